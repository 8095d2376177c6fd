import { describe, expect, it } from 'vitest'

import { sizeText } from './size-text.ts'

describe('the size of what is stored', () => {
  it('is said in the unit that a person reads', () => {
    expect([420, 12_400, 3_000_000, 61_234_000_000].map(sizeText)).toEqual([
      '0.4 kB',
      '12.4 kB',
      '3 MB',
      '61.2 GB',
    ])
  })
})
