import { grouped } from './grouped.ts'
import { wholeText } from './source-text.ts'
import type { SourceText, SourceTexts } from './source-text.ts'
import type { TextPlace } from './text-places.ts'

/** A key that a summary is wanted for, with what the sources say. */
export interface WantedText {
  readonly book: string
  readonly key: string
  readonly name: string
  /** All that have the rule. */
  readonly of: readonly string[]
  /** Several where the sources differ; none where they say nothing. */
  readonly texts: readonly SourceText[]
}

/** The keys that the data calls for: what several sheets of a book have in the same words once, as `ability/...`. */
export function wantedTexts(
  places: readonly TextPlace[],
  texts: SourceTexts,
): readonly WantedText[] {
  const sheets = places.filter(({ shared }) => shared !== null)
  const shared = [...grouped(sheets, (place) => `${place.book}/${place.shared}`).values()]
  const others = places.filter((place) => place.shared === null).map((one) => wanted(texts, one))
  const own = new Set(others.map(({ book, key }) => `${book}/${key}`))
  const ofSheets = shared.flatMap((group) => together(group, texts))
  return [...others, ...ofSheets.filter(({ book, key }) => !own.has(`${book}/${key}`))]
}

function wanted(texts: SourceTexts, { book, key, name, of }: TextPlace): WantedText {
  return { book, key, name, of: [of], texts: texts.at(book, key) }
}

/** Sheets of one book with an ability of the same name: those that most have in common share a key. */
function together(group: readonly TextPlace[], texts: SourceTexts): readonly WantedText[] {
  const [first] = group
  if (!first || first.shared === null) return []
  const rule = texts.at(first.book, first.shared)
  const saying = (place: TextPlace) => texts.at(place.book, place.key)
  const isOwn = (place: TextPlace) => rule.length === 0 || saying(place).length > 0
  const common = grouped(group.filter(isOwn), (place) => saying(place).map(wholeText).join('\n'))
  const [most = []] = [...common.values()].toSorted((a, b) => b.length - a.length)
  const sharing = rule.length > 0 ? group.filter((place) => !isOwn(place)) : most
  const isShared = rule.length > 0 ? sharing.length > 0 : sharing.length > 1
  if (!isShared) return group.map((place) => wanted(texts, place))
  const of = sharing.map((place) => place.of)
  const said = rule.length > 0 ? rule : saying(sharing[0] ?? first)
  const { book, name, shared: key } = first
  return [
    { book, key, name, of, texts: said },
    ...group.filter((place) => !sharing.includes(place)).map((place) => wanted(texts, place)),
  ]
}
