import { useState } from 'react'

import { alikeUnits } from '../../engine/alike.ts'
import type { Army } from '../../engine/army.ts'
import { blocksOf, type Block } from '../../engine/blocks.ts'
import { ledgerOf } from '../../engine/ledger.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { t } from '../../text/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { FootRow, LedgerRow, SideRow } from '../../ui/ledger-row.tsx'
import { OurWords } from '../../ui/our-words.tsx'
import { RuleList } from '../../ui/rule-list.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ArmyChoices } from './army-choices.tsx'
import { UnitRow } from './unit-row.tsx'
import { textsOn } from './unit-texts.ts'

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

/** The units of a list in its own order under their headings, and the choices of the whole army. */
export function SharedRoster({ army, findings, system }: SharedRosterProps) {
  const faulty = faultyUnits(findings)
  const blocks = blocksOf(army)
  const choices = <ArmyChoices army={army} />
  return (
    <div className="shared__roster">
      {system.words.choicesFirst && choices}
      {blocks.map((block, at) => {
        const section = block.groups[0]?.section ?? ''
        const begins = section !== '' && section !== blocks[at - 1]?.groups[0]?.section
        return (
          <div key={block.id} className="shared__block">
            {begins && <SectionHead block={block} section={section} />}
            <BlockView {...{ army, system, block, faulty }} />
          </div>
        )
      })}
      {!system.words.choicesFirst && choices}
      <OurWords ids={textsOn(system, army)} />
    </div>
  )
}

/** The heading that lone units stand under, or the first of several joined ones. */
function SectionHead({ block, section }: { readonly block: Block; readonly section: string }) {
  const units = block.groups.reduce((sum, group) => sum + group.units.length, 0)
  return (
    <h2 className="shared__section t-label">
      {section}
      {block.section !== '' && units > 1 && (
        <span> {t('{count, plural, one {# unit} other {# units}}', { count: units })}</span>
      )}
    </h2>
  )
}

const variants = { own: 'plain', locked: 'renown', loose: 'aux' } as const

interface BlockProps {
  readonly army: Army
  readonly system: System
  readonly block: Block
  readonly faulty: ReadonlyMap<string, string | null>
}

/** Who is in a block, what each of them pays, and the sum of it. */
function BlockView({ army, system, block, faulty }: BlockProps) {
  const [group] = block.groups
  if (!group) return null
  const { style, numeral, name, spine } = group
  const alone = block.section !== ''
  const units = block.groups.flatMap((each) => each.units)
  const rows = alikeUnits(army, units, ({ id }) => (faulty.has(id) ? (faulty.get(id) ?? '!') : ''))
  const sides = block.groups.flatMap(({ id }) => ledgerOf(army).groups.get(id) ?? [])
  const joined = spine ? `${spine}: ${name}` : `${system.words.group} ${numeral}, ${name}`
  const locked = style === 'locked'
  const foot = alone ? rows.length + sides.length > 1 : style === 'own' || units.length > 1
  return (
    <SpineBlock
      variant={variants[style]}
      mark={alone ? '' : numeral}
      label={alone ? block.section : style === 'own' ? joined : name}
    >
      {locked && <LockedHead block={block} illegal={units.some(({ id }) => faulty.has(id))} />}
      {rows.map((row) => (
        <UnitRow
          key={row.units[0]?.id}
          {...{ army, system, row, faulty }}
          priced={!locked}
          remark={!foot && style === 'loose' ? group.remark : ''}
        />
      ))}
      {!locked &&
        sides.map(({ label, points }) => <SideRow key={label} label={label} points={points} />)}
      {!locked && foot && <Foot block={block} />}
    </SpineBlock>
  )
}

interface LockedHeadProps {
  readonly block: Block
  readonly illegal: boolean
}

/** A ready-made group by name; unfolded, what it can do beside its units. */
function LockedHead({ block, illegal }: LockedHeadProps) {
  const [open, setOpen] = useState(false)
  const { name = '', abilities = [] } = block.groups[0] ?? {}
  const opens = abilities.length > 0
  const rules = abilities.map((ability) => ({ ...ability, note: abilityText(ability) }))
  return (
    <>
      <LedgerRow
        lead
        name={name}
        badges={
          <>
            <Tag icon="lock">{t('Renown')}</Tag>{' '}
            {opens && <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />}
          </>
        }
        points={block.points}
        illegal={illegal}
        {...(opens && { open, onSelect: () => setOpen(!open) })}
      />
      {open && (
        <div className="shared__rules">
          <RuleList rules={rules} />
        </div>
      )}
    </>
  )
}

/** Places used, a remark, and the sum of the block. */
function Foot({ block }: { readonly block: Block }) {
  const { places = null, remark = '' } = block.groups[0] ?? {}
  const tooMany = places !== null && places.used > places.max
  return (
    <FootRow
      taken={places?.used}
      places={places?.max}
      text={
        block.section
          ? ''
          : tooMany
            ? t('{used} of {max} places', { used: places.used, max: places.max })
            : remark
      }
      points={block.points}
      fault={tooMany}
    />
  )
}
