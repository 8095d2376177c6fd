import { describe, expect, it } from 'vitest'

import { readAppearance, settings } from './settings.ts'

describe('the appearance', () => {
  it('from outside is as usual where it says nothing that is known', () => {
    const usual = { theme: 'system', textSize: 'usual' }
    expect(readAppearance({ theme: 'dark', textSize: 'larger' })).toEqual({
      theme: 'dark',
      textSize: 'larger',
    })
    expect(readAppearance({ theme: 'dark', textSize: 'huge' })).toEqual({ ...usual, theme: 'dark' })
    for (const nothing of [null, undefined, 'dark', 7, []]) {
      expect(readAppearance(nothing)).toEqual(usual)
    }
  })

  it('changes in the part that is given', () => {
    settings.getState().look({ textSize: 'large' })
    settings.getState().look({ theme: 'light' })
    expect(settings.getState()).toMatchObject({ theme: 'light', textSize: 'large' })
  })
})
