import { nameKey } from '../../../engine/names.ts'
import type { Id } from '../../../engine/roster.ts'
import type { ReadingLog } from '../../../engine/text/reading-log.ts'
import type { Said, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextAnswers } from '../../../engine/text/text-form.ts'
import { titleCase } from '../../../engine/wording.ts'
import { t } from '../../../text/t.ts'
import type { FortyData } from '../schema.ts'
import { textNames, type TextNames } from './text-names.ts'
import { armiesOf } from './tree-armies.ts'

/** The army of a list, and the lines of the head that say something else. */
export interface ArmyFound {
  readonly faction: Id
  /** Lines before the army: what its owner wrote about the list. */
  readonly before: readonly Said[]
  /** Lines after it: detachments, or nothing that is known. */
  readonly after: readonly Said[]
}

interface Search {
  readonly draft: TextDraft
  readonly data: FortyData
  readonly names: TextNames
  readonly answers: TextAnswers
  readonly log: ReadingLog
  readonly remarks: string[]
}

/** For a list whose army nobody can tell; no book has it. */
export const noFaction = 'unknown'

/** Lines longer than this are no name of an army. */
const longest = 80

/** Finds the faction of a list: what its owner answered, what the text names, or whose units it has. */
export function readArmy(search: Search): ArmyFound {
  const { draft, data, answers, log } = search
  const parts = draft.armies.flatMap((said) => partsOf(search, said))
  const place = parts.findIndex((part) => part.page !== null)
  const chapter = parts.find((part) => part.chapter !== null)
  const named = nestedIn(
    data,
    parts.slice(Math.max(0, place)).flatMap(({ page }) => page ?? []),
  )
  const answer = data.manifest.pages.find(({ id }) => id === answers.faction)?.id
  const faction = answer ?? named ?? (chapter ? marines(data) : null) ?? guess(search)
  const pageName = data.manifest.pages.find(({ id }) => id === faction)?.name ?? ''
  const used = new Set<number>()
  for (const part of parts) {
    if (part.page === null && part.chapter === null) continue
    const near = part.page !== null && !part.sure
    const as = part.chapter ?? pageName
    const kind = part.chapter === null ? 'Faction' : 'Chapter'
    log.add(part.line, { status: near ? 'near' : 'read', kind, as, candidates: near ? [as] : [] })
    used.add(part.line)
  }
  const first = draft.armies.findIndex(({ line }) => used.has(line))
  const others = (said: Said) => !used.has(said.line)
  return {
    faction,
    before: draft.armies.slice(0, Math.max(0, first)).filter(others),
    after: draft.armies.slice(Math.max(0, first)).filter(others),
  }
}

interface Part extends Said {
  readonly page: Id | null
  readonly sure: boolean
  readonly chapter: string | null
}

/** A line of the head as what it may name: a page, or a chapter without one. */
function partsOf({ names, data, answers, draft }: Search, said: Said): readonly Part[] {
  const words = answers.lines.get(said.line) ?? said.words
  if (words.length > longest) return []
  const whole = partOf(names, data, { ...said, words })
  if (whole) return [whole]
  const split = / - /.test(words) ? armiesOf(words) : []
  const parts = split.flatMap((part) => partOf(names, data, { ...said, words: part }) ?? [])
  if (parts.length > 0) return parts
  const sole = draft.armies.length <= 2
  const near = sole ? names.pages.match(words) : null
  return near ? [{ ...said, page: near.entry.id, sure: near.alike ?? false, chapter: null }] : []
}

function partOf(names: TextNames, { core }: FortyData, said: Said): Part | null {
  const key = nameKey(said.words)
  const page = names.pages.exact(said.words)[0]
  if (page) return { ...said, page: page.id, sure: true, chapter: null }
  const chapter = core.chapters.find((one) => nameKey(one) === key)
  return chapter === undefined
    ? null
    : { ...said, page: null, sure: true, chapter: titleCase(chapter) }
}

/** Of a page and a part of it that are both named, the part. */
function nestedIn({ manifest }: FortyData, pages: readonly Id[]): Id | null {
  const [first] = pages
  if (first === undefined) return null
  const within = pages.find((id) =>
    manifest.pages.some((page) => page.id === id && page.parent === first),
  )
  return within ?? first
}

/** The page of those chapters that have none of their own. */
function marines({ manifest }: FortyData): Id | null {
  const parent = manifest.pages.find((page) => page.parent !== undefined)?.parent
  return parent ?? null
}

/** The page that has the most of the units named; says so. */
function guess({ draft, data, names, remarks }: Search): Id {
  const words = draft.groups.flatMap(({ units }) => units.slice(0, 300).map((unit) => unit.words))
  const ids = [...new Set(words)].flatMap((one) => names.units.exact(one)[0]?.id ?? [])
  const homes = homesOf(data)
  let best: { id: Id; name: string; fits: number } | null = null
  // a chapter has what all of them have: it must have more than that
  const whole = data.manifest.pages.filter(({ parent }) => parent === undefined)
  const chapters = data.manifest.pages.filter(({ parent }) => parent !== undefined)
  for (const { id, name } of [...whole, ...chapters]) {
    const fits = ids.filter((unit) => homes(unit).has(id)).length
    if (fits > (best?.fits ?? 0)) best = { id, name, fits }
  }
  if (!best) {
    remarks.push(t('The text names no faction, and no unit in it tells which; choose one.'))
    return noFaction
  }
  const values = { faction: best.name, fits: best.fits, all: ids.length }
  remarks.push(
    best.fits === ids.length
      ? t(
          'The text names no faction; {faction} has all of its {all, plural, one {# unit} other {# units}}.',
          values,
        )
      : t(
          'The text names no faction; {faction} has {fits, number} of its {all, plural, one {# unit} other {# units}}.',
          values,
        ),
  )
  return best.id
}

/** Which pages have a unit, as far as the data at hand says. */
function homesOf(data: FortyData): (unit: Id) => ReadonlySet<Id> {
  const homes = new Map<Id, Set<Id>>()
  const put = (unit: Id, page: Id) => {
    const known = homes.get(unit)
    if (known) known.add(page)
    else homes.set(unit, new Set([page]))
  }
  for (const { id, at } of data.index?.units ?? []) for (const page of at) put(id, page)
  for (const book of data.books.values()) for (const { id } of book.units) put(id, book.id)
  const nowhere = new Set<Id>()
  return (unit) => homes.get(unit) ?? nowhere
}

/** The names to look armies up by. */
export function armySearch(
  part: Pick<Search, 'draft' | 'data' | 'answers' | 'log' | 'remarks'>,
): Search {
  return { ...part, names: textNames(part.data) }
}
