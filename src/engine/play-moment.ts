import type { PlayEntry } from './play.ts'
import type { Id } from './roster.ts'
import { textPlaces } from './text-id.ts'

/** When something is used that the books name alone; one that says nothing but `passive` is always on. */
export interface Moment {
  /** By the game's words; left out: in any phase. */
  readonly phases?: readonly string[]
  readonly whose?: 'your' | 'enemy'
  /** How often, in words as `Timing.limit` has them; `(army)` where all that have it share it. */
  readonly limit?: string
  /** In answer to what someone does. */
  readonly reaction?: true
  /** Always on after all: such a line only says that several sheets have it in the same words. */
  readonly passive?: true
}

/** Moments of a book by the keys that texts have there: `sheet/beastboss/ferocious-rage`. What none names is always on. */
export type BookMoments = Readonly<Record<string, Moment>>

/** Moments of the books that an army is of, by book. */
export type PlayMoments = ReadonlyMap<Id, BookMoments>

export const noMoments: PlayMoments = new Map()

/** The moment of what a text is about, and the key that has it; null for what is always on. */
export function momentOf(
  moments: PlayMoments,
  text: Id,
): { readonly key: string; readonly moment: Moment } | null {
  const { book, keys } = textPlaces(text)
  const known = moments.get(book)
  for (const key of keys) {
    const moment = known?.[key]
    if (moment) return { key, moment }
  }
  return null
}

type When = Pick<PlayEntry, 'passive' | 'reaction' | 'phases' | 'whose' | 'limit' | 'per' | 'each'>

const alwaysOn: When = {
  passive: true,
  reaction: false,
  phases: [],
  whose: 'any',
  limit: null,
  per: null,
  each: false,
}

/** A moment as an entry says it, without phases that the game does not have; null for what is always on. */
export function whenOf(moment: Moment | null, known: readonly string[]): When {
  if (!moment || moment.passive) return alwaysOn
  const { phases = [], whose = 'any', limit = null, reaction = false } = moment
  return {
    passive: false,
    reaction,
    phases: phases.filter((phase) => known.includes(phase)),
    whose,
    limit,
    per: perOf(limit),
    each: limit !== null && !limit.endsWith('(army)'),
  }
}

const spans = [
  ['phase', /\bper phase\b/],
  ['turn', /\bper turn\b/],
  ['round', /\bper battle round\b/],
  ['battle', /\bper battle(?! round)/],
] as const

/** What a limit counts over: `once per turn (army)` over a turn. */
function perOf(limit: string | null): PlayEntry['per'] {
  return spans.find(([, said]) => limit !== null && said.test(limit))?.[0] ?? null
}
