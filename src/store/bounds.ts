/** Bounds of a list that any way in accepts; far above what a game allows. */
export const BOUNDS = { groups: 60, units: 300, name: 200, notes: 10_000 } as const
