/**
 * Corrections by hand, applied after the sources. Each has its reason and its source; none of these words enter the data files.
 */
interface Grounds {
  readonly reason: string
  readonly source: string
}

/** Catalogue name of a unit where the battle profiles call it otherwise. */
export interface Rename extends Grounds {
  readonly community: string
  readonly official: string
}

const spelling = 'The battle profiles name it so'
const profiles = 'Battle profiles, 29 July 2026'

export const renames: readonly Rename[] = [
  {
    community: 'Kurnoth Hunters with Kurnoth Greatbows',
    official: 'Kurnoth Hunters with Greatbows',
    reason: spelling,
    source: profiles,
  },
  {
    community: 'Kurnoth Hunters with Kurnoth Greatswords',
    official: 'Kurnoth Hunters with Greatswords',
    reason: spelling,
    source: profiles,
  },
  {
    community: 'Kurnoth Hunters with Kurnoth Scythes',
    official: 'Kurnoth Hunters with Greatscythes',
    reason: spelling,
    source: profiles,
  },
  {
    community: 'Kurnoth Hunters with Kurnoth Greatswords (Scourge of Aqshy)',
    official: 'Kurnoth Hunters with Greatswords (Scourge of Aqshy)',
    reason: spelling,
    source: profiles,
  },
  {
    community: 'Infernal Enrapturess, Herald of Slaanesh (Scourge of Aqshy)',
    official: 'Infernal Enrapturess (Scourge of Aqshy)',
    reason: spelling,
    source: profiles,
  },
  {
    community: 'Knives of the Crone',
    official: 'The Knives of the Crone',
    reason: spelling,
    source: profiles,
  },
]

/** The standard unit of a variant whose name does not show it. */
export const standardUnits: readonly (Grounds & { variant: string; standard: string })[] = [
  {
    variant: 'Infernal Enrapturess (Scourge of Aqshy)',
    standard: 'Infernal Enrapturess, Herald of Slaanesh',
    reason: 'The printed name of the variant leaves out the second half of the name',
    source: profiles,
  },
]

/** Regiments of Renown and names in their compositions that the sources spell differently. */
export const renownNames: readonly (Grounds & { official: string; community: string })[] = [
  {
    official: 'The Scions of the Necropolis',
    community: 'Scions of the Necropolis',
    reason: spelling,
    source: profiles,
  },
  {
    official: 'The Sternieste Garrison',
    community: 'The Sterneiste Garrison',
    reason: spelling,
    source: profiles,
  },
  {
    official: 'The Beast of Castle Sternieste',
    community: 'The Beast of Castle Sterneiste',
    reason: spelling,
    source: profiles,
  },
  {
    official: 'Grave Guard',
    community: 'Barrow Guard',
    reason: 'The composition keeps the old name of the unit',
    source: 'Battle profiles of the Soulblight Gravelords name the unit Barrow Guard',
  },
  {
    official: 'Black Knights',
    community: 'Barrow Knights',
    reason: 'The composition keeps the old name of the unit',
    source: 'Battle profiles of the Soulblight Gravelords name the unit Barrow Knights',
  },
  {
    official: 'Vanguard-Palladors',
    community: 'Vanguard-Palladors with Starstrike Javelins',
    reason: 'The composition keeps the old name of the unit',
    source: 'Community catalogue, Regiments of Renown',
  },
]

/** Other spellings of Regiments of Renown in lists. */
export const renownSpellings: readonly (Grounds & { name: string; others: string[] })[] = [
  {
    name: 'Big Drogg Fort-kicker',
    others: ['Big Drogg Fort-Kicka'],
    reason: 'The official app spells it so',
    source: 'Lists of the official app',
  },
]

/** Units of the current profiles that the first authority's file has lost. */
export const lostUnits: readonly (Grounds & { faction: string; unit: string })[] = [
  {
    faction: 'Nighthaunt',
    unit: 'Bladegheist Revenants',
    reason: 'Row 2 of page 43 is missing from the structured profiles',
    source: 'Community catalogue, Nighthaunt: 200 points, 10 models',
  },
]

/** Enhancements whose names the sources spell differently. */
export const optionNames: readonly (Grounds & { official: string; community: string })[] = [
  {
    official: "The Conqueror's Crown",
    community: "The Conquerer's Crown",
    reason: spelling,
    source: profiles,
  },
]

/** Roles as leaders offer them, where a profile names one that no leader offers. */
export const roles: readonly (Grounds & { faction: string; unit: string; roles: string[] })[] = [
  {
    faction: 'Flesh-eater Courts',
    unit: 'Crypt Ghast Courtier',
    roles: ['Royal Attendant'],
    reason: 'No leader offers the role Flesh-eater Noble that the profile names',
    source: 'Community catalogue, Flesh-eater Courts: joins as Royal Attendant',
  },
]

/** Units of an Army of Renown that join the regiment of certain leaders only, whatever others may take. */
export const boundUnits: readonly (Grounds & { army: string; unit: string; leaders: string[] })[] =
  [
    {
      army: 'The Evergreen Hunt',
      unit: 'Spiterider Lancers',
      leaders: ['Belthanos, First Thorn of Kurnoth'],
      reason:
        'The army takes it in this regiment only, though keyword options of others would let it in',
      source: 'Community catalogue, The Evergreen Hunt: gate of the unit',
    },
  ]

/** What the units of an army's quota are called. */
export const quotaLabels: Readonly<Record<string, string>> = {
  'Allies of the Free Cities': 'Allies of the Free Cities',
  "Da King's Gitz": 'Troggoth units',
  'Murkvast Menagerie': 'Kruleboyz Infantry other than Heroes',
  'Astral Templars': 'Stormcast Eternals units outside the Vanguard Chamber',
}

const merged = 'Versions of one warscroll with other weapons became one'
const former = 'Lists of former seasons have this name'

/** Roles that the catalogue spells otherwise than the battle profiles. */
export const roleNames: readonly (Grounds & { community: string; official: string })[] = [
  {
    community: 'Isharaan Emmisary',
    official: 'Isharann Emissary',
    reason: spelling,
    source: profiles,
  },
  {
    community: 'Tzeentchian Deciever',
    official: 'Tzeentchian Deceiver',
    reason: spelling,
    source: profiles,
  },
  {
    community: 'Arcane Cabalist',
    official: 'Arcanite Cabalist',
    reason: spelling,
    source: profiles,
  },
]

/** Quotas of which it is not sure what they count. */
export const doubtfulQuotas: readonly (Grounds & { army: string })[] = [
  {
    army: 'Allies of the Free Cities',
    reason:
      'The catalogue raises the limit of Aelf units only, though Duardin allies are under it, too',
    source: 'Community catalogue, Allies of the Free Cities',
  },
]

const hidden =
  'The catalogue lets these heroes bear the role and yet hides them in the regiments of leaders who offer it'

/** Roles in an Army of Renown of which it is not sure whether heroes may join in them. */
export const doubtfulRoles: readonly (Grounds & { army: string; role: string })[] = [
  {
    army: 'New Summercourt',
    role: 'Royal Attendant',
    reason: hidden,
    source: 'Community catalogue, New Summercourt',
  },
  {
    army: 'The Equinox Feast',
    role: 'Royal Attendant',
    reason: hidden,
    source: 'Community catalogue, The Equinox Feast',
  },
  {
    army: 'The Gardeners of Nurgle',
    role: 'Plague Scion',
    reason: hidden,
    source: 'Community catalogue, The Gardeners of Nurgle',
  },
]

/** Lores that the catalogue names after another army than the one that has them. */
export const loreArmies: readonly (Grounds & { army: string; named: string })[] = [
  {
    army: 'The Eternal Nightmare',
    named: 'The Clattering Procession',
    reason: 'The spells are those of the army itself',
    source: 'Community catalogue, The Eternal Nightmare',
  },
]

/** Names of former seasons, for search and for reading old lists. */
export const oldNames: readonly (Grounds & { unit: string; names: string[] })[] = [
  {
    unit: 'Freeguild Command Corps Adjutants',
    names: ['Freeguild Command Corps'],
    reason: 'One warscroll became three; the adjutants are the one that the others need',
    source: profiles,
  },
  {
    unit: 'Witch Aelves',
    names: ['Witch Aelves with Paired Sciansá', 'Witch Aelves with Bladed Bucklers'],
    reason: merged,
    source: profiles,
  },
  {
    unit: 'Sisters of Slaughter',
    names: [
      'Sisters of Slaughter with Sacrificial Knives',
      'Sisters of Slaughter with Bladed Bucklers',
    ],
    reason: merged,
    source: profiles,
  },
  {
    unit: 'Hobgrot Vandalz',
    names: ['Hobgrotz Vandalz'],
    reason: former,
    source: 'Lists of the official app',
  },
  {
    unit: 'Gluttons',
    names: ['Ogor Gluttons'],
    reason: former,
    source: 'Lists of the official app',
  },
  {
    unit: 'Deathbringer',
    names: ['Aspiring Deathbringer', 'Exalted Deathbringer'],
    reason: 'Two warscrolls became one',
    source: 'Community catalogue, Blades of Khorne',
  },
]
