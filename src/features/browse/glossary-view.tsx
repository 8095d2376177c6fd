import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'

import type { System } from '../../engine/system.ts'
import type { GlossaryFile, GlossaryTerm } from '../../library/glossary-file.ts'
import { findTerms } from '../../library/glossary-search.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { rich, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pieces } from '../../ui/pieces.tsx'
import { saidLang } from '../../ui/said-lang.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { textMarks } from '../../ui/text-marks.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { GlossaryEntry } from './glossary-entry.tsx'

export interface GlossaryViewProps {
  readonly system: System
  readonly file: GlossaryFile
  /** The term that the address leads to, by id. */
  readonly chosen: string | null
}

/** All terms by letter, or those that a search finds, best first. */
export function GlossaryView({ system, file, chosen }: GlossaryViewProps) {
  const [query, setQuery] = useState('')
  const { called } = useRulesOf(system.id)
  // a term is also found by what the language of the page calls it
  const all = useMemo(
    () => file.terms.map((term) => ({ ...term, also: [...term.also, called(term.name)] })),
    [file, called],
  )
  const terms = useMemo(() => findTerms(all, query), [all, query])
  const names = useMemo(() => new Map(file.terms.map(({ id, name }) => [id, name])), [file])
  const name = chosen === null ? null : (names.get(chosen) ?? null)
  const game = system.words.shortGame
  useTitle(
    name === null
      ? t('Glossary of {game}', { game })
      : t('{name}, glossary of {game}', { name, game }),
  )
  useArrival(name === null ? null : chosen)
  const searching = query.trim() !== ''
  const letters = searching ? [] : lettersOf(terms)
  const entries = (some: readonly GlossaryTerm[], level: 2 | 3) => (
    <ul className="gl__terms">
      {some.map((term) => (
        <GlossaryEntry
          key={term.id}
          {...{ term, names, level }}
          called={called(term.name)}
          path={`/browse/${system.id}/glossary`}
          chosen={term.id === chosen}
          onLeave={() => setQuery('')}
        />
      ))}
    </ul>
  )
  return (
    <div className="br">
      <header className="br__top">
        <div>
          <nav aria-label={t('Path')}>
            <Link to={`/browse/${system.id}`} className="br__up">
              <Icon name="back" size="s" /> {t('Browse {game}', { game })}
            </Link>
          </nav>
          <h1 className="t-list">{t('Glossary')}</h1>
          <p className="t-small" role="status">
            {terms.length === file.terms.length
              ? t('{count, plural, one {# term} other {# terms}}', { count: terms.length })
              : t('{count, number} of {all, plural, one {# term} other {# terms}}', {
                  count: terms.length,
                  all: file.terms.length,
                })}
          </p>
          {saidLang() && <p className="t-small">{t('These texts are in English.')}</p>}
        </div>
        <div className="br__find">
          <SearchField
            label={t('Find a term')}
            placeholder={t('Name, or a word of its text')}
            value={query}
            onChange={setQuery}
            shortcut="/"
          />
        </div>
        {letters.length > 0 && <Letters letters={letters.map(({ letter }) => letter)} />}
      </header>
      {chosen !== null && name === null && (
        <p className="t-body" role="alert">
          {t('No term stands at this address. Look for it by its name, or by a word of its text.')}
        </p>
      )}
      {letters.map(({ letter, terms: some }) => (
        <section key={letter} className="br__section" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} className="t-head br__head" tabIndex={-1}>
            {letter}
          </h2>
          {entries(some, 3)}
        </section>
      ))}
      {searching && entries(terms, 2)}
      {terms.length === 0 && <Nothing query={query} onClear={() => setQuery('')} />}
      <p className="t-small">
        <Pieces
          of={rich('In our words, written from <said>{source}</said>. The official text counts.', {
            ...textMarks,
            source: file.source,
          })}
        />
      </p>
    </div>
  )
}

/** Brings the term of the address into sight and the focus to it, anew whenever a link leads to it. */
function useArrival(id: string | null) {
  const { key, hash } = useLocation()
  useEffect(() => {
    // a jump to a letter leaves the term
    if (id === null || hash !== '') return
    const heading = document.getElementById(`term-${id}`)
    heading?.focus({ preventScroll: true })
    heading?.closest('.gl__term')?.scrollIntoView({ block: 'start' })
    // oxlint-disable-next-line react/exhaustive-deps -- the key is another one each time that a link is followed
  }, [id, key])
}

interface Letter {
  readonly letter: string
  readonly terms: readonly GlossaryTerm[]
}

function lettersOf(terms: readonly GlossaryTerm[]): readonly Letter[] {
  const letters = [...new Set(terms.map(firstLetter))]
  return letters.map((letter) => ({
    letter,
    terms: terms.filter((term) => firstLetter(term) === letter),
  }))
}

const firstLetter = ({ name }: GlossaryTerm) => name.charAt(0).toUpperCase()

function Letters({ letters }: { readonly letters: readonly string[] }) {
  return (
    <nav className="br__jump" aria-label={t('By letter')}>
      {letters.map((letter) => (
        <a key={letter} href={`#letter-${letter}`} className="chip gl__letter">
          {letter}
        </a>
      ))}
    </nav>
  )
}

interface NothingProps {
  readonly query: string
  readonly onClear: () => void
}

function Nothing({ query, onClear }: NothingProps) {
  return (
    <EmptyState
      title={t('Nothing found')}
      level={2}
      actions={<Button onClick={onClear}>{t('Show all terms')}</Button>}
    >
      {t(
        'No term has “{query}” in its name or its text. Try a single word of it, or leave out its figure.',
        { query },
      )}
    </EmptyState>
  )
}
