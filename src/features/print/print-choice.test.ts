import { describe, expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { language: 'en-GB' })
const { changed, choiceOf, readKept } = await import('./print-choice.ts')
const { layouts, usesOption } = await import('./layouts.ts')

const usual = readKept(null)

describe('the remembered choice', () => {
  test('comes back as it was kept', () => {
    const kept = [
      { paper: 'letter', points: false } as const,
      { layout: 'cards' } as const,
      { perPage: 8, landscape: true } as const,
    ].reduce(changed, usual)
    const read = readKept(JSON.stringify(kept))
    expect(choiceOf(read)).toEqual(choiceOf(kept))
    expect(choiceOf(read)).toMatchObject({ layout: 'cards', perPage: 8, paper: 'letter' })
  })

  test('is the usual one where nothing or nonsense was kept', () => {
    const asUsual = choiceOf(usual)
    expect(asUsual).toMatchObject({ layout: 'roster', paper: 'a4', points: true, rules: 'none' })
    for (const text of [
      '{"paper":',
      'null',
      '7',
      '{"layout":3,"shared":{"paper":"a0","points":"no"},"own":{"roster":{"columns":9}}}',
      '{"shared":[],"own":"x"}',
      `{"shared":{"player":"${'x'.repeat(500)}"}}`,
    ])
      expect(choiceOf(readKept(text))).toEqual(asUsual)
  })

  test('paper and points hold for all layouts, the way a page lies for its own', () => {
    const kept = changed(changed(usual, { points: false, landscape: true }), { layout: 'both' })
    expect(choiceOf(kept)).toMatchObject({ points: false, landscape: false })
    expect(choiceOf(changed(kept, { layout: 'roster' })).landscape).toBe(true)
  })
})

describe('what the desk offers', () => {
  test('an opponent gets no notes and no code that leads to the list', () => {
    const kept = changed(changed(usual, { layout: 'opponent' }), { notes: true, link: true })
    expect(choiceOf(kept)).toMatchObject({ notes: false, link: false })
    expect(usesOption(choiceOf(kept), 'notes')).toBe(false)
  })

  test('a sheet for an event always has its points', () => {
    const kept = changed(changed(usual, { points: false }), { layout: 'event' })
    expect(choiceOf(kept).points).toBe(true)
  })

  test('columns are chosen only where something stands in columns', () => {
    const roster = choiceOf(usual)
    expect(usesOption(roster, 'columns')).toBe(false)
    expect(usesOption({ ...roster, rules: 'once' }, 'columns')).toBe(true)
    const cards = choiceOf(changed(usual, { layout: 'cards' }))
    expect(usesOption(cards, 'columns')).toBe(false)
    expect(usesOption({ ...cards, perPage: 0 }, 'columns')).toBe(true)
  })

  test('every layout uses what it begins with', () => {
    for (const { id, usual: own, rules } of layouts) {
      const choice = choiceOf(changed(usual, { layout: id }))
      expect(rules).toContain(choice.rules)
      expect(choice.notes && !usesOption(choice, 'notes')).toBe(false)
      expect(own.link && !usesOption(choice, 'link')).toBe(false)
    }
  })
})
