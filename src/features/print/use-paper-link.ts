import { useEffect, useState } from 'react'
import { useHref } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import { qrCode } from '../../ui/qr-code.ts'
import type { PaperLink } from './paper-source.ts'

/** The code of a list: on its way, made, or why there is none. */
export type PaperLinkState =
  | { readonly state: 'off' | 'making' }
  | { readonly state: 'made'; readonly link: PaperLink }
  | { readonly state: 'failed'; readonly problem: string }

interface Made {
  readonly roster: Roster
  readonly link: PaperLinkState
}

async function codeOf(roster: Roster, page: string): Promise<PaperLinkState> {
  const { makeListLink } = await import('../../share/list-link.ts')
  const made = await makeListLink(roster, page)
  if (made.state === 'failed') return made
  const code = qrCode(made.address)
  if (!code) return { state: 'failed', problem: t('The list is too long for a QR code.') }
  return { state: 'made', link: { code, host: window.location.host } }
}

/** Makes the QR code of a list as it is now, where it is wanted. */
export function usePaperLink(roster: Roster, wanted: boolean): PaperLinkState {
  const page = useHref('/shared')
  const [made, setMade] = useState<Made | null>(null)
  useEffect(() => {
    if (!wanted) return undefined
    let current = true
    const make = async () => {
      const link = await codeOf(roster, page).catch((): PaperLinkState => ({
        state: 'failed',
        problem: t('The QR code could not be made.'),
      }))
      if (current) setMade({ roster, link })
    }
    void make()
    return () => {
      current = false
    }
  }, [roster, page, wanted])
  if (!wanted) return { state: 'off' }
  return made?.roster === roster ? made.link : { state: 'making' }
}
