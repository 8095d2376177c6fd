import type { ArmyRuleData, Selector, UnitData } from '../../../systems/aos4/schema.ts'
import { byText, plain, slugOf } from '../names.ts'
import { titleCase } from './community-options.ts'
import type { CommunityArmy } from './community.ts'
import { communityId, communityName } from './join.ts'
import { standardName } from './names.ts'
import { quotaRulesOfArmy } from './quotas.ts'

/** What an army demands beyond the general rules: required units, the general, quotas and balanced regiments. */
export function armyRules(army: CommunityArmy, units: readonly UnitData[]): ArmyRuleData[] {
  return [
    ...requiredRules(army, units),
    ...generalRules(army, units),
    ...quotaRulesOfArmy(army),
    ...balanceRules(army, units),
  ]
}

/** A required unit may be there in any of its versions. */
function requiredRules(army: CommunityArmy, units: readonly UnitData[]): ArmyRuleData[] {
  const names = army.required.map((name) => {
    const clean = communityName(name)
    return standardName(clean) ?? clean
  })
  return [...new Set(names)].toSorted(byText).map((name) => ({
    rule: 'required',
    units: units
      .filter(({ id, variantOf }) => id === slugOf(name) || variantOf === slugOf(name))
      .map(({ id }) => id),
  }))
}

/** The general must be one of the leaders whom the catalogue lets be it, where it bars others. */
function generalRules(army: CommunityArmy, units: readonly UnitData[]): ArmyRuleData[] {
  if (army.kind === 'faction') return []
  const leaders = new Set(units.filter(({ leads }) => leads !== undefined).map(({ id }) => id))
  const able = army.units.filter(({ name }) => leaders.has(communityId(name)))
  const generals = able
    .filter(({ canBeGeneral }) => canBeGeneral)
    .map(({ name }) => communityId(name))
  if (generals.length === 0 || generals.length === able.length) return []
  return [{ rule: 'general', units: [...new Set(generals)].toSorted(byText) }]
}

function balanceRules(army: CommunityArmy, units: readonly UnitData[]): ArmyRuleData[] {
  return army.rosterRules.flatMap((rule) => {
    if (rule.type !== 'equal-regiments') return []
    const [one = '', other = ''] = rule.keywords.map((keyword) => plain(keyword).toUpperCase())
    const except = units
      .filter(({ name }) => rule.except.some((one) => isNamed(name, communityName(one))))
      .map(({ id }) => id)
    const led = (keyword: string): Selector =>
      except.length > 0 ? { all: [{ keyword }, { not: { units: except } }] } : { keyword }
    const label = `${titleCase(one)} and ${titleCase(other)} leaders`
    return [{ rule: 'balance' as const, label, one: led(one), other: led(other) }]
  })
}

/** Whether a unit bears a name, with its faction behind it where the army lists it for several. */
function isNamed(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted} (`)
}
