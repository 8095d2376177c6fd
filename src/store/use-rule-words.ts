import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Id } from '../engine/roster.ts'
import { textFileOf, textPlaces } from '../engine/text-id.ts'
import { loadWords } from '../library/books.ts'
import type { GlossaryTerm } from '../library/glossary-file.ts'
import type { Glossary } from '../library/glossary.ts'
import type { Summary, SummaryFile } from '../library/summary-file.ts'
import { language } from '../text/t.ts'

interface Words {
  readonly files: ReadonlyMap<string, SummaryFile>
  readonly glossaries: ReadonlyMap<Id, Glossary>
  /** What words of a game are called in the language of the page. */
  readonly called: ReadonlyMap<Id, (word: string) => string>
}

/** All that was fetched in this visit; each arrival draws what shows it anew. */
const arrived = createStore<Words>(() => ({
  files: new Map(),
  glossaries: new Map(),
  called: new Map(),
}))
const begun = new Set<string>()

/** Begins to fetch something once; a failure is quiet, since names alone will do, and the next screen tries again. */
function begin(name: string, load: () => Promise<void>): void {
  if (begun.has(name)) return
  begun.add(name)
  load().catch(() => begun.delete(name))
}

function beginFile(file: string): void {
  begin(file, async () => {
    const { loadSummaries } = await import('../library/summaries.ts')
    const loaded = await loadSummaries(file)
    arrived.setState(({ files }) => ({ files: new Map([...files, [file, loaded]]) }))
  })
}

function beginGlossary(game: Id): void {
  begin(game, async () => {
    const { loadGlossary } = await import('../library/summaries.ts')
    const loaded = await loadGlossary(game)
    if (!loaded) return
    arrived.setState(({ glossaries }) => ({ glossaries: new Map([...glossaries, [game, loaded]]) }))
  })
}

function beginCalled(game: Id): void {
  begin(`called ${game}`, async () => {
    const loaded = await loadWords(game)
    arrived.setState(({ called }) => ({ called: new Map([...called, [game, loaded]]) }))
  })
}

/** What was made of each state for each game, so that it stays the same object until something arrives. */
const made = new WeakMap<Words, Map<Id, ReturnType<typeof rulesOf>>>()

/**
 * What there is to say about the rules of a game: `ui/rule-words.ts` says what each part gives. Texts are fetched when they are
 * first asked for.
 */
export function useRulesOf(game: Id) {
  const words = useStore(arrived)
  const games = made.get(words) ?? new Map<Id, ReturnType<typeof rulesOf>>()
  made.set(words, games)
  const rules = games.get(game) ?? rulesOf(words, game)
  games.set(game, rules)
  return rules
}

function rulesOf({ files, glossaries, called }: Words, game: Id) {
  const glossary = glossaries.get(game) ?? null
  const word = called.get(game)
  const fileOf = (id: Id) => {
    const file = textFileOf(id)
    const loaded = files.get(file)
    if (!loaded) beginFile(file)
    return loaded
  }
  const told = (term: GlossaryTerm | null) => term && { ...term, see: seen(glossary, term) }
  return {
    summary: (id: Id) => summaryIn(fileOf(id), id),
    source: (id: Id) => {
      const file = fileOf(id)
      return summaryIn(file, id) && (file?.source ?? null)
    },
    term: (word: string) => {
      if (!glossary) beginGlossary(game)
      return told(glossary?.find(word) ?? null)
    },
    called: (words: string) => {
      if (!word && language() !== 'en') beginCalled(game)
      return word?.(words) ?? words
    },
    pieces: (words: string) => {
      if (!glossary) beginGlossary(game)
      const pieces = glossary?.pieces(words) ?? [{ words, term: null }]
      return pieces.map((piece) => ({ words: piece.words, term: told(piece.term) }))
    },
    termPath: (id: string) => `/browse/${game}/glossary/${id}`,
  }
}

/** Terms that belong to one, by name. */
function seen(glossary: Glossary | null, { see }: GlossaryTerm) {
  return see.flatMap((id) => {
    const term = glossary?.byId(id)
    return term ? [{ id, name: term.name }] : []
  })
}

/** The text of an id in the file of its book; null where nothing is written, or the file is not here yet. */
function summaryIn(file: SummaryFile | undefined, id: Id): Summary | null {
  const { keys } = textPlaces(id)
  return keys.map((key) => file?.summaries[key]).find((one) => one !== undefined) ?? null
}
