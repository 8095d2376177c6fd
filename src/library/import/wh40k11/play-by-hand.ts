import type { Moment } from '../../../engine/play-moment.ts'
import type { HandCorrection } from '../hand-correction.ts'

interface RuleMoment {
  /** Name of the army rule, or of a rule of a detachment. */
  readonly rule: string
  /** Null: it is always on, or only says who may be in the army. */
  readonly moment: Moment | null
}

const rule = (name: string, moment: Moment | null): RuleMoment => ({ rule: name, moment })

/** When rules are used whose texts are pages long, with examples, tables and mustering in them, or count what was done. */
export const ruleMoments: readonly RuleMoment[] = [
  rule('Acts of Faith', { limit: 'once per phase' }),
  rule('Battle Focus', { limit: 'once per phase' }),
  rule('Blessings of Khorne', { phases: ['start of battle round'] }),
  rule('Bondsman', { phases: ['command'], whose: 'your' }),
  rule('Cabal of Sorcerers', { phases: ['shooting'], whose: 'your' }),
  rule('Callous Competition', {}),
  rule('Code Chivalric', { phases: ['deployment'] }),
  rule('Cosmic Distortion', {}),
  rule('Cult Ambush', {}),
  rule('Cults of the Dark Gods', null),
  rule('Daemonic Pact', null),
  rule('Dark Pacts', { phases: ['shooting', 'fight'] }),
  rule('Desperate For Redemption', { phases: ['start of battle round'] }),
  rule('Doctrina Imperatives', { phases: ['start of battle round'] }),
  rule('Dreadblades', null),
  rule('Extremis Sanction', null),
  rule('For the Greater Good', { phases: ['shooting'], whose: 'your' }),
  rule('Freeblades', null),
  rule('Gate of Infinity', { phases: ['fight'], whose: 'enemy' }),
  rule('Harbingers of Dread', { phases: ['start of battle round'] }),
  rule('Heroes All', { phases: ['shooting', 'fight'] }),
  rule('Legendary Slayers', { phases: ['shooting', 'fight'] }),
  rule("Martial Ka'tah", { phases: ['fight'] }),
  rule('Master of Wolves', { phases: ['command'], whose: 'your' }),
  rule("Nurgle's Gift (Aura)", { phases: ['deployment'], limit: 'once per battle (army)' }),
  rule('Oath of Moment', { phases: ['command'], whose: 'your' }),
  rule("Pack's Quarry", { phases: ['fight'] }),
  rule('Power From Pain', {}),
  rule('Prioritised Efficiency', { phases: ['command'], whose: 'your' }),
  rule('Reanimation Protocols', { phases: ['command'], whose: 'your' }),
  rule('Shadow in the Warp', { phases: ['command'], limit: 'once per battle (army)' }),
  rule('Sons of Russ', null),
  rule('Super-heavy Walker', null),
  rule('Templar Vows', { phases: ['start of battle round'], limit: 'once per battle (army)' }),
  rule('The Shadow of Chaos', null),
  rule('Thrill Seekers', null),
  rule('Voice of Command', { phases: ['command'], whose: 'your' }),
  rule('Waaagh!', { phases: ['command'], whose: 'your', limit: 'once per battle (army)' }),
]

const words = ({ phases = [], whose, limit }: Moment): string =>
  [whose, phases.join(', ') || 'any phase', limit].filter(Boolean).join(', ')

/** The same for the audit. */
export const ruleMomentCorrections: readonly HandCorrection[] = ruleMoments.map(
  ({ rule: what, moment }) => ({
    what,
    correction: moment ? `used: ${words(moment)}` : 'always on, or for mustering only',
    reason: 'Its text speaks of more than its use: examples, tables, mustering, what is counted',
    source: 'App data 912',
  }),
)
