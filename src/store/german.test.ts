import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { keepWords } from '../text/keep-words.ts'
import { wordsOf } from '../text/kept-words.ts'
import { speak } from '../text/languages.ts'
import { copyName } from './copy-name.ts'
import { remarkWords } from './place-words.ts'
import { newBattle, type PlayAction, played } from './play-state.ts'
import { actionWords, saidOf, timeWords } from './play-words.ts'
import { isUnread, storageWords } from './storage-words.ts'
import { sampleSheet } from './testing-play.ts'

const sheet = sampleSheet()
const battle = newBattle(sheet, '2026-11-30T10:00:00.000Z')

beforeAll(() => speak('de'))
afterAll(() => speak('en'))

describe('the words of the store in German', () => {
  it('say when it is in a battle, and what was done', () => {
    expect(timeWords({ round: 2, turn: 'enemy', phase: 'hero phase' }, sheet)).toBe(
      'Runde 2, gegnerische Heldenphase',
    )
    const phases = [{ name: 'command', per: 'turn', passing: false }] as const
    expect(timeWords({ round: 1, turn: 'your', phase: 'command' }, { phases })).toBe(
      'Runde 1, deine Befehlsphase',
    )
    const wound = { kind: 'unit', unit: 'u1', change: 'wound' } as const
    expect(actionWords(wound, battle, sheet)).toBe('1 Lebenspunkt verloren: Unit u1')
    expect(saidOf(wound, played(battle, wound, sheet), sheet)).toBe(
      'Unit u1: 6 von 6 Modellen, 1 Lebenspunkt verloren',
    )
  })

  it('keep what was done in a battle as English words do', async () => {
    const actions: readonly PlayAction[] = [
      ...sheet.phases.flatMap(({ name }) => [
        { kind: 'go', to: { round: 0, turn: 'your', phase: name } } as const,
        { kind: 'go', to: { round: 2, turn: 'enemy', phase: name } } as const,
      ]),
      { kind: 'first', side: 'enemy' },
      { kind: 'points', side: 'enemy', round: 1, value: 4 },
      ...sheet.counters.map(({ id }) => ({ kind: 'counter', id, side: 'your', value: 2 }) as const),
      { kind: 'unit', unit: 'u1', change: 'wound' },
      { kind: 'use', entry: 'turn', key: '' },
      { kind: 'mark', entry: 'turn', mark: { pinned: true } },
      { kind: 'forget', what: 'marks', id: 'nobody' },
      { kind: 'new', started: battle.started },
    ]
    const kept = () => actions.map((action) => keepWords(() => actionWords(action, battle, sheet)))
    const german = kept()
    expect(german.map(wordsOf)).toEqual(actions.map((one) => actionWords(one, battle, sheet)))
    await speak('en')
    const english = kept()
    await speak('de')
    expect(english).toEqual(german)
    expect(german.filter(({ said }) => !said)).toEqual([])
  })

  it('count copies on', () => {
    expect(copyName('Fest', [])).toBe('Fest Kopie')
    expect(copyName('Fest Kopie', ['Fest Kopie'])).toBe('Fest Kopie 2')
  })

  it('still tell storage that could not be read from storage that is full', () => {
    expect(isUnread(storageWords().refused)).toBe(true)
    expect(isUnread(storageWords().full)).toBe(false)
  })

  it('leave places in a file as the file has them', () => {
    expect(remarkWords('units[0].id: Kein Modell heißt so.')).toBe(
      'units[0].id: Kein Modell heißt so.',
    )
  })
})
