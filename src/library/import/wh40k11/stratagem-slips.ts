import type { StratagemData } from '../../../systems/wh40k11/schema.ts'

export interface StratagemSlip {
  readonly detachment: string
  readonly stratagem: string
  readonly phases?: StratagemData['phases']
  readonly turn?: StratagemData['turn']
}

type Rest = Omit<StratagemSlip, 'detachment' | 'stratagem'>

const slip = (detachment: string, stratagem: string, rest: Rest): StratagemSlip => ({
  detachment,
  stratagem,
  ...rest,
})

/** Core stratagems that earlier facts number otherwise than the app does. */
export const coreNumbers: readonly { readonly stratagem: string; readonly rule: string }[] = [
  { stratagem: 'Crushing Impact', rule: '15.05' },
  { stratagem: 'Explosives', rule: '15.06' },
]

/** Keywords of the units that core stratagems are used on, where only some units have them: 15.03, 15.06, 15.10. */
export const coreTargets: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'Epic Challenge': [['CHARACTER']],
  Explosives: [['EXPLOSIVES'], ['GRENADES']],
  Smokescreen: [['SMOKE']],
}

/** Stratagems whose phases or turn in the app are not those that its own text says. */
export const stratagemSlips: readonly StratagemSlip[] = [
  slip('Armoured Infantry', 'Order the Advance', { phases: ['movement'] }),
  slip('Armoured Trailblazers', 'Built To Last', { phases: ['shooting'] }),
  slip('Company of Hunters', 'Death on the Wind', { phases: ['movement'] }),
  slip('Company of Hunters', 'Talon Strike', { phases: ['fight'] }),
  slip('Hand of the Dynasty', 'Will of the Conqueror', { phases: ['movement'], turn: 'your' }),
  slip('Interrogation Conclave', 'Terrifying Zeal', { turn: 'your' }),
  slip('Lords of Dread', 'Claimed for the Dark Gods', { turn: 'your' }),
  slip('Lords of the Forge', 'Holy Avarice', { phases: ['shooting'] }),
  slip('Lords of the Forge', 'Overloaded Safeguards', { phases: ['movement'], turn: 'your' }),
  slip('Lords of the Forge', 'Scriptural Prognosis', { phases: ['shooting', 'fight'] }),
  slip('Ritual of Regeneration', 'Multitudinous Limbs', { phases: ['movement'] }),
  slip('Servants of Change', 'Prismatic Displacement', { phases: ['movement'] }),
  slip('Servants of Change', 'Temporal Instability', { phases: ['movement'] }),
  slip('Solar Spearhead', 'Unstoppable', { phases: ['movement', 'charge'] }),
  slip('Stormlance Task Force', 'Shock Assault', { phases: ['fight'], turn: 'either' }),
  slip('Subversion Assets', 'Cloaked Position', { phases: ['movement'] }),
  slip('The Angelic Host', 'Death From The Skies', { phases: ['movement'] }),
  slip('Warpstrike Champions', 'Armour of Corruption', { turn: 'either' }),
]
