import { afterEach, describe, expect, it } from 'vitest'

import { bestLanguage, languages, ownName, speak } from './languages.ts'
import { date, language, msg, num, rich, speakBy, t, tIn } from './t.ts'

afterEach(() => speakBy('en', {}))

const lists = (count: number) => t('{count, plural, one {# list} other {# lists}}', { count })
const link = (words: unknown[]) => ({ link: words })

describe('a text of the interface', () => {
  it('is the English of the source, with its values and plurals', () => {
    expect([lists(0), lists(1), lists(1770)]).toEqual(['0 lists', '1 list', '1,770 lists'])
    expect(t('Attach {unit} to {leader}', { unit: 'Boyz', leader: 'a {Warboss}' })).toBe(
      'Attach Boyz to a {Warboss}',
    )
  })

  it('is said in the language that is spoken, and in English where that has none', () => {
    speakBy('de', { Undo: 'Rückgängig', 'Open | verb': 'Öffnen', Open: 'Offen' })
    const undo = msg('Undo')
    expect([t(undo), tIn('verb', 'Open'), t('Open'), t('Redo')]).toEqual([
      'Rückgängig',
      'Öffnen',
      'Offen',
      'Redo',
    ])
    expect(language()).toBe('de')
  })

  it('keeps what is marked as pieces', () => {
    expect(rich('Drop files or <a>paste</a>.', { a: link })).toEqual([
      'Drop files or ',
      { link: ['paste'] },
      '.',
    ])
  })

  it('writes numbers and days as the language does', () => {
    const day = Date.UTC(2026, 10, 30)
    const how = { dateStyle: 'medium', timeZone: 'UTC' } as const
    expect([num(1770), date(day, how)]).toEqual(['1,770', '30 Nov 2026'])
    speakBy('de', {})
    expect([num(1770), date(day, how)]).toEqual(['1.770', '30.11.2026'])
  })
})

describe('the languages', () => {
  it('are English and one for each file, under their own names', async () => {
    expect(languages).toContain('de')
    expect(languages.map(ownName)).toEqual(expect.arrayContaining(['English', 'Deutsch']))
    expect([await speak('de'), await speak('xx')]).toEqual(['de', 'en'])
  })

  it('go by what the browser wishes first', () => {
    expect(bestLanguage(['fr-CH', 'de-CH', 'en'])).toBe('de')
    expect(bestLanguage(['xx'])).toBe('en')
  })
})
