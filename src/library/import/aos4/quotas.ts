import type { ArmyRuleData, Selector, UnitData } from '../../../systems/aos4/schema.ts'
import { plain, sortedUnique } from '../names.ts'
import type { CommunityArmy, CommunityQuota, UnitSet } from './community.ts'
import { communityId, communityName } from './join.ts'
import { standardName } from './names.ts'
import { doubtfulQuotas, quotaLabels } from './overlay.ts'

/** Whether a quota is a plain "one of it for each of those", which stands on the unit itself. */
function isOnePer({ each, base, plusOnePer, units }: CommunityQuota): boolean {
  return base === 0 && plusOnePer.length > 0 && (each || units.length === 1)
}

/** Quotas that stand on single units, by id: one for each of those, or at most so many. */
export function quotaRulesOfUnits(army: CommunityArmy): ReadonlyMap<string, Partial<UnitData>> {
  const rules = new Map<string, Partial<UnitData>>()
  for (const quota of army.quotas) {
    const ids = quota.units.map(communityId)
    if (isOnePer(quota)) {
      const onePer = sortedUnique(quota.plusOnePer.flatMap(({ units }) => units.map(communityId)))
      for (const id of ids) rules.set(id, { onePer })
    } else if (quota.plusOnePer.length === 0 && (quota.each || ids.length === 1))
      for (const id of ids) rules.set(id, { armyMax: quota.base })
  }
  return rules
}

/** Quotas that several units share. Throws when the overlay has no word for what the units are. */
export function quotaRulesOfArmy(army: CommunityArmy): ArmyRuleData[] {
  return army.quotas
    .filter((quota) => !isOnePer(quota) && quota.units.length > 1)
    .filter((quota) => !(quota.each && quota.plusOnePer.length === 0))
    .map((quota): ArmyRuleData => {
      const per = quota.plusOnePer.map(selectorOfSet)
      const only = per[0]
      return {
        rule: 'quota',
        label: labelOf(quota, army.name),
        select: { units: sortedUnique(quota.units.map(communityId)) },
        ...(quota.each ? { each: true } : {}),
        base: quota.base,
        ...(only ? { per: per.length === 1 ? only : { either: per } } : {}),
        ...(isDoubtful(army) ? { doubtful: true } : {}),
      }
    })
}

function isDoubtful({ name }: CommunityArmy): boolean {
  return doubtfulQuotas.some(({ army }) => army === plain(name))
}

function labelOf({ units }: CommunityQuota, army: string): string {
  const bases = new Set(
    units.map((unit) => standardName(communityName(unit)) ?? communityName(unit)),
  )
  const [only] = bases
  if (bases.size === 1 && only !== undefined) return only
  const label = quotaLabels[plain(army)]
  if (label === undefined)
    throw new Error(`${army}: no label for the quota of ${[...bases].join(', ')}`)
  return label
}

function selectorOfSet({ keywords, units }: UnitSet): Selector {
  if (!keywords || keywords.length === 0) return { units: sortedUnique(units.map(communityId)) }
  const parts = keywords.map((keyword) => ({ keyword: plain(keyword).toUpperCase() }))
  const only = parts[0]
  return parts.length === 1 && only ? only : { all: parts }
}
