import { describe, expect, it } from 'vitest'

import type { PlayEntry, PlaySheet } from '../../engine/play.ts'
import type { Id, RosterPick } from '../../engine/roster.ts'
import { textId } from '../../engine/text-id.ts'
import { readAll } from '../../library/node-books.ts'
import { readMoments } from '../../library/node-play.ts'
import { summaryOf } from '../../library/node-summaries.ts'
import { plainUnit } from './edits.ts'
import { aos4 } from './index.ts'
import type { ArmyData } from './schema.ts'

const data = readAll()
const moments = readMoments('aos4')
const armies = aos4.armies(data)
const { core } = data

interface Recorded {
  readonly book: Id
  readonly army: ArmyData
}

/** An army with its book, as the data has them, whatever the app makes of it. */
function recorded(faction: Id, variant: Id | null): Recorded {
  const id = variant ?? faction
  const found = [...data.books.values()].flatMap(({ id: book, armies: all }) =>
    all.filter((army) => army.id === id).map((army) => ({ book, army })),
  )
  const [one] = found
  if (!one || found.length > 1) throw new Error(`${found.length} armies are called ${id}.`)
  return one
}

/** What stands in a slot of the army, with what it gives: the text of each ability, by the rules of `WORDING.md`. */
interface Option {
  readonly slot: Id
  readonly id: Id
  readonly name: string
  readonly texts: readonly Id[]
}

type Lore = ArmyData['spellLores'][number]

const optionsIn = (
  slot: Id,
  book: Id,
  kind: string,
  all: readonly Omit<Lore, 'sheets'>[],
): readonly Option[] =>
  all.map(({ id, name, abilities }) => ({
    slot,
    id,
    name,
    texts: abilities.map((one) => textId('aos4', book, kind, id, one.name)),
  }))

function optionsOf({ book, army }: Recorded): readonly (readonly Option[])[] {
  const universal = core.manifestationLores.filter(
    ({ id }) => army.universalLores?.includes(id) ?? true,
  )
  return [
    optionsIn('battle-formation', book, 'formation', army.formations),
    optionsIn('spell-lore', book, 'lore', army.spellLores),
    optionsIn('prayer-lore', book, 'lore', army.prayerLores),
    [
      ...optionsIn('manifestation-lore', book, 'lore', army.manifestationLores),
      ...optionsIn('manifestation-lore', 'core', 'lore', universal),
    ],
  ]
}

const traitTexts = ({ book, army }: Recorded) =>
  army.traits.map(({ name }) => textId('aos4', book, 'trait', army.id, name))

interface Bearing {
  readonly unit: Id
  readonly pick: RosterPick
  readonly text: Id
}

/** Each enhancement of the army with the first unit that may have it. */
const bearings = ({ book, army }: Recorded): readonly Bearing[] =>
  army.tables.flatMap((table) =>
    table.items.map(({ id, eligible = table.eligible }) => ({
      unit: eligible[0] ?? '',
      pick: { slot: table.id, id },
      text: textId('aos4', book, 'enhancement', id),
    })),
  )

/** The sheet of a list with these picks, and with a unit for each of the bearings. */
function sheetOf(
  { faction, variant }: (typeof armies)[number],
  picks: readonly RosterPick[],
  all: readonly Bearing[] = [],
): PlaySheet {
  const roster = aos4.emptyRoster({ faction, variant, limit: 2000, name: '' }, data)
  const units = all.map(({ unit, pick }, at) => ({
    ...plainUnit(`u${at}`, unit, at === 0 ? 'leader' : 'member'),
    picks: [pick],
  }))
  const groups = [{ id: 'g1', kind: 'regiment', from: null, units }]
  return aos4.playSheet(aos4.resolve({ ...roster, picks, groups }, data), moments)
}

const sorted = (all: Iterable<Id>) => [...all].toSorted()
const textsOf = ({ entries }: PlaySheet, from: string) =>
  sorted(entries.filter((one) => one.from === from).map(({ text }) => text ?? 'none'))

/** Whether the sheet has a place for it: a phase of its own, any time or always. */
const hasPlace = ({ passive, phases }: PlayEntry) =>
  passive ? phases.length === 0 : phases.every((phase) => aos4.phases.includes(phase))

/** Entries of rules of the army that say nothing or stand nowhere. */
function silent({ entries }: PlaySheet): readonly string[] {
  const rules = entries.filter(({ text }) =>
    /\/(trait|formation|lore|enhancement)\//.test(text ?? ''),
  )
  return rules
    .filter((one) => !hasPlace(one) || summaryOf(one.text ?? '') === null)
    .map(({ id }) => id)
}

describe.each(armies)('the play sheet of $name', (choice) => {
  const known = recorded(choice.faction, choice.variant)
  const options = optionsOf(known)
  const lists = Array.from({ length: Math.max(1, ...options.map((all) => all.length)) }, (_, at) =>
    options.flatMap((all) => all[at] ?? []),
  )

  it('has every battle trait, the formation and all of the lores, each with what it does', () => {
    for (const chosen of lists) {
      const sheet = sheetOf(choice, chosen)
      expect(textsOf(sheet, 'Battle traits')).toEqual(sorted(traitTexts(known)))
      for (const { name, texts } of chosen) expect(textsOf(sheet, name)).toEqual(sorted(texts))
      const others = options.flat().filter((one) => !chosen.includes(one))
      const ours = new Set(chosen.flatMap(({ texts }) => texts))
      const stray = sheet.entries.filter(
        ({ text }) =>
          text !== null && !ours.has(text) && others.some(({ texts }) => texts.includes(text)),
      )
      expect(stray).toEqual([])
      expect(silent(sheet)).toEqual([])
    }
  })

  it('has every enhancement of the list with its bearer and what it does', () => {
    const all = bearings(known)
    const sheet = sheetOf(choice, [], all)
    const lacking = all.filter(({ text }, at) => {
      const entry = sheet.entries.find((one) => one.text === text)
      return !entry?.who.some(({ unit }) => unit === `u${at}`)
    })
    expect(lacking).toEqual([])
    expect(silent(sheet)).toEqual([])
  })
})

describe('the armies of the sheets', () => {
  it('are all that the data has, some of them within several factions', () => {
    const known = [...data.books.values()].flatMap((book) => book.armies.map(({ id }) => id))
    const played = new Set(armies.map(({ faction, variant }) => variant ?? faction))
    expect(sorted(played)).toEqual(sorted(known))
    expect(known.length).toBeGreaterThan(50)
  })
})
