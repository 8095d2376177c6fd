import type { Army } from '../../engine/army.ts'
import { blocksOf } from '../../engine/blocks.ts'
import type { Finding } from '../../engine/rule.ts'
import { t } from '../../text/t.ts'
import type { TapeSegment } from '../../ui/tape.tsx'

const kinds = { own: 'plain', locked: 'renown', loose: 'aux' } as const

/** Whether an error is about this group or one of its units. */
function atFault(army: Army, group: string, findings: readonly Finding[]): boolean {
  return findings.some(({ severity, at, units }) => {
    if (severity !== 'error') return false
    const concerned = at.unit === undefined ? units : [at.unit]
    return at.group === group || concerned.some((unit) => army.units.get(unit)?.group === group)
  })
}

/** The parts of the points rule: one for each block, one for what the army as a whole has chosen. */
export function segmentsOf(army: Army, findings: readonly Finding[]): readonly TapeSegment[] {
  const blocks = blocksOf(army).map(({ id, groups, section, points }): TapeSegment => ({
    id,
    label: section || (groups[0]?.name ?? ''),
    numeral: section ? '' : (groups[0]?.numeral ?? ''),
    points,
    kind: section ? 'alt' : kinds[groups[0]?.style ?? 'own'],
    fault: groups.some((group) => atFault(army, group.id, findings)),
  }))
  const rest = army.points - blocks.reduce((sum, { points }) => sum + points, 0)
  return [...blocks, { id: 'army', label: t('Army choices'), points: rest, kind: 'alt' }]
}
