import type { Candidate } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyUnit } from './army.ts'
import { joiningRoles, mayJoin } from './attaching.ts'
import { candidateOf } from './candidate.ts'
import { attach, detach } from './edits.ts'
import { whichOf } from './remedies.ts'

/** Units of the list that a leader or support unit could join; those that it cannot are refused with the reason. */
export function targetCandidates(army: FortyArmy, unit: FortyUnit): readonly Candidate[] {
  const roles = [...joiningRoles(unit)]
  const [usual] = roles
  if (usual === undefined) return []
  return army.groups.flatMap((group): readonly Candidate[] => {
    const [bodyguard] = group.bodyguards
    if (!bodyguard || bodyguard.id === unit.id) return []
    const here = group.id === unit.group
    const role = roles.find((one) => mayJoin(unit, bodyguard, one)) ?? usual
    return [
      candidateOf(army, {
        id: bodyguard.id,
        name: whichOf(army, bodyguard),
        edit: here ? detach(army.roster, unit.id) : attach(unit, group, role),
        taken: here ? 1 : 0,
        profile: bodyguard.profile,
        tags: tagsOf(group, bodyguard),
        brings: [],
        words: [...bodyguard.keywords],
        elsewhere: () => [],
      }),
    ]
  })
}

/** Who has joined it already. */
function tagsOf(group: FortyGroup, bodyguard: FortyUnit): readonly string[] {
  return group.units
    .filter((unit) => unit !== bodyguard)
    .map(({ name }) => t('with {name}', { name }))
}
