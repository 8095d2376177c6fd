import type { Army } from '../engine/army.ts'
import type { Id, Roster } from '../engine/roster.ts'
import type { Finding } from '../engine/rule.ts'
import type { ArmyChoice, System } from '../engine/system.ts'
import { withProseRead } from '../engine/text/prose-round.ts'
import type { TextAnswers } from '../engine/text/text-form.ts'
import { loadBase, loadFor } from '../library/books.ts'
import { linePrices, type LinePrice } from '../share/text/line-prices.ts'
import type { FoundFormat } from '../share/text/lists-in.ts'
import { readText, type TextList } from '../share/text/read-text.ts'
import { explainStated, type StatedReport } from '../share/text/stated.ts'
import { textForms } from '../systems/text-forms.ts'
import { readyArmy } from './army-state.ts'
import { errorWords } from './error-words.ts'
import type { ListSource } from './pasted-pieces.ts'
import { readRoster } from './read-roster.ts'

/** What the owner says of one line: words to take instead, empty to leave it out. */
export interface LineAnswer {
  readonly words: string
  /** Names that were on offer when it was answered, so that another can still be taken. */
  readonly offered: readonly string[]
}

/** What the owner says of a list, where the text does not, or says it in other words. */
export interface ImportAnswers {
  readonly lines: ReadonlyMap<number, LineAnswer>
  readonly faction: Id | null
  /** Game and format, `game/format`; null for the one that its grammar shows. */
  readonly format: string | null
  /** Points version; null for the list's own. */
  readonly prices: Id | null
}

/** A pasted list read and judged. */
export interface ReadyPasted {
  readonly state: 'ready'
  readonly list: TextList
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
  readonly stated: StatedReport
  /** Whether totals were worked out in every points version: where the printed one is another, or one was asked for. */
  readonly versions: boolean
  readonly prices: ReadonlyMap<number, LinePrice>
  readonly armies: readonly ArmyChoice[]
  /** All that can be named in a list of this army; worked out when asked for. */
  readonly names: () => readonly string[]
}

/** `none`: no format fits, perhaps as the line ends got lost. `failed`: why there is no list, in a sentence. */
export type PastedRead =
  | ReadyPasted
  | { readonly state: 'none'; readonly inOneLine: boolean }
  | { readonly state: 'failed'; readonly problem: string }

/** Nothing said: the list is taken as it stands. */
export const nothingSaid: ImportAnswers = {
  lines: new Map(),
  faction: null,
  format: null,
  prices: null,
}

/** The formats that a text can be read in, with their games, for those who know better than its grammar shows. */
export const allFormats: readonly { readonly id: string; readonly game: Id; name: string }[] =
  textForms.flatMap(({ system, formats }) =>
    formats.map(({ id, name }) => ({ id: `${system}/${id}`, game: system, name })),
  )

function formatNamed(id: string | null): FoundFormat | null {
  for (const form of textForms) {
    const format = form.formats.find((one) => `${form.system}/${one.id}` === id)
    if (format) return { form, format }
  }
  return null
}

/** The game that a list is read for; null where nobody knows. */
export function gameOf({ pasted }: ListSource, { format }: ImportAnswers): Id | null {
  return (formatNamed(format) ?? pasted.found)?.form.system ?? null
}

/** So long is no line of a list. */
const longestLine = 300

/** Whether a text can be a list all of whose lines are one, as some forms make it. */
function isInOneLine(lines: TextList['lines']): boolean {
  const written = lines.filter(({ text }) => text !== '')
  return written.length < 3 && written.some(({ text }) => text.length > longestLine)
}

/** Reads one list with the answers of its owner, loads the data that its names need, and judges it. Never throws. */
export async function readPasted(
  { pasted }: ListSource,
  answers: ImportAnswers,
): Promise<PastedRead> {
  const found = formatNamed(answers.format) ?? pasted.found
  if (!found) return { state: 'none', inOneLine: isInOneLine(pasted.lines) }
  try {
    return await judged(await readStable(pasted.lines, found, answers), answers.prices)
  } catch (error) {
    return { state: 'failed', problem: errorWords(error) }
  }
}

/** A book can bring names of units whose own books are still to come: so it is read again until nothing more comes. */
async function readStable(
  lines: TextList['lines'],
  found: FoundFormat,
  { lines: answered, faction }: ImportAnswers,
): Promise<TextList> {
  const words = [...answered].map(([line, answer]): [number, string] => [line, answer.words])
  const answers: TextAnswers = { lines: new Map(words), faction }
  let data: unknown = await loadBase(found.form.system)
  let list = readText(lines, found, data, answers)
  for (let times = 0; times < 3; times += 1) {
    const loaded = await loadFor(list.roster)
    if (loaded === data) break
    data = loaded
    list = readText(lines, found, data, answers)
  }
  return withProseRead(list)
}

async function judged(read: TextList, prices: Id | null): Promise<PastedRead> {
  const kept = readRoster(prices === null ? read.roster : { ...read.roster, prices })
  if (!kept.ok) return { state: 'failed', problem: kept.problem }
  const { roster } = kept
  const list = { ...read, roster }
  const own = await loadFor(roster)
  const { army, findings, system } = readyArmy(roster, own)
  const asked = read.stated !== null && (prices !== null || read.stated !== army.points)
  const data = asked ? await withPrices(system, roster) : own
  return {
    state: 'ready',
    list,
    army,
    findings,
    system,
    stated: explainStated(list, system, data),
    versions: asked,
    prices: linePrices(list, army),
    armies: system.armies(own),
    names: () => namesOf(system, own, roster),
  }
}

/** The data with the prices of every version: which of them a printed total is of, only all of them can tell. */
async function withPrices(system: System, roster: Roster): Promise<unknown> {
  let data = await loadFor(roster)
  for (const { id } of system.priceBooks(data)) data = await loadFor({ ...roster, prices: id })
  return data
}

function namesOf(system: System, data: unknown, { faction, variant }: Roster): readonly string[] {
  const { units, sections } = system.reference(data, faction, variant)
  const entries = sections.flatMap((section) => section.entries.map(({ name }) => name))
  return [...new Set([...units.map(({ profile }) => profile.name), ...entries])].toSorted()
}
