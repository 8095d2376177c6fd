import type { Army } from '../../engine/army.ts'
import type { Roster } from '../../engine/roster.ts'
import { linesOf } from '../../engine/text/lines-of.ts'
import { systemOf } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { openLink } from '../link.ts'
import { formatOf } from '../text/lists-in.ts'
import { readText } from '../text/read-text.ts'
import { exportsFor, writeList } from '../text/write.ts'
import {
  type CheckedFinding,
  type CheckedLine,
  type CheckedList,
  inOrderOfWeight,
  verdictOf,
} from './checked-list.ts'
import { type EventRules, underRules } from './event-rules.ts'
import { factsOf, judged, note, plainLines, type UnitLine, unreadable } from './judge-list.ts'
import type { CheckPiece } from './pieces.ts'
import { type CheckLibrary, readPortableText } from './read-piece.ts'

/** A piece whose list is no text to be read line by line. */
export type RosterPiece = Extract<CheckPiece, { readonly kind: 'portable' | 'stored' | 'link' }>

/** A roster taken out of a piece, with what is to be said of how it came; or why there is none. */
type Taken =
  | { readonly roster: Roster; readonly format: string; readonly said: readonly CheckedFinding[] }
  | { readonly problem: string }

async function takePortable(text: string, library: CheckLibrary): Promise<Taken> {
  const { read } = await readPortableText(text, library)
  if (!read.ok) {
    const why = read.where === '' ? read.problem : `${read.problem} (${read.where})`
    return { problem: t('Not read: {why}.', { why }) }
  }
  const said = read.notes.map((one) => note('portable', one))
  return { roster: read.roster, format: 'Muster JSON', said }
}

async function takeLink(fragment: string, library: CheckLibrary): Promise<Taken> {
  const { base, full: forRoster, registry } = library
  const opened = await openLink(fragment, { base, forRoster, registry })
  if (opened.state === 'none') return { problem: opened.problem }
  const gated = library.gate(opened.roster)
  if (!gated.ok) {
    return {
      problem: t('The link can be read, but it makes no list. {problem}', {
        problem: gated.problem,
      }),
    }
  }
  const damage = opened.state === 'part' ? [note('link', opened.problem)] : []
  const said = [
    ...damage.map((one): CheckedFinding => ({ ...one, severity: 'warning' })),
    ...opened.notes.map((one) => note('link', one)),
  ]
  return { roster: gated.roster, format: 'Muster link', said }
}

function takeStored(stored: unknown, library: CheckLibrary): Taken {
  const gated = library.gate(stored)
  if (!gated.ok) return { problem: t('Not read: {problem}', { problem: gated.problem }) }
  return { roster: gated.roster, format: 'Muster list', said: [] }
}

function take(piece: RosterPiece, library: CheckLibrary): Promise<Taken> | Taken {
  if (piece.kind === 'portable') return takePortable(piece.text, library)
  if (piece.kind === 'link') return takeLink(piece.fragment, library)
  return takeStored(piece.roster, library)
}

interface Shown {
  readonly lines: readonly CheckedLine[]
  readonly units: readonly UnitLine[]
}

/**
 * The list as a text to show its findings beside, and where in it each unit stands: it is written as apps write lists and read
 * again, and units are told by their order.
 */
async function shownAs(army: Army, data: unknown): Promise<Shown> {
  const [way] = exportsFor(army).filter(({ text }) => text)
  const written = way ? await writeList(army, way.id, { faults: false }) : ''
  const text = typeof written === 'string' ? written : ''
  const lines = linesOf(text)
  const found = formatOf(lines)
  const read = found ? readText(lines, found, data) : null
  const own = army.roster.groups.flatMap(({ units }) => units)
  const again = read?.roster.groups.flatMap(({ units }) => units) ?? []
  const alike = own.length === again.length && own.every(({ unit }, at) => unit === again[at]?.unit)
  const units = (alike ? own : []).flatMap(({ id }, at) => {
    const line = read?.readings.find(({ unit }) => unit === again[at]?.id)?.line
    return line === undefined ? [] : [{ unit: id, line }]
  })
  return { lines: plainLines(text), units }
}

/** Reads and judges a list that came as data: a file or link of Muster's own. */
export async function checkRoster(
  piece: RosterPiece,
  rules: EventRules,
  library: CheckLibrary,
): Promise<CheckedList> {
  const taken = await take(piece, library)
  const { besides } = piece.kind === 'link' ? piece : { besides: [] }
  const round = besides.map((text): CheckedLine => ({
    text: text.slice(0, 500),
    status: 'unread',
    as: '',
  }))
  if ('problem' in taken) {
    const source = piece.kind === 'stored' ? '' : piece.text
    return unreadable(piece, taken.problem, [...round, ...plainLines(source)])
  }
  const system = systemOf(taken.roster.system)
  if (!system) return unreadable(piece, t('Its game is not known here.'), round)
  const roster = underRules(taken.roster, rules)
  const data = await library.full(roster)
  const army = system.resolve(roster, data)
  const { lines, units } = await shownAs(army, data)
  const above = round.length
  const places = units.map(({ unit, line }) => ({ unit, line: line + above }))
  const { findings } = judged(system, roster, data, rules, places)
  const all = inOrderOfWeight([...findings, ...taken.said])
  return {
    ...factsOf(system, army),
    source: piece.source,
    player: piece.player,
    format: taken.format,
    stated: null,
    misstated: null,
    verdict: verdictOf(all),
    findings: all,
    unread: round.map((_, at) => at),
    round: [],
    lines: [...round, ...lines],
  }
}
