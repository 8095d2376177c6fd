import { describe, expect, it } from 'vitest'

import type { Id } from '../../engine/roster.ts'
import { abilityTextId, textPlaces } from '../../engine/text-id.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { summaryFileSchema } from '../../library/summary-file.ts'
import type { FortyArmy } from './army.ts'
import { wh40k11 } from './index.ts'
import { slots } from './picks.ts'
import { sketched } from './testing.ts'

const data = readAllForty()
const books = new Set(['core', ...data.books.keys()])

/** Whether a text may stand where the id says. */
function leads(id: Id): boolean {
  const { game, book, keys } = textPlaces(id)
  const file = {
    source: 'A book',
    summaries: Object.fromEntries(keys.map((key) => [key, { text: 'Does something.' }])),
  }
  return game === 'wh40k11' && books.has(book) && summaryFileSchema.safeParse(file).success
}

/** An army with every detachment of its faction and a unit that may have their enhancements. */
function full(faction: Id): FortyArmy {
  const roster = wh40k11.emptyRoster({ faction, variant: null, limit: 2000, name: '' }, data)
  const { catalogue } = wh40k11.resolve(roster, data)
  const picks = catalogue.detachments.map(({ id }) => ({ slot: slots.detachment, id }))
  const army = wh40k11.resolve({ ...roster, picks }, data)
  const hero = wh40k11
    .places(army)
    .filter(({ kind }) => kind === 'units')
    .flatMap(({ place }) => wh40k11.candidates(army, place))
    .find(({ profile, edit }) => profile?.hero && !profile.unique && edit.kind === 'add-group')
  const groups = hero?.edit.kind === 'add-group' ? [hero.edit.group] : []
  return wh40k11.resolve({ ...roster, picks, groups }, data)
}

function referred(faction: Id): readonly Id[] {
  const { units, sections } = wh40k11.reference(data, faction, null)
  const entries = sections.flatMap((section) => section.entries)
  return [
    ...units
      .flatMap(({ profile }) => profile.sheet ?? [])
      .flatMap(({ id, abilities }) => abilities.map((one) => abilityTextId('wh40k11', id, one))),
    ...entries.flatMap(({ text, abilities }) => [text, ...abilities.map((one) => one.text)]),
  ].flatMap((id) => id ?? [])
}

function brought(army: FortyArmy): readonly Id[] {
  const picks = wh40k11.overview(army)?.picks ?? []
  return picks.flatMap(({ rules = [], gifts, aids }) => [
    ...rules.map(({ text }) => text),
    ...[...gifts, ...aids].map(({ text = '' }) => text),
  ])
}

function offered(army: FortyArmy): readonly Id[] {
  return wh40k11
    .places(army)
    .filter(({ kind }) => kind === 'picks')
    .flatMap(({ place }) => wh40k11.candidates(army, place))
    .flatMap(({ texts }) => texts?.map(({ text }) => text) ?? [])
}

/** Texts of an ability on all datasheets of a faction. */
function textsOf(faction: Id, name: string) {
  const { units } = wh40k11.reference(data, faction, null)
  const abilities = units.flatMap(({ profile }) => profile.sheet?.abilities ?? [])
  return new Set(abilities.filter((one) => one.name === name).map(({ text }) => text))
}

describe('the ids of texts', () => {
  it.each(wh40k11.armies(data))('of $name lead to keys of books', ({ faction }) => {
    const army = full(faction)
    const aids = wh40k11.turnAids(army)
    const ids = new Set([
      ...referred(faction),
      ...aids.map(({ text = '' }) => text),
      ...brought(army),
      ...offered(army),
    ])
    expect(ids.size).toBeGreaterThan(0)
    expect([...ids].filter((id) => !leads(id))).toEqual([])
  })

  it('of a stratagem, an enhancement and a rule stand in the book that has their detachment', () => {
    const army = sketched(data, {
      detachments: ['Bully Boyz'],
      units: [{ name: 'Warboss', warlord: true, enhancements: ['Big Gob'] }],
    })
    const [pick] = wh40k11.overview(army)?.picks ?? []
    expect(pick?.rules).toEqual([
      { name: "Da Boss Is Watchin'", text: 'wh40k11/orks/rule/bully-boyz/da-boss-is-watchin' },
    ])
    expect(pick?.gifts.map(({ text }) => text)).toContain(
      'wh40k11/orks/enhancement/bully-boyz--big-gob',
    )
    expect(army.everyone[0]?.picks[0]?.texts?.[0]?.text).toBe(
      'wh40k11/orks/enhancement/bully-boyz--big-gob',
    )
    const texts = wh40k11.turnAids(army).map(({ text }) => text)
    expect(texts).toContain('wh40k11/core/stratagem/command-re-roll')
    expect(texts).toContain('wh40k11/orks/stratagem/bully-boyz--cut-em-down')
  })

  it('of what a chapter takes from its parent stand with the parent', () => {
    const { sections } = wh40k11.reference(data, 'blood-angels', null)
    const texts = (id: Id) =>
      sections.find((section) => section.id === id)?.entries.map(({ text }) => text)
    expect(texts('army-rules')).toContain('wh40k11/space-marines/ability/oath-of-moment')
    expect(texts('army-rules')).toContain('wh40k11/blood-angels/ability/the-sons-of-sanguinius')
    const from = new Set(texts('enhancements')?.map((text) => text?.split('/')[1]))
    expect(from).toEqual(new Set(['blood-angels', 'space-marines']))
  })

  it('of the army rule are one for all sheets that name it, Legends and chapters too', () => {
    expect(textsOf('orks', 'Waaagh!')).toEqual(new Set(['wh40k11/orks/ability/waaagh']))
    const oath = new Set(['wh40k11/space-marines/ability/oath-of-moment'])
    expect(textsOf('dark-angels', 'Oath of Moment')).toEqual(oath)
  })
})
