import { describe, expect, it } from 'vitest'

import type { Id } from '../../engine/roster.ts'
import { aidsByPhase } from '../../engine/turn-aid.ts'
import { readMoments } from '../../library/node-play.ts'
import { summaryOf } from '../../library/node-summaries.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import type { FortyArmy } from './army.ts'
import { wh40k11 } from './index.ts'
import { slots } from './picks.ts'
import type { DetachmentData } from './schema.ts'
import { turnPhases } from './words.ts'

const data = readAllForty()
const moments = readMoments('wh40k11')
const factions = wh40k11.armies(data)

/** An army of nothing but these detachments. */
function withDetachments(faction: Id, ids: readonly Id[]): FortyArmy {
  const roster = wh40k11.emptyRoster({ faction, variant: null, limit: 2000, name: '' }, data)
  return wh40k11.resolve(
    { ...roster, picks: ids.map((id) => ({ slot: slots.detachment, id })) },
    data,
  )
}

const detachmentsOf = (faction: Id) => withDetachments(faction, []).catalogue.detachments

/** The data's own record of what a detachment has, whatever the app makes of it. */
const recorded: ReadonlyMap<string, DetachmentData> = new Map(
  [...data.books.values()].flatMap(({ id: book, detachments }) =>
    detachments.map((one) => [`${book}/${one.id}`, one] as const),
  ),
)

interface Expected {
  readonly text: Id
  readonly name: string
  readonly cp: number
  readonly phases: readonly string[]
}

type Recorded = Pick<(typeof data.core.stratagems)[number], 'id' | 'name' | 'cp' | 'phases'>

const expectedOf = (book: Id, { id, name, cp, phases }: Recorded): Expected => ({
  text: `wh40k11/${book}/stratagem/${id}`,
  name,
  cp,
  phases: phases.some((phase) => phase === 'any') ? [] : phases,
})

/** Core stratagems and those of a detachment, as the data has them. */
function expectedWith(key: string): readonly Expected[] {
  const [book = ''] = key.split('/')
  return [
    ...data.core.stratagems.map((one) => expectedOf('core', one)),
    ...(recorded.get(key)?.stratagems ?? []).map((one) => expectedOf(book, one)),
  ]
}

const sorted = (all: Iterable<string>) => [...all].toSorted()
const told = ({ text, name, cp }: Expected) => `${text} (${name}, ${cp} CP)`

/** The sources have no word about these, so that they stand with their name, cost and phase alone. */
const withoutSource = ['crushing-impact', 'smokescreen'].map((id) => `wh40k11/core/stratagem/${id}`)

function isExplained(text: Id): boolean {
  const summary = summaryOf(text)
  return summary !== null && 'effect' in summary
}

/** Of a phase's block or entry: that of any phase is for all of them. */
const covers = (phases: readonly string[], phase: string) =>
  phases.length === 0 || phases.includes(phase)

/** What the list's reference and its play sheet lack of what is expected. */
function lacking(army: FortyArmy, expected: readonly Expected[]): readonly string[] {
  const blocks = aidsByPhase(wh40k11.turnAids(army), wh40k11.phases)
  const { entries } = wh40k11.playSheet(army, moments)
  return expected.flatMap((one) => {
    const entry = entries.find(({ text }) => text === one.text)
    const missing = (one.phases.length > 0 ? one.phases : turnPhases).filter((phase) => {
      const shown = blocks.some(
        ({ phases, aids }) => covers(phases, phase) && aids.some(({ text }) => text === one.text),
      )
      return !shown || !entry || entry.passive || !covers(entry.phases, phase)
    })
    return missing.map((phase) => `${told(one)} in the ${phase} phase`)
  })
}

describe('the reference of a list', () => {
  it.each(factions)(
    'of $name has every stratagem of each detachment and of the core rules, by phase, and no other',
    ({ faction }) => {
      for (const { id, book } of detachmentsOf(faction)) {
        const army = withDetachments(faction, [id])
        const expected = expectedWith(`${book}/${id}`)
        const aids = wh40k11.turnAids(army)
        expect(
          sorted(aids.map((aid) => `${aid.text} (${aid.name}, ${aid.cost?.value} CP)`)),
        ).toEqual(sorted(expected.map(told)))
        expect(lacking(army, expected)).toEqual([])
      }
    },
  )

  it('says of every stratagem when it is used and what it does', () => {
    const all = [...recorded].flatMap(([key]) => expectedWith(key))
    const silent = all.map(({ text }) => text).filter((text) => !isExplained(text))
    expect(sorted(new Set(silent))).toEqual(withoutSource)
  })

  it('says what every rule and enhancement of a detachment does', () => {
    const entries = factions
      .flatMap(({ faction }) => wh40k11.reference(data, faction, null).sections)
      .filter(({ id }) => id === 'detachments' || id === 'enhancements')
      .flatMap((section) => section.entries)
    const silent = entries.filter(({ text, abilities }) => {
      const rules = abilities.filter(({ kind }) => kind !== 'stratagem')
      const texts = text === undefined ? rules.map((one) => one.text) : [text]
      return texts.length === 0 || texts.some((one) => !one || summaryOf(one) === null)
    })
    expect(entries.length).toBeGreaterThan(1000)
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it('comes with some faction for every detachment that the data has stratagems of', () => {
    const reached = new Set(
      factions.flatMap(({ faction }) =>
        detachmentsOf(faction).map(({ id, book }) => `${book}/${id}`),
      ),
    )
    const withSome = [...recorded].filter(([, { stratagems }]) => stratagems.length > 0)
    expect(withSome.length).toBeGreaterThan(200)
    expect(withSome.map(([key]) => key).filter((key) => !reached.has(key))).toEqual([])
  })
})
