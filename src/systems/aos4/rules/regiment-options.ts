import type { Breach } from '../../../engine/rule.ts'
import { counted, listing, nameOfId, possessive, titleCase } from '../../../engine/wording.ts'
import type { AosGroup, AosUnit } from '../army.ts'
import { capOf, coverage, selectableOf } from '../options.ts'
import { elsewhereRemedies } from '../remedies.ts'
import type { RegimentOption } from '../schema.ts'
import { matches } from '../select.ts'
import { regimentRule } from './scoped.ts'

const cite = { source: 'Core Rules', section: '3.1' }

/** A regiment's leader decides who may march with them. */
export const regimentOptions = regimentRule(
  { id: 'LB-06', name: 'Regiment options', cite },
  (group, army) => {
    const { leader } = group
    if (leader?.entry?.leads === undefined || !leader.hero) return []
    const breaches: Breach[] = []
    for (const unit of group.followers) {
      const found = coverage(leader, unit)
      if (found === null || found.allowed) continue
      breaches.push({
        at: { unit: unit.id },
        say: whyNot(leader, unit, (id) => army.catalogue.entry(id)?.name ?? nameOfId(id)),
        tag: 'cannot join',
        fixes: () => elsewhereRemedies(army, unit),
      })
    }
    return breaches
  },
)

function whyNot(leader: AosUnit, unit: AosUnit, nameOf: (id: string) => string): string {
  const { entry } = unit
  const options = leader.entry?.leads ?? []
  if (entry?.onlyWith) {
    return `${unit.name} goes only with ${listing(entry.onlyWith.map(nameOf), 'or')}.`
  }
  if (options.length === 0) return `${leader.name} takes nobody into the regiment.`
  if (unit.hero) {
    return entry?.roles
      ? `${unit.name} joins as ${listing(entry.roles, 'or')}; ${leader.name} offers no place for that.`
      : `${unit.name} leads regiments and has no role in which to join ${leader.name}.`
  }
  const labels = options
    .filter(({ kind }) => kind !== 'cap')
    .map((option) => option.label.replace(/^Any | \(required\)$/g, ''))
  const keywords = [...unit.keywords].filter((keyword) => unitTypes.has(keyword)).map(titleCase)
  const kind = keywords.length > 0 ? ` (${keywords.join(', ')})` : ''
  return `${unit.name}${kind} cannot join ${leader.name}, who takes ${listing([...new Set(labels)], 'or')}.`
}

const unitTypes = new Set(['INFANTRY', 'CAVALRY', 'BEAST', 'MONSTER', 'WAR MACHINE'])

/** Some options and profiles let in only so many units. */
export const optionLimits = regimentRule(
  { id: 'LB-07', name: 'Limited regiment options', cite },
  (group, army) => {
    const { leader } = group
    if (leader?.entry?.leads === undefined || !leader.hero) return []
    return [...optionCaps(group, leader), ...profileCaps(group, leader)].map((cap) => ({
      at: { group: group.id },
      amount: cap.units.length - cap.max,
      say: `${possessive(leader.name)} regiment has ${counted(cap.units.length, 'unit')} of ${cap.label}; it may have ${cap.max}.`,
      units: cap.units.map((unit) => unit.id),
      tag: `${cap.units.length} of ${cap.max}`,
      fixes: () => cap.units.toReversed().flatMap((unit) => elsewhereRemedies(army, unit)),
    }))
  },
)

interface Cap {
  readonly label: string
  readonly max: number
  readonly units: readonly AosUnit[]
}

function optionCaps(group: AosGroup, leader: AosUnit): readonly Cap[] {
  const caps: Cap[] = []
  for (const option of leader.entry?.leads ?? []) {
    if (option.kind === 'role') continue
    const max = option.kind === 'cap' ? option.max : capOf(option)
    if (max === null) continue
    const units = group.followers.filter((unit) => countsFor(option, leader, unit))
    if (units.length > max) caps.push({ label: option.label.replace(/^0-\d+ /, ''), max, units })
  }
  return caps
}

/** A limited option does not bind a unit that something without a limit lets in; a cap binds all that match. */
function countsFor(option: RegimentOption, leader: AosUnit, unit: AosUnit): boolean {
  if (option.kind === 'cap') return matches(option.select, selectableOf(unit))
  const found = coverage(leader, unit)
  return found !== null && !found.free && found.options.some((one) => one === option)
}

function profileCaps(group: AosGroup, leader: AosUnit): readonly Cap[] {
  const groups = new Map<string, AosUnit[]>()
  for (const unit of group.followers) {
    const cap = unit.entry?.regimentCap
    if (cap === undefined || matches(cap.unlessLed, selectableOf(leader))) continue
    groups.set(cap.group, [...(groups.get(cap.group) ?? []), unit])
  }
  return [...groups]
    .filter(([, units]) => units.length > 1)
    .map(([label, units]) => ({ label, max: 1, units }))
}

/** Heroes that join in the same role share its places. */
export const roles = regimentRule({ id: 'LB-08', name: 'Roles', cite }, (group, army) => {
  const { leader } = group
  const offered = leader?.entry?.leads ?? noOptions
  if (leader === null || !leader.hero) return []
  const breaches: Breach[] = []
  for (const option of offered) {
    if (option.kind !== 'role' || option.max === null) continue
    const units = group.followers.filter((unit) => needsRole(leader, unit, option.role))
    const { max, role } = option
    if (units.length <= max) continue
    breaches.push({
      at: { group: group.id },
      amount: units.length - max,
      say: `${listing(units.map((unit) => unit.name))} join ${leader.name} as ${role}; there is room for ${max}.`,
      units: units.map((unit) => unit.id),
      tag: `${units.length} of ${max}`,
      fixes: () => units.toReversed().flatMap((unit) => elsewhereRemedies(army, unit)),
    })
  }
  return breaches
})

const noOptions: readonly RegimentOption[] = []

/** Whether a unit is in the regiment through this role and could not be through anything else. */
function needsRole(leader: AosUnit, unit: AosUnit, role: string): boolean {
  const found = coverage(leader, unit)
  if (found === null || found.byNote || found.options.length > 0) return false
  return found.roles.length === 1 && found.roles[0] === role
}
