import type { PlayUnit } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import { listing } from '../../engine/wording.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { crewOf } from './prices.ts'
import { statLinesOf, woundsIn } from './stat-lines.ts'
import { stats } from './words.ts'

/** All that stands on the table, those attached to one another in one group. */
export function playUnits(army: FortyArmy, names: ReadonlyMap<Id, string>): readonly PlayUnit[] {
  const nameOf = ({ id, name }: FortyUnit) => names.get(id) ?? name
  return army.groups.flatMap(({ units }) => {
    const group = listing(units.map(nameOf))
    return units.map((unit) => ({ ...figuresOf(unit), id: unit.id, name: nameOf(unit), group }))
  })
}

function figuresOf(unit: FortyUnit): Pick<PlayUnit, 'models' | 'stats' | 'later'> {
  const lines = unit.data
    ? statLinesOf(unit.data, crewOf(unit.counts, unit.addons, unit.priced))
    : []
  const models = lines.flatMap(({ stats, kinds }) =>
    kinds.map(({ name, count }) => ({ name, count, wounds: woundsIn(stats) || null })),
  )
  const [common] = lines.toSorted((a, b) => crowd(b) - crowd(a))
  return {
    models: models.length > 0 ? inOrderOfFall(models) : [bare(unit)],
    stats: common ? statsOf(common.stats) : [],
    later: false,
  }
}

const bare = ({ name, models }: FortyUnit) => ({ name, count: models, wounds: null })

const crowd = ({ kinds }: { readonly kinds: readonly { readonly count: number }[] }): number =>
  kinds.reduce((sum, { count }) => sum + count, 0)

/** The crowd before those who are few, of these the weaker first: so the one who leads the unit falls last. */
const inOrderOfFall = (models: PlayUnit['models']): PlayUnit['models'] =>
  models.toSorted((a, b) => b.count - a.count || (a.wounds ?? 0) - (b.wounds ?? 0))

function statsOf(printed: Readonly<Record<Id, string>>): PlayUnit['stats'] {
  return stats().flatMap(({ id, short }) => {
    const value = printed[id] ?? ''
    return id === 'wounds' || value === '' || value === '-' ? [] : [{ label: short, value }]
  })
}
