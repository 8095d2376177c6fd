import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { loadBase, loadFor, loadRegistry } from '../library/books.ts'
import { openLink, type LinkLoaders, type OpenedLink } from '../share/link.ts'
import { t } from '../text/t.ts'
import { readRoster } from './read-roster.ts'

const loaders: LinkLoaders = { base: loadBase, forRoster: loadFor, registry: loadRegistry }

/** A link on its way: `opening`, then what could be read of it. */
export type LinkState = OpenedLink | { readonly state: 'opening' }

const OPENING: LinkState = { state: 'opening' }

/** What is known of each link that this visit opened. */
const states = new Map<string, LinkState>()

/** Counts links read, so that screens look again. */
const arrivals = createStore(() => ({ count: 0 }))

/** Opens a link and passes what it gives through the one gate for rosters. */
async function openChecked(fragment: string): Promise<OpenedLink> {
  const opened = await openLink(fragment, loaders)
  if (opened.state === 'none') return opened
  const read = readRoster(opened.roster)
  if (read.ok) return { ...opened, roster: read.roster }
  const problem = t('The link can be read, but it makes no list. {problem}', {
    problem: read.problem,
  })
  return { state: 'none', problem }
}

function stateOf(fragment: string): LinkState {
  const known = states.get(fragment)
  if (known) return known
  states.set(fragment, OPENING)
  void openInto(fragment)
  return OPENING
}

async function openInto(fragment: string): Promise<void> {
  states.set(fragment, await openChecked(fragment))
  arrivals.setState(({ count }) => ({ count: count + 1 }))
}

/** What the part of a link after the `#` holds, once it is read. */
export function useOpenedLink(fragment: string): LinkState {
  return useStore(arrivals, () => stateOf(fragment))
}

/** Reads a link again, for data that did not come the first time. */
export function openAgain(fragment: string): void {
  states.delete(fragment)
  arrivals.setState(({ count }) => ({ count: count + 1 }))
}
