import type { Army } from '../../engine/army.ts'
import type { Roster } from '../../engine/roster.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import type { LineReading } from '../../engine/text/text-form.ts'
import { validate } from '../../engine/validate.ts'
import { figure } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { CheckedFinding, CheckedLine, CheckedList } from './checked-list.ts'
import type { EventRules } from './event-rules.ts'
import { listKey, unitsKey } from './list-key.ts'
import type { CheckPiece } from './pieces.ts'

/** A finding of the checker's own, which is a note unless it is made more. */
export const note = (rule: string, message: string): CheckedFinding => ({
  rule,
  severity: 'note',
  citation: '',
  message,
  units: [],
  lines: [],
})

/** The lines of a text that nothing was read from. */
export const plainLines = (text: string): readonly CheckedLine[] =>
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
  judgedBy: '',
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
  round: [],
  key: '',
  unitsKey: '',
  roster: null,
}

/** A piece that holds no list, with the reason. */
export function unreadable(
  { source, player }: Pick<CheckPiece, 'source' | 'player'>,
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

/** The line that a unit stands in. */
export type UnitLine = Pick<LineReading, 'unit' | 'line'>

/** Which lines are about the units of a finding: of each unit its own, the first. */
function linesAbout(
  { at, units }: Finding,
  army: Army,
  readings: readonly UnitLine[],
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
  const message = t('{army} is an army of Legends; this event has none.', { army: army.name })
  return [{ ...note('event-legends', message), severity: 'error', citation: t('Event') }]
}

/** An army, and what the rules of its game and of the event say of it. */
export interface Judged {
  readonly army: Army
  readonly findings: readonly CheckedFinding[]
}

/** What the rules of the game and of the event say of a roster. `readings` say which lines its units stand in. */
export function judged(
  system: System,
  roster: Roster,
  data: unknown,
  rules: EventRules,
  readings: readonly UnitLine[],
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
  const event = rules.legends === false ? ofLegends(system, roster, data) : []
  return { army, findings: [...event, ...own] }
}

type Facts = Omit<
  CheckedList,
  | 'source'
  | 'player'
  | 'verdict'
  | 'findings'
  | 'unread'
  | 'round'
  | 'lines'
  | 'format'
  | 'stated'
  | 'misstated'
>

/** What the table says of a list besides what is found. */
export function factsOf(system: System, army: Army): Facts {
  const drops = army.tallies.find(({ id }) => id === 'drops')
  const [tally] = army.tallies
  const paid = army.slots.filter(({ counts }) => counts !== '')
  return {
    name: army.roster.name,
    system: system.id,
    game: system.words.tagGame,
    faction: army.title,
    seal: { top: system.words.shortGame, bottom: army.season.short },
    judgedBy: [
      army.season.name,
      ...(army.prices ? [t('points {version}', { version: army.prices.name })] : []),
    ].join(', '),
    points: army.points,
    limit: army.limit,
    drops: drops?.value ?? null,
    chosen: paid.flatMap(({ picks }) => picks.map(({ name }) => name)),
    tally: tally ? `${figure(tally.value)} ${tally.label}` : '',
    units: army.units.size,
    key: listKey(army.roster),
    unitsKey: unitsKey(army.roster),
    roster: army.roster,
  }
}
