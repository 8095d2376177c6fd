import type { Roster, RosterUnit } from '../../engine/roster.ts'

const pairs = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name}=${count}`)
    .toSorted()
    .join(',')

const chosen = (picks: Roster['picks']) => picks.map(({ slot, id }) => `${slot}:${id}`).toSorted()

function unitKey({ unit, role, size, models, marks, picks, wargear }: RosterUnit): string {
  return [unit, role, size, pairs(models), marks.toSorted(), chosen(picks), pairs(wargear)].join(
    '/',
  )
}

/**
 * The same text for two lists with the same units and choices, in whatever order, under whatever name; empty for a list
 * without units.
 */
export function listKey({ system, faction, variant, groups, picks }: Roster): string {
  const all = groups.filter(({ units }) => units.length > 0)
  if (all.length === 0) return ''
  const parts = all.map(({ kind, from, units }) =>
    [kind, from ?? '', ...units.map(unitKey).toSorted()].join(';'),
  )
  return [system, faction, variant ?? '', ...parts.toSorted(), ...chosen(picks)].join('|')
}

/**
 * The same text for two lists with the same units, sizes and enhancements, whatever their wargear and however they are grouped:
 * not every format has these. Empty for a list without units.
 */
export function unitsKey({ system, faction, groups }: Roster): string {
  const units = groups.flatMap((group) => group.units)
  if (units.length === 0) return ''
  const all = units.map(({ unit, size, models, picks }) =>
    [unit, size, pairs(models), chosen(picks)].join('/'),
  )
  return [system, faction, ...all.toSorted()].join('|')
}
