import { learnName } from '../../text/kept-words.ts'
import type { NamesData } from './schema-names.ts'
import type { BookData, CoreData, DetachmentData, IndexData, Naming } from './schema.ts'

/** How a language names things. It is loaded only where a page is not in English. */
export function namingOf(names: NamesData): Naming {
  const known = new WeakMap<object, unknown>()
  /** What is renamed once stays, though other books arrive: what is remembered of its parts stays with it. */
  const once = <T extends object>(thing: T, make: (thing: T) => T): T => {
    if (!known.has(thing)) known.set(thing, make(thing))
    return known.get(thing) as T
  }
  const book = (one: BookData) => once(one, (bare) => renamedBook(bare, names))
  return {
    word: (word) => wordIn(names, word),
    shown: (data) =>
      once(data, ({ books, core, index }) => ({
        ...data,
        core: once(core, (bare) => renamedCore(bare, names)),
        books: new Map([...books].map(([id, one]) => [id, book(one)])),
        index: index && once(index, (bare) => renamedIndex(bare, names)),
        official: data,
      })),
  }
}

/** What a keyword or an ability is called: `Rapid Fire 1` by its words, in capitals where it stands in them. */
function wordIn(names: NamesData, word: string): string {
  const keyword = names.keywords[word.toUpperCase()]
  if (keyword !== undefined) return cased(keyword, word)
  const [, bare = word, rest = ''] = /^(.*?)( D?\d.*)?$/.exec(word) ?? []
  const ability = names.abilities[bare.toUpperCase()]
  return ability === undefined ? word : `${cased(ability, bare)}${rest}`
}

function cased(name: string, like: string): string {
  return like === like.toUpperCase() ? name.toLocaleUpperCase() : name
}

type Called = Readonly<Record<string, string>>

/** The thing itself where it has no other name. */
function called<T extends { readonly id: string; readonly name: string }>(
  thing: T,
  names: Called,
): T {
  const name = names[thing.id]
  if (name === undefined || name === thing.name) return thing
  learnName(thing.name, name)
  return { ...thing, name, official: thing.name }
}

function renamedBook(book: BookData, names: NamesData): BookData {
  return { ...book, detachments: book.detachments.map((one) => renamedDetachment(one, names)) }
}

function renamedDetachment(detachment: DetachmentData, names: NamesData): DetachmentData {
  return {
    ...called(detachment, names.detachments),
    enhancements: detachment.enhancements.map((one) => called(one, names.enhancements)),
    stratagems: detachment.stratagems.map((one) => called(one, names.stratagems)),
  }
}

function renamedCore(core: CoreData, names: NamesData): CoreData {
  return {
    ...core,
    battleSizes: core.battleSizes.map((one) => called(one, names.battleSizes)),
    dispositions: core.dispositions.map((one) => called(one, names.dispositions)),
    stratagems: core.stratagems.map((one) => called(one, names.stratagems)),
    choosableKeywords: core.choosableKeywords.map((one) => ({
      ...one,
      name: wordLearnt(names, one.name),
    })),
  }
}

function wordLearnt(names: NamesData, word: string): string {
  const name = wordIn(names, word)
  if (name !== word) learnName(word, name)
  return name
}

function renamedIndex(index: IndexData, names: NamesData): IndexData {
  const of = { detachment: names.detachments, enhancement: names.enhancements }
  return { ...index, picks: index.picks.map((pick) => called(pick, of[pick.slot])) }
}
