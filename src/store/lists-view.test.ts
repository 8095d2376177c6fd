import { describe, expect, it } from 'vitest'

import { readView } from './lists-view.ts'

const first = { order: 'changed', place: { kind: 'all' }, tags: [] }

describe('the remembered view of the lists', () => {
  it('comes back as it was', () => {
    const view = { order: 'points', place: { kind: 'folder', id: 'League' }, tags: ['painted'] }
    expect(readView(JSON.stringify(view))).toEqual(view)
  })

  it.each([null, '', '{', '7', 'null', '[]', '{}'])('is that of the first visit for %s', (text) => {
    expect(readView(text)).toEqual(first)
  })

  it('keeps what of it can be read', () => {
    const text = JSON.stringify({ order: 'colour', place: { kind: 'game' }, tags: ['fun'], x: 1 })
    expect(readView(text)).toEqual({ ...first, tags: ['fun'] })
  })
})
