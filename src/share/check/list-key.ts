import type { Roster, RosterUnit } from '../../engine/roster.ts'

const pairs = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name}=${count}`)
    .toSorted()
    .join(',')

function unitKey({ unit, role, size, models, marks, picks, wargear }: RosterUnit): string {
  const chosen = picks.map(({ slot, id }) => `${slot}:${id}`).toSorted()
  return [unit, role, size, pairs(models), marks.toSorted(), chosen, pairs(wargear)].join('/')
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
  const chosen = picks.map(({ slot, id }) => `${slot}:${id}`).toSorted()
  return [system, faction, variant ?? '', ...parts.toSorted(), ...chosen].join('|')
}
