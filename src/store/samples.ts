import { msg, type Message } from '../text/t.ts'
import type { Imported } from './import-lists.ts'
import { offerTour } from './tour.ts'

/** A list to try things out with: real units at real points. */
export interface Sample {
  readonly id: string
  /** The army, as its game calls it. */
  readonly army: string
  /** What there is to see in it. */
  readonly about: Message
  readonly load: () => Promise<{ readonly default: string }>
}

/** Two lists a game: one in order, one with a fault. */
export const samples: readonly Sample[] = [
  {
    id: 'ogor-mawtribes',
    army: 'Ogor Mawtribes',
    about: msg('Age of Sigmar, in order'),
    load: () => import('../../data/samples/ogor-mawtribes.json?raw'),
  },
  {
    id: 'ogor-mawtribes-faults',
    army: 'Ogor Mawtribes',
    about: msg('Age of Sigmar, with a fault to mend'),
    load: () => import('../../data/samples/ogor-mawtribes-faults.json?raw'),
  },
  {
    id: 'orks',
    army: 'Orks',
    about: msg('Warhammer 40,000, in order'),
    load: () => import('../../data/samples/orks.json?raw'),
  },
  {
    id: 'orks-faults',
    army: 'Orks',
    about: msg('Warhammer 40,000, with a fault to mend'),
    load: () => import('../../data/samples/orks-faults.json?raw'),
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
