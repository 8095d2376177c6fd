import { sheetTextId, textId, textPlaces } from '../src/engine/text-id.ts'
import { readAll } from '../src/library/node-books.ts'
import { readAllForty } from '../src/library/node-wh40k11.ts'
import type { AosData } from '../src/systems/aos4/schema.ts'
import type { FortyData } from '../src/systems/wh40k11/schema.ts'
import { armyRuleText } from '../src/systems/wh40k11/texts.ts'

/** A rule that the data names and that a text of ours may be about. */
export interface TextPlace {
  readonly game: string
  readonly book: string
  /** `sheet`, `trait`, ...: the first part of its key. */
  readonly kind: string
  /** Of the rule. */
  readonly name: string
  /** What has the rule: a sheet, a lore, a detachment. */
  readonly of: string
  /** Where a text of its own stands in the file of the book. */
  readonly key: string
  /** Where a text stands that other sheets of the book have as well; null where there can be none. */
  readonly shared: string | null
}

interface Named {
  readonly id: string
  readonly name: string
}

interface Bearer extends Named {
  readonly abilities: readonly { readonly name: string }[]
}

function placeOf(id: string, name: string, of: string): TextPlace {
  const { game, book, keys } = textPlaces(id)
  const [key = '', shared = null] = keys
  return { game, book, kind: key.split('/')[0] ?? '', name, of, key, shared }
}

const abilitiesOf = (game: string, book: string, kind: string, bearers: readonly Bearer[]) =>
  bearers.flatMap(({ id, name: of, abilities }) =>
    abilities.map(({ name }) => placeOf(textId(game, book, kind, id, name), name, of)),
  )

const sheetsOf = (game: string, sheets: readonly Bearer[]) =>
  sheets.flatMap(({ id, name: of, abilities }) =>
    abilities.map(({ name }) => placeOf(sheetTextId(game, id, name), name, of)),
  )

const alone = (game: string, book: string, kind: string, of: string, all: readonly Named[]) =>
  all.map(({ id, name }) => placeOf(textId(game, book, kind, id), name, of))

/** What the data of Age of Sigmar names. */
export function aosPlaces({
  core,
  renown,
  books,
}: Pick<AosData, 'core' | 'renown' | 'books'>): readonly TextPlace[] {
  const game = 'aos4'
  return unique([
    ...abilitiesOf(game, 'core', 'lore', core.manifestationLores),
    ...sheetsOf(game, core.sheets),
    ...abilitiesOf(game, 'regiments-of-renown', 'regiment', renown.regiments),
    ...[...books.values()].flatMap(({ id, sheets, armies }) => [
      ...sheetsOf(game, sheets),
      ...armies.flatMap((army) => [
        ...abilitiesOf(game, id, 'trait', [{ ...army, abilities: army.traits }]),
        ...abilitiesOf(game, id, 'formation', army.formations),
        ...abilitiesOf(game, id, 'lore', army.spellLores),
        ...abilitiesOf(game, id, 'lore', army.prayerLores),
        ...abilitiesOf(game, id, 'lore', army.manifestationLores),
        ...army.tables.flatMap((table) => alone(game, id, 'enhancement', army.name, table.items)),
      ]),
    ]),
  ])
}

/** Abilities of datasheets that are told of elsewhere: those of the core rules and of the army, and whom a model may be attached to. */
const toldElsewhere = ({ name, kind }: { readonly name: string; readonly kind: string }) =>
  kind === 'core' || kind === 'faction' || (kind === 'special' && /^(leader|support)$/i.test(name))

/** What the data of Warhammer 40,000 names. */
export function fortyPlaces(data: FortyData): readonly TextPlace[] {
  const game = 'wh40k11'
  const { core, books } = data
  const armyRule = (book: string, rule: string, of: string) =>
    placeOf(armyRuleText(data, book, rule), rule, of)
  return unique([
    ...alone(game, 'core', 'stratagem', 'Core Rules', core.stratagems),
    ...[...books.values()].flatMap(({ id, name, rules, sheets, detachments }) => [
      ...rules.map((rule) => armyRule(id, rule, name)),
      ...sheets.flatMap((sheet) =>
        sheet.abilities
          .filter(({ kind }) => kind === 'faction')
          .map((one) => armyRule(id, one.name, sheet.name)),
      ),
      ...sheetsOf(
        game,
        sheets.map((sheet) => ({
          ...sheet,
          abilities: sheet.abilities.filter((one) => !toldElsewhere(one)),
        })),
      ),
      ...detachments.flatMap((one) => [
        ...abilitiesOf(game, id, 'rule', [
          { ...one, abilities: one.rules.map((rule) => ({ name: rule })) },
        ]),
        ...alone(game, id, 'enhancement', one.name, one.enhancements),
        ...alone(game, id, 'stratagem', one.name, one.stratagems),
      ]),
    ]),
  ])
}

/** Each once, though an army of several factions names the same things again. */
function unique(places: readonly TextPlace[]): readonly TextPlace[] {
  const found = new Map<string, TextPlace>()
  for (const place of places) {
    const at = `${place.book}/${place.key}`
    if (!found.has(at)) found.set(at, place)
  }
  return [...found.values()]
}

/** What the data of a game names, by game. */
export const placesOf: ReadonlyMap<string, () => readonly TextPlace[]> = new Map([
  ['aos4', () => aosPlaces(readAll())],
  ['wh40k11', () => fortyPlaces(readAllForty())],
])
