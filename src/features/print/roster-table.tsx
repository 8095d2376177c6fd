import type { Column, System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { GroupRows } from './group-rows.tsx'
import type { Slice } from './pack.ts'
import { isStacked } from './page-look.ts'
import type { PaperSource } from './paper-source.ts'
import type { PrintChoice } from './print-choice.ts'
import { RosterRow } from './roster-row.tsx'

/** With more figures than this in a stat line its columns are narrower, and those of the weapons too. */
const fewStats = 5

export interface RosterTableProps {
  readonly source: PaperSource
  readonly slices: readonly Slice[]
}

/** The roster as one table; every page has its own with the same head and the same columns. */
export function RosterTable({ source, slices }: RosterTableProps) {
  const { system, choice, content } = source
  const { groups, tags } = content
  const many = system.stats.length > fewStats
  const stacked = isStacked(choice)
  return (
    <table className={classes('pp-roster', many && 'pp-roster--many')} data-band="roster">
      <colgroup>
        <col className="pp-col-spine" />
        <col />
        {!stacked && system.stats.map(({ id }) => <col key={id} className="pp-col-stat" />)}
        {!stacked && <col className="pp-col-weapons" />}
        {choice.points && <col className="pp-col-points" />}
      </colgroup>
      <TableHead system={system} choice={choice} />
      {slices.map((slice) => {
        const group = groups.find(({ id }) => slice.id === `group:${id}`)
        return (
          group && (
            <GroupRows
              key={slice.id}
              {...{ group, choice, slice }}
              columns={stacked ? 0 : system.stats.length + 1}
              renderRow={(row, spine) => (
                <RosterRow key={row.id} {...{ system, choice, group, row, tags, spine }} />
              )}
            />
          )
        )
      })}
    </table>
  )
}

interface TableHeadProps {
  readonly system: System
  readonly choice: PrintChoice
}

function TableHead({ system, choice }: TableHeadProps) {
  return (
    <thead>
      <tr>
        <td className="pp-corner" aria-hidden="true" />
        {isStacked(choice) ? <StackedHead system={system} /> : <FigureHeads system={system} />}
        {choice.points && (
          <th scope="col" className="pp-th-points">
            {t('Pts')}
          </th>
        )}
      </tr>
    </thead>
  )
}

function FigureHeads({ system }: Pick<TableHeadProps, 'system'>) {
  return (
    <>
      <th scope="col">{t('Unit')}</th>
      {system.stats.map((stat) => (
        <th key={stat.id} scope="col" abbr={stat.label}>
          {stat.short}
        </th>
      ))}
      <th scope="col">
        <WeaponHeads system={system} />
      </th>
    </>
  )
}

function StackedHead({ system }: Pick<TableHeadProps, 'system'>) {
  return (
    <th scope="col" className="pp-stack">
      <div className="pp-stack__line">
        <span>{t('Unit')}</span>
        <div className="pp-stack__stats">
          {system.stats.map((stat) => (
            <i key={stat.id}>{stat.short}</i>
          ))}
        </div>
      </div>
      <WeaponHeads system={system} />
    </th>
  )
}

function WeaponHeads({ system }: Pick<TableHeadProps, 'system'>) {
  return (
    <div className="pp-weapon">
      <span>{t('Weapon')}</span>
      {system.weaponColumns.melee.map((column) => (
        <WeaponHead key={column.id} system={system} column={column} />
      ))}
    </div>
  )
}

interface WeaponHeadProps {
  readonly system: System
  readonly column: Column
}

/** Ranged and melee weapons share their columns, under both names where these differ. */
function WeaponHead({ system, column }: WeaponHeadProps) {
  const ranged = system.weaponColumns.ranged.find(({ id }) => id === column.id)
  if (!ranged || ranged.short === column.short) return <i>{column.short}</i>
  return (
    <i className="pp-figure--head">
      {ranged.short}/{column.short}
    </i>
  )
}
