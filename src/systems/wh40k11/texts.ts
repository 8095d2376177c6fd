import { slugOfName } from '../../engine/names.ts'
import type { Id } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import { textId } from '../../engine/text-id.ts'
import type { Detachment } from './catalogue.ts'
import type { FortyData } from './schema.ts'

/** What `data/WORDING.md` calls the texts about the rules of this game. */
const game = 'wh40k11'

const known = new WeakMap<Detachment, readonly RuleText[]>()

/** The rules of a detachment; none while its book is not loaded. */
export function detachmentTexts(detachment: Detachment): readonly RuleText[] {
  let texts = known.get(detachment)
  if (texts === undefined) {
    const { id, data, book } = detachment
    const textOf = (name: string) => textId(game, book ?? '', 'rule', id, name)
    texts = (data?.rules ?? []).map((name) => ({ name, text: textOf(name) }))
    known.set(detachment, texts)
  }
  return texts
}

/** The id of the text about an enhancement of a detachment. */
export function enhancementText({ book }: Detachment, id: Id): Id {
  return textId(game, book ?? '', 'enhancement', id)
}

/** The id of the text about a stratagem of a book; those that every army has are of `core`. */
export function stratagemText(book: Id, id: Id): Id {
  return textId(game, book, 'stratagem', id)
}

/**
 * The id of the text about an army rule that the sheets of a book name. Many books share one: it stands with the page whose
 * own rule it is, that of the parent before that of a chapter, that of a page before that of its Legends; where none of them
 * has it as its rule, with the book itself.
 */
export function armyRuleText({ manifest, books }: FortyData, book: Id, name: string): Id {
  const { pages } = manifest
  const page =
    pages.find(({ id }) => id === book) ?? pages.find(({ legends }) => legends.includes(book))
  const slug = slugOfName(name)
  const home = [page?.parent, page?.id].find((id) =>
    books.get(id ?? '')?.rules.some((rule) => slugOfName(rule) === slug),
  )
  return textId(game, home ?? book, 'ability', name)
}
