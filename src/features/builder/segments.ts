import type { Army, ArmyGroup } from '../../engine/army.ts'
import { blocksOf } from '../../engine/blocks.ts'
import type { Finding } from '../../engine/rule.ts'
import type { OpenPlace } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import type { TapeSegment } from '../../ui/tape.tsx'
import { faultyGroups } from './faulty.ts'

const kinds = { own: 'plain', locked: 'renown', loose: 'aux' } as const

/** Id of the segment for what belongs to the army as a whole. */
export const armySegment = 'army-choices'

/** Who leads it; what came ready-made goes by its own name. */
function nameOf({ name, style, units }: ArmyGroup): string {
  const leader = style === 'locked' ? undefined : units.find((unit) => unit.leader)
  return leader?.name ?? name
}

/** The parts of the points rule: one for each block, and one for the army's own choices. */
export function segmentsOf(
  army: Army,
  findings: readonly Finding[],
  focus: OpenPlace | null,
): readonly TapeSegment[] {
  const faulty = faultyGroups(findings, (unit) => army.units.get(unit)?.group)
  const groups = blocksOf(army).map(({ id, groups: each, section, points }): TapeSegment => {
    const [first] = each
    return {
      id,
      label: section ? first?.spine || section : first ? nameOf(first) : '',
      // where the spine bears a word there is no numeral to go by
      numeral: section || first?.spine ? '' : (first?.numeral ?? ''),
      points,
      kind: section ? 'alt' : kinds[first?.style ?? 'own'],
      focus: each.some((group) => focus?.place.group === group.id),
      fault: each.some((group) => faulty.has(group.id)),
    }
  })
  const rest = army.costs
    .filter(({ at }) => at.group === undefined && at.unit === undefined)
    .reduce((sum, { points }) => sum + points, 0)
  return [...groups, { id: armySegment, label: t('Army choices'), points: rest, kind: 'alt' }]
}
