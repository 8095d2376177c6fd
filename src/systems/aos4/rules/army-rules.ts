import type { Breach } from '../../../engine/rule.ts'
import { nameOfId } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { AosArmy, AosRule, AosUnit } from '../army.ts'
import { leadByName } from '../openings.ts'
import { selectableOf } from '../options.ts'
import { removeGroupRemedy, removeRemedy } from '../remedies.ts'
import type { ArmyRuleData } from '../schema.ts'
import { listed, matches } from '../select.ts'
import { organisation, profileNotes } from './cite.ts'

type Kind<K extends ArmyRuleData['rule']> = Extract<ArmyRuleData, { rule: K }>

/** What an Army of Renown demands: certain units, or as many regiments of one kind as of another. */
export const armyDemands: AosRule = {
  id: 'LB-27',
  name: msg('Demands of the army'),
  cite: organisation,
  check: (army) => {
    const breaches: Breach[] = []
    for (const rule of army.catalogue.list?.rules ?? []) {
      if (rule.rule === 'required') breaches.push(...required(army, rule))
      if (rule.rule === 'balance') breaches.push(...balance(army, rule))
    }
    return breaches
  },
}

const armyWord = ({ catalogue }: AosArmy) => catalogue.list?.name ?? t('The army')

function required(army: AosArmy, { units }: Kind<'required'>): readonly Breach[] {
  if (army.own.some((unit) => listed(units, idsOf(unit)))) return []
  const names = units.map((id) => army.catalogue.entry(id)?.name ?? nameOfId(id))
  return [
    {
      at: { slot: `needs-${units[0] ?? ''}` },
      say: t('{army} needs {names}.', { army: armyWord(army), names: list(names, 'or') }),
      fixes: () => units.flatMap((id) => leadByName(army, id)),
    },
  ]
}

function balance(army: AosArmy, { label, one, other }: Kind<'balance'>): readonly Breach[] {
  const leaders = army.regiments.flatMap((group) => (group.leader?.entry ? [group] : []))
  const led = (selector: typeof one, without: typeof one) =>
    leaders.filter(({ leader }) => {
      const thing = leader && selectableOf(leader)
      return thing && matches(selector, thing) && !matches(without, thing)
    })
  const left = led(one, other)
  const right = led(other, one)
  const off = Math.abs(left.length - right.length)
  const none = left.length + right.length === 0
  if (off === 0 && !none) return []
  const more = left.length > right.length ? left : right
  return [
    {
      at: { slot: 'balance' },
      amount: none ? 1 : off,
      say: none
        ? t('{army} needs as many of both: {label}. It has none yet.', {
            army: armyWord(army),
            label,
          })
        : t('{label}: {one, number} and {other, number}; there must be as many of both.', {
            label,
            one: left.length,
            other: right.length,
          }),
      fixes: () => more.toReversed().map(removeGroupRemedy),
    },
  ]
}

/** Some units come only so often: one for each of others, so many in the army, within the army's quota. */
export const quotas: AosRule = {
  id: 'LB-28',
  name: msg('Limits in the army'),
  cite: profileNotes,
  check: (army) => {
    const breaches: Breach[] = []
    const seen = new Set<string>()
    for (const unit of army.own) {
      if (unit.entry === null || seen.has(unit.entry.id)) continue
      seen.add(unit.entry.id)
      breaches.push(...perOther(army, unit), ...perArmy(army, unit))
    }
    for (const rule of army.catalogue.list?.rules ?? []) {
      if (rule.rule === 'quota') breaches.push(...quota(army, rule))
    }
    return breaches
  },
}

function perOther(army: AosArmy, { entry, name }: AosUnit): readonly Breach[] {
  const { onePer } = entry ?? {}
  if (entry === null || onePer === undefined) return []
  const units = army.own.filter((unit) => unit.entry === entry)
  const most = army.own.filter((unit) => listed(onePer, idsOf(unit))).length
  if (units.length <= most) return []
  const names = onePer.map((id) => army.catalogue.entry(id)?.name ?? nameOfId(id))
  return [
    tooMany(army, units, most, `limit-${entry.id}`, {
      say: t(
        '{name} comes once for each {others}; the list may have {most, number} and has {count, number}.',
        { name, others: list(names, 'or'), most, count: units.length },
      ),
    }),
  ]
}

function perArmy(army: AosArmy, { entry, name }: AosUnit): readonly Breach[] {
  const max = entry?.armyMax
  if (entry === null || max === undefined) return []
  const units = army.own.filter((unit) => unit.entry === entry)
  if (units.length <= max) return []
  return [
    tooMany(army, units, max, `most-${entry.id}`, {
      say: t(
        'The list has {count, plural, one {# unit} other {# units}} of {name}; {max, number} is the most.',
        { count: units.length, name, max },
      ),
    }),
  ]
}

function quota(army: AosArmy, rule: Kind<'quota'>): readonly Breach[] {
  const { per, select, base, label, each } = rule
  const extra = per ? army.own.filter((unit) => matches(per, selectableOf(unit))).length : 0
  const most = base + extra
  const units = army.own.filter((unit) => unit.entry && matches(select, selectableOf(unit)))
  if (!each) {
    if (units.length <= most) return []
    return [
      tooMany(army, units, most, `quota-${label}`, {
        say: per
          ? t(
              '{label}: the list has {count, number}; {most, number} is the most with what else it has.',
              { label, count: units.length, most },
            )
          : t('{label}: the list has {count, number}; {most, number} is the most.', {
              label,
              count: units.length,
              most,
            }),
      }),
    ]
  }
  return [...new Set(units.map((unit) => unit.roster.unit))].flatMap((id) => {
    const same = units.filter((unit) => unit.roster.unit === id)
    if (same.length <= most) return []
    const name = same[0]?.name ?? id
    return [
      tooMany(army, same, most, `quota-${id}`, {
        say: t(
          'The list has {count, plural, one {# unit} other {# units}} of {name}; {most, number} is the most with what else it has.',
          { count: same.length, name, most },
        ),
      }),
    ]
  })
}

function tooMany(
  army: AosArmy,
  units: readonly AosUnit[],
  most: number,
  slot: string,
  { say }: { readonly say: string },
): Breach {
  return {
    at: { slot },
    say,
    amount: units.length - most,
    units: units.slice(most).map((unit) => unit.id),
    tag: t('{count, number} of {most, number}', { count: units.length, most }),
    fixes: () => units.toReversed().map((unit) => removeRemedy(army, unit)),
  }
}

function idsOf(unit: AosUnit) {
  return { id: unit.roster.unit, variantOf: unit.entry?.variantOf }
}
