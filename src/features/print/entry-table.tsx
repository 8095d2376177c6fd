import { itemText, type OutfitItem } from '../../engine/outfit.ts'
import { num, t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { GroupRows } from './group-rows.tsx'
import type { Slice } from './pack.ts'
import type { PaperSource } from './paper-source.ts'
import type { PaperGroup, PaperRow } from './paper.ts'
import { copiesText, rowPoints } from './roster-row.tsx'
import { Spine, Subtotal } from './spine.tsx'
import { UnitLines } from './unit-lines.tsx'
import { UnitName } from './unit-name.tsx'

export interface EntryTableProps {
  readonly source: PaperSource
  readonly slices: readonly Slice[]
}

/** The list as an event wants it: each unit with every choice that was made for it, no figures to play by. */
export function EntryTable({ source, slices }: EntryTableProps) {
  const { choice, content } = source
  return (
    <table className="pp-roster pp-entry" data-band="entry">
      <colgroup>
        <col className="pp-col-spine" />
        <col />
        <col className="pp-col-choices" />
        <col className="pp-col-models" />
        <col className="pp-col-points" />
      </colgroup>
      <thead>
        <tr>
          <td className="pp-corner" aria-hidden="true" />
          <th scope="col">{t('Unit')}</th>
          <th scope="col" className="pp-th-left">
            {t('Choices')}
          </th>
          <th scope="col">{t('Models')}</th>
          <th scope="col" className="pp-th-points">
            {t('Pts')}
          </th>
        </tr>
      </thead>
      {slices.map((slice) => {
        const group = content.groups.find(({ id }) => slice.id === `group:${id}`)
        return (
          group && (
            <GroupRows
              key={slice.id}
              {...{ group, choice, slice }}
              columns={2}
              renderRow={(row, spine) => (
                <EntryRow key={row.id} {...{ source, group, row, spine }} />
              )}
            />
          )
        )
      })}
    </table>
  )
}

interface EntryRowProps {
  readonly source: PaperSource
  readonly group: PaperGroup
  readonly row: PaperRow
  readonly spine: number | null
}

const carried = (items: readonly OutfitItem[]) =>
  items.filter(({ weapons }) => weapons.length > 0).map(itemText)

function EntryRow({ source, group, row, spine }: EntryRowProps) {
  const { system, choice, content } = source
  const [unit] = row.units
  if (!unit) return null
  const points = rowPoints(group, row)
  const copies = row.units.length
  const kinds = row.outfit && row.outfit.models.length > 1 ? row.outfit.models : []
  const weapons = row.outfit ? carried(row.outfit.items) : []
  return (
    <tr data-line="">
      {spine !== null && <Spine group={group} rows={spine} />}
      <td>
        <UnitName group={group} row={row} tag={content.tags.get(unit.id)} />
        {copies > 1 && <div className="pp-sub">{copiesText(copies, row.points)}</div>}
      </td>
      <td className="pp-choices">
        {kinds.length > 0 && (
          <div className="pp-sub">{kinds.map(({ name }) => name).join(', ')}</div>
        )}
        {weapons.length > 0 && <div className="pp-sub">{weapons.join(', ')}</div>}
        <UnitLines {...{ unit, system, choice }} outfit={row.outfit} statsShown />
      </td>
      <td className="pp-models">{num(unit.models * copies)}</td>
      <td className="pp-points">
        {points !== null && numberText(points)}
        <Subtotal group={group} row={row} />
      </td>
    </tr>
  )
}
