import { phaseWord } from '../engine/game-words.ts'
import type { PlaySheet } from '../engine/play.ts'
import { beginning } from '../text/first-letter.ts'
import { msg, t } from '../text/t.ts'
import type { Battle, Course, PlayTime } from './play-battle.ts'
import { isTurn } from './play-course.ts'
import type { PlayAction } from './play-state.ts'
import { type Standing, standingOf } from './play-units.ts'

/** `movement` and `movement phase` to `Movement`: what stands on a tab. */
export function phaseName(phase: string): string {
  return beginning(phaseWord(phase).replace(/ phase$/, ''), 'large')
}

/** `your movement phase`, `start of battle round`. */
function phaseWords(time: PlayTime, sheet: Pick<Course, 'phases'>): string {
  const { phase, turn } = time
  if (!isTurn(time, sheet)) return phaseWord(phase)
  if (phase === 'start of turn') {
    return t('start of {turn, select, your {your} other {their}} turn', { turn })
  }
  if (phase === 'end of turn') {
    return t('end of {turn, select, your {your} other {their}} turn', { turn })
  }
  const name = phaseWord(phase.endsWith(' phase') ? phase : `${phase} phase`)
  return t('{turn, select, your {your} other {their}} {phase}', { turn, phase: name })
}

/** `Round 2, your movement phase`, `Deployment`. */
export function timeWords(time: PlayTime, sheet: Pick<Course, 'phases'>): string {
  const phase = phaseWords(time, sheet)
  if (time.round > 0) return t('Round {round, number}, {phase}', { round: time.round, phase })
  return beginning(phase, 'large')
}

/** `5 of 6 models, 1 wound taken`: how a unit stands. */
export function standingWords({ models, of, damage, destroyed, away }: Standing): string {
  if (destroyed) return t('destroyed')
  if (away) return t('not on the table')
  const left =
    of === 1
      ? ''
      : t('{models, number} of {of, plural, one {# model} other {# models}}', { models, of })
  const taken =
    damage > 0 ? t('{damage, plural, one {# wound} other {# wounds}} taken', { damage }) : ''
  return [left, taken].filter(Boolean).join(', ') || t('unhurt')
}

const changeWords = {
  wound: msg('1 wound'),
  heal: msg('1 wound healed'),
  lose: msg('1 model lost'),
  regain: msg('1 model back'),
  destroy: msg('Destroyed'),
  return: msg('Brought back'),
  'set-up': msg('Set up'),
  'take-off': msg('Taken off the table'),
} as const

/** What an action does, for the buttons that undo and redo it: `1 wound: Gluttons`. It begins with no name. */
export function actionWords(action: PlayAction, battle: Battle, sheet: PlaySheet): string {
  switch (action.kind) {
    case 'go':
      return timeWords(action.to, sheet)
    case 'first':
      return action.side === 'your' ? t('You go first') : t('They go first')
    case 'points':
      return t(
        '{side, select, your {Your} other {Their}} points of round {round, number}: {value, number}',
        { side: action.side, round: action.round, value: action.value },
      )
    case 'counter': {
      const counter = sheet.counters.find(({ id }) => id === action.id)
      return t('{side, select, your {Your} other {Their}} {counter}: {value, number}', {
        side: action.side,
        counter: counter?.short ?? t('counter'),
        value: action.value,
      })
    }
    case 'unit': {
      const unit = sheet.units.find(({ id }) => id === action.unit)
      return t('{action}: {name}', {
        action: t(changeWords[action.change]),
        name: unit?.name ?? t('a unit'),
      })
    }
    case 'use':
      return t('Use {name}', { name: entryName(action.entry, battle, sheet) })
    case 'unuse':
      return t('Take back {name}', { name: entryName(action.entry, battle, sheet) })
    case 'mark':
      return markWords(action, entryName(action.entry, battle, sheet))
    case 'forget':
      return t('Forget {name}', { name: battle[action.what][action.id]?.name ?? t('it') })
    case 'new':
    default:
      return t('New game')
  }
}

function entryName(id: string, battle: Battle, { entries }: PlaySheet): string {
  return entries.find((one) => one.id === id)?.name ?? battle.marks[id]?.name ?? t('an ability')
}

function markWords({ mark }: Extract<PlayAction, { kind: 'mark' }>, name: string): string {
  if (mark.pinned !== undefined)
    return mark.pinned ? t('Pin {name}', { name }) : t('Unpin {name}', { name })
  if (mark.hidden !== undefined)
    return mark.hidden ? t('Hide {name}', { name }) : t('Show {name}', { name })
  return t('Note on {name}', { name })
}

/** What is read out after an action: how the unit stands, what was used, where the battle is. */
export function saidOf(action: PlayAction, battle: Battle, sheet: PlaySheet): string {
  if (action.kind === 'use' || action.kind === 'unuse') {
    const name = entryName(action.entry, battle, sheet)
    return action.kind === 'use' ? t('Used: {name}', { name }) : t('Not used: {name}', { name })
  }
  const words = actionWords(action, battle, sheet)
  if (action.kind !== 'unit') return words
  const unit = sheet.units.find(({ id }) => id === action.unit)
  if (!unit) return words
  return `${unit.name}: ${standingWords(standingOf(unit, battle.units[action.unit]))}`
}
