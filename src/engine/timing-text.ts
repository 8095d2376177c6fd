import { t } from '../text/t.ts'
import { kindWord, limitWords, phaseWord } from './game-words.ts'
import type { Ability, Timing } from './sheet.ts'

/** When an ability is used, in a few words: `your hero phase, once per turn`. Empty where it is always on. */
export function timingText(timing: Timing | undefined): string {
  if (!timing) return ''
  const { window, whose, limit, reaction } = timing
  const often = limit === undefined ? '' : limitWords(limit)
  const words = [reaction ? t('reaction') : '', momentText(window, whose), often]
  return words.filter(Boolean).join(', ')
}

function momentText(window: string | undefined, whose: Timing['whose']): string {
  const phase = window === undefined ? '' : phaseWord(window)
  if (whose === undefined) return phase
  return phase === ''
    ? t('{whose, select, your {your turn} enemy {enemy turn} other {any turn}}', { whose })
    : t('{whose, select, your {your {phase}} enemy {enemy {phase}} other {any {phase}}}', {
        whose,
        phase,
      })
}

/** A casting value as it is; what a command costs in the words of the language. */
function valueText(value: string): string {
  const cp = /^(\d+) CP$/.exec(value)?.[1]
  return cp === undefined ? value : t('{cp, number} CP', { cp: Number(cp) })
}

/** Kind, casting value and timing of an ability in one short line; empty for one that is always on. */
export function abilityText(ability: Ability): string {
  const kind = ability.kind === 'spell' || ability.kind === 'prayer' ? kindWord(ability.kind) : ''
  const cast = [kind, valueText(ability.value ?? '')].filter(Boolean).join(' ')
  return [cast, timingText(ability.timing)].filter(Boolean).join(', ')
}
