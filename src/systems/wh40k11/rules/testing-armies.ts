import type { Sketch } from '../testing.ts'
import type { Pair } from './testing-keywords.ts'

const units = (...all: NonNullable<Sketch['units']>) => all
const times = <T>(count: number, thing: T) => Array.from({ length: count }, () => thing)
const chief = (name: string) => ({ name, warlord: true })
const bearing = (name: string, enhancement: string, more: object = {}) => ({
  name,
  enhancements: [enhancement],
  ...more,
})

const ynnead = { faction: 'Aeldari', detachments: ['Devoted of Ynnead'] }
const marines = { faction: 'Space Marines', detachments: ['Gladius Task Force'] }
const captain = chief('Captain')
const wager = { faction: 'Drukhari', detachments: ["Reaper's Wager"] }
const ally = (name: string) => ({ name, ally: true })

/** Who leads an army, who is not in one with whom, who bears what. */
export const armyPairs: readonly Pair[] = [
  {
    about: '25.04: Devoted of Ynnead are led by Yvraine or the Yncarne',
    rule: 'M14',
    legal: { ...ynnead, units: units(chief('Yvraine'), 'Ynnari Incubi') },
    illegal: { ...ynnead, units: units(chief('Autarch'), 'Yvraine') },
  },
  {
    about: '25.04: Ynnari come with Devoted of Ynnead alone',
    rule: 'M11',
    legal: { ...ynnead, units: units(chief('The Yncarne'), 'Ynnari Venom') },
    illegal: {
      ...ynnead,
      detachments: ['Warhost'],
      units: units(chief('Autarch'), 'Ynnari Venom'),
    },
  },
  {
    about: '25.04: Harlequins lead where a detachment of theirs is chosen',
    rule: 'M14',
    legal: {
      faction: 'Aeldari',
      detachments: ['Ghosts of the Webway'],
      units: units(chief('Troupe Master')),
    },
    illegal: { faction: 'Aeldari', detachments: ['Warhost'], units: units(chief('Troupe Master')) },
  },
  {
    about: 'Datasheets: three Troupe Masters with Ghosts of the Webway, not four',
    rule: 'M30',
    legal: {
      faction: 'Aeldari',
      detachments: ['Ghosts of the Webway'],
      units: units(chief('Troupe Master'), ...times(2, 'Troupe Master')),
    },
    illegal: {
      faction: 'Aeldari',
      detachments: ['Ghosts of the Webway'],
      units: units(chief('Troupe Master'), ...times(3, 'Troupe Master')),
    },
  },
  {
    about: 'Datasheets: Commissar Graves mounted or on foot',
    rule: 'M30',
    legal: {
      faction: 'Astra Militarum',
      detachments: ['Combined Arms'],
      units: units(chief('Commissar Graves')),
    },
    illegal: {
      faction: 'Astra Militarum',
      detachments: ['Combined Arms'],
      units: units(chief('Commissar Graves'), 'Commissar Graves on Foot'),
    },
  },
  {
    about: '25.04: Deathleaper leads with Vanguard Onslaught alone',
    rule: 'M14',
    legal: {
      faction: 'Tyranids',
      detachments: ['Vanguard Onslaught'],
      units: units(chief('Deathleaper')),
    },
    illegal: {
      faction: 'Tyranids',
      detachments: ['Invasion Fleet'],
      units: units(chief('Deathleaper')),
    },
  },
  {
    about: '25.04: a Disciple of Khorne is no Warlord',
    rule: 'M14',
    legal: {
      faction: 'World Eaters',
      detachments: ['Khorne Daemonkin'],
      units: units(bearing('Lord on Juggernaut', 'Disciple of Khorne'), chief('Slaughterbound')),
    },
    illegal: {
      faction: 'World Eaters',
      detachments: ['Khorne Daemonkin'],
      units: units(bearing('Lord on Juggernaut', 'Disciple of Khorne', { warlord: true })),
    },
  },
  {
    about: 'Points manual: one chapter, of units',
    rule: 'A13',
    legal: { ...marines, units: units(captain, 'Uriel Ventris') },
    illegal: { ...marines, units: units(captain, 'Uriel Ventris', "Vulkan He'stan") },
  },
  {
    about: 'Points manual: a detachment of one chapter locks the army to it',
    rule: 'A13',
    legal: {
      ...marines,
      detachments: ["Forgefather's Seekers"],
      units: units(captain, "Vulkan He'stan"),
    },
    illegal: {
      ...marines,
      detachments: ["Forgefather's Seekers"],
      units: units(captain, 'Uriel Ventris'),
    },
  },
  {
    about: '25.04: Pedro Kantor and no other hero of the Imperial Fists',
    rule: 'M11',
    legal: { ...marines, units: units(captain, 'Pedro Kantor') },
    illegal: { ...marines, units: units(captain, 'Pedro Kantor', 'Tor Garadon') },
  },
  {
    about: '25.04: Deathwatch have no Deathwatch of the Agents',
    rule: 'M11',
    legal: {
      faction: 'Deathwatch',
      detachments: ['Black Spear Task Force'],
      units: units(captain, ally('Inquisitor')),
    },
    illegal: {
      faction: 'Deathwatch',
      detachments: ['Black Spear Task Force'],
      units: units(captain, ally('Deathwatch Kill Team')),
    },
  },
  {
    about: '24.22: enhancements that widen whom their bearer joins',
    rule: 'M17',
    legal: {
      faction: 'Chaos Space Marines',
      detachments: ['Murdertalon Raiders'],
      units: units(
        bearing('Chaos Lord with Jump Pack', 'Pact of Cursed Pinions', {
          warlord: true,
          attachedTo: 'Warp Talons',
        }),
        'Warp Talons',
      ),
    },
    illegal: {
      faction: 'Chaos Space Marines',
      detachments: ['Murdertalon Raiders'],
      units: units(
        { ...chief('Chaos Lord with Jump Pack'), attachedTo: 'Warp Talons' },
        'Warp Talons',
      ),
    },
  },
  {
    about: 'Detachments: an enhancement names its bearer by its datasheet',
    rule: 'M23',
    legal: {
      faction: 'Adeptus Mechanicus',
      detachments: ['Eradication Cohort'],
      units: units(
        chief('Tech-Priest Dominus'),
        bearing('Skitarii Marshal', 'Omnicogitator', { attachedTo: 'Skitarii Rangers' }),
        'Skitarii Rangers',
      ),
    },
    illegal: {
      faction: 'Adeptus Mechanicus',
      detachments: ['Eradication Cohort'],
      units: units(bearing('Tech-Priest Dominus', 'Omnicogitator', { warlord: true })),
    },
  },
  {
    about: '25.04: an enhancement that names an Epic Hero is for him, one that does not is not',
    rule: 'M20',
    legal: {
      faction: 'Aeldari',
      detachments: ['Eldritch Raiders'],
      units: units(bearing('Prince Yriel', 'Pirate Prince', { warlord: true })),
    },
    illegal: {
      faction: 'Aeldari',
      detachments: ['Eldritch Raiders'],
      units: units(bearing('Prince Yriel', 'Alacritous Assault', { warlord: true })),
    },
  },
  {
    about:
      'Detachments: Corsairs that are no Characters have enhancements of Corsairs, one of each',
    rule: 'M20',
    legal: {
      faction: 'Aeldari',
      detachments: ['Corsair Coterie'],
      units: units(chief('Autarch'), bearing('Corsair Voidscarred', 'Voidstone')),
    },
    illegal: {
      faction: 'Aeldari',
      detachments: ['Corsair Coterie'],
      units: units(chief('Autarch'), ...times(2, bearing('Corsair Voidscarred', 'Voidstone'))),
    },
  },
  {
    about: 'Detachments: a datasheet that takes no enhancement takes the one that is forced on it',
    rule: 'M34',
    legal: {
      faction: 'Necrons',
      detachments: ['Pantheon of Woe'],
      units: units(chief('Overlord'), bearing("Transcendent C'tan", 'Reletavistic Tether')),
    },
    illegal: {
      faction: 'Necrons',
      detachments: ['Pantheon of Woe'],
      units: units(chief('Overlord'), "Transcendent C'tan"),
    },
  },
  {
    about: "Detachments: Reaper's Wager has 1,000 points of Harlequins and no Corsairs",
    rule: 'A06',
    legal: {
      ...wager,
      units: units(chief('Archon'), ...times(3, ally('Troupe'))),
    },
    illegal: { ...wager, units: units(chief('Archon'), ally('Corsair Voidscarred')) },
  },
  {
    about: '25.04: a faction without detachments has no legal list',
    rule: 'M06',
    legal: { detachments: ['War Horde'] },
    illegal: { faction: 'Titan Legions', detachments: [], limit: 2500, units: ['Reaver Titan'] },
  },
]
