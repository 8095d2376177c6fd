import { useState } from 'react'

import type { Roster } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { qrCode } from '../../ui/qr-code.ts'
import { QrPicture } from '../../ui/qr-picture.tsx'
import { copyText } from './copy-text.ts'
import { useLink, type ListLink } from './use-link.ts'

interface LinkTabProps {
  readonly roster: Roster
  /** Something to be read out. */
  readonly onSaid: (text: string) => void
  /** Something that went wrong, or null. */
  readonly onProblem: (text: string | null) => void
}

/** The link of a list: to copy, to send, to point a camera at. */
export function LinkTab({ roster, onSaid, onProblem }: LinkTabProps) {
  const link = useLink(roster)
  return (
    <div className="sharing">
      {link.state === 'making' && <p role="status">{t('Making the link')}</p>}
      {link.state === 'failed' && (
        <p className="t-body" role="alert">
          {link.problem}
        </p>
      )}
      {link.state === 'made' && <LinkPart {...{ roster, link, onSaid, onProblem }} />}
      <p className="t-small">
        {t(
          'The link holds the whole list, notes included. Nothing is stored on a server: who opens it sees the list as it is now, checked again on their side.',
        )}
      </p>
    </div>
  )
}

type MadeLink = Extract<ListLink, { state: 'made' }>

interface LinkPartProps extends LinkTabProps {
  readonly link: MadeLink
}

function LinkPart({ roster, link, onSaid, onProblem }: LinkPartProps) {
  const { address, payload } = link
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const copy = async () => {
    const done = await copyText(address)
    setCopied(done ? 'yes' : 'no')
    onSaid(done ? t('Link copied') : '')
  }
  return (
    <>
      <TextField
        label={t('Link')}
        readOnly
        value={address}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={t('The list itself takes {count, number} characters of it.', { count: payload })}
        error={
          copied === 'no' ? t('It could not be copied. Select the link and copy it.') : undefined
        }
      />
      <div className="sharing__acts">
        <Button variant="go" icon={copied === 'yes' ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied === 'yes' ? t('Link copied') : t('Copy link')}
        </Button>
        <DeviceShare title={roster.name} address={address} onProblem={onProblem} />
      </div>
      <QrPart address={address} />
    </>
  )
}

interface DeviceShareProps {
  readonly title: string
  readonly address: string
  readonly onProblem: (text: string) => void
}

/** The device's own way to hand something on, where it has one. */
function DeviceShare({ title, address, onProblem }: DeviceShareProps) {
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, url: address })
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError'
      if (!dismissed) onProblem(t('Sharing did not work. Copy the link instead.'))
    }
  }
  return (
    <Button icon="share" onClick={() => void share()}>
      {t('Send with')}
    </Button>
  )
}

function QrPart({ address }: { readonly address: string }) {
  const code = qrCode(address)
  if (!code) {
    return (
      <p className="t-small">
        {t('Too long for a QR code; shorter notes would make one possible.')}
      </p>
    )
  }
  return (
    <figure className="sharing__qr">
      <QrPicture code={code} label={t('QR code of the link')} />
      <figcaption className="t-small">{t('Point a camera here to open the list.')}</figcaption>
    </figure>
  )
}
