import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readRecord } from './read-record.ts'
import { LIST_FORM } from './saved-list.ts'
import { sampleList } from './testing.ts'

const folder = new URL('fixtures/', import.meta.url)
const fixture = (name: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const forms = readdirSync(folder).filter((name) => name.startsWith('list-'))

describe('a stored list', () => {
  it('of every form that Muster ever wrote has a fixture', () => {
    expect(forms).toEqual(Array.from({ length: LIST_FORM }, (_, at) => `list-${at + 1}.json`))
  })

  it.each(forms)('as in %s opens with its name, dates, units and row', (name) => {
    expect(readRecord(fixture(name))).toMatchObject({
      ok: true,
      list: {
        form: LIST_FORM,
        id: 'k3v9q0c7xz',
        changed: '2026-11-02T10:00:00.000Z',
        roster: { name: 'Dinner with Bundo' },
        summary: { points: 590, title: 'Ogor Mawtribes' },
      },
    })
  })

  it('of the first form has taken no steps and is filed nowhere', () => {
    const filed = { rev: 0, step: 0, folder: '', tags: [], pinned: false, seen: null, declined: '' }
    expect(readRecord(fixture('list-1.json'))).toMatchObject({ list: filed })
  })

  it('keeps all that today’s form has', () => {
    const stored = fixture('list-2.json')
    const read = readRecord(stored)
    expect(read.ok && read.list).toEqual(stored)
  })

  it('of a newer form is left alone and named as such', () => {
    const read = readRecord({ ...sampleList(), form: LIST_FORM + 1 })
    expect(read).toMatchObject({ ok: false, damaged: { newer: true, name: 'Dinner' } })
  })

  it.each([
    ['folder', 7],
    ['tags', 'many'],
    ['seen', { points: 'x' }],
    ['declined', null],
    ['rev', -1],
    ['step', 1.5],
    ['summary', []],
  ])('opens without its %s where that is damaged', (name, value) => {
    expect(readRecord({ ...sampleList(), [name]: value }).ok).toBe(true)
  })
})
