/** Corrections by hand of what the app calls items and weapons. Each has its reason and its source. */
interface Grounds {
  readonly reason: string
  readonly source: string
}

const app = 'App data 912'

/** Items that one part of a datasheet calls otherwise than the rest of it. */
export const itemSlips: readonly (Grounds & { sheet: string; text: string; item: string })[] = [
  {
    sheet: 'Aggressor Squad',
    text: 'power fist',
    item: 'twin power fists',
    reason: 'The weapon table calls it so, and has no other that it could be',
    source: app,
  },
  {
    sheet: 'Canis Rex',
    text: 'Questoris multi-laser',
    item: 'Chainbreaker multi-laser',
    reason: 'The weapon table calls it so, and has no other that it could be',
    source: app,
  },
  {
    sheet: 'Death Riders',
    text: "steed's savage claws",
    item: 'savage claws',
    reason: 'The weapon table calls it so, and has no other that it could be',
    source: app,
  },
  {
    sheet: 'Nekrosor Ammentar',
    text: 'blade tail and whip coils',
    item: 'blade tail',
    reason: 'The weapon table calls it so, and has no other that it could be',
    source: app,
  },
  {
    sheet: 'The Silent King',
    text: 'Weapons of the Final Triarch',
    item: 'Scythe of Dust',
    reason: 'The weapon table calls it so, and has no other that it could be',
    source: app,
  },
  {
    sheet: 'Huron Blackheart',
    text: 'exalted weapon',
    item: "Tyrant's Claw and exalted power weapon",
    reason: 'The weapon table calls it so, and has no other that it could be',
    source: app,
  },
  {
    sheet: 'Acolyte Hybrids with Autopistols',
    text: "Leader's bio-weapons",
    item: "Leader's cult weapons",
    reason: 'The weapon table calls it so, and has no other that it could be',
    source: app,
  },
  {
    sheet: 'Acolyte Hybrids with Hand Flamers',
    text: "Leader's bio-weapons",
    item: "Leader's cult weapons",
    reason: 'The weapon table calls it so, and has no other that it could be',
    source: app,
  },
  {
    sheet: 'Valkyrie',
    text: 'Militarum multi-laser',
    item: 'multi-laser',
    reason: 'The weapon table and the option say multi-laser',
    source: app,
  },
  {
    sheet: 'Lieutenant',
    text: 'master-crafted bolt rifle',
    item: 'master-crafted bolter',
    reason: 'Loadout and weapon table say bolter',
    source: app,
  },
  {
    sheet: 'Death Company Captain with Jump Pack',
    text: 'master-crafted chainsword',
    item: 'Astartes chainsword',
    reason: 'Loadout and weapon table have no other chainsword',
    source: app,
  },
  {
    sheet: 'Storm Guardians',
    text: 'Guardian combat weapon',
    item: 'close combat weapon',
    reason: 'Loadout and weapon table have no other weapon of that kind',
    source: app,
  },
]

/** What models have, where the app's datasheet leaves it out. */
export const loadouts: readonly (Grounds & { sheet: string; lines: readonly string[] })[] = [
  {
    sheet: 'Gretchin',
    lines: [
      'Every Runtherd is equipped with: slugga; runtherd tools',
      'Every Gretchin is equipped with: grot blasta; close combat weapon',
    ],
    reason: 'The loadout is empty, and the weapon table has just these',
    source: 'App data 912, community catalogue',
  },
]

/** Weapons that the app names wrongly. */
export const weaponSlips: readonly (Grounds & { sheet: string; text: string; weapon: string })[] = [
  {
    sheet: 'Striking Scorpions',
    text: 'Melee',
    weapon: "Scorpion's claw",
    reason: 'The loadout names the weapon, the table only its mode',
    source: app,
  },
  {
    sheet: 'Jain Zar',
    text: 'strike',
    weapon: 'Blade of Destruction',
    reason: 'The loadout names the weapon, the table only its mode',
    source: app,
  },
  {
    sheet: 'Huron Blackheart',
    text: 'Ranged',
    weapon: "Tyrant's Claw",
    reason: 'The loadout names the weapon, the table only its mode',
    source: app,
  },
  {
    sheet: 'Yvraine',
    text: 'Kha-vir, the Sword of Sorrows',
    weapon: 'Kha-vir',
    reason: 'The loadout has the short name',
    source: app,
  },
  {
    sheet: 'Baal Predator',
    text: 'Heavy flamer 1',
    weapon: 'Heavy flamer',
    reason: 'The option says heavy flamers; the number is a slip',
    source: app,
  },
]
