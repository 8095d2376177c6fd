import type { Breach } from '../../../engine/rule.ts'
import { nameOfId, possessive, titleCase } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { AosGroup, AosUnit } from '../army.ts'
import { capOf, coverage, labelWords, selectableOf } from '../options.ts'
import { elsewhereRemedies } from '../remedies.ts'
import type { RegimentOption } from '../schema.ts'
import { matches } from '../select.ts'
import { core } from './cite.ts'
import { regimentRule } from './scoped.ts'

const cite = core('3.1')

/** A regiment's leader decides who may march with them. */
export const regimentOptions = regimentRule(
  { id: 'LB-06', name: msg('Regiment options'), cite },
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
        tag: t('cannot join'),
        fixes: () => elsewhereRemedies(army, unit),
      })
    }
    return breaches
  },
)

function whyNot(leader: AosUnit, unit: AosUnit, nameOf: (id: string) => string): string {
  const { entry } = unit
  const options = leader.entry?.leads ?? []
  const names = { unit: unit.name, leader: leader.name }
  if (entry?.onlyWith) {
    return t('{unit} goes only with {names}.', {
      ...names,
      names: list(entry.onlyWith.map(nameOf), 'or'),
    })
  }
  if (options.length === 0) return t('{leader} takes nobody into the regiment.', names)
  if (unit.hero) {
    return entry?.roles
      ? t('{unit} joins as {roles}; {leader} offers no place for that.', {
          ...names,
          roles: list(entry.roles, 'or'),
        })
      : t('{unit} leads regiments and has no role in which to join {leader}.', names)
  }
  const labels = options
    .filter(({ kind }) => kind !== 'cap')
    .map((option) => labelWords(option.label.replace(/^Any | \(required\)$/g, '')))
  const keywords = [...unit.keywords].filter((keyword) => unitTypes.has(keyword)).map(titleCase)
  const kind = keywords.length > 0 ? ` (${keywords.join(', ')})` : ''
  return t('{unit}{kind} cannot join {leader}, who takes {options}.', {
    ...names,
    kind,
    options: list([...new Set(labels)], 'or'),
  })
}

const unitTypes = new Set(['INFANTRY', 'CAVALRY', 'BEAST', 'MONSTER', 'WAR MACHINE'])

/** Some options and profiles let in only so many units. */
export const optionLimits = regimentRule(
  { id: 'LB-07', name: msg('Limited regiment options'), cite },
  (group, army) => {
    const { leader } = group
    if (leader?.entry?.leads === undefined || !leader.hero) return []
    return [...optionCaps(group, leader), ...profileCaps(group, leader)].map((cap) => ({
      at: { group: group.id },
      amount: cap.units.length - cap.max,
      say: t(
        '{leaders} regiment has {count, plural, one {# unit} other {# units}} of {label}; it may have {max, number}.',
        {
          leaders: possessive(leader.name),
          count: cap.units.length,
          label: labelWords(cap.label),
          max: cap.max,
        },
      ),
      units: cap.units.map((unit) => unit.id),
      tag: t('{count, number} of {most, number}', { count: cap.units.length, most: cap.max }),
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
export const roles = regimentRule({ id: 'LB-08', name: msg('Roles'), cite }, (group, army) => {
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
      say: t('{units} join {leader} as {role}; there is room for {max, number}.', {
        units: list(units.map((unit) => unit.name)),
        leader: leader.name,
        role,
        max,
      }),
      units: units.map((unit) => unit.id),
      tag: t('{count, number} of {most, number}', { count: units.length, most: max }),
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
