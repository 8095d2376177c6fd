import { describe, expect, test } from 'vitest'

import type { Roster, RosterUnit } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { validate } from '../../engine/validate.ts'
import { readAll } from '../../library/node-books.ts'
import { aos4 } from '../../systems/aos4/index.ts'
import { flowsOf } from './flows.ts'
import { paperContent } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { testChoice } from './testing-choice.ts'
import { woundsOf } from './wounds.ts'

const system = aos4 as unknown as System

const all: PrintChoice = { ...testChoice, layout: 'both', remarks: true }

const unit = (id: string, name: string, more: Partial<RosterUnit> = {}): RosterUnit => ({
  id,
  unit: name,
  role: 'member',
  size: 0,
  models: {},
  marks: [],
  picks: [],
  wargear: {},
  nickname: '',
  note: '',
  ...more,
})

const roster = (change: Partial<Roster> = {}): Roster => ({
  ...aos4.emptyRoster(
    { faction: 'ogor-mawtribes', variant: null, limit: 2000, name: 'Test' },
    readAll(),
  ),
  groups: [
    {
      id: 'g1',
      kind: 'regiment',
      from: null,
      units: [
        unit('u1', 'tyrant', { role: 'leader', marks: ['general'] }),
        unit('u2', 'gnoblars'),
        unit('u3', 'ironguts'),
        unit('u4', 'gnoblars'),
      ],
    },
    {
      id: 'g2',
      kind: 'auxiliary',
      from: null,
      units: [unit('u5', 'gnoblars'), unit('u6', 'gnoblars', { nickname: 'Larder' })],
    },
    {
      id: 'g3',
      kind: 'renown',
      from: 'bundo-whalebiter',
      units: [unit('u7', 'kraken-eater-mega-gargant')],
    },
  ],
  ...change,
})

function contentOf(change: Partial<Roster> = {}, choice: PrintChoice = all) {
  const army = aos4.resolve(roster(change), readAll())
  return paperContent({ system, army, findings: validate(aos4, army), play: null }, choice)
}

describe('what goes on paper', () => {
  test('copies that differ in nothing share a row; a nickname sets one apart', () => {
    const [regiment, auxiliaries] = contentOf().groups
    expect(regiment?.rows.map(({ units }) => units.length)).toEqual([1, 2, 1])
    expect(auxiliaries?.rows.map(({ units }) => units.length)).toEqual([1, 1])
  })

  test('rows, surcharges and ready-made groups add up to the total', () => {
    const army = aos4.resolve(roster(), readAll())
    const { groups } = paperContent({ system, army, findings: [], play: null }, all)
    const printed = groups.map(({ group, rows, extras }) =>
      group.style === 'locked'
        ? group.points
        : rows.reduce((sum, { points, units }) => sum + (points ?? 0) * units.length, 0) +
          extras.reduce((sum, { points }) => sum + points, 0),
    )
    expect(printed).toEqual(army.groups.map(({ points }) => points))
    expect(printed.reduce((sum, points) => sum + points, 0)).toBe(army.points)
  })

  test('faults are stated whatever is chosen, warnings and remarks on request', () => {
    const few = { ...all, remarks: false }
    const limit = { limit: 500 }
    expect(contentOf(limit, few).faults.length).toBeGreaterThan(0)
    expect(contentOf(limit, few).remarks).toEqual([])
    expect(contentOf(limit).remarks.length).toBeGreaterThan(0)
  })

  test('there is one card for each kind of unit', () => {
    const names = contentOf().cards.map(({ units }) => units[0]?.unit.name)
    expect(names).toEqual(['Tyrant', 'Gnoblars', 'Ironguts', 'Kraken-eater Mega-Gargant'])
    expect(contentOf({}, { ...all, layout: 'roster' }).cards).toEqual([])
    expect(contentOf({}, { ...all, layout: 'cards' }).groups).toEqual([])
  })

  test('cards of a list without units are a page that says so', () => {
    const choice: PrintChoice = { ...all, layout: 'cards' }
    const flows = (groups: Roster['groups']) =>
      flowsOf(contentOf({ groups }, choice), choice, []).map(({ id }) => id)
    expect(flows([])).toEqual(['empty'])
    expect(flows(roster().groups)).toEqual(['cards'])
  })

  test('notes of any length are divided at words, and nothing of them is lost', () => {
    const notes = `${'word '.repeat(300)}\n\nlast`
    const paragraphs = contentOf({ notes }).notes
    expect(contentOf({ notes: 'One. Two' }).notes).toEqual(['One. Two'])
    expect(paragraphs.length).toBeGreaterThan(2)
    expect(paragraphs.every((text) => text.length <= 401)).toBe(true)
    expect(paragraphs.join(' ').split(' ')).toEqual(notes.trim().split(/\s+/))
    expect(contentOf({ notes }, { ...all, notes: false }).notes).toEqual([])
  })

  test('wounds are boxes for each model', () => {
    const army = aos4.resolve(roster(), readAll())
    const wounds = ['u1', 'u2', 'u7'].map((id) => {
      const found = army.units.get(id)
      return found && woundsOf(found, null)
    })
    expect(wounds).toEqual([
      [{ models: 1, each: 8 }],
      [{ models: 20, each: 1 }],
      [{ models: 1, each: 35 }],
    ])
  })
})
