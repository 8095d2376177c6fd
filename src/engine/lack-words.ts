import type { Lack } from './lacks.ts'
import { listing, nameOfId } from './wording.ts'

const worded: Readonly<Record<Lack['what'], (id: string) => string>> = {
  game: (id) => `a game called “${id}”`,
  army: (id) => `the army ${nameOfId(id)}`,
  points: (id) => `points ${id}`,
  season: (id) => `the season ${id}`,
}

/** What a list stays on, as part of a sentence: `points v0.9 and the season 2023-24`. */
export function lackWords(lacks: readonly Lack[]): string {
  return listing(lacks.map(({ what, id }) => worded[what](id)))
}
