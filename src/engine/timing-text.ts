import type { Ability, Timing } from './sheet.ts'

/** When an ability is used, in a few words: `your hero phase, once per turn`. Empty where it is always on. */
export function timingText(timing: Timing | undefined): string {
  if (!timing) return ''
  const { window, whose, limit, reaction } = timing
  const moment = [whose, window ?? (whose && 'turn')].filter(Boolean).join(' ')
  return [reaction ? 'reaction' : '', moment, limit ?? ''].filter(Boolean).join(', ')
}

/** Kind, casting value and timing of an ability in one short line; empty for one that is always on. */
export function abilityText(ability: Ability): string {
  const kind = ability.kind === 'spell' || ability.kind === 'prayer' ? ability.kind : ''
  const cast = [kind, ability.value ?? ''].filter(Boolean).join(' ')
  return [cast, timingText(ability.timing)].filter(Boolean).join(', ')
}
