import type { Column, Words } from '../../engine/system.ts'
import { inEachLanguage, t, tIn } from '../../text/t.ts'

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

/** Made when asked for: the language is not known before. */
export const words = inEachLanguage((): Words => ({
  game: 'Warhammer 40,000',
  shortGame: 'Warhammer 40,000',
  tagGame: '40K',
  sheet: t('datasheet'),
  sheets: t('datasheets'),
  group: t('unit'),
  groups: t('units'),
  variant: t('Chapter'),
  leads: t('May join'),
  ledBy: t('May be joined by'),
  firstStep: t('Pick a detachment'),
  afterFirst: t('Then the units, with the Warlord among them'),
  afterUnit: t('Then more units, with the Warlord among them'),
  lookUp: t('Datasheets, detachments, enhancements and stratagems'),
  aids: t('Stratagems'),
  choicesFirst: true,
  headTally: null,
}))

export const stats = inEachLanguage((): readonly Column[] => [
  { id: 'move', label: tIn('characteristic', 'Move'), short: tIn('characteristic', 'M') },
  { id: 'toughness', label: tIn('characteristic', 'Toughness'), short: tIn('characteristic', 'T') },
  { id: 'save', label: tIn('datasheet', 'Save'), short: tIn('datasheet', 'Sv') },
  {
    id: 'invulnerable',
    label: tIn('characteristic', 'Invulnerable save'),
    short: tIn('characteristic', 'Inv'),
  },
  { id: 'wounds', label: tIn('characteristic', 'Wounds'), short: tIn('characteristic', 'W') },
  {
    id: 'leadership',
    label: tIn('characteristic', 'Leadership'),
    short: tIn('characteristic', 'Ld'),
  },
  {
    id: 'control',
    label: tIn('characteristic', 'Objective control'),
    short: tIn('characteristic', 'OC'),
  },
])

const weapon = (skill: Omit<Column, 'id'>): readonly Column[] => [
  { id: 'range', label: tIn('characteristic', 'Range'), short: tIn('characteristic', 'Rng') },
  { id: 'attacks', label: tIn('characteristic', 'Attacks'), short: tIn('characteristic', 'A') },
  { id: 'skill', ...skill },
  { id: 'strength', label: tIn('characteristic', 'Strength'), short: tIn('characteristic', 'S') },
  {
    id: 'ap',
    label: tIn('characteristic', 'Armour penetration'),
    short: tIn('characteristic', 'AP'),
  },
  { id: 'damage', label: tIn('datasheet', 'Damage'), short: tIn('characteristic', 'D') },
]

export const weaponColumns = inEachLanguage(
  (): Readonly<Record<'melee' | 'ranged', readonly Column[]>> => ({
    melee: weapon({
      label: tIn('characteristic', 'Weapon skill'),
      short: tIn('characteristic', 'WS'),
    }).slice(1),
    ranged: weapon({
      label: tIn('characteristic', 'Ballistic skill'),
      short: tIn('characteristic', 'BS'),
    }),
  }),
)

/** The name under which findings cite the official points. */
export const manual = 'Munitorum Field Manual'
