import { describe, expect, test } from 'vitest'

import type { System } from '../../engine/system.ts'
import { validate } from '../../engine/validate.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from '../../systems/wh40k11/index.ts'
import { sketched, type Sketch } from '../../systems/wh40k11/testing.ts'
import type { RuleWords } from '../../ui/rule-words.ts'
import { cardPieces, type CardPiece } from './card-pieces.ts'
import { paperContent, type PaperRow } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { rememberedOf } from './remembered.ts'
import { testChoice } from './testing-choice.ts'
import { weaponLines } from './weapon-lines.tsx'
import { rosterWounds, woundsOf } from './wounds.ts'

const data = readAllForty()
const system = wh40k11 as unknown as System

const all: PrintChoice = { ...testChoice, layout: 'both', remarks: true, aids: true }

const mob: Sketch = {
  detachments: ['Bully Boyz', 'More Dakka!'],
  units: [
    { name: 'Warboss', warlord: true, attachedTo: 'nobz' },
    { id: 'nobz', name: 'Nobz' },
    'Boyz',
    'Boyz',
    'Boyz',
    'Boyz',
    'Trukk',
    'Trukk',
    'Trukk',
    'Battlewagon',
  ],
}

function contentOf(sketch: Sketch = mob, choice = all) {
  const army = sketched(data, sketch)
  return paperContent({ system, army, findings: validate(wh40k11, army), play: null }, choice)
}

function weaponsOf({ units, outfit }: PaperRow): readonly string[] {
  const sheet = units[0]?.profile.sheet
  return sheet ? weaponLines(sheet, outfit).map(({ weapon }) => weapon.name) : []
}

describe('a list by attached unit and section', () => {
  test('has a heading once above the blocks of a section, in the order of the game', () => {
    const { groups } = contentOf()
    expect(groups.map(({ heading, alone }) => [heading, alone])).toEqual([
      ['Attached units', false],
      ['Battleline', true],
      ['Dedicated Transports', true],
      ['Other', true],
    ])
    expect(groups.map(({ points }) => points)).toEqual(
      groups.map(({ rows }) =>
        rows.reduce((sum, { points, units }) => sum + (points ?? 0) * units.length, 0),
      ),
    )
  })

  test('alike units of a section share a row; the one that costs more has its own', () => {
    const rows = contentOf().groups.flatMap((group) => group.rows)
    expect(rows.map(({ units, points }) => [units[0]?.name, units.length, points])).toEqual([
      ['Warboss', 1, 85],
      ['Nobz', 1, 105],
      ['Boyz', 3, 75],
      ['Boyz', 1, 85],
      ['Trukk', 3, 55],
      ['Battlewagon', 1, 145],
    ])
  })

  test('a row names only the weapons that its unit carries', () => {
    const boyz = contentOf().groups[1]?.rows[0]
    expect(boyz && weaponsOf(boyz)).toEqual(['Slugga', 'Big choppa', 'Choppa'])
  })
})

const saying = (pieces: readonly CardPiece[], name: string) =>
  pieces.some((piece) => piece.kind === 'ability' && piece.text && piece.ability.name === name)

describe('rules of the army on cards', () => {
  const words: RuleWords = {
    summary: (id) => ({ text: id }),
    source: () => null,
    term: () => null,
    pieces: () => [],
    called: (word) => word,
    termPath: () => '',
  }
  const cardsWith = (rules: PrintChoice['rules']) => {
    const choice = { ...all, rules }
    const { cards } = contentOf(mob, choice)
    const apart = cards.flatMap((card) => card.rules)
    const context = { system, choice, words, apart }
    return cards.map((card) => ({ card, pieces: cardPieces(card, context) }))
  }

  test('are said once, on the first card; every other card names them', () => {
    const [first, ...others] = cardsWith('here')
    expect(first?.card.units).toEqual([])
    expect(first && saying(first.pieces, 'Waaagh!')).toBe(true)
    expect(others.length).toBeGreaterThan(4)
    for (const { pieces } of others) {
      expect(saying(pieces, 'Waaagh!')).toBe(false)
      const names = pieces.flatMap((piece) => (piece.kind === 'names' ? piece.names : []))
      expect(names).toContain('Waaagh!')
    }
  })

  test('have no card where nothing is said on cards, where these are large, or where one card has them', () => {
    for (const rules of ['once', 'none'] as const)
      expect(cardsWith(rules).every(({ card }) => card.units.length > 0)).toBe(true)
    const large = contentOf(mob, { ...all, layout: 'cards', rules: 'here', perPage: 2 })
    expect(large.cards.every(({ units }) => units.length > 0)).toBe(true)
    const lone = contentOf({ ...mob, units: ['Boyz'] }, { ...all, rules: 'here' })
    expect(lone.cards.map(({ units }) => units.length)).toEqual([1])
  })
})

describe('boxes for wounds', () => {
  test('stand on the roster where models take several wounds', () => {
    const rows = contentOf().groups.flatMap((group) => group.rows)
    const boxes = rows.flatMap(({ units, outfit }) =>
      units.slice(0, 1).map((unit) => [unit.name, rosterWounds(unit, outfit)]),
    )
    expect(boxes).toEqual([
      ['Warboss', [{ models: 1, each: 6 }]],
      ['Nobz', [{ models: 5, each: 2 }]],
      ['Boyz', []],
      ['Boyz', []],
      ['Trukk', [{ models: 1, each: 10 }]],
      ['Battlewagon', [{ models: 1, each: 16 }]],
    ])
  })

  test('stand on cards for every model, by its own stat line', () => {
    const card = contentOf().cards.find(({ units }) => units[0]?.unit.name === 'Boyz')
    const unit = card?.units[0]?.unit
    expect(unit && woundsOf(unit, card.outfit)).toEqual([
      { models: 9, each: 1 },
      { models: 1, each: 2 },
    ])
  })
})

describe('cards', () => {
  test('are one for each way that a datasheet is equipped, and say who stands with whom', () => {
    const armed = { name: 'Boyz', wargear: { 'Rokkit launcha': 1 } }
    const { cards } = contentOf({ ...mob, units: [...(mob.units ?? []), armed] })
    expect(cards.map(({ units }) => `${units[0]?.unit.name} ${units.length}`)).toEqual([
      'Warboss 1',
      'Nobz 1',
      'Boyz 4',
      'Boyz 1',
      'Trukk 3',
      'Battlewagon 1',
    ])
    expect(cards[1]?.units[0]?.beside).toBe('I, with Warboss (leader)')
  })
})

test('abilities that every unit has are named once', () => {
  const [every, first] = rememberedOf(contentOf().groups)
  expect(every).toMatchObject({ name: 'Every unit', abilities: ['Waaagh!'] })
  expect(first?.abilities).not.toContain('Waaagh!')
})

test('stratagems come by phase when they are asked for', () => {
  const names = contentOf().aids.flatMap(({ aids }) => aids.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['Command Re-roll', "Cut' Em Down"]))
  expect(contentOf(mob, { ...all, aids: false }).aids).toEqual([])
})
