import type { PlayEntry } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'

/** Something that every army can do, by the core rules. */
export interface CoreAbility {
  readonly id: Id
  readonly name: string
  readonly kind: 'command' | 'core'
  /** What it takes of the command points. */
  readonly cp: number
  readonly phases: readonly string[]
  readonly whose: PlayEntry['whose']
  readonly reaction?: true
  /** Only with a unit that has one of these keywords. */
  readonly needs?: readonly string[]
}

const command = (
  id: Id,
  name: string,
  when: Pick<CoreAbility, 'cp' | 'phases' | 'whose' | 'reaction' | 'needs'>,
): CoreAbility => ({ id, name, kind: 'command', ...when })

const hero = ['hero phase']
const move = ['movement phase']
const attacks = ['shooting phase', 'combat phase']

/** The ten commands of the core rules, each once in a phase, and what wizards and priests do against spells and manifestations. */
export const coreAbilities: readonly CoreAbility[] = [
  command('rally', 'Rally', { cp: 1, phases: hero, whose: 'any' }),
  command('magical-intervention', 'Magical Intervention', {
    cp: 1,
    phases: hero,
    whose: 'enemy',
    needs: ['WIZARD', 'PRIEST'],
  }),
  command('at-the-double', 'At the Double', { cp: 1, phases: move, whose: 'your', reaction: true }),
  command('redeploy', 'Redeploy', { cp: 1, phases: move, whose: 'enemy' }),
  command('covering-fire', 'Covering Fire', { cp: 1, phases: ['shooting phase'], whose: 'enemy' }),
  command('forward-to-victory', 'Forward to Victory', {
    cp: 1,
    phases: ['charge phase'],
    whose: 'your',
    reaction: true,
  }),
  command('counter-charge', 'Counter-charge', { cp: 2, phases: ['charge phase'], whose: 'enemy' }),
  command('all-out-attack', 'All-out Attack', {
    cp: 1,
    phases: attacks,
    whose: 'any',
    reaction: true,
  }),
  command('all-out-defence', 'All-out Defence', {
    cp: 1,
    phases: attacks,
    whose: 'any',
    reaction: true,
  }),
  command('power-through', 'Power Through', { cp: 1, phases: ['end of turn'], whose: 'any' }),
  {
    id: 'unbind',
    name: 'Unbind',
    kind: 'core',
    cp: 0,
    phases: hero,
    whose: 'any',
    reaction: true,
    needs: ['WIZARD'],
  },
  {
    id: 'banish-manifestation',
    name: 'Banish Manifestation',
    kind: 'core',
    cp: 0,
    phases: hero,
    whose: 'any',
    needs: ['WIZARD', 'PRIEST'],
  },
]
