import type { Sketch } from '../testing.ts'
import { moreLists } from './testing-more.ts'

const boss = { name: 'Warboss', warlord: true }
const times = <T>(count: number, thing: T) => Array.from({ length: count }, () => thing)
const bearer = (name: string, ...enhancements: string[]) => ({ name, enhancements })
const ally = (...names: string[]) => names.map((name) => ({ name, ally: true }))
const custodes = { faction: 'Adeptus Custodes', detachments: ['Talons of the Emperor'] }
const captain = { name: 'Shield-Captain', warlord: true }
const chaos = { faction: 'Chaos Space Marines', detachments: ['Veterans of the Long War'] }
const lord = { name: 'Chaos Lord', warlord: true }
const cults = (detachment: string, ...names: string[]): Sketch => ({
  faction: 'Genestealer Cults',
  detachments: [detachment],
  units: [{ name: 'Magus', warlord: true }, 'Acolyte Hybrids with Hand Flamers', ...ally(...names)],
})
const woe = { faction: 'Necrons', detachments: ['Pantheon of Woe'] }
const overlord = { name: 'Overlord', warlord: true }
const attached = (...names: string[]) => [
  ...names.map((name) => ({ name, attachedTo: 'b' })),
  { id: 'b', name: 'Boyz' },
]

/** For each rule a list that breaks it, and one that comes near and keeps it. */
export const lists: Readonly<Record<string, { readonly breaks: Sketch; readonly keeps: Sketch }>> =
  {
    M02: {
      breaks: {
        detachments: ['Bully Boyz', 'More Dakka!'],
        battleSize: 'Incursion',
        units: [
          { ...boss, enhancements: ["'Eadstompa"] },
          bearer('Warboss', 'Big Gob'),
          bearer('Warboss in Mega Armour', 'Tellyporta'),
        ],
      },
      keeps: { units: [{ ...boss, enhancements: ['Follow Me Ladz'] }] },
    },
    M03: {
      breaks: { units: [boss, ...times(4, 'Nobz')] },
      keeps: { units: [boss, ...times(3, 'Nobz')] },
    },
    M04: { breaks: { limit: 3000 }, keeps: { limit: 2000 } },
    M05: { breaks: { limit: 80 }, keeps: { limit: 85 } },
    M06: { breaks: { detachments: [] }, keeps: { detachments: ['War Horde'] } },
    M07: { breaks: { battleSize: 'Incursion' }, keeps: {} },
    M08: {
      breaks: { detachments: ['Blitz Brigade', "Rollin' Deff"] },
      keeps: { detachments: ['Blitz Brigade', 'More Dakka!'] },
    },
    M10: {
      breaks: { forceDisposition: 'Disruption' },
      keeps: { forceDisposition: 'Take and Hold' },
    },
    M11: {
      breaks: {
        faction: "T'au Empire",
        detachments: ['Kauyon'],
        units: [
          { name: 'Commander Farsight', warlord: true },
          { name: 'Ethereal', attachedTo: 'b' },
          { id: 'b', name: 'Strike Team' },
        ],
      },
      keeps: {
        faction: "T'au Empire",
        detachments: ['Kauyon'],
        units: [{ name: 'Commander Farsight', warlord: true }, 'Strike Team'],
      },
    },
    M12: { breaks: { units: [boss, 'Necron Warriors'] }, keeps: { units: [boss, 'Boyz'] } },
    M13: { breaks: { units: ['Warboss'] }, keeps: {} },
    M14: {
      breaks: { units: [boss, 'Ghazghkull Thraka'] },
      keeps: { units: ['Warboss', { name: 'Ghazghkull Thraka', warlord: true }] },
    },
    M15: {
      breaks: { units: [boss, ...attached('Warboss', 'Weirdboy')] },
      keeps: { units: [boss, ...attached('Warboss', 'Painboy')] },
    },
    M16: {
      breaks: { units: [boss, 'Painboy', 'Boyz'] },
      keeps: { units: [boss, ...attached('Painboy')] },
    },
    M17: {
      breaks: { units: [boss, ...attached('Beastboss')] },
      keeps: { units: [boss, ...attached('Weirdboy')] },
    },
    M19: {
      breaks: { units: [{ ...boss, enhancements: ['Big Gob'] }] },
      keeps: { detachments: ['Bully Boyz'], units: [{ ...boss, enhancements: ['Big Gob'] }] },
    },
    M20: {
      breaks: { units: [boss, bearer('Nobz', 'Supa-Cybork Body')] },
      keeps: { units: [boss, bearer('Warboss', 'Supa-Cybork Body')] },
    },
    M21: {
      breaks: {
        detachments: ['More Dakka!'],
        units: [boss, ...times(4, bearer('Boyz', 'Dead Shiny Shootas'))],
      },
      keeps: {
        detachments: ['More Dakka!'],
        units: [boss, ...times(3, bearer('Boyz', 'Dead Shiny Shootas'))],
      },
    },
    M22: {
      breaks: { units: [{ ...boss, enhancements: ['Follow Me Ladz', 'Supa-Cybork Body'] }] },
      keeps: { units: [{ ...boss, enhancements: ['Follow Me Ladz'] }] },
    },
    M23: {
      breaks: {
        detachments: ['Taktikal Brigade'],
        units: [boss, bearer('Warboss in Mega Armour', 'Slippery Git')],
      },
      keeps: {
        detachments: ['Taktikal Brigade'],
        units: [boss, bearer('Warboss', 'Slippery Git')],
      },
    },
    M26: {
      breaks: { units: [boss, { name: 'Boyz', models: 21 }] },
      keeps: { units: [boss, { name: 'Boyz', models: 17 }] },
    },
    M28: {
      breaks: { units: [boss, { name: 'Boyz', wargear: { '999.0': 1 } }] },
      keeps: { units: [boss, { name: 'Boyz', wargear: { 'Big shoota': 1 } }] },
    },
    M29: {
      breaks: { units: [boss, { name: 'Boyz', addons: ['Second Nob'] }] },
      keeps: {
        faction: "T'au Empire",
        detachments: ['Kauyon'],
        units: [
          { name: 'Cadre Fireblade', warlord: true },
          { name: 'Tidewall Shieldline', addons: ['Tidewall Defence Platform'] },
        ],
      },
    },
    M31: {
      breaks: { legends: false, units: [boss, 'Ufthak Blackhawk'] },
      keeps: { legends: false, units: [boss, 'Boyz'] },
    },
    M32: { breaks: { units: [boss, 'Trukk', 'Trukk'] }, keeps: { units: [boss, 'Trukk'] } },
    M33: { breaks: { units: [boss, 'Dakkajet'] }, keeps: { units: [boss, 'Deffkoptas'] } },
    M34: {
      breaks: { ...woe, units: [overlord, "C'tan Shard of the Nightbringer"] },
      keeps: {
        ...woe,
        units: [overlord, bearer("C'tan Shard of the Nightbringer", 'Quantum Goad')],
      },
    },
    M36: { breaks: {}, keeps: { forceDisposition: 'Take and Hold' } },
    M37: { breaks: { units: [boss, 'Squat Trike'] }, keeps: { units: [boss, 'Boyz'] } },
    M38: {
      breaks: { faction: 'Aeldari', units: ['Dragon Knights'] },
      keeps: { faction: 'Aeldari', units: ['Windriders'] },
    },
    M39: {
      breaks: {
        ...woe,
        units: [overlord, bearer("C'tan Shard of the Nightbringer", 'Quantum Goad')],
      },
      keeps: { ...woe, units: [overlord] },
    },
    ...moreLists,
    A01: {
      breaks: {
        ...custodes,
        units: [captain, ...ally('Inquisitor', 'Inquisitor Draxus', 'Navigator')],
      },
      keeps: { ...custodes, units: [captain, ...ally('Inquisitor', 'Inquisitor Draxus')] },
    },
    A02: {
      breaks: { ...custodes, units: [captain, ...ally('Knight Crusader', 'Armiger Warglaive')] },
      keeps: { ...custodes, units: [captain, ...times(3, ally('Armiger Warglaive')).flat()] },
    },
    A03: {
      breaks: { ...chaos, units: [lord, ...times(4, ally('War Dog Brigand')).flat()] },
      keeps: { ...chaos, units: [lord, ...ally('Knight Rampager')] },
    },
    A04: {
      breaks: { ...chaos, units: [lord, ...ally('Bloodletters', 'Skull Cannon', 'Bloodmaster')] },
      keeps: { ...chaos, units: [lord, ...ally('Bloodletters', 'Bloodmaster')] },
    },
    A05: {
      breaks: {
        faction: 'Chaos Space Marines',
        detachments: ['Renegade Warband'],
        units: [lord, ...ally('Rubric Marines')],
      },
      keeps: { ...chaos, units: [lord, ...ally('Rubric Marines')] },
    },
    A06: {
      breaks: {
        faction: 'Drukhari',
        detachments: ['Kabalite Cartel'],
        units: [
          { name: 'Archon', warlord: true },
          { name: 'Troupe Master', ally: true, enhancements: ['Towering Arrogance'] },
          ...times(5, ally('Starweaver')).flat(),
          ...times(3, ally('Skyweavers')).flat(),
        ],
      },
      keeps: {
        faction: 'Drukhari',
        detachments: ['Kabalite Cartel'],
        units: [{ name: 'Archon', warlord: true }, ...ally('Troupe')],
      },
    },
    A07: {
      breaks: {
        faction: 'Death Guard',
        detachments: ['Virulent Vectorium'],
        units: [{ name: 'Lord of Poxes', warlord: true }, ...ally('Plaguebearers')],
      },
      keeps: {
        faction: 'Death Guard',
        detachments: ['Tallyband Summoners'],
        units: [{ name: 'Lord of Poxes', warlord: true }, ...ally('Plaguebearers')],
      },
    },
    A08: {
      breaks: cults('Final Day', 'Cadian Shock Troops'),
      keeps: cults('Brood Brothers Auxilia', 'Cadian Shock Troops'),
    },
    A09: { breaks: cults('Host of Ascension', 'Lictor'), keeps: cults('Final Day', 'Lictor') },
    A10: {
      breaks: {
        faction: 'Chaos Daemons',
        detachments: ['Daemonic Incursion'],
        units: [{ name: "Be'lakor", warlord: true }, ...ally('Legionaries')],
      },
      keeps: {
        faction: 'Chaos Daemons',
        detachments: ['Shadow Legion'],
        units: [{ name: "Be'lakor", warlord: true }, ...ally('Legionaries')],
      },
    },
    A11: {
      breaks: {
        faction: 'Chaos Knights',
        detachments: ['Traitoris Lance'],
        units: [{ name: 'Knight Rampager', warlord: true }, ...ally('Cultist Mob')],
      },
      keeps: {
        faction: 'Chaos Knights',
        detachments: ['Iconoclast Fiefdom'],
        units: [{ name: 'Knight Rampager', warlord: true }, ...ally('Cultist Mob')],
      },
    },
    A12: {
      breaks: {
        faction: 'Imperial Knights',
        detachments: ['Valourstrike Lance'],
        units: [{ name: 'Knight Errant', warlord: true }, ...ally('Skitarii Rangers')],
      },
      keeps: {
        faction: 'Imperial Knights',
        detachments: ['Questor Forgepact'],
        units: [{ name: 'Knight Errant', warlord: true }, ...ally('Skitarii Rangers')],
      },
    },
    A13: {
      breaks: {
        faction: 'Black Templars',
        detachments: ['Companions of Vehemence'],
        units: [{ name: 'Marshal', warlord: true }, 'Librarian'],
      },
      keeps: {
        faction: 'Black Templars',
        detachments: ['Companions of Vehemence'],
        units: [{ name: 'Marshal', warlord: true }],
      },
    },
  }
