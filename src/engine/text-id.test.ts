import { describe, expect, it } from 'vitest'

import { sheetTextId, textFileOf, textId, textPlaces } from './text-id.ts'

describe('the id of a text', () => {
  it('names its game, its book and what it is about', () => {
    expect(textId('aos4', 'ogor-mawtribes', 'trait', 'ogor-mawtribes', "Eat 'Em Alive")).toBe(
      'aos4/ogor-mawtribes/trait/ogor-mawtribes/eat-em-alive',
    )
    expect(textId('wh40k11', 'orks', 'stratagem', 'blitz-brigade--impervious')).toBe(
      'wh40k11/orks/stratagem/blitz-brigade--impervious',
    )
  })

  it('leads to the file of its book', () => {
    expect(textFileOf('wh40k11/orks/stratagem/blitz-brigade--impervious')).toBe(
      'data/wh40k11/text/orks.json',
    )
  })

  it('of an ability of a sheet stands with the sheet, or with the book where many sheets share it', () => {
    const id = sheetTextId('wh40k11', 'orks/bannernob', 'Waaagh!')
    expect(textPlaces(id).keys).toEqual(['sheet/bannernob/waaagh', 'ability/waaagh'])
  })
})
