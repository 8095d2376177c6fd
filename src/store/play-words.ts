import type { PlaySheet } from '../engine/play.ts'
import { counted } from '../engine/wording.ts'
import type { Battle, Course, PlayTime, Side } from './play-battle.ts'
import { isTurn } from './play-course.ts'
import type { PlayAction } from './play-state.ts'
import { type Standing, standingOf } from './play-units.ts'

/** `movement` and `movement phase` to `Movement`: what stands on a tab. */
export function phaseName(phase: string): string {
  const short = phase.replace(/ phase$/, '')
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** `your movement phase`, `start of battle round`. */
function phaseWords(time: PlayTime, sheet: Pick<Course, 'phases'>): string {
  if (!isTurn(time, sheet)) return time.phase
  const whose = whoseWords(time.turn)
  if (time.phase.endsWith(' turn')) return time.phase.replace(/turn$/, `${whose} turn`)
  return `${whose} ${time.phase.endsWith(' phase') ? time.phase : `${time.phase} phase`}`
}

/** `Round 2, your movement phase`, `Deployment`. */
export function timeWords(time: PlayTime, sheet: Pick<Course, 'phases'>): string {
  const phase = phaseWords(time, sheet)
  if (time.round > 0) return `Round ${time.round}, ${phase}`
  return phase.charAt(0).toUpperCase() + phase.slice(1)
}

/** `your`, `their`: before what belongs to a side. */
export const whoseWords = (side: Side): string => (side === 'your' ? 'your' : 'their')

/** `5 of 6 models, 1 wound taken`: how a unit stands. */
export function standingWords({ models, of, damage, destroyed, away }: Standing): string {
  if (destroyed) return 'destroyed'
  if (away) return 'not on the table'
  const left = of === 1 ? '' : `${models} of ${counted(of, 'model')}`
  const taken = damage > 0 ? `${counted(damage, 'wound')} taken` : ''
  return [left, taken].filter(Boolean).join(', ') || 'unhurt'
}

const changeWords = {
  wound: '1 wound',
  heal: '1 wound healed',
  lose: '1 model lost',
  regain: '1 model back',
  destroy: 'Destroyed',
  return: 'Brought back',
  'set-up': 'Set up',
  'take-off': 'Taken off the table',
} as const

/** What an action does, for the buttons that undo and redo it: `1 wound: Gluttons`. It begins with no name. */
export function actionWords(action: PlayAction, battle: Battle, sheet: PlaySheet): string {
  switch (action.kind) {
    case 'go':
      return timeWords(action.to, sheet)
    case 'first':
      return action.side === 'your' ? 'You go first' : 'They go first'
    case 'points':
      return `${cap(whoseWords(action.side))} points of round ${action.round}: ${action.value}`
    case 'counter': {
      const counter = sheet.counters.find(({ id }) => id === action.id)
      return `${cap(whoseWords(action.side))} ${counter?.short ?? 'counter'}: ${action.value}`
    }
    case 'unit': {
      const unit = sheet.units.find(({ id }) => id === action.unit)
      return `${changeWords[action.change]}: ${unit?.name ?? 'a unit'}`
    }
    case 'use':
      return `Use ${entryName(action.entry, battle, sheet)}`
    case 'unuse':
      return `Take back ${entryName(action.entry, battle, sheet)}`
    case 'mark':
      return markWords(action, entryName(action.entry, battle, sheet))
    case 'forget':
      return `Forget ${battle[action.what][action.id]?.name ?? 'it'}`
    case 'new':
    default:
      return 'New game'
  }
}

const cap = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function entryName(id: string, battle: Battle, { entries }: PlaySheet): string {
  return entries.find((one) => one.id === id)?.name ?? battle.marks[id]?.name ?? 'an ability'
}

function markWords({ mark }: Extract<PlayAction, { kind: 'mark' }>, name: string): string {
  if (mark.pinned !== undefined) return `${mark.pinned ? 'Pin' : 'Unpin'} ${name}`
  if (mark.hidden !== undefined) return `${mark.hidden ? 'Hide' : 'Show'} ${name}`
  return `Note on ${name}`
}

/** What is read out after an action: how the unit stands, what was used, where the battle is. */
export function saidOf(action: PlayAction, battle: Battle, sheet: PlaySheet): string {
  const words = actionWords(action, battle, sheet)
  if (action.kind !== 'unit') return words
  const unit = sheet.units.find(({ id }) => id === action.unit)
  if (!unit) return words
  return `${unit.name}: ${standingWords(standingOf(unit, battle.units[action.unit]))}`
}
