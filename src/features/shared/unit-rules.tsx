import type { ArmyUnit } from '../../engine/army.ts'
import type { System } from '../../engine/system.ts'
import { RuleList } from '../../ui/rule-list.tsx'
import { StatLine } from '../../ui/stat-line.tsx'
import { rulesOf } from './unit-texts.ts'

interface UnitRulesProps {
  readonly system: System
  readonly unit: ArmyUnit
}

/** What a unit can do: its characteristics, what it was given, its abilities. */
export function UnitRules({ system, unit }: UnitRulesProps) {
  const { sheet } = unit.profile
  const stats = system.stats.flatMap(({ id, label, short }) => {
    const value = sheet?.stats[id]
    return value === undefined ? [] : [{ label: short, title: label, value }]
  })
  return (
    <div className="shared__rules">
      {stats.length > 0 && <StatLine stats={stats} small />}
      <RuleList rules={rulesOf(system, unit)} />
    </div>
  )
}
