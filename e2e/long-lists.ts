/** Names of forty characters, as long as players make them. */
const long = [
  'The Eleventh Company of the Broken Tower',
  'Wanderers from the Snowbound Pass Beyond',
  'Captain Ambrosius of the Thirteenth Host',
] as const

const called = (name: string, at: number) => ({ name, nickname: long[at % long.length] })

const clan = ['Ironguts', 'Gluttons', 'Leadbelchers', 'Mournfang Pack', 'Gnoblars'] as const

/** Thirty units in six regiments and one beside them, each with a name of forty characters; has several faults. */
export const longOgors = {
  game: 'aos4',
  name: 'Every Ogor between Ironfrost and the Sea',
  faction: 'Ogor Mawtribes',
  limit: 3000,
  battleFormation: 'Hunger-filled Tribe',
  spellLore: 'Lore of Gut Magic',
  regiments: ['Tyrant', 'Butcher', 'Slaughtermaster', 'Bloodpelt Hunter', 'Tyrant', 'Butcher'].map(
    (name, at) => ({
      leader: { ...called(name, at), general: at === 0 },
      units: clan.slice(0, 4).map((unit, place) => called(unit, at + place)),
    }),
  ),
  auxiliaries: [called('Frost Sabres', 1)],
  regimentsOfRenown: ['Bundo Whalebiter'],
}

const mob = [
  ['Boyz', 4],
  ['Trukk', 4],
  ['Stormboyz', 3],
  ['Killa Kans', 3],
  ['Deffkoptas', 3],
  ['Warbikers', 3],
  ['Gretchin', 3],
] as const

/** Thirty units, each with a name of forty characters, three of them with leaders; has several faults. */
export const longOrks = {
  game: 'wh40k11',
  name: 'All the Boyz from Both Sides of the Gorge',
  faction: 'Orks',
  battleSize: 'Strike Force',
  limit: 3000,
  detachments: ['Bully Boyz', 'More Dakka!'],
  forceDisposition: 'Purge the Foe',
  units: [
    {
      ...called('Warboss', 0),
      attachedTo: 'nobz',
      warlord: true,
      enhancements: ['Big Gob'],
    },
    { ...called('Painboy', 1), attachedTo: 'nobz' },
    { id: 'nobz', ...called('Nobz', 2), models: 10 },
    { ...called('Warboss in Mega Armour', 0), attachedTo: 'mega', enhancements: ['Tellyporta'] },
    { id: 'mega', ...called('Meganobz', 1), models: 6 },
    { ...called('Big Mek with Shokk Attack Gun', 2), attachedTo: 'lootas' },
    { id: 'lootas', ...called('Lootas', 0), models: 10 },
    ...mob.flatMap(([name, many]) => Array.from({ length: many }, (_, at) => called(name, at))),
  ],
}
