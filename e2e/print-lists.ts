import { bosses, dinner } from './sample-lists.ts'

/** As long as names are anywhere in the app: forty signs. */
const longName = 'The longest way home through old forests'
const longNote = `${'Keep them near the middle of the table until the second round. '.repeat(12)}\n\nThen go.`

/** Units that differ only by their nicknames, so that no two share a row. */
const named = (name: string, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({ name, nickname: `Number ${at + 1}`, ...more }))

/** A typical list with enhancements, notes and a Regiment of Renown. */
const graves = {
  game: 'aos4',
  name: 'Night shift',
  notes: longNote,
  faction: 'Soulblight Gravelords',
  limit: 2000,
  battleFormation: 'Deathmarch',
  spellLore: 'Lore of Undeath',
  manifestationLore: 'Manifestations of the Grave',
  regiments: [
    {
      leader: { name: 'Wight King', general: true, enhancements: ['Unbending Will'] },
      units: [
        { name: 'Barrow Guard', reinforced: true },
        'Barrow Knights',
        'Deathrattle Skeletons',
      ],
    },
    {
      leader: { name: 'Necromancer', enhancements: ['Terminus Clock'] },
      units: [
        'Deadwalker Zombies',
        'Corpse Cart',
        { name: 'Dire Wolves', note: 'Screen the left.' },
      ],
    },
    { leader: 'Vampire Lord', units: [{ name: 'Blood Knights', reinforced: true }] },
  ],
  auxiliaries: [{ name: 'Fell Bats', nickname: longName }],
  regimentsOfRenown: ['Casket of Resurrections'],
}

const ruination = {
  game: 'aos4',
  name: longName,
  notes: 'Small and quick.',
  faction: 'Stormcast Eternals',
  armyOfRenown: 'Ruination Brotherhood',
  limit: 1000,
  prayerLore: 'Ruination Brotherhood Prayer Lore',
  regiments: [
    {
      leader: { name: 'Lord-Terminos', general: true, enhancements: ['Hallowed Scrolls'] },
      units: ['Reclusians', 'Vindictors'],
    },
  ],
}

/** Thirty units with many heroes, most of it against the rules, under a name of forty signs. */
const swarm = {
  game: 'aos4',
  name: longName,
  notes: 'All of them.',
  faction: 'Skaven',
  limit: 3000,
  battleFormation: 'Claw-horde',
  spellLore: 'Lore of Ruin',
  prayerLore: 'Noxious Prayers',
  manifestationLore: 'Manifestations of Doom',
  regiments: ['Clawlord', 'Grey Seer', 'Master Moulder', 'Warlock Bombardier', 'Deathmaster'].map(
    (leader, at) => ({
      leader: { name: leader, general: at === 0 },
      units: [
        { name: 'Clanrats', reinforced: true, nickname: `Pack ${at}` },
        'Stormvermin',
        { name: 'Rat Ogors', note: longNote.slice(0, 200) },
        'Ratling Guns',
      ],
    }),
  ),
  auxiliaries: ['Doomwheel', 'Stormfiends', ...named('Warplock Jezzails', 3)],
}

const giants = {
  game: 'aos4',
  name: 'Four tall friends',
  notes: '',
  faction: 'Sons of Behemat',
  limit: 2000,
  battleFormation: 'Stomper Tribe',
  regiments: [
    {
      leader: { name: 'Warstomper Mega-Gargant', general: true, enhancements: ['Furious Temper'] },
      units: ['Mancrusher Gargant', 'Mancrusher Mob'],
    },
    { leader: { name: 'Kraken-eater Mega-Gargant', enhancements: ['Glowy Lantern'] }, units: [] },
  ],
  auxiliaries: ['Mancrusher Gargant'],
}

/** Thirty units, many of them characters who join others. */
const chapter = {
  game: 'wh40k11',
  name: longName,
  notes: longNote,
  faction: 'Space Marines',
  battleSize: 'Strike Force',
  limit: 3000,
  detachments: ['1st Company Task Force'],
  units: [
    ...[1, 2, 3, 4, 5].flatMap((at) => [
      { name: 'Captain', attachedTo: `squad${at}`, warlord: at === 1 },
      { name: 'Lieutenant', attachedTo: `squad${at}`, nickname: `Second of ${at}` },
      { id: `squad${at}`, name: 'Intercessor Squad', models: 10, note: longNote.slice(0, 120) },
    ]),
    { name: 'Captain in Terminator Armour', attachedTo: 'elders', enhancements: ['Iron Resolve'] },
    { id: 'elders', name: 'Terminator Squad' },
    ...named('Ballistus Dreadnought', 3),
    ...named('Inceptor Squad', 3),
    ...named('Outrider Squad', 3),
    'Land Raider',
    'Impulsor',
    'Drop Pod',
    'Eliminator Squad',
  ],
}

const dynasty = {
  game: 'wh40k11',
  name: 'The old ones wake',
  notes: 'Slow, then not.',
  faction: 'Necrons',
  battleSize: 'Strike Force',
  limit: 2000,
  detachments: ['Awakened Dynasty'],
  units: [
    { name: 'Overlord', attachedTo: 'guard', warlord: true, enhancements: ['Veil of Darkness'] },
    { id: 'guard', name: 'Lychguard', models: 10 },
    { name: 'Technomancer', attachedTo: 'wraiths', enhancements: ['Phasal Subjugator'] },
    { id: 'wraiths', name: 'Canoptek Wraiths', models: 6 },
    { name: 'Plasmancer', attachedTo: 'immortals' },
    { id: 'immortals', name: 'Immortals', models: 10 },
    { name: 'Necron Warriors', models: 20 },
    'Doomsday Ark',
    'Canoptek Doomstalker',
    'Lokhust Heavy Destroyers',
    'Canoptek Scarab Swarms',
    "C'tan Shard of the Void Dragon",
  ],
}

const knights = {
  game: 'wh40k11',
  name: 'Three houses',
  notes: '',
  faction: 'Imperial Knights',
  battleSize: 'Strike Force',
  limit: 2000,
  detachments: ['Gate Warden Lance'],
  units: [
    { name: 'Knight Castellan', warlord: true, enhancements: ['Augury Halo'] },
    'Knight Crusader',
    'Knight Valiant',
    'Armiger Warglaive',
    'Armiger Helverin',
  ],
}

const oldGuard = {
  game: 'wh40k11',
  name: 'Out of the depot',
  notes: 'For the old times.',
  faction: 'Astra Militarum',
  battleSize: 'Incursion',
  limit: 1000,
  legends: true,
  detachments: ['Armoured Infantry'],
  units: [
    { name: 'Cadian Castellan', warlord: true },
    'Cadian Shock Troops',
    'Leman Russ Battle Tank',
    'Malcador',
    'Macharius',
    'Salamander Scout Vehicle',
    'Sergeant Harker',
  ],
}

/** Ten lists of both games, as varied as lists are. */
export const printLists = {
  dinner,
  graves,
  ruination,
  swarm,
  giants,
  bosses,
  chapter,
  dynasty,
  knights,
  oldGuard,
} as const
