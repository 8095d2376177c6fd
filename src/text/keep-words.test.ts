import { afterEach, describe, expect, it } from 'vitest'

import { beginning } from './first-letter.ts'
import { keepWords, MOST_SAID } from './keep-words.ts'
import { type KeptWords, learnName, wordsOf } from './kept-words.ts'
import { speak } from './languages.ts'
import { readSaid } from './read-said.ts'
import { date, list, speakBy, t } from './t.ts'

afterEach(() => speakBy('en', {}))

const stored = ({ label, said }: KeptWords): KeptWords => {
  const read: unknown = JSON.parse(JSON.stringify(said ?? null))
  return { label, said: readSaid(read) }
}

const day = Date.UTC(2026, 6, 29)
const how = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** Texts of every kind that labels are made of. */
const made: readonly (readonly [what: string, make: () => string])[] = [
  ['a text without values', () => t('Allow Legends')],
  ['a name', () => t('Remove {unit}', { unit: 'Gluttons' })],
  [
    'a number and a plural',
    () =>
      t('Set {unit} to {models, plural, one {# model} other {# models}}', {
        unit: 'Boyz',
        models: 1770,
      }),
  ],
  ['texts within', () => t('Remove {unit}', { unit: t('a unit') })],
  ['a day within', () => t('Move to the points of {date}', { date: date(day, how) })],
  [
    'names in a row',
    () =>
      t('{edit}, without {items}', {
        edit: t('Remove {unit}', { unit: t('a unit') }),
        items: list(['Choppa', t('a unit')]),
      }),
  ],
  ['a capital where the text has none', () => beginning(t('deployment'), 'large')],
  [
    'a small letter within',
    () => t('Undo: {step}', { step: beginning(t('Allow Legends'), 'small') }),
  ],
]

const of = (said: unknown) => wordsOf({ label: 'As it was', said: readSaid(said) })

describe('words that are kept', () => {
  it.each(made)('are said again in any language: %s', async (_, make) => {
    const english = make()
    const keptInEnglish = stored(keepWords(make))
    await speak('de')
    const german = make()
    const keptInGerman = stored(keepWords(make))
    expect(german).not.toBe(english)
    expect([wordsOf(keptInEnglish), wordsOf(keptInGerman)]).toEqual([german, german])
    speakBy('en', {})
    expect([wordsOf(keptInEnglish), wordsOf(keptInGerman)]).toEqual([english, english])
  })

  it('are kept again within others, even where they were kept in another language', async () => {
    const step = stored(keepWords(() => t('Remove {unit}', { unit: t('a unit') })))
    const again = stored(keepWords(() => t('Restore {state}', { state: wordsOf(step) })))
    expect(again.label).toBe('Restore Remove a unit')
    await speak('de')
    expect(wordsOf(again)).toBe('Wiederherstellen: eine Einheit entfernen')
  })

  it('call things as the language does once it knows their names, but not what its owner wrote', async () => {
    const kept = [
      keepWords(() => t('Take {pick}', { pick: 'Ember Host' })),
      keepWords(() => t('Rename to {own}', { own: 'Ember Host' })),
    ]
    await speak('de')
    learnName('Ember Host', 'Gluthaufen')
    const german = keepWords(() => t('Take {pick}', { pick: 'Gluthaufen' }))
    expect(kept.map(wordsOf)).toEqual(['Gluthaufen wählen', 'In Ember Host umbenennen'])
    expect(german).toEqual(kept[0])
  })

  it('stand in English where a language does not know them, or does not get what it needs', async () => {
    await speak('de')
    expect([
      of({ key: 'No such text' }),
      of({ key: 'constructor' }),
      of({ key: '__proto__' }),
      of({ key: 'Remove {unit}' }),
      of({ key: 'Remove {unit}', values: { other: 'Boyz' } }),
      of({ key: 'Remove {unit}', values: { unit: { key: 'No such text' } } }),
      of({ key: 'Remove {unit}', values: { unit: { day: 1, how: { month: 'never' } } } }),
      of({ key: 'Remove {unit}', values: { unit: { day: Number.MAX_VALUE, how: {} } } }),
    ]).toEqual(Array.from({ length: 8 }, () => 'As it was'))
  })
})

describe('what is stored of them', () => {
  it('is left out where it is none, or more than a label takes', () => {
    const circle: Record<string, unknown> = { key: 'Undo' }
    circle['values'] = { circle }
    let deep: unknown = 'Boyz'
    for (let at = 0; at < 20; at += 1) deep = { key: 'Remove {unit}', values: { unit: deep } }
    const all = [undefined, null, 7, 'Undo', [], {}, { key: 7 }, { items: [null] }, circle, deep]
    expect(all.map(readSaid)).toEqual(all.map(() => undefined))
    const long = 'x'.repeat(MOST_SAID)
    expect(readSaid({ key: 'Remove {unit}', values: { unit: long } })).toBeUndefined()
    expect(keepWords(() => t('Remove {unit}', { unit: long }))).toEqual({
      label: `Remove ${long}`,
    })
  })
})
