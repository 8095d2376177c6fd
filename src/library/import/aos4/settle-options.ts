import type { RegimentOption, UnitData } from '../../../systems/aos4/schema.ts'
import { plain } from '../names.ts'
import type { CommunityArmy } from './community.ts'
import { byUnit, candidatesOf, letsIn } from './compare-options.ts'
import type { Candidate } from './compare-options.ts'
import { communityId } from './join.ts'
import { doubtfulRoles } from './overlay.ts'
import type { Setting } from './setting.ts'

/**
 * The leaders of an Army of Renown without options that let in nobody of its list, each noted, and with a mark on roles where it
 * is not sure who joins in them: the two readings of the catalogue differ, or the overlay says so.
 */
export function settleOptions(
  army: CommunityArmy,
  units: readonly UnitData[],
  setting: Setting,
): readonly UnitData[] {
  const roles = new Set(
    doubtfulRoles.filter((one) => one.army === plain(army.name)).map(({ role }) => role),
  )
  const candidates = candidatesOf(army, units, setting)
  const listed = byUnit(army)
  return units.map((leader) => {
    if (!leader.leads) return leader
    const others = candidates.filter(({ unit }) => unit !== leader)
    const leads = leader.leads.filter((option) => lets(option, others))
    for (const option of leader.leads)
      if (!leads.includes(option))
        setting.log.add({
          kind: 'empty-options',
          where: plain(army.name),
          what: leader.name,
          community: option.label,
        })
    const allowed = listed.get(leader.id)?.allowed
    const known = allowed ? new Set(Object.keys(allowed).map(communityId)) : null
    return {
      ...leader,
      leads: leads.map((option) =>
        marked(option, others, (id) => known?.has(id) === false || isDoubtful(option, roles)),
      ),
    }
  })
}

/** Whether anybody comes in by an option, or is under a limit. */
function lets(option: RegimentOption, others: readonly Candidate[]): boolean {
  const asUnits: RegimentOption = option.kind === 'cap' ? { ...option, kind: 'units' } : option
  return others.some((one) => letsIn(asUnits, one))
}

function marked(
  option: RegimentOption,
  others: readonly Candidate[],
  doubts: (id: string) => boolean,
): RegimentOption {
  if (option.kind !== 'role') return option
  const doubtful = others
    .filter((one) => letsIn(option, one) && doubts(one.unit.id))
    .map(({ unit }) => unit.id)
  return doubtful.length > 0 ? { ...option, doubtful } : option
}

function isDoubtful(option: RegimentOption, roles: ReadonlySet<string>): boolean {
  return option.kind === 'role' && roles.has(option.role)
}
