import type { Sketch } from '../testing.ts'
import type { Pair } from './testing-keywords.ts'

const times = <T>(count: number, thing: T) => Array.from({ length: count }, () => thing)
const chief = (name: string) => ({ name, warlord: true })
const units = (...all: NonNullable<Sketch['units']>) => all
const bearing = (name: string, enhancement: string) => ({ name, enhancements: [enhancement] })
const faithful = [
  bearing('Canoness', 'Blade of Saint Ellynor'),
  bearing('Canoness', 'Divine Aspect'),
  bearing('Palatine', 'Litanies of Faith'),
  bearing('Palatine', 'Triptych of the Macharian Crusade'),
]

/** Second leaders of a unit, and enhancements that do not count. */
export const joinPairs: readonly Pair[] = [
  {
    about: '19.01: Eldrad joins beside Warlocks, another leader does not',
    rule: 'M15',
    legal: {
      faction: 'Aeldari',
      detachments: ['Warhost'],
      units: units(
        { ...chief('Eldrad Ulthran'), attachedTo: 'Guardian Defenders' },
        { name: 'Warlock Conclave', attachedTo: 'Guardian Defenders' },
        'Guardian Defenders',
      ),
    },
    illegal: {
      faction: 'Aeldari',
      detachments: ['Warhost'],
      units: units(
        { ...chief('Farseer'), attachedTo: 'Guardian Defenders' },
        { name: 'Autarch', attachedTo: 'Guardian Defenders' },
        'Guardian Defenders',
      ),
    },
  },
  {
    about: '19.01: two leaders of Cadian Shock Troops, one of them a Command Squad at most',
    rule: 'M15',
    legal: {
      faction: 'Astra Militarum',
      detachments: ['Combined Arms'],
      units: units(
        { ...chief('Cadian Castellan'), attachedTo: 'Cadian Shock Troops' },
        { name: 'Cadian Command Squad', attachedTo: 'Cadian Shock Troops' },
        'Cadian Shock Troops',
      ),
    },
    illegal: {
      faction: 'Astra Militarum',
      detachments: ['Combined Arms'],
      units: units(
        chief('Cadian Castellan'),
        ...times(2, { name: 'Cadian Command Squad', attachedTo: 'Cadian Shock Troops' }),
        'Cadian Shock Troops',
      ),
    },
  },
  {
    about: '25.04: enhancements of Sanctified Orators do not count, those of others do',
    rule: 'M02',
    legal: {
      faction: 'Adepta Sororitas',
      detachments: ['Army of Faith', 'Sanctified Orators'],
      units: units(...faithful, { ...bearing('Canoness', 'Hagiomnifex'), warlord: true }),
    },
    illegal: {
      faction: 'Adepta Sororitas',
      detachments: ['Army of Faith', 'Sacred Champions'],
      units: units(...faithful, { ...bearing('Canoness', 'Perfervid Haste'), warlord: true }),
    },
  },
]
