import type { Army, ArmyGroup, ArmyUnit } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { FootRow, LedgerRow, SetRow } from '../../ui/ledger-row.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { Tag } from '../../ui/tag.tsx'

export interface SharedRosterProps {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
}

/** Short ids of units that an error is about, with its tag. */
function faultyUnits(findings: readonly Finding[]): ReadonlyMap<string, string | null> {
  const faulty = new Map<string, string | null>()
  for (const { severity, at, units, tag } of findings) {
    if (severity !== 'error') continue
    for (const unit of at.unit === undefined ? units : [at.unit]) {
      if (!faulty.get(unit)) faulty.set(unit, tag)
    }
  }
  return faulty
}

/** The units of a list in its own order, then the choices of the whole army. */
export function SharedRoster({ army, findings, system }: SharedRosterProps) {
  const faulty = faultyUnits(findings)
  const slots = army.slots.filter(({ picks }) => picks.length > 0)
  return (
    <div className="shared__roster">
      {army.groups.map((group) => (
        <Group key={group.id} group={group} faulty={faulty} word={system.words.group} />
      ))}
      {slots.length > 0 && (
        <SpineBlock variant="set" mark="Army" label="Army choices">
          {slots.map(({ id, name, picks }) => (
            <SetRow
              key={id}
              label={name}
              name={picks.map((pick) => pick.name).join(', ')}
              points={picks.reduce((sum, pick) => sum + pick.points, 0)}
            />
          ))}
        </SpineBlock>
      )}
    </div>
  )
}

const variants = { own: 'plain', locked: 'renown', loose: 'aux' } as const

interface GroupProps {
  readonly group: ArmyGroup
  readonly faulty: ReadonlyMap<string, string | null>
  /** What the game calls a group: `regiment`. */
  readonly word: string
}

function Group({ group, faulty, word }: GroupProps) {
  const { style, numeral, name, units, points, places, remark } = group
  const label = style === 'own' ? `${word} ${numeral}, ${name}` : name
  const tooMany = places !== null && places.used > places.max
  return (
    <SpineBlock variant={variants[style]} mark={numeral} label={label}>
      {style === 'locked' && (
        <LedgerRow
          lead
          name={name}
          badges={<Tag icon="lock">Renown</Tag>}
          points={points}
          illegal={units.some(({ id }) => faulty.has(id))}
        />
      )}
      {units.map((unit) => (
        <UnitRow
          key={unit.id}
          unit={unit}
          priced={style !== 'locked'}
          remark={style === 'loose' && units.length === 1 ? remark : ''}
          faulty={faulty}
        />
      ))}
      {(style === 'own' || (style === 'loose' && units.length > 1)) && (
        <FootRow
          taken={places?.used}
          places={places?.max}
          text={tooMany ? `${places.used} of ${places.max} places` : remark}
          points={points}
          fault={tooMany}
        />
      )}
    </SpineBlock>
  )
}

/** Enhancements, wargear and words of a unit, under its name. */
function noteOf(unit: ArmyUnit): string {
  const { nickname, note } = unit.roster
  const slots = new Map(unit.slots.map(({ id, name }) => [id, name]))
  const picks = unit.picks.map(({ slot, name }) => {
    const table = slots.get(slot)
    return table ? `${table}: ${name}` : name
  })
  return [nickname ? unit.name : '', ...picks, ...unit.carries, note].filter(Boolean).join(' · ')
}

interface UnitRowProps {
  readonly unit: ArmyUnit
  readonly priced: boolean
  /** What a unit that stands alone costs beyond itself; several have a foot that says it. */
  readonly remark: string
  readonly faulty: GroupProps['faulty']
}

function UnitRow({ unit, priced, remark, faulty }: UnitRowProps) {
  const tag = faulty.get(unit.id)
  return (
    <LedgerRow
      lead={unit.leader}
      name={unit.roster.nickname || unit.name}
      qty={unit.models > 1 ? `×${unit.models}` : undefined}
      badges={unit.marks.map((mark) => (
        <Tag key={mark} tone="gen" icon="star">
          {mark}
        </Tag>
      ))}
      note={[noteOf(unit), remark].filter(Boolean).join(' · ') || undefined}
      tags={tag ? <Tag tone="bad">{tag}</Tag> : undefined}
      points={priced ? unit.points : undefined}
      illegal={faulty.has(unit.id)}
    />
  )
}
