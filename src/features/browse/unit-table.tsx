import { Link } from 'react-router'

import type { ReferenceUnit } from '../../engine/reference.ts'
import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { numberText } from '../../ui/number-text.ts'
import { Mark, Tag } from '../../ui/tag.tsx'
import type { Found } from './find.ts'

export interface UnitTableProps {
  readonly system: System
  readonly units: readonly Found<ReferenceUnit>[]
  readonly selected: string | null
  readonly linkTo: (unit: string) => string
}

/** Units by role: name, models, stat line where there is room, points. */
export function UnitTable({ system, units, selected, linkTo }: UnitTableProps) {
  const roles = [...new Set(units.map(({ thing }) => thing.role))]
  return (
    <table className="ut">
      <thead>
        <tr>
          <th scope="col">{t('Unit')}</th>
          <th scope="col" className="ut__models">
            {t('Models')}
          </th>
          {system.stats.map((stat) => (
            <th key={stat.id} scope="col" className="ut__stat" abbr={stat.label} title={stat.label}>
              {stat.short}
            </th>
          ))}
          <th scope="col" className="ut__points">
            {t('Points')}
          </th>
        </tr>
      </thead>
      {roles.map((role) => (
        <tbody key={role}>
          <tr className="ut__role">
            <th scope="rowgroup">{role}</th>
            <td aria-hidden="true" />
            {system.stats.map((stat) => (
              <td key={stat.id} className="ut__stat" aria-hidden="true" />
            ))}
            <td aria-hidden="true" />
          </tr>
          {units
            .filter(({ thing }) => thing.role === role)
            .map(({ thing: unit, by }) => (
              <UnitRow
                key={unit.profile.id}
                {...{ system, unit, by, linkTo }}
                selected={unit.profile.id === selected}
              />
            ))}
        </tbody>
      ))}
    </table>
  )
}

interface UnitRowProps {
  readonly system: System
  readonly unit: ReferenceUnit
  /** Rules that it was found by. */
  readonly by: readonly string[]
  readonly selected: boolean
  readonly linkTo: (unit: string) => string
}

function UnitRow({ system, unit, by, selected, linkTo }: UnitRowProps) {
  const { profile } = unit
  const [size] = profile.sizes
  return (
    <tr className={classes('ut__row', selected && 'is-sel')}>
      <th scope="row">
        <Link
          to={linkTo(profile.id)}
          preventScrollReset
          className="ut__link"
          aria-current={selected ? 'true' : undefined}
        >
          {profile.name}
        </Link>
        {profile.unique && <Tag>{t('Unique')}</Tag>}
        {profile.legends && <Mark warn>{t('Legends')}</Mark>}
        {profile.leaving !== null && <Mark warn>{t('leaves for Legends')}</Mark>}
        {by.length > 0 && <Mark>{by.join(', ')}</Mark>}
      </th>
      <td className="ut__models">{size?.models ?? '-'}</td>
      {system.stats.map((stat) => (
        <td key={stat.id} className="ut__stat">
          {profile.sheet?.stats[stat.id] ?? '-'}
        </td>
      ))}
      <td className="ut__points">{size ? numberText(size.points) : '-'}</td>
    </tr>
  )
}
