import type { Army, ArmyUnit } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Finding } from '../../engine/rule.ts'
import { nameOfGone } from '../../engine/wording.ts'
import { numberText } from '../../ui/number-text.ts'

/** `1 fault`, `3 faults` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`

/** `INFANTRY` as a chip writes it: `Infantry`. */
export const titleCase = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())

/** `general` as a tag or a button writes it. */
export const markName = (mark: Id): string => titleCase(mark.replaceAll('-', ' '))

/** Points left, or by how much the list is over: `230 left`, `40 over`. */
export const leftWords = (army: Army): string => {
  const left = army.limit - army.points
  return left < 0 ? `${numberText(-left)} over` : `${numberText(left)} left`
}

export const faultsOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'error')

/** How many faults are shown: what is missing from a list without units is none yet. */
export const faultsShown = (army: Army, findings: readonly Finding[]): number =>
  army.units.size === 0 ? 0 : faultsOf(findings).length

/** What the live region says after a change. */
export function announcement(army: Army, findings: readonly Finding[]): string {
  const faults = faultsShown(army, findings)
  const verdict = army.units.size === 0 ? 'Nothing to check yet' : 'In order'
  return `${numberText(army.points)} of ${numberText(army.limit)} points, ${leftWords(army)}. ${
    faults === 0 ? verdict : counted(faults, 'fault')
  }.`
}

/** A unit's name as its owner calls it. */
export const unitTitle = (unit: ArmyUnit): string => unit.roster.nickname || unit.name

/** The toast after an edit that takes something away, or null when the edit needs none. `said`: what the edit does. */
export function lossWords(army: Army, edit: Edit, said: string): string | null {
  if (edit.kind === 'remove-unit') {
    const unit = army.units.get(edit.unit)
    return unit ? `Removed ${unit.name}.` : null
  }
  if (edit.kind === 'remove-group') {
    const group = army.groups.find(({ id }) => id === edit.group)
    return group ? `Removed ${nameOfGone(group)}.` : null
  }
  if (edit.kind === 'set-army') return 'The list is of another army now.'
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

const months = new Intl.DateTimeFormat('en-GB', { month: 'long' })

/** `2027-06-01` as a mark has room for it: `June 27`. */
export function shortDate(date: string): string {
  const [year = '', month = '1'] = date.split('-')
  const name = months.format(new Date(2000, Number(month) - 1, 1))
  return `${name} ${year.slice(2)}`
}
