import { afterEach, describe, expect, it } from 'vitest'

import { keepWords } from '../text/keep-words.ts'
import { wordsOf } from '../text/kept-words.ts'
import { speak } from '../text/languages.ts'
import { speakBy, t } from '../text/t.ts'
import first from './fixtures/steps-1.json' with { type: 'json' }
import type { History } from './history.ts'
import { createLists } from './lists.ts'
import { stepped } from './play-history.ts'
import { newRecord } from './play-record.ts'
import { newBattle } from './play-state.ts'
import { readPlay } from './read-play.ts'
import { historyFrom, readSteps } from './stored-history.ts'
import { sampleSheet } from './testing-play.ts'
import { memoryDatabase, sampleList } from './testing.ts'

afterEach(() => speakBy('en', {}))

const wordsIn = ({ undo }: Pick<History, 'undo'>) => undo && wordsOf(undo)

/** Visits, one after another, of a browser that keeps what is stored. */
function browser() {
  const memory = memoryDatabase([sampleList({ id: 'feast' })])
  const visit = async () => {
    const { store, settled } = createLists({ open: async () => memory.database, channel: null })
    await settled()
    await store.getState().openHistory('feast')
    const undo = () => wordsIn(store.getState().history('feast'))
    const edit = (limit: number) => {
      const words = () => t('Set the limit to {limit, number} points', { limit })
      store.getState().edit('feast', { kind: 'set-limit', limit }, keepWords(words))
    }
    return { store, settled, undo, edit }
  }
  return { visit, steps: memory.steps }
}

const german = 'Grenze auf 1.500 Punkte setzen'

describe('a step of undo', () => {
  it('is named in the language of whoever reads it', async () => {
    const { visit } = browser()
    const english = await visit()
    english.edit(1500)
    await english.settled()
    await speak('de')
    const reader = await visit()
    expect(reader.undo()).toBe(german)
    reader.edit(1000)
    reader.store.getState().undo('feast')
    expect(reader.undo()).toBe(german)
    reader.store.getState().redo('feast')
    await reader.settled()
    speakBy('en', {})
    const again = await visit()
    expect(again.undo()).toBe('Set the limit to 1,000 points')
    again.store.getState().undo('feast')
    expect(again.undo()).toBe('Set the limit to 1,500 points')
  })

  it('is stored with an English label, which is all that older versions read', async () => {
    await speak('de')
    const { visit, steps } = browser()
    const { edit, settled } = await visit()
    edit(1500)
    await settled()
    expect([...steps.values()]).toMatchObject([{ label: 'Set the limit to 1,500 points' }])
  })

  it('of the first form keeps the words that it was stored with, for ever', async () => {
    await speak('de')
    const steps = readSteps(first)
    const list = sampleList({ id: 'k3v9q0c7xz', step: 2 })
    expect(steps).toEqual(first)
    expect(wordsIn(historyFrom(list, steps))).toBe('Ironguts entfernen')
    speakBy('en', {})
    expect(wordsIn(historyFrom({ ...list, step: 1 }, steps))).toBe('Set the limit to 1,500 points')
  })

  it('is still one where what says it in other languages is damaged', async () => {
    const damaged = [{ key: 7 }, 'words', null, { key: 'x'.repeat(9000) }]
    const steps = damaged.map((said) => ({ ...first[0], said }))
    expect(readSteps(steps)).toEqual(damaged.map(() => first[0]))
  })
})

describe('a step of a battle', () => {
  it('is kept with what says it in other languages, and without that where it is damaged', () => {
    const battle = newBattle(sampleSheet(), '2026-11-30T10:00:00.000Z')
    const words = keepWords(() => t('New game'))
    const next = { ...battle, started: '2026-12-01T10:00:00.000Z' }
    const record = newRecord('l', battle)
    const stored = { ...record, ...stepped(record, next, words) }
    const read = readPlay(JSON.parse(JSON.stringify(stored)))
    expect(read.ok && read.record.past).toMatchObject([words])
    const [step] = stored.past
    const damaged = readPlay({ ...stored, past: [{ ...step, said: { key: 7 } }] })
    expect(damaged.ok && damaged.record.past.map(({ label }) => label)).toEqual(['New game'])
  })
})
