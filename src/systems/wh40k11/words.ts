import type { Column, Words } from '../../engine/system.ts'

/** Phases of a turn in the order of play. */
export const turnPhases = ['command', 'movement', 'shooting', 'charge', 'fight'] as const

/** The same with the moments before and between turns at which something is used. */
export const phases = [
  'deployment',
  'start of battle round',
  'start of turn',
  ...turnPhases,
  'end of turn',
] as const

export const words: Words = {
  game: 'Warhammer 40,000',
  shortGame: 'Warhammer 40,000',
  tagGame: '40K',
  sheet: 'datasheet',
  sheets: 'datasheets',
  group: 'unit',
  groups: 'units',
  variant: 'Chapter',
  leads: 'May join',
  ledBy: 'May be joined by',
  firstStep: 'Pick a detachment',
  afterFirst: 'Then the units, and who leads them',
  lookUp: 'Datasheets, detachments, enhancements and stratagems',
  aids: 'Stratagems',
  choicesFirst: true,
  headTally: null,
}

export const stats: readonly Column[] = [
  { id: 'move', label: 'Move', short: 'M' },
  { id: 'toughness', label: 'Toughness', short: 'T' },
  { id: 'save', label: 'Save', short: 'Sv' },
  { id: 'invulnerable', label: 'Invulnerable save', short: 'Inv' },
  { id: 'wounds', label: 'Wounds', short: 'W' },
  { id: 'leadership', label: 'Leadership', short: 'Ld' },
  { id: 'control', label: 'Objective control', short: 'OC' },
]

const weapon = (skill: string): readonly Column[] => [
  { id: 'range', label: 'Range', short: 'Rng' },
  { id: 'attacks', label: 'Attacks', short: 'A' },
  { id: 'skill', label: skill, short: skill === 'Weapon skill' ? 'WS' : 'BS' },
  { id: 'strength', label: 'Strength', short: 'S' },
  { id: 'ap', label: 'Armour penetration', short: 'AP' },
  { id: 'damage', label: 'Damage', short: 'D' },
]

export const weaponColumns: Readonly<Record<'melee' | 'ranged', readonly Column[]>> = {
  melee: weapon('Weapon skill').slice(1),
  ranged: weapon('Ballistic skill'),
}

/** The name under which findings cite the official points. */
export const manual = 'Munitorum Field Manual'
