import type { Column, Words } from '../../engine/system.ts'
import { inEachLanguage, t, tIn } from '../../text/t.ts'

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

/** Made when asked for: the language is not known before. */
export const words = inEachLanguage((): Words => ({
  game: 'Warhammer: Age of Sigmar',
  shortGame: 'Age of Sigmar',
  tagGame: 'AoS',
  sheet: t('warscroll'),
  sheets: t('warscrolls'),
  group: t('regiment'),
  groups: t('regiments'),
  variant: t('Army of Renown'),
  leads: t('Leads'),
  ledBy: t('May be led by'),
  firstStep: t('Add a regiment: pick its leader'),
  afterFirst: t('Then the units that leader may take'),
  afterUnit: t('Then the units that leader may take'),
  lookUp: t('Warscrolls, battle formations, lores and enhancements'),
  aids: t('Abilities'),
  choicesFirst: false,
  headTally: 'drops',
}))

export const stats = inEachLanguage((): readonly Column[] => [
  { id: 'move', label: tIn('characteristic', 'Move'), short: tIn('characteristic', 'Mv') },
  { id: 'health', label: tIn('characteristic', 'Health'), short: tIn('characteristic', 'He') },
  { id: 'save', label: tIn('characteristic', 'Save'), short: tIn('characteristic', 'Sv') },
  { id: 'control', label: tIn('characteristic', 'Control'), short: tIn('characteristic', 'Co') },
])

const melee = (): readonly Column[] => [
  { id: 'attacks', label: tIn('characteristic', 'Attacks'), short: tIn('characteristic', 'Atk') },
  { id: 'hit', label: tIn('characteristic', 'Hit'), short: tIn('characteristic in short', 'Hit') },
  { id: 'wound', label: tIn('characteristic', 'Wound'), short: tIn('characteristic', 'Wnd') },
  { id: 'rend', label: tIn('characteristic', 'Rend'), short: tIn('characteristic', 'Rnd') },
  { id: 'damage', label: tIn('characteristic', 'Damage'), short: tIn('characteristic', 'Dmg') },
]

export const weaponColumns = inEachLanguage(
  (): Readonly<Record<'melee' | 'ranged', readonly Column[]>> => ({
    melee: melee(),
    ranged: [
      { id: 'range', label: tIn('characteristic', 'Range'), short: tIn('characteristic', 'Rng') },
      ...melee(),
    ],
  }),
)
