import type { Roster } from '../engine/roster.ts'

const formers = new WeakMap<Roster, Roster>()

/** Takes note that `next` came out of `former` by an edit, so that a screen can go on showing the one while it loads the other. */
export function follow(next: Roster, former: Roster): void {
  if (next !== former && formerOf(former) !== next) formers.set(next, former)
}

/** The roster that this one was made from in this visit. */
export function formerOf(roster: Roster): Roster | null {
  return formers.get(roster) ?? null
}
