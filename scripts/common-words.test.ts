import { describe, expect, it } from 'vitest'

import { commonRuns, readable } from './common-words.ts'

const source = 'The quick brown fox jumps over the lazy dog, and then it sleeps.'
const runs = (text: string, ...sources: readonly string[]) =>
  commonRuns(new Map([['fox', text]]), sources).map(({ run }) => run)

describe('words in common with a source', () => {
  it('are found from eight in a row on, whatever marks and case stand between', () => {
    const own = 'Here “the QUICK brown fox – jumps over the lazy” cat is.'
    const run = 'the quick brown fox jumps over the lazy'
    expect(commonRuns(new Map([['fox', own]]), [source])).toEqual([{ key: 'fox', run }])
  })

  it('are no matter below eight', () => {
    expect(runs('The quick brown fox jumps over the fence.', source)).toEqual([])
  })

  it('are found at the end of both, and in any of several sources', () => {
    expect(runs('lazy dog, and then it sleeps', 'no', source)).toEqual([])
    expect(runs('over the lazy dog, and then it sleeps', 'no', source)).toEqual([
      'over the lazy dog and then it sleeps',
    ])
  })

  it('are told of as one where there are more than eight', () => {
    const own = 'Brown fox jumps over the lazy dog, and then it sleeps, and it sleeps.'
    const run = 'brown fox jumps over the lazy dog and then it sleeps'
    expect(runs(own, source)).toEqual([run])
  })

  it('must be in the same order and whole', () => {
    expect(runs('The brown quick fox jumps over the lazy dog.', source)).toEqual([])
    expect(runs('He quick brown fox jumps over the laz.', source)).toEqual([])
  })

  it('count a word with an apostrophe once', () => {
    const own = 'The dog’s master, the quick fox’s master and'
    expect(runs(own, "the dog's master the quick fox's master and")).toEqual([
      'the dogs master the quick foxs master and',
    ])
    expect(runs('the dog’s master, the quick fox’s master', own)).toEqual([])
  })

  it('are found in a file of JSON or XML, whatever its marks stand between', () => {
    const own = 'quick brown fox jumps 6" over the dog\'s tail'
    for (const file of [
      '"text": "The <b>quick brown</b>\\nfox jumps 6\\" over the dog’s tail."',
      '<text name="a">quick **brown** fox jumps 6&quot; over the dog&apos;s tail</text>',
    ])
      expect(runs(own, readable(file))).toEqual(['quick brown fox jumps 6 over the dogs tail'])
  })

  it('are told of every text that has them', () => {
    const own = new Map([
      ['one', source],
      ['two', source],
    ])
    expect(commonRuns(own, [source]).map(({ key }) => key)).toEqual(['one', 'two'])
  })
})
