interface Member {
  readonly alliance: string
  readonly legends: boolean
}

export interface Alliance<T> {
  readonly alliance: string
  readonly factions: readonly T[]
}

/** Factions of the current books by alliance, both in their order; those of Legends are left out. */
export function byAlliance<T extends Member>(factions: readonly T[]): readonly Alliance<T>[] {
  const current = factions.filter(({ legends }) => !legends)
  const alliances = [...new Set(current.map(({ alliance }) => alliance))]
  return alliances.map((alliance) => ({
    alliance,
    factions: current.filter((faction) => faction.alliance === alliance),
  }))
}
