import { beforeEach, describe, expect, it } from 'vitest'

import { presets, readPresets } from './presets.ts'

const rules = { limit: 2000, legends: false, seasons: {}, prices: { game: 'v1' } }
const names = () => presets.getState().presets.map(({ name }) => name)

describe('presets of events', () => {
  beforeEach(() => presets.setState({ presets: [] }))

  it('stand by their names, and one of the same name gives way', () => {
    const { save } = presets.getState()
    save('Round 10', rules)
    const id = save('Round 2', rules)
    expect(names()).toEqual(['Round 2', 'Round 10'])
    expect(save('Round 2', { ...rules, limit: 1000 })).toBe(id)
    expect(presets.getState().presets[0]).toMatchObject({ id, limit: 1000 })
    expect(names()).toHaveLength(2)
  })

  it('come back as they were when their removal is taken back', () => {
    const { save, remove, add } = presets.getState()
    const id = save('League', rules)
    const [preset] = presets.getState().presets
    remove(id)
    expect(names()).toEqual([])
    if (preset) add(preset)
    expect(presets.getState().presets).toEqual([{ id, name: 'League', ...rules }])
  })

  it('from outside are taken where they are whole; the others are left out', () => {
    const whole = { id: 'a', name: 'League', ...rules }
    const odd = [{ ...whole, limit: 'many' }, { ...whole, name: '' }, null, 7]
    expect(readPresets([whole, ...odd])).toEqual([whole])
    expect(readPresets({ whole })).toEqual([])
  })
})
