import type { Sketch } from '../testing.ts'

/** A rule by what it says, with a list that keeps it and one that breaks it. */
export interface Pair {
  /** What the official rule is about, with its number. */
  readonly about: string
  readonly rule: string
  readonly legal: Sketch
  readonly illegal: Sketch
}

const units = (...all: NonNullable<Sketch['units']>) => all
const times = <T>(count: number, thing: T) => Array.from({ length: count }, () => thing)
const chief = (name: string) => ({ name, warlord: true })
const made = (name: string) => ({ name, keywords: ['Character'] })
const bearing = (name: string, enhancement: string, more: object = {}) => ({
  name,
  enhancements: [enhancement],
  ...more,
})

const knights = { faction: 'Chaos Knights', detachments: ['Houndpack Lance'] }
const bugs = { faction: 'Tyranids', detachments: ['Subterranean Assault'] }
const prime = chief('Winged Tyranid Prime')
const tanks = { faction: 'Space Marines', detachments: ['Headhunter Task Force'] }
const captain = chief('Captain')
const custodes = { faction: 'Adeptus Custodes', detachments: ['Solar Spearhead'] }
const ally = (name: string) => ({ name, ally: true })

/** Keywords that are chosen or granted while mustering, and what they open. */
export const keywordPairs: readonly Pair[] = [
  {
    about: '25.04: a detachment makes two Trygons Characters',
    rule: 'M24',
    legal: { ...bugs, units: units(prime, made('Trygon'), made('Trygon'), 'Trygon') },
    illegal: { ...bugs, units: units(prime, ...times(3, made('Trygon'))) },
  },
  {
    about: '25.04: an enhancement for a unit by name asks for a Character all the same',
    rule: 'M20',
    legal: {
      ...bugs,
      units: units(prime, bearing('Trygon', 'Trygon Prime', { keywords: ['Character'] })),
    },
    illegal: { ...bugs, units: units(prime, bearing('Trygon', 'Trygon Prime')) },
  },
  {
    about: '25.04: a War Dog that is made a Character can be the Warlord',
    rule: 'M13',
    legal: {
      ...knights,
      units: units(
        { ...made('War Dog Brigand'), warlord: true },
        ...times(2, made('War Dog Stalker')),
      ),
    },
    illegal: {
      ...knights,
      units: units(chief('War Dog Brigand'), ...times(2, made('War Dog Stalker'))),
    },
  },
  {
    about: '25.04: Tank Aces walk not, and three are Characters',
    rule: 'M24',
    legal: { ...tanks, units: units(captain, ...times(3, made('Vindicator'))) },
    illegal: { ...tanks, units: units(captain, made('Redemptor Dreadnought')) },
  },
  {
    about: '25.04: an enhancement for vehicles is for Tank Aces made Characters',
    rule: 'M20',
    legal: {
      ...tanks,
      units: units(captain, bearing('Vindicator', 'Gunnery Honours', { keywords: ['Character'] })),
    },
    illegal: { ...tanks, units: units(captain, bearing('Vindicator', 'Gunnery Honours')) },
  },
  {
    about: '25.04: two walkers of Custodes are Characters in a Solar Spearhead',
    rule: 'M24',
    legal: {
      ...custodes,
      units: units(chief('Shield-Captain'), ...times(2, made('Venerable Contemptor Dreadnought'))),
    },
    illegal: {
      ...custodes,
      units: units(chief('Shield-Captain'), ...times(3, made('Venerable Contemptor Dreadnought'))),
    },
  },
  {
    about: '25.04: Titanic tanks are Characters in a Steel Hammer, and in no other detachment',
    rule: 'M24',
    legal: {
      faction: 'Astra Militarum',
      detachments: ['Steel Hammer'],
      units: units({ ...made('Baneblade'), warlord: true }, made('Baneblade')),
    },
    illegal: {
      faction: 'Astra Militarum',
      detachments: ['Combined Arms'],
      units: units(chief('Cadian Castellan'), made('Baneblade')),
    },
  },
  {
    about: '25.04: no mark of Khorne for a Psyker',
    rule: 'M24',
    legal: {
      faction: 'Chaos Space Marines',
      detachments: ['Pactbound Zealots'],
      units: units({ ...chief('Sorcerer'), keywords: ['Tzeentch'] }),
    },
    illegal: {
      faction: 'Chaos Space Marines',
      detachments: ['Pactbound Zealots'],
      units: units({ ...chief('Sorcerer'), keywords: ['Khorne'] }),
    },
  },
  {
    about: '25.04: an enhancement for the god that was chosen',
    rule: 'M23',
    legal: {
      faction: 'Chaos Daemons',
      detachments: ['Blood Legion'],
      units: units(
        bearing('Daemon Prince of Chaos', 'Slaughterthirst', {
          warlord: true,
          keywords: ['Khorne'],
        }),
      ),
    },
    illegal: {
      faction: 'Chaos Daemons',
      detachments: ['Blood Legion'],
      units: units(
        bearing('Daemon Prince of Chaos', 'Slaughterthirst', {
          warlord: true,
          keywords: ['Nurgle'],
        }),
      ),
    },
  },
  {
    about: 'Army rules: the god chosen for an allied Daemon counts beside Battleline of that god',
    rule: 'A04',
    legal: {
      faction: 'Chaos Space Marines',
      detachments: ['Veterans of the Long War'],
      units: units(chief('Chaos Lord'), ally('Plaguebearers'), {
        ...ally('Soul Grinder'),
        keywords: ['Nurgle'],
      }),
    },
    illegal: {
      faction: 'Chaos Space Marines',
      detachments: ['Veterans of the Long War'],
      units: units(chief('Chaos Lord'), ally('Plaguebearers'), {
        ...ally('Soul Grinder'),
        keywords: ['Khorne'],
      }),
    },
  },
]
