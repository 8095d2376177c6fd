import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import first from './fixtures/play-1.json' with { type: 'json' }
import { PLAY_BOUNDS } from './play-battle.ts'
import { stepped } from './play-history.ts'
import { broughtBack, newRecord, type PlayRecord, toStore } from './play-record.ts'
import { newBattle, played } from './play-state.ts'
import { readPlay, readPlays } from './read-play.ts'
import { sampleSheet } from './testing-play.ts'

const sheet = sampleSheet()
const started = '2026-11-30T10:00:00.000Z'

/** A record in which these notes were made one after the other. */
function noted(list: string, notes: Readonly<Record<string, string>>): PlayRecord {
  let record = newRecord(list, newBattle(sheet, started))
  for (const [entry, note] of Object.entries(notes)) {
    const battle = played(record.battle, { kind: 'mark', entry, mark: { note } }, sheet)
    record = { ...record, ...stepped(record, battle, { label: 'Note' }) }
  }
  return record
}

const notesIn = ({ battle }: PlayRecord) =>
  Object.fromEntries(Object.entries(battle.marks).map(([id, { note }]) => [id, note]))

describe('a stored battle', () => {
  it('of the first form is read for ever', () => {
    expect(readPlay(first)).toEqual({ ok: true, record: first })
  })

  it('is read as it was stored, whatever was done in it', () => {
    const wounds = fc.array(fc.constantFrom('u1', 'u2', 'u3'), { maxLength: 400 })
    fc.assert(
      fc.property(wounds, fc.string(), (units, note) => {
        let record = noted('l', { turn: note })
        for (const unit of units) {
          const battle = played(record.battle, { kind: 'unit', unit, change: 'wound' }, sheet)
          record = { ...record, ...stepped(record, battle, { label: `${unit}: 1 wound` }) }
        }
        const read = readPlay(JSON.parse(JSON.stringify(toStore(record))))
        expect(read).toEqual({ ok: true, record: toStore(record) })
        expect(toStore(record).past.length).toBeLessThanOrEqual(PLAY_BOUNDS.steps)
      }),
      { numRuns: 30 },
    )
  })

  it('with a step that cannot be read keeps those that came after it', () => {
    const { past } = noted('l', { turn: 'One', battle: 'Two', round: 'Three' })
    const torn = { ...noted('l', {}), past: [past[0], { label: 'Torn' }, past[2]] }
    const read = readPlay(torn)
    expect(read.ok && read.record.past).toEqual([past[2]])
  })

  it.each([
    ['a number where there can be none', { battle: { ...first.battle, gained: { cp: 'two' } } }],
    ['a round that no battle has', { battle: { ...first.battle, time: { round: 999 } } }],
    ['no battle', { battle: null }],
  ])('with %s is set aside with its text and its notes', (_, part) => {
    const read = readPlay({ ...first, ...part })
    expect(read).toMatchObject({ ok: false, newer: false })
    if (read.ok) return
    expect(read.where).toMatch(/^battle/)
    expect(JSON.parse(read.raw)).toEqual({ ...first, ...part })
    expect(Object.keys(read.marks)).toEqual(part.battle ? ['turn'] : [])
  })

  it('of a newer version is told from a damaged one', () => {
    expect(readPlay({ ...first, form: 2 })).toMatchObject({ ok: false, newer: true })
    expect(readPlay('torn')).toMatchObject({ ok: false, newer: false, marks: {} })
  })

  it('keeps no more of what could not be read than it would put aside itself', () => {
    const read = readPlay({ ...first, aside: 'x'.repeat(3_000_000) })
    expect(read.ok && read.record.aside?.length).toBe(1_000_000)
  })

  it('that is none does not keep the others of a backup back', () => {
    expect([...readPlays([3, null, first, { form: 1 }]).keys()]).toEqual(['l1'])
  })
})

describe('a battle of a backup', () => {
  it('comes where none is here', () => {
    const there = noted('l', { turn: 'Theirs' })
    expect(broughtBack(null, there)).toBe(there)
  })

  it('leaves the one that is here, and adds the notes that it lacks, as a step', () => {
    const here = noted('l', { turn: 'Mine' })
    const merged = broughtBack(here, noted('l', { turn: 'Theirs', round: 'Also theirs' }))
    expect(notesIn(merged)).toEqual({ turn: 'Mine', round: 'Also theirs' })
    expect(merged.past.at(-1)?.label).toBe('Notes from a backup')
    expect(broughtBack(merged, here)).toBe(merged)
  })
})
