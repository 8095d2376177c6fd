import { slugOfName } from './names.ts'
import type { Id } from './roster.ts'
import type { Ability } from './sheet.ts'

/**
 * Names a text about the rules: `wh40k11/orks/stratagem/blitz-brigade--impervious`. The first part is the game, the second the
 * book whose file holds it, the rest its key there. Names become slugs, ids stay.
 */
export function textId(game: Id, book: Id, kind: string, ...names: readonly string[]): Id {
  return [game, book, kind, ...names.map(slugged)].join('/')
}

/** Some ids have a double hyphen, which a slug of a name never has. */
const slugged = (part: string): Id => (/^[a-z0-9-]+$/.test(part) ? part : slugOfName(part))

/** Names the text about an ability of a sheet (`book/slug`); where the sheet has none of its own, that of its book holds. */
export function sheetTextId(game: Id, sheet: Id, ability: string): Id {
  const [book = '', slug = ''] = sheet.split('/')
  return textId(game, book, 'sheet', slug, ability)
}

/** Names the text about an ability of a sheet: its own where it has one, such as a rule of the whole army, else that of the sheet. */
export function abilityTextId(game: Id, sheet: Id, { name, text }: Ability): Id {
  return text ?? sheetTextId(game, sheet, name)
}

/** Where the text of an id may stand: the file of a book and the keys in it, the closest first. */
export function textPlaces(id: Id): {
  readonly game: Id
  readonly book: Id
  readonly keys: readonly string[]
} {
  const [game = '', book = '', ...key] = id.split('/')
  const shared = key[0] === 'sheet' ? [`ability/${key.at(-1)}`] : []
  return { game, book, keys: [key.join('/'), ...shared] }
}

/** The data file that holds the text of an id. */
export function textFileOf(id: Id): string {
  const { game, book } = textPlaces(id)
  return `data/${game}/text/${book}.json`
}
