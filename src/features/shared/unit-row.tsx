import { useState } from 'react'

import type { AlikeUnits } from '../../engine/alike.ts'
import type { Army, ArmyUnit } from '../../engine/army.ts'
import { markWord } from '../../engine/game-words.ts'
import { itemText } from '../../engine/outfit.ts'
import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { LedgerRow } from '../../ui/ledger-row.tsx'
import { numberText } from '../../ui/number-text.ts'
import { Mark, Tag } from '../../ui/tag.tsx'
import { UnitRules } from './unit-rules.tsx'

export interface UnitRowProps {
  readonly army: Army
  readonly system: System
  readonly row: AlikeUnits
  readonly faulty: ReadonlyMap<string, string | null>
  /** Whether each unit has a price, or only the group. */
  readonly priced: boolean
  /** What a unit that stands alone costs beyond itself; several have a foot that says it. */
  readonly remark: string
}

/** A unit, or several that are alike: what it carries, what its owner says of it, what it pays; unfolded, what it can do. */
export function UnitRow({ army, system, row, faulty, priced, remark }: UnitRowProps) {
  const [open, setOpen] = useState(false)
  const [unit] = row.units
  if (!unit) return null
  const tag = faulty.get(unit.id)
  const copies = row.units.length > 1 ? copiesText(row) : ''
  const opens = unit.profile.sheet !== null || unit.picks.length > 0
  return (
    <>
      <LedgerRow
        lead={unit.leader}
        name={unit.roster.nickname || unit.name}
        qty={unit.models > 1 ? `×${unit.models}` : undefined}
        badges={
          <>
            {unit.marks.map((mark) => (
              <Tag key={mark} tone="gen" icon="star">
                {markWord(mark)}
              </Tag>
            ))}
            {unit.marks.length > 0 && ' '}
            {unit.part && <Mark caps>{unit.part}</Mark>}
            {opens && <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />}
          </>
        }
        note={<Note lines={[copies, ...noteLines(army, system, unit), remark]} />}
        tags={tag ? <Tag tone="bad">{tag}</Tag> : undefined}
        points={priced ? row.points * row.units.length : undefined}
        illegal={faulty.has(unit.id)}
        {...(opens && { open, onSelect: () => setOpen(!open) })}
      />
      {open && <UnitRules system={system} unit={unit} />}
    </>
  )
}

const copiesText = ({ units, points }: AlikeUnits): string =>
  t('{count, plural, one {# unit} other {# units}}, {points, number} each', {
    count: units.length,
    points,
  })

function Note({ lines }: { readonly lines: readonly string[] }) {
  return lines.filter(Boolean).map((line) => (
    <span key={line} className="shared__line">
      {line}
    </span>
  ))
}

/** Enhancements, wargear and words of a unit, under its name. */
function noteLines(army: Army, system: System, unit: ArmyUnit): readonly string[] {
  const { nickname, note } = unit.roster
  const picks = unit.picks.map((pick) => pickText(unit, pick))
  const items = system.outfit(army, unit.id)?.items.map(itemText) ?? unit.carries
  return [nickname ? unit.name : '', picks.join(' · '), items.join(', '), unit.extra, note]
}

function pickText(unit: ArmyUnit, { slot, name, tags, points }: ArmyUnit['picks'][number]): string {
  const table = unit.slots.find(({ id }) => id === slot)?.name
  const named = table ? `${table}: ${name}` : name
  const price = points > 0 ? [`+${numberText(points)}`] : []
  return [named, ...tags, ...price].join(', ')
}
