import type { Block } from '../../engine/blocks.ts'
import { FootRow } from '../../ui/ledger-row.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { useDesk } from './desk.ts'
import { foldCopies } from './fold.ts'
import { UnitRow } from './unit-row.tsx'
import { groupElement } from './use-desk.ts'
import { counted } from './words.ts'

/** Lone units under their heading as one ruled block; copies that are alike share a row. */
export function SectionBlock({ block }: { readonly block: Block }) {
  const { faulty, focus, layout, shown } = useDesk()
  const units = block.groups.flatMap((group) => group.units)
  const rows = foldCopies(units, new Set(faulty.keys()))
  const ownPoints = units.reduce((sum, { points }) => sum + points, 0)
  const hasSum = rows.length > 1 || block.points !== ownPoints
  const inFocus =
    layout !== 'phone' &&
    focus?.kind === 'units' &&
    block.groups.some(({ id }) => id === focus.place.group)
  return (
    <SpineBlock
      id={groupElement(block.id)}
      variant="set"
      mark={rows.length > 1 ? block.section : (block.groups[0]?.numeral ?? '')}
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
          remark={undefined}
        />
      ))}
      {hasSum && (
        <FootRow
          text={`${block.section}, ${counted(units.length, 'unit')}`}
          points={block.points}
        />
      )}
    </SpineBlock>
  )
}
