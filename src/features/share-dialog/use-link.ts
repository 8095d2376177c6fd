import { useEffect, useState } from 'react'
import { useHref } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { loadFor } from '../../library/books.ts'
import { encodeLink } from '../../share/link.ts'

/** The link of a list: on its way, made, or why there is none. `payload` counts the characters after the `#`. */
export type ListLink =
  | { readonly state: 'making' }
  | { readonly state: 'made'; readonly address: string; readonly payload: number }
  | { readonly state: 'failed'; readonly problem: string }

async function makeLink(roster: Roster, page: string): Promise<ListLink> {
  try {
    const written = await encodeLink(roster, await loadFor(roster))
    if (!written.ok) return { state: 'failed', problem: written.problem }
    const address = new URL(`${page}#${written.fragment}`, window.location.href).href
    return { state: 'made', address, payload: written.fragment.length }
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'The link could not be made.'
    return { state: 'failed', problem }
  }
}

/** Makes the link of a list as it is now. */
export function useLink(roster: Roster): ListLink {
  const page = useHref('/shared')
  const [link, setLink] = useState<ListLink>({ state: 'making' })
  useEffect(() => {
    let current = true
    const make = async () => {
      const made = await makeLink(roster, page)
      if (current) setLink(made)
    }
    void make()
    return () => {
      current = false
    }
  }, [roster, page])
  return link
}
