import type { Army, ArmyUnit } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Finding } from '../../engine/rule.ts'
import { nameOfGone } from '../../engine/wording.ts'
import { date, language, t } from '../../text/t.ts'
import { splitSentence } from './split-sentence.ts'

/** `1 fault`, `3 faults` */
export const faultWords = (count: number): string =>
  t('{count, plural, one {# fault} other {# faults}}', { count })

/** A name or label in the middle of a sentence: `Stratagems` as `stratagems` in English; German keeps its capitals. */
export const lowered = (text: string): string => (language() === 'en' ? text.toLowerCase() : text)

/** `INFANTRY` as a chip writes it: `Infantry`. */
export const titleCase = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())

/** Points left, or by how much the list is over: `230 left`, `40 over`. */
export const leftWords = (army: Army): string => {
  const left = army.limit - army.points
  return left < 0
    ? t('{points, number} over', { points: -left })
    : t('{points, number} left', { points: left })
}

export const faultsOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'error')

/** How many faults are shown: what is missing from a list without units is none yet. */
export const faultsShown = (army: Army, findings: readonly Finding[]): number =>
  army.units.size === 0 ? 0 : faultsOf(findings).length

const isLike = (a: Finding) => (b: Finding) =>
  a.rule === b.rule && JSON.stringify(a.at) === JSON.stringify(b.at)

/** The first sentence of the first fault that was not there `before`; empty where there is none. */
function newFault(army: Army, findings: readonly Finding[], before: readonly Finding[]): string {
  if (army.units.size === 0) return ''
  const fault = faultsOf(findings).find((one) => !faultsOf(before).some(isLike(one)))
  return fault ? splitSentence(fault.say).first : ''
}

/** What the live region says after a change: the total, the verdict, and the fault that came with it. */
export function announcement(
  army: Army,
  findings: readonly Finding[],
  before: readonly Finding[] = findings,
): string {
  const fault = newFault(army, findings, before)
  return [totalWords(army, findings), fault && t('New: {fault}', { fault })]
    .filter(Boolean)
    .join(' ')
}

function totalWords(army: Army, findings: readonly Finding[]): string {
  const faults = faultsShown(army, findings)
  const { points, limit } = army
  const verdict = army.units.size === 0 ? 'none' : faults === 0 ? 'ok' : 'bad'
  return t(
    '{points, number} of {limit, number} points, {over, select, yes {{rest, number} over} other {{rest, number} left}}. {verdict, select, none {Nothing to check yet} ok {In order} other {{faults, plural, one {# fault} other {# faults}}}}.',
    {
      points,
      limit,
      over: points > limit ? 'yes' : 'no',
      rest: Math.abs(limit - points),
      verdict,
      faults,
    },
  )
}

/** A unit's name as its owner calls it. */
export const unitTitle = (unit: ArmyUnit): string => unit.roster.nickname || unit.name

/** The toast after an edit that takes something away, or null when the edit needs none. `said`: what the edit does. */
export function lossWords(army: Army, edit: Edit, said: string): string | null {
  if (edit.kind === 'remove-unit') {
    const unit = army.units.get(edit.unit)
    return unit ? t('Removed {name}.', { name: unit.name }) : null
  }
  if (edit.kind === 'remove-group') {
    const group = army.groups.find(({ id }) => id === edit.group)
    return group ? t('Removed {name}.', { name: nameOfGone(group) }) : null
  }
  if (edit.kind === 'set-army') return t('The list is of another army now.')
  if (edit.kind !== 'all') return null
  // what is added in the same step is a move, nothing is lost by it
  if (edit.edits.some(({ kind }) => kind === 'add-unit' || kind === 'add-group')) return null
  if (losesWargear(army, edit.edits)) return `${said}.`
  return (
    edit.edits.map((part) => lossWords(army, part, said)).find((words) => words !== null) ?? null
  )
}

/** Whether other models take wargear away. */
function losesWargear(army: Army, edits: readonly Edit[]): boolean {
  return (
    edits[0]?.kind === 'set-models' &&
    edits.some(
      (edit) =>
        edit.kind === 'set-wargear' &&
        edit.count < (army.units.get(edit.unit)?.roster.wargear[edit.item] ?? 0),
    )
  )
}

/** `2027-06-01` as a mark has room for it: `June 27`. */
export function shortDate(iso: string): string {
  const [year = '', month = '1'] = iso.split('-')
  return date(new Date(Number(year), Number(month) - 1, 1), { month: 'long', year: '2-digit' })
}
