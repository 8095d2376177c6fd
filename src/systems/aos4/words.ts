import type { Column, Words } from '../../engine/system.ts'

/** Windows of abilities in the order of play. */
export const phases = [
  'deployment',
  'start of battle round',
  'start of turn',
  'hero phase',
  'movement phase',
  'shooting phase',
  'charge phase',
  'combat phase',
  'end of turn',
] as const

export const words: Words = {
  game: 'Warhammer: Age of Sigmar',
  shortGame: 'Age of Sigmar',
  tagGame: 'AoS',
  sheet: 'warscroll',
  sheets: 'warscrolls',
  group: 'regiment',
  groups: 'regiments',
  variant: 'Army of Renown',
  leads: 'Leads',
  ledBy: 'May be led by',
  firstStep: 'Add a regiment: pick its leader',
  afterFirst: 'Then the units that leader may take',
  lookUp: 'Warscrolls, battle formations, lores and enhancements',
  aids: 'Abilities',
  choicesFirst: false,
  headTally: 'drops',
}

export const stats: readonly Column[] = [
  { id: 'move', label: 'Move', short: 'Mv' },
  { id: 'health', label: 'Health', short: 'He' },
  { id: 'save', label: 'Save', short: 'Sv' },
  { id: 'control', label: 'Control', short: 'Co' },
]

const melee: readonly Column[] = [
  { id: 'attacks', label: 'Attacks', short: 'Atk' },
  { id: 'hit', label: 'Hit', short: 'Hit' },
  { id: 'wound', label: 'Wound', short: 'Wnd' },
  { id: 'rend', label: 'Rend', short: 'Rnd' },
  { id: 'damage', label: 'Damage', short: 'Dmg' },
]

export const weaponColumns: Readonly<Record<'melee' | 'ranged', readonly Column[]>> = {
  melee,
  ranged: [{ id: 'range', label: 'Range', short: 'Rng' }, ...melee],
}
