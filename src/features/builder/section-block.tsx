import type { Block } from '../../engine/blocks.ts'
import { FootRow, SideRow } from '../../ui/ledger-row.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { rowsOf } from './block-rows.ts'
import { useDesk } from './desk.ts'
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

/**
 * Lone units under their heading as one ruled block; copies that are alike share a row. A block of one row is too low for its
 * name to be written up its side: there the row says what the unit is.
 */
export function SectionBlock({ block }: { readonly block: Block }) {
  const { army, faulty, focus, layout, shown } = useDesk()
  const { rows, sides } = rowsOf(army, block.groups, faulty)
  const remark = remarksOf(block)
  const single = rows.length === 1 && !remark
  const [first] = block.groups
  const inFocus =
    layout !== 'phone' &&
    focus?.kind === 'units' &&
    block.groups.some(({ id }) => id === focus.place.group)
  return (
    <SpineBlock
      id={groupElement(block.id)}
      variant="set"
      up
      mark={single ? '' : (first?.spine ?? block.section)}
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
          sort={single ? first?.sort : undefined}
        />
      ))}
      {sides.map(({ label, points }) => (
        <SideRow key={label} label={label} points={points} />
      ))}
      {remark && <FootRow text={remark} points={block.points} />}
    </SpineBlock>
  )
}
