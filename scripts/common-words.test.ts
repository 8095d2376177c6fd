import { describe, expect, it } from 'vitest'

import { commonRuns } from './common-words.ts'

const source = 'The quick brown fox jumps over the lazy dog, and then it sleeps.'

describe('words in common with a source', () => {
  it('are found from eight in a row on, whatever marks and case stand between', () => {
    const own = 'Here “the QUICK brown fox – jumps over the lazy” cat is.'
    const run = 'the quick brown fox jumps over the lazy'
    expect(commonRuns(new Map([['fox', own]]), [source])).toEqual([{ key: 'fox', run }])
  })

  it('are no matter below eight', () => {
    const own = new Map([['fox', 'The quick brown fox jumps over the fence.']])
    expect(commonRuns(own, [source])).toEqual([])
  })
})
