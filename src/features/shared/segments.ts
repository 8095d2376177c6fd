import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
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

/** The parts of the points rule: one for each group, one for what the army as a whole has chosen. */
export function segmentsOf(army: Army, findings: readonly Finding[]): readonly TapeSegment[] {
  const groups = army.groups.map(({ id, name, numeral, points, style }): TapeSegment => ({
    id,
    label: name,
    numeral,
    points,
    kind: kinds[style],
    fault: atFault(army, id, findings),
  }))
  const rest = army.points - groups.reduce((sum, { points }) => sum + points, 0)
  return [...groups, { id: 'army', label: 'Army choices', points: rest, kind: 'alt' }]
}
