import { useEffect, useState } from 'react'
import { useHref } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { makeListLink, type MadeLink } from '../../share/list-link.ts'

/** The link of a list: on its way, made, or why there is none. */
export type ListLink = { readonly state: 'making' } | MadeLink

/** Makes the link of a list as it is now. */
export function useLink(roster: Roster): ListLink {
  const page = useHref('/shared')
  const [link, setLink] = useState<ListLink>({ state: 'making' })
  useEffect(() => {
    let current = true
    const make = async () => {
      const made = await makeListLink(roster, page)
      if (current) setLink(made)
    }
    void make()
    return () => {
      current = false
    }
  }, [roster, page])
  return link
}
