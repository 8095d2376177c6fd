import type { Edit } from '../../../engine/edit.ts'
import { freshIds } from '../../../engine/fresh-id.ts'
import type { Breach } from '../../../engine/rule.ts'
import { rangeWords } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { AosArmy, AosGroup, AosRule } from '../army.ts'
import { plainUnit, renownCounts, together } from '../edits.ts'
import { removeGroupRemedy } from '../remedies.ts'
import { mayServe, renownArmies } from '../renown-armies.ts'
import type { RenownRegiment } from '../schema.ts'
import { core } from './cite.ts'
import { renownRule } from './scoped.ts'

const cite = core('3.5')

/** One Regiment of Renown in a list. */
export const oneRenown: AosRule = {
  id: 'LB-16',
  name: msg('One Regiment of Renown'),
  cite,
  check: (army) => {
    const max = army.data.core.renownMax
    const count = army.renowns.length
    if (count <= max) return []
    return [
      {
        at: { slot: 'renown' },
        amount: count - max,
        say: t('The list has {count, number} Regiments of Renown; {max, number} is the most.', {
          count,
          max,
        }),
        units: army.renowns.slice(max).flatMap((group) => group.units.map((unit) => unit.id)),
        fixes: () => army.renowns.toReversed().map(removeGroupRemedy),
      },
    ]
  },
}

/** A Regiment of Renown serves the armies on its list. */
export const renownAllowed = renownRule(
  { id: 'LB-17', name: msg('Armies of a Regiment of Renown'), cite },
  (group, army) => {
    if (army.catalogue.list === null) return []
    const { renown } = group
    const breach = (say: string): readonly Breach[] => [
      {
        at: { group: group.id },
        say,
        units: group.units.map((unit) => unit.id),
        tag: t('other armies only'),
        fixes: () => [removeGroupRemedy(group)],
      },
    ]
    if (renown === null) {
      return breach(t('{group} is not a Regiment of Renown.', { group: group.name }))
    }
    if (mayServe(renown, army.catalogue.armyId)) return []
    return breach(
      t('{regiment} cannot serve {army}. It serves {armies}.', {
        regiment: renown.name,
        army: army.catalogue.list.name,
        armies: list(renownArmies(army.data, renown)),
      }),
    )
  },
)

/** Its units are what its profile says, at the size it says, without enhancements. */
export const renownComposition = renownRule(
  { id: 'LB-18', name: msg('Units of a Regiment of Renown'), cite },
  (group, army) => {
    if (group.renown === null) return []
    const wrong = wrongCounts(group, group.renown)
    const breaches: Breach[] = []
    if (wrong.length > 0) {
      breaches.push({
        at: { group: group.id },
        amount: wrong.reduce((sum, one) => sum + one.off, 0),
        say: t('The units of {regiment} are fixed: it has {wrong}.', {
          regiment: group.name,
          wrong: list(wrong.map((one) => one.say)),
        }),
        units: wrong.flatMap((one) => one.units),
        tag: t('fixed units'),
        fixes: () => [restoreRemedy(army, group)],
      })
    }
    for (const unit of group.units) {
      if (unit.roster.size > 0) breaches.push(reinforcedMember(unit.id, unit.name))
      const open = new Set(unit.slots.filter((slot) => slot.open).map((slot) => slot.id))
      for (const pick of unit.picks) {
        if (open.has(pick.slot)) continue
        breaches.push({
          at: { unit: unit.id, slot: pick.slot },
          say: t('{unit} is in a Regiment of Renown and cannot have {pick}.', {
            unit: unit.name,
            pick: pick.name,
          }),
          tag: t('no enhancement'),
          fixes: () => [
            {
              label: t('Take {pick} away', { pick: pick.name }),
              edit: { kind: 'unpick', slot: pick.slot, id: pick.id, unit: unit.id },
            },
          ],
        })
      }
    }
    return breaches
  },
)

function reinforcedMember(unit: string, name: string): Breach {
  return {
    at: { unit },
    say: t('{unit} is in a Regiment of Renown and cannot be reinforced.', { unit: name }),
    tag: t('not reinforced'),
    fixes: () => [
      {
        label: t('Do not reinforce {unit}', { unit: name }),
        edit: { kind: 'set-size', unit, size: 0 },
      },
    ],
  }
}

interface Wrong {
  readonly say: string
  readonly off: number
  readonly units: readonly string[]
}

function wrongCounts(group: AosGroup, renown: RenownRegiment): readonly Wrong[] {
  const counts = renownCounts(renown)
  const wrong: Wrong[] = []
  const ids = new Set([...counts.keys(), ...group.units.map((unit) => unit.roster.unit)])
  for (const id of ids) {
    const units = group.units.filter((unit) => unit.roster.unit === id)
    const { min, max, member } = counts.get(id) ?? { min: 0, max: 0, member: null }
    const off = Math.max(min - units.length, units.length - max, 0)
    if (off === 0) continue
    const name = member?.name ?? units[0]?.name ?? id
    wrong.push({
      say: t('{count, plural, one {# unit} other {# units}} of {name} instead of {range}', {
        count: units.length,
        name,
        range: rangeWords(min, max),
      }),
      off,
      units: units.map((unit) => unit.id),
    })
  }
  return wrong
}

function restoreRemedy(army: AosArmy, group: AosGroup) {
  const edits: Edit[] = []
  const missing: string[] = []
  const counts = group.renown === null ? new Map<never, never>() : renownCounts(group.renown)
  for (const id of new Set([...counts.keys(), ...group.units.map((unit) => unit.roster.unit)])) {
    const units = group.units.filter((unit) => unit.roster.unit === id)
    const { min, max } = counts.get(id) ?? { min: 0, max: 0 }
    for (const unit of units.slice(max)) edits.push({ kind: 'remove-unit', unit: unit.id })
    for (let lacking = min - units.length; lacking > 0; lacking -= 1) missing.push(id)
  }
  const ids = freshIds(army.roster, 'u', missing.length)
  const added = missing.map((unit, index): Edit => ({
    kind: 'add-unit',
    group: group.id,
    unit: plainUnit(ids[index] ?? `u-${unit}`, unit, 'member'),
  }))
  return {
    label: t('Restore the units of {regiment}', { regiment: group.name }),
    edit: together([...added, ...edits]),
  }
}
