import type { Block } from '../../engine/blocks.ts'
import { FootRow, SideRow } from '../../ui/ledger-row.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { rowsOf } from './block-rows.ts'
import { useDesk } from './desk.ts'
import { placeKey } from './places.ts'
import { UnitRow } from './unit-row.tsx'
import { groupElement } from './use-desk.ts'

/** What the groups of a block have to say, once for each datasheet; by name where they are of several. */
function remarksOf({ groups }: Block): string {
  const remarks = new Map(
    groups.flatMap(({ name, remark }) => (remark ? [[name, remark] as const] : [])),
  )
  const alike = groups.every(({ name }) => name === groups[0]?.name)
  return [...remarks].map(([name, remark]) => (alike ? remark : `${name}: ${remark}`)).join(' · ')
}

/** How high a row is at least, how high a foot, and a letter that is written upwards, in pixels. */
const rowHeights = { wide: 30, middle: 36, phone: 48 } as const
const footHeight = 27
const letterHeight = 7.6
const margin = 11

/**
 * Lone units under their heading as one ruled block; copies that are alike share a row. Where a block is too low for its name
 * to be written up its side, its rows say what the units are.
 */
export function SectionBlock({ block }: { readonly block: Block }) {
  const { army, faulty, focus, layout, shown } = useDesk()
  const { rows, sides } = rowsOf(army, block.groups, faulty)
  const remark = remarksOf(block)
  const [first] = block.groups
  const spine = first?.spine ?? block.section
  const height = rows.length * rowHeights[layout] + (remark ? footHeight : 0)
  const low = spine.length * letterHeight + margin > height
  const inFocus =
    layout !== 'phone' &&
    focus?.kind === 'units' &&
    block.groups.some(({ id }) => id === focus.place.group)
  return (
    <SpineBlock
      id={groupElement(block.id)}
      variant="set"
      up
      mark={low ? '' : spine}
      slot={inFocus}
      label={block.section}
    >
      {rows.map((row) => (
        <UnitRow
          key={row.first.id}
          row={row}
          selected={shown?.kind === 'unit' && row.units.some(({ id }) => id === shown.unit)}
          bad={faulty.has(row.first.id)}
          tag={faulty.get(row.first.id) ?? null}
          sort={low ? first?.sort : undefined}
          places={row.units.map(({ group }) => placeKey({ group }))}
        />
      ))}
      {sides.map(({ label, points }) => (
        <SideRow key={label} label={label} points={points} />
      ))}
      {remark && <FootRow text={remark} points={block.points} />}
    </SpineBlock>
  )
}
