import type { Id, Roster } from '../../engine/roster.ts'
import { readPortable } from '../portable.ts'
import type { FoundFormat, PastedList } from '../text/lists-in.ts'
import { readText, type TextList } from '../text/read-text.ts'

/** Where the data of the games comes from; what it has loaded it keeps. */
export interface CheckLibrary {
  /** What every list of a game needs; for a game that nobody knows anything at all. */
  readonly base: (system: Id) => Promise<unknown>
  /** All that resolving this roster needs. */
  readonly full: (roster: Roster) => Promise<unknown>
  /** The registry that explains the numbers of links. */
  readonly registry: (system: Id) => Promise<readonly string[]>
  /** The one gate for rosters from outside. */
  readonly gate: (roster: unknown) => Gated
}

/** A roster that is fit to be judged, or what is wrong with it. */
export type Gated =
  | { readonly ok: true; readonly roster: Roster }
  | { readonly ok: false; readonly problem: string }

/** Data did not arrive: no list can be blamed for it, and another try may help. */
export class NoData extends Error {}

interface WithData<Read> {
  readonly read: Read
  readonly data: unknown
}

/** A book can bring names of units whose own books are still to come: so a list is read again until nothing new arrives. */
const mostTimes = 3

async function untilStable<Read>(
  library: CheckLibrary,
  system: Id,
  readWith: (data: unknown) => Read,
  rosterOf: (read: Read) => Roster | null,
): Promise<WithData<Read>> {
  let data = await library.base(system)
  let read = readWith(data)
  for (let times = 0; times < mostTimes; times += 1) {
    const roster = rosterOf(read)
    const loaded = roster ? await library.full(roster) : data
    if (loaded === data) break
    data = loaded
    read = readWith(data)
  }
  return { read, data }
}

/** Reads a list of a paste or roster file with all the data that its names need. */
export async function readPasted(
  { lines }: PastedList,
  found: FoundFormat,
  library: CheckLibrary,
): Promise<WithData<TextList>> {
  return await untilStable(
    library,
    found.form.system,
    (data) => readText(lines, found, data),
    ({ roster }) => roster,
  )
}

/** The same for a list in the portable form. */
export async function readPortableText(text: string, library: CheckLibrary) {
  const game = /"game"\s*:\s*"([^"]{1,40})"/.exec(text)?.[1] ?? ''
  return await untilStable(
    library,
    game,
    (data) => readPortable(text, data),
    (read) => (read.ok ? read.roster : null),
  )
}
