import type { Army } from '../../engine/army.ts'
import type { Roster } from '../../engine/roster.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import type { LineReading } from '../../engine/text/text-form.ts'
import { validate } from '../../engine/validate.ts'
import { counted, figure } from '../../engine/wording.ts'
import { systemOf } from '../../systems/index.ts'
import type { PastedList } from '../text/lists-in.ts'
import type { TextList } from '../text/read-text.ts'
import { explainStated } from '../text/stated.ts'
import {
  type CheckedFinding,
  type CheckedLine,
  type CheckedList,
  inOrderOfWeight,
  verdictOf,
} from './checked-list.ts'
import { type EventRules, underRules } from './event-rules.ts'
import { playerIn, withName } from './headings.ts'
import { checkedLines, lineFindings } from './line-findings.ts'
import { listKey } from './list-key.ts'
import type { CheckPiece } from './pieces.ts'
import { type CheckLibrary, readPasted, readPortableText } from './read-piece.ts'

const note = (rule: string, message: string): CheckedFinding => ({
  rule,
  severity: 'note',
  citation: '',
  message,
  units: [],
  lines: [],
})

const plainLines = (text: string): readonly CheckedLine[] =>
  text.split('\n', 2000).map((line) => ({
    text: line.slice(0, 500),
    status: line.trim() === '' ? 'blank' : 'layout',
    as: '',
  }))

/** All that is said of a list, where there is none. */
const nothing: Omit<CheckedList, 'source' | 'player' | 'findings' | 'lines'> = {
  name: '',
  system: '',
  game: '',
  faction: '',
  seal: { top: '', bottom: '' },
  format: '',
  points: null,
  limit: null,
  stated: null,
  misstated: null,
  drops: null,
  chosen: [],
  tally: '',
  units: 0,
  verdict: 'unreadable',
  unread: [],
  key: '',
  roster: null,
}

/** A piece that holds no list, with the reason. */
function unreadable(
  { source, player }: CheckPiece,
  problem: string,
  lines: readonly CheckedLine[],
): CheckedList {
  const finding: CheckedFinding = { ...note('unreadable', problem), severity: 'warning' }
  return {
    ...nothing,
    source,
    player,
    findings: [finding],
    lines,
  }
}

/** Which lines are about the units of a finding: of each unit its own, the first. */
function linesAbout(
  { at, units }: Finding,
  army: Army,
  readings: readonly LineReading[],
): readonly number[] {
  const group = at.group === undefined ? undefined : army.groups.find(({ id }) => id === at.group)
  const named = [...units, ...(at.unit === undefined ? [] : [at.unit])]
  const ids = named.length > 0 ? named : (group?.units.map(({ id }) => id) ?? [])
  const lines = ids.flatMap((id) => readings.find(({ unit }) => unit === id)?.line ?? [])
  return [...new Set(lines)].toSorted((a, b) => a - b)
}

/** An army that is of Legends as a whole keeps the game's own rules; an event without Legends has no place for it. */
function ofLegends(system: System, roster: Roster, data: unknown): readonly CheckedFinding[] {
  const army = system
    .armies(data)
    .find(({ faction, variant }) => faction === roster.faction && variant === roster.variant)
  if (roster.legends || !army?.legends) return []
  const message = `${army.name} is an army of Legends; this event has none.`
  return [{ ...note('event-legends', message), severity: 'error', citation: 'Event' }]
}

interface Judged {
  readonly army: Army
  readonly findings: readonly CheckedFinding[]
}

/** What the rules of the game say of a list. */
function judged(
  system: System,
  roster: Roster,
  data: unknown,
  readings: readonly LineReading[],
): Judged {
  const army = system.resolve(roster, data)
  const own = validate(system, army).map((finding) => ({
    rule: finding.rule,
    severity: finding.severity,
    citation: finding.citation,
    message: finding.say,
    units: finding.units.map((id) => army.units.get(id)?.name ?? id),
    lines: linesAbout(finding, army, readings),
  }))
  return { army, findings: own }
}

type Facts = Omit<
  CheckedList,
  | 'source'
  | 'player'
  | 'verdict'
  | 'findings'
  | 'unread'
  | 'lines'
  | 'format'
  | 'stated'
  | 'misstated'
>

function factsOf(system: System, army: Army): Facts {
  const drops = army.tallies.find(({ id }) => id === 'drops')
  const [tally] = army.tallies
  const paid = army.slots.filter(({ counts }) => counts !== '')
  return {
    name: army.roster.name,
    system: system.id,
    game: system.words.tagGame,
    faction: army.title,
    seal: { top: system.words.shortGame, bottom: army.season.short },
    points: army.points,
    limit: army.limit,
    drops: drops?.value ?? null,
    chosen: paid.flatMap(({ picks }) => picks.map(({ name }) => name)),
    tally: tally ? counted(tally.value, tally.label, tally.label) : '',
    units: army.units.size,
    key: listKey(army.roster),
    roster: army.roster,
  }
}

/** What is to be said of a printed total that is not ours, with the reasons. Needs the prices of all versions. */
async function statedFinding(
  list: TextList,
  system: System,
  army: Army,
  library: CheckLibrary,
): Promise<CheckedFinding> {
  const { roster } = army
  let data = await library.full(roster)
  for (const { id } of system.priceBooks(data)) data = await library.full({ ...roster, prices: id })
  const { reasons } = explainStated({ ...list, roster }, system, data)
  const say = `The text says ${counted(list.stated ?? 0, 'point')}; the list costs ${figure(army.points)}.`
  return {
    ...note('stated', [say, ...reasons.slice(0, 3).map((reason) => reason.say)].join(' ')),
    severity: 'warning',
    citation: 'Printed total',
  }
}

const isNotEmpty = ({ text }: { readonly text: string }) => text.trim() !== ''

async function checkPasted(
  piece: CheckPiece,
  pasted: PastedList,
  rules: EventRules,
  library: CheckLibrary,
): Promise<CheckedList> {
  const { lines, found, times } = pasted
  const plain = lines.map(({ raw }) => raw).join('\n')
  const count = counted(lines.filter(isNotEmpty).length, 'line')
  if (!found) return unreadable(piece, `There is no list in ${count}.`, plainLines(plain))
  const { read: plainRead, data } = await readPasted(pasted, found, library)
  const name = piece.player === '' ? playerIn(plainRead) : null
  const read = name === null ? plainRead : withName(plainRead, name.line)
  const system = systemOf(found.form.system)
  if (!system || read.roster.groups.every(({ units }) => units.length === 0)) {
    return unreadable(piece, `There is no unit in ${count}.`, plainLines(plain))
  }
  const roster = underRules(read.roster, rules)
  const whole = roster.prices === read.roster.prices ? data : await library.full(roster)
  const { army, findings } = judged(system, roster, whole, read.readings)
  const event = rules.legends === false ? ofLegends(system, roster, whole) : []
  const differs = read.stated !== null && read.stated !== army.points
  const all = inOrderOfWeight([
    ...event,
    ...findings,
    ...(differs ? [await statedFinding(read, system, army, library)] : []),
    ...lineFindings(read),
    ...(times > 1 ? [note('twice', `The text has this list ${times} times.`)] : []),
    ...read.remarks.map((remark) => note('remark', remark)),
  ])
  return {
    ...factsOf(system, army),
    source: piece.source,
    player: piece.player || (name?.words ?? ''),
    format: read.formatName,
    stated: read.stated,
    misstated: differs && read.stated !== null ? read.stated - army.points : null,
    verdict: verdictOf(all),
    findings: all,
    unread: read.readings.flatMap(({ status, line }) => (status === 'unread' ? [line] : [])),
    lines: checkedLines(read),
  }
}

async function checkPortable(
  piece: CheckPiece,
  text: string,
  rules: EventRules,
  library: CheckLibrary,
): Promise<CheckedList> {
  const { read } = await readPortableText(text, library)
  if (!read.ok) {
    const where = read.where === '' ? '' : ` (${read.where})`
    return unreadable(piece, `Not read: ${read.problem}${where}.`, plainLines(text))
  }
  const system = systemOf(read.roster.system)
  if (!system) return unreadable(piece, 'Its game is not known here.', plainLines(text))
  const roster = underRules(read.roster, rules)
  const data = await library.full(roster)
  const { army, findings } = judged(system, roster, data, [])
  const event = rules.legends === false ? ofLegends(system, roster, data) : []
  const all = inOrderOfWeight([
    ...event,
    ...findings,
    ...read.notes.map((one) => note('portable', one)),
  ])
  return {
    ...factsOf(system, army),
    source: piece.source,
    player: piece.player,
    format: 'Muster JSON',
    stated: null,
    misstated: null,
    verdict: verdictOf(all),
    findings: all,
    unread: [],
    lines: plainLines(text),
  }
}

/**
 * Reads one list and judges it under the rules of an event. Never throws: what cannot be read, or what goes wrong on the way,
 * comes back as unreadable with the reason.
 */
export async function checkPiece(
  piece: CheckPiece,
  rules: EventRules,
  library: CheckLibrary,
): Promise<CheckedList> {
  try {
    if (piece.kind === 'refused') return unreadable(piece, piece.problem, plainLines(piece.text))
    if (piece.kind === 'portable') return await checkPortable(piece, piece.text, rules, library)
    return await checkPasted(piece, piece.list, rules, library)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return unreadable(piece, problem, [])
  }
}
