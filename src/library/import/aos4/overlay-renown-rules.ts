import type { HandCorrection } from '../hand-correction.ts'
import type { Ability } from './community.ts'

/** An ability of a Regiment of Renown that another source has otherwise than the catalogue. */
export interface RenownCorrection extends Pick<HandCorrection, 'reason' | 'source'> {
  readonly regiment: string
  readonly ability: string
  /** What counts; null where the regiment has it no longer. */
  readonly now: Ability | null
}

const bundo = {
  regiment: 'Bundo Whalebiter',
  source: 'Regiments of Renown: Sons of Behemat, 9 September 2026, as on the page of the regiment',
}

export const renownCorrections: readonly RenownCorrection[] = [
  {
    ...bundo,
    ability: 'Dead Cunning, for a Gargant',
    now: {
      name: 'Dead Cunning, for a Gargant',
      kind: 'activated',
      timing: { window: 'combat phase', whose: 'any', limit: 'once per battle (army)' },
    },
    reason: 'The catalogue of 18 August 2026 still has the wording of the faction pack',
  },
  {
    ...bundo,
    ability: 'Timberrrrr!',
    now: null,
    reason: 'Of the faction pack; the new page of the regiment has it no longer',
  },
  {
    regiment: 'The Coven of Thryx',
    ability: 'Bolt of Tzeentch',
    now: {
      name: 'Bolt of Tzeentch',
      kind: 'spell',
      timing: { window: 'hero phase', whose: 'your' },
      value: '6',
    },
    reason: 'The catalogue has it as no spell, so that its casting value is missing',
    source: 'Published page of the regiment, which prints the casting value beside the spell',
  },
]

/** The abilities of a regiment with the corrections by hand. Refuses a correction of what the catalogue does not have. */
export function correctedAbilities(
  regiment: string,
  abilities: readonly Ability[],
  corrections: readonly RenownCorrection[] = renownCorrections,
): readonly Ability[] {
  const own = corrections.filter((one) => one.regiment === regiment)
  const lost = own.find(({ ability }) => !abilities.some(({ name }) => name === ability))
  if (lost)
    throw new Error(`${regiment}: there is no ${lost.ability} to correct; take the entry out`)
  return abilities.flatMap((ability) => {
    const found = own.find((one) => one.ability === ability.name)
    return found ? (found.now ?? []) : ability
  })
}

/** An ability in short for the audit: what it is, how often and when it is used. */
export function abilityInWords(ability: Ability | null | undefined): string {
  if (!ability) return 'none'
  const { kind, value, timing } = ability
  const parts = [
    value === undefined ? kind : `${kind} (${value})`,
    timing?.limit?.replace('once per', '1 per'),
    [timing?.whose, timing?.window].filter((part) => part !== undefined).join(' '),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join(', ')
}
