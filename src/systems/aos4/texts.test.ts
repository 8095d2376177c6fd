import { describe, expect, test } from 'vitest'

import type { Id } from '../../engine/roster.ts'
import { abilityTextId, textPlaces } from '../../engine/text-id.ts'
import { readAll } from '../../library/node-books.ts'
import { summaryFileSchema } from '../../library/summary-file.ts'
import type { AosArmy } from './army.ts'
import { aos4 } from './index.ts'
import { armySlots, picksFor } from './picks.ts'
import { sketched } from './testing.ts'

const data = readAll()
const books = new Set([
  'core',
  'regiments-of-renown',
  ...data.manifest.books.map((book) => book.id),
])

/** Whether a text may stand where the id says. */
function leads(id: Id): boolean {
  const { game, book, keys } = textPlaces(id)
  const file = {
    source: 'A book',
    summaries: Object.fromEntries(keys.map((key) => [key, { text: 'Does something.' }])),
  }
  return game === 'aos4' && books.has(book) && summaryFileSchema.safeParse(file).success
}

/** An army with everything in its slots. */
function full(faction: Id, variant: Id | null): AosArmy {
  const roster = aos4.emptyRoster({ faction, variant, limit: 2000, name: '' }, data)
  const { catalogue } = aos4.resolve(roster, data)
  const picks = armySlots.flatMap(({ id: slot }) =>
    picksFor(catalogue, slot).map(({ id }) => ({ slot, id })),
  )
  return aos4.resolve({ ...roster, picks }, data)
}

function referred(faction: Id, variant: Id | null): readonly Id[] {
  const { units, sections } = aos4.reference(data, faction, variant)
  const entries = sections.flatMap((section) => section.entries)
  const sheets = [
    ...units.flatMap(({ profile }) => profile.sheet ?? []),
    ...entries.flatMap((entry) => entry.sheets),
  ]
  return [
    ...sheets.flatMap(({ id, abilities }) =>
      abilities.map((one) => abilityTextId('aos4', id, one)),
    ),
    ...entries.flatMap(({ text, abilities }) => [text, ...abilities.map((one) => one.text)]),
  ].flatMap((id) => id ?? [])
}

function offered(army: AosArmy): readonly Id[] {
  return aos4
    .places(army)
    .flatMap(({ place }) => aos4.candidates(army, place))
    .flatMap(({ texts }) => texts?.map(({ text }) => text) ?? [])
}

/** Book and kind of the first text of each pick for a slot. */
const placed = (slot: Id) =>
  aos4
    .candidates(sketched(data, {}), { slot })
    .map(({ texts }) => texts?.[0]?.text.split('/', 3).join('/'))

describe('a Regiment of Renown', () => {
  test('in a list says what it can do', () => {
    const [group] = sketched(data, { renown: ['Bundo Whalebiter'] }).renowns
    expect(group?.abilities?.length).toBeGreaterThan(0)
    expect(group?.abilities?.every(({ text }) => text?.includes('/bundo-whalebiter/'))).toBe(true)
  })
})

describe('the ids of texts', () => {
  test.each(aos4.armies(data))('of $name lead to keys of books', ({ faction, variant }) => {
    const army = full(faction, variant)
    const aids = aos4.turnAids(army)
    const ids = new Set([
      ...referred(faction, variant),
      ...aids.flatMap(({ text }) => text ?? []),
      ...offered(army),
    ])
    expect(aids.every(({ text }) => text !== undefined)).toBe(true)
    expect(ids.size).toBeGreaterThan(0)
    expect([...ids].filter((id) => !leads(id))).toEqual([])
  })

  test('of what all armies share lead there too, and abilities of Regiments of Renown have one each', () => {
    const entries = aos4.sharedReference(data).flatMap((section) => section.entries)
    const abilities = entries.flatMap((entry) => entry.abilities)
    expect(abilities.length).toBeGreaterThan(100)
    expect(abilities.filter(({ text = '' }) => !leads(text))).toEqual([])
  })

  test('of an Army of Renown stand in the book of its faction', () => {
    const army = sketched(data, { variant: 'The Roving Maw' })
    const [trait] = aos4.turnAids(army)
    expect(trait?.text).toMatch(/^aos4\/ogor-mawtribes\/trait\/the-roving-maw\//)
  })

  test('of a universal lore stand with the core rules, of a lore of the faction with it', () => {
    expect(placed('manifestation-lore')).toContain('aos4/core/lore')
    expect(placed('spell-lore')).toEqual(expect.arrayContaining(['aos4/ogor-mawtribes/lore']))
  })

  test('of an enhancement are on the pick of a unit, too', () => {
    const army = sketched(data, { regiments: ['*Tyrant {Trophy Rack}'] })
    const [tyrant] = army.everyone
    expect(tyrant?.picks[0]?.texts).toEqual([
      { name: 'Trophy Rack', text: 'aos4/ogor-mawtribes/enhancement/trophy-rack' },
    ])
  })
})
