import { describe, expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { language: 'en-GB' })
const { readChoice } = await import('./print-choice.ts')

const usual = {
  paper: 'a4',
  layout: 'roster',
  points: true,
  notes: true,
  remarks: false,
  aids: false,
} as const

describe('the remembered choice', () => {
  test('comes back as it was kept', () => {
    const shown = { points: false, notes: false, remarks: true, aids: true }
    const kept = { paper: 'letter', layout: 'cards', ...shown }
    expect(readChoice(JSON.stringify(kept), usual)).toEqual(kept)
  })

  test('is the usual one where nothing or nonsense was kept', () => {
    expect(readChoice(null, usual)).toEqual(usual)
    expect(readChoice('{"paper":', usual)).toEqual(usual)
    expect(readChoice('null', usual)).toEqual(usual)
    expect(readChoice('{"paper":"a0","layout":3,"points":"no"}', usual)).toEqual(usual)
  })
})
