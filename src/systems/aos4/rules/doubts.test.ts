import { describe, expect, it } from 'vitest'

import { readAll } from '../../../library/node-books.ts'
import { broken, findingsOf, sketched, type Sketch } from '../testing.ts'

const data = readAll()

function said(sketch: Sketch, rule: string): readonly string[] {
  return findingsOf(sketched(data, sketch), rule).map(({ say }) => say)
}

describe('open questions', () => {
  it('warn of heroes that join in a role which may not be theirs, and break no rule', () => {
    const sketch: Sketch = {
      army: 'Flesh-eater Courts',
      variant: 'New Summercourt',
      regiments: ['*Ushoran, Mortarch of Delusion', 'Abhorrant Archregent / Marrowscroll Herald'],
    }
    expect(broken(sketched(data, sketch))).toEqual([])
    expect(said(sketch, 'LB-38')).toEqual([
      'That Marrowscroll Herald may join Abhorrant Archregent’s regiment as Royal Attendant is one reading of community data; agree on it.',
    ])
    expect(findingsOf(sketched(data, sketch), 'LB-38')[0]?.severity).toBe('warning')
    const parent = { army: 'Flesh-eater Courts', regiments: [`*${sketch.regiments?.[1] ?? ''}`] }
    expect(said(parent, 'LB-38')).toEqual([])
  })

  it('warn of a limit of which it is not sure what it counts, where anything is under it', () => {
    const sketch: Sketch = {
      army: 'Cities of Sigmar',
      variant: 'Allies of the Free Cities',
      regiments: ['*Alchemite Warforger / Freeguild Steelhelms', 'Warden King / Hammerers'],
    }
    expect(broken(sketched(data, sketch))).toEqual([])
    expect(said(sketch, 'LB-38')).toEqual([
      'What the limit on Allies of the Free Cities counts is one reading of community data; agree on it.',
    ])
    const sure = { ...sketch, regiments: ['*Alchemite Warforger / Freeguild Steelhelms'] }
    expect(said(sure, 'LB-38')).toEqual([])
  })
})

describe('what leaves for Legends', () => {
  const regiments = ['*Tyrant / Gluttons']
  const leaving = (terrain: string) => said({ regiments, picks: { terrain: [terrain] } }, 'LB-36')

  it('is said of terrain as of units', () => {
    const both = [leaving('Mawpit'), leaving('Great Mawpot')].flat()
    expect(both).toHaveLength(1)
    expect(both[0]).toMatch(/^(Mawpit|Great Mawpot) moves to Legends on 1 June 2027\.$/)
  })
})

describe('names of what no data knows', () => {
  it('are written like names', () => {
    const sketch: Sketch = {
      army: 'Gloomspite Gitz',
      variant: "Da King's Gitz",
      regiments: ['*Skragrott, the Loonking'],
      picks: { 'battle-formation': ['Moonclan Skrap'], 'spell-lore': ['Lore of the Deep Caves'] },
    }
    expect(said(sketch, 'LB-20')[0]).toContain('Moonclan Skrap')
    expect(said(sketch, 'LB-21')[0]).toContain('Lore of the Deep Caves')
  })
})

describe('what a leader takes', () => {
  it('is named once and in words', () => {
    const sketch: Sketch = {
      army: 'Stormcast Eternals',
      regiments: ['*Neave Blacktalon / Dracothian Guard Desolators'],
    }
    expect(said(sketch, 'LB-06')[0]).toMatch(
      /, who takes Neave's Companions, Lorai or Vanguard Chamber\.$/,
    )
  })
})
