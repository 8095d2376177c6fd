import { describe, expect, it } from 'vitest'

import type { Candidate } from '../../engine/system.ts'
import { chipsFor, firstThatFits, measureOf, noFilter, pickerSections } from './picker-groups.ts'

interface Given {
  readonly status?: Candidate['status']
  readonly points?: number
  readonly left?: number
  readonly takes?: number
  readonly keywords?: readonly string[]
}

function candidate(name: string, given: Given = {}): Candidate {
  const { status = 'fits', points = 100, left = 100, takes = 0, keywords = [] } = given
  const profile = {
    keywords: keywords.map((word) => ({ name: word, granted: false })),
    sheet: null,
  }
  return {
    id: name,
    name,
    status,
    points,
    left,
    takes,
    words: keywords,
    profile,
  } as unknown as Candidate
}

const offered = [
  candidate('Gnoblars', { points: 130, keywords: ['INFANTRY'] }),
  candidate('Ironguts', { points: 200, keywords: ['INFANTRY', 'GUTBUSTERS'] }),
  candidate('Mournfang', { points: 200, left: -20, status: 'over', keywords: ['CAVALRY'] }),
  candidate('Tyrant', { status: 'refused', keywords: ['HERO', 'GUTBUSTERS'] }),
]

const shown = (...given: Parameters<typeof pickerSections>) =>
  pickerSections(...given).map(({ part, candidates }) => [part, ...candidates.map(({ id }) => id)])

describe('picker', () => {
  it('lists what takes of a budget by that, then by name', () => {
    const detachments = [
      candidate('Bully Boyz', { takes: 2, points: 0 }),
      candidate('More Dakka!', { takes: 1, points: 0 }),
      candidate('Blitz Brigade', { takes: 1, points: 0 }),
      candidate('War Horde', { takes: 3, points: 0 }),
    ]
    expect(shown(detachments, noFilter, [])).toEqual([
      ['fits', 'War Horde', 'Bully Boyz', 'Blitz Brigade', 'More Dakka!'],
    ])
    expect(measureOf(detachments, 'DP')).toBe('DP')
    expect(measureOf(offered, '')).toBe('Points')
    expect(measureOf(detachments.slice(1, 3), 'DP')).toBeNull()
  })

  it('lists what fits by points, then what is over the limit, then what cannot join', () => {
    expect(shown(offered, noFilter, [])).toEqual([
      ['fits', 'Ironguts', 'Gnoblars'],
      ['over', 'Mournfang'],
      ['refused', 'Tyrant'],
    ])
  })

  it('begins with what is chosen, even where it could not be taken again or away', () => {
    expect(shown(offered, noFilter, ['Gnoblars'], ['Tyrant', 'Gnoblars'])).toEqual([
      ['chosen', 'Gnoblars', 'Tyrant'],
      ['fits', 'Ironguts'],
      ['over', 'Mournfang'],
    ])
  })

  it('puts what was used lately on top while it fits', () => {
    const [first, second] = shown(offered, noFilter, ['Gnoblars', 'Tyrant'])
    expect(first).toEqual(['recent', 'Gnoblars'])
    expect(second).toEqual(['fits', 'Ironguts'])
  })

  it('leaves out what the points do not allow when asked to', () => {
    const parts = shown(offered, { ...noFilter, fits: true }, [])
    expect(parts.flat()).not.toContain('Mournfang')
  })

  it('narrows to units with every chosen keyword', () => {
    const filter = { ...noFilter, keywords: ['INFANTRY', 'GUTBUSTERS'] }
    expect(shown(offered, filter, [])).toEqual([['fits', 'Ironguts']])
  })

  it('names the first that fits the words typed, whatever it costs', () => {
    const sections = pickerSections(offered, { ...noFilter, text: 'gno' }, ['Ironguts'])
    expect(firstThatFits(sections)?.id).toBe('Gnoblars')
    expect(firstThatFits(pickerSections(offered, { ...noFilter, text: 'tyrant' }, []))).toBeNull()
  })
})

describe('chips', () => {
  it('offer the keywords that tell the units apart, one for those that the same units bear', () => {
    const units = [
      candidate('a', { keywords: ['ALL', 'INFANTRY', 'FOOT'] }),
      candidate('b', { keywords: ['ALL', 'INFANTRY', 'FOOT'] }),
      candidate('c', { keywords: ['ALL', 'BEASTCLAW'] }),
      candidate('d', { keywords: ['ALL', 'BEASTCLAW', 'RARE'] }),
      candidate('e', { keywords: ['ALL'] }),
    ]
    expect(chipsFor(units, 5).keywords).toEqual(['BEASTCLAW', 'FOOT'])
  })
})
