import { useRef } from 'react'

import type { ArmyGroup } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { OpenPlace } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { FootRow, LedgerRow, SideRow } from '../../ui/ledger-row.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { Tag } from '../../ui/tag.tsx'
import { rowsOf } from './block-rows.ts'
import { useDesk } from './desk.ts'
import { useWelcome, type Welcome } from './drag.ts'
import { placeKey, samePlace } from './places.ts'
import { UnitMenu } from './unit-menu.tsx'
import { UnitRow } from './unit-row.tsx'
import { groupElement, unitElement } from './use-desk.ts'
import { useDropTarget } from './use-drag.ts'
import { useRowKeys } from './use-row-keys.ts'
import { groupLabel } from './ways.ts'
import { WelcomeWords } from './welcome-words.tsx'

const variants = { own: 'plain', locked: 'renown', loose: 'aux' } as const

/** What a block without a foot says to a dragged unit, where it has more to say than that it takes it. */
const wordsOf = (welcome: Welcome | null): string =>
  welcome && welcome.look !== 'target' ? welcome.words : ''

/** What a loose unit that stands alone costs beyond itself; several have a foot that says it. */
function loneRemark(group: ArmyGroup): string | undefined {
  return group.style === 'loose' && group.units.length === 1 ? group.remark : undefined
}

/** One group of the roster as a ruled block: who is in it, how many places it has, what it costs. */
export function GroupBlock({ group }: { readonly group: ArmyGroup }) {
  const { army, system, focus, faulty, layout, shown } = useDesk()
  const { rows, sides } = rowsOf(army, [group], faulty)
  const box = useRef<HTMLElement>(null)
  const places = [placeKey({ group: group.id })]
  useDropTarget(box, places)
  const welcome = useWelcome(places)
  const hasFoot = group.style === 'own' || group.units.length > 1
  if (group.units.length === 0 && group.style === 'loose') return null
  // on a phone the picker covers the roster, so nothing there is marked as its slot
  const inFocus =
    layout !== 'phone' && focus?.kind === 'units' && samePlace(focus.place, { group: group.id })
  return (
    <SpineBlock
      ref={box}
      drag={welcome?.look}
      id={groupElement(group.id)}
      variant={variants[group.style]}
      mark={group.spine || group.numeral}
      up={group.spine !== ''}
      slot={inFocus}
      label={groupLabel(group, system)}
    >
      {group.style === 'locked' ? (
        <LockedRows group={group} welcome={welcome} />
      ) : (
        <>
          {group.places !== null && !group.units.some(({ leader }) => leader) && (
            <OpenLeader group={group} />
          )}
          {rows.map((row) => (
            <UnitRow
              key={row.first.id}
              row={row}
              selected={shown?.kind === 'unit' && row.units.some(({ id }) => id === shown.unit)}
              bad={faulty.has(row.first.id)}
              tag={faulty.get(row.first.id) ?? null}
              remark={hasFoot ? undefined : wordsOf(welcome) || loneRemark(group)}
            />
          ))}
          {sides.map(({ label, points }) => (
            <SideRow key={label} label={label} points={points} />
          ))}
          {hasFoot && <GroupFoot group={group} welcome={welcome} />}
        </>
      )}
    </SpineBlock>
  )
}

interface PartProps {
  readonly group: ArmyGroup
  /** What it has to say to a unit that is dragged. */
  readonly welcome: Welcome | null
}

/** The leader's slot of a group that has none. */
function OpenLeader({ group }: { readonly group: ArmyGroup }) {
  const { aim } = useDesk()
  return (
    <LedgerRow
      name={t('Pick a leader')}
      note={t('these units have nobody to lead them')}
      tags={<Tag tone="warn">{t('open')}</Tag>}
      onSelect={() => aim({ group: group.id })}
    />
  )
}

/** How many of each unit a ready-made group holds: `2 Ironblasters` comes out as `2 × Ironblaster`. */
function composition(group: ArmyGroup): string {
  const counts = new Map<string, number>()
  for (const { name } of group.units) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ')
}

/** A ready-made group: its name, what it is made of, who may take it. Its units cannot be changed. */
function LockedRows({ group, welcome }: PartProps) {
  const { shown, faulty, layout, show } = useDesk()
  const [first] = group.units
  const onKeyDown = useRowKeys(first)
  const ids: readonly Id[] = group.units.map(({ id }) => id)
  const bad = ids.find((id) => faulty.has(id))
  const tag = bad === undefined ? null : faulty.get(bad)
  const selected = shown?.kind === 'unit' && ids.includes(shown.unit)
  return (
    <LedgerRow
      lead
      name={group.name}
      badges={<Tag icon="lock">{group.roster.from === null ? t('Locked') : t('Renown')}</Tag>}
      note={wordsOf(welcome) || [composition(group), group.remark].filter(Boolean).join(' · ')}
      tags={tag ? <Tag tone="bad">{tag}</Tag> : undefined}
      points={group.points}
      selected={selected && layout !== 'phone'}
      illegal={bad !== undefined}
      onSelect={first && (() => show({ kind: 'unit', unit: first.id }))}
      boxProps={{ id: first && unitElement(first.id), onKeyDown }}
      actions={first && layout !== 'phone' ? <UnitMenu unit={first} /> : undefined}
    />
  )
}

const isOf = (group: ArmyGroup) => (place: OpenPlace) =>
  place.kind === 'units' && samePlace(place.place, { group: group.id })

/** Places used, who may join, the way to add one, and the subtotal. */
function GroupFoot({ group, welcome }: PartProps) {
  const { places, aim, layout } = useDesk()
  const open = places.find(isOf(group))
  const counts = group.places
  const tooMany = counts !== null && counts.used > counts.max
  const told =
    counts &&
    t('{used, number} of {max, plural, one {# place} other {# places}}', {
      used: counts.used,
      max: counts.max,
    })
  // in narrow panes the bars alone say how many
  const remark = layout !== 'wide' || !told ? group.remark : `${told} · ${group.remark}`
  const room = counts ?? open
  const canAdd = open && room && room.used < room.max
  return (
    <FootRow
      taken={counts?.used}
      places={counts?.max}
      text={
        welcome && welcome.look !== 'target' ? (
          <WelcomeWords welcome={welcome} />
        ) : tooMany ? (
          <b>{told}</b>
        ) : (
          remark
        )
      }
      fault={tooMany}
      points={group.points}
      action={
        canAdd
          ? {
              label: counts || group.style === 'loose' ? t('Unit') : t('Attach'),
              name: counts ? t('Add a unit to {group}', { group: group.name }) : open.title,
              onAction: () => aim({ group: group.id }),
            }
          : undefined
      }
    />
  )
}
