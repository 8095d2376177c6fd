import type { Imported } from './import-lists.ts'
import { offerTour } from './tour.ts'

/** A list to try things out with: real units at real points. */
export interface Sample {
  readonly id: string
  /** What there is to see in it. */
  readonly shows: 'order' | 'fault'
  readonly load: () => Promise<{ readonly default: string }>
}

/** The samples of a game, of one army. */
export interface GameSamples {
  /** The game and the army, as the game calls them. */
  readonly game: string
  readonly army: string
  readonly samples: readonly Sample[]
}

/** Two lists a game: one in order, one with a fault. */
export const gameSamples: readonly GameSamples[] = [
  {
    game: 'Age of Sigmar',
    army: 'Ogor Mawtribes',
    samples: [
      {
        id: 'ogor-mawtribes',
        shows: 'order',
        load: () => import('../../data/samples/ogor-mawtribes.json?raw'),
      },
      {
        id: 'ogor-mawtribes-faults',
        shows: 'fault',
        load: () => import('../../data/samples/ogor-mawtribes-faults.json?raw'),
      },
    ],
  },
  {
    game: 'Warhammer 40,000',
    army: 'Orks',
    samples: [
      { id: 'orks', shows: 'order', load: () => import('../../data/samples/orks.json?raw') },
      {
        id: 'orks-faults',
        shows: 'fault',
        load: () => import('../../data/samples/orks-faults.json?raw'),
      },
    ],
  },
]

/** Puts a sample among the lists, as one of the user's own; the first one opens with the tour. */
export async function takeSample({ id, load }: Sample): Promise<Imported> {
  // the gate for lists is no part of the first load
  const [{ default: text }, { importText }] = await Promise.all([
    load(),
    import('./import-lists.ts'),
  ])
  const taken = await importText(`${id}.json`, text)
  if (taken.ok) offerTour()
  return taken
}
