import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'

import type { ReferenceSection } from '../../engine/reference.ts'
import type { System } from '../../engine/system.ts'
import { locale, t } from '../../text/t.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OurWords } from '../../ui/our-words.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { findEntries } from './find.ts'
import { EntryGrid } from './section-block.tsx'
import { entryRules, useSpoken } from './spoken.ts'

export interface SharedSectionPageProps {
  readonly system: System
  readonly section: ReferenceSection
}

/** Names of all armies that may take something of the section, sorted. */
function takersOf(section: ReferenceSection): readonly string[] {
  const names = section.entries.flatMap((entry) => (entry.armies ?? []).map(({ name }) => name))
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, locale()))
}

/** What belongs to no faction alone, with search, and by the armies that may take it. */
export function SharedSectionPage({ system, section }: SharedSectionPageProps) {
  useTitle(section.title)
  const [query, setQuery] = useState('')
  const [army, setArmy] = useState('')
  const shown = useDeferredValue(query)
  const spoken = useSpoken(system.id, shown !== '')
  const takers = useMemo(() => takersOf(section), [section])
  const entries = useMemo(
    () =>
      findEntries(section.entries, shown, spoken.ofEntry).filter(
        (entry) => army === '' || entry.armies?.some(({ name }) => name === army),
      ),
    [section, shown, army, spoken],
  )
  return (
    <div className="br">
      <header className="br__top">
        <div>
          <nav aria-label={t('Path')}>
            <Link to={`/browse/${system.id}`} className="br__up">
              <Icon name="back" size="s" /> {t('All factions')}
            </Link>
          </nav>
          <h1 className="t-list">{section.title}</h1>
          <p className="t-small" role="status">
            {entries.length === section.entries.length
              ? t('{count, number} in all', { count: entries.length })
              : t('{count, number} of {all, number}', {
                  count: entries.length,
                  all: section.entries.length,
                })}
          </p>
        </div>
        <div className="br__acts">
          {takers.length > 0 && (
            <SelectField
              label={t('For the army')}
              value={army}
              options={[
                { value: '', label: t('Any army') },
                ...takers.map((name) => ({ value: name, label: name })),
              ]}
              onChange={setArmy}
            />
          )}
          <div className="br__find">
            <SearchField
              label={t('Search: {section}', { section: section.title })}
              placeholder={t('Name, unit, army or what it does')}
              value={query}
              onChange={setQuery}
              shortcut="/"
            />
          </div>
        </div>
      </header>
      <EntryGrid system={system} entries={entries} level={2} />
      <OurWords
        ids={entries.flatMap((entry) => entryRules(system.id, entry)).map(({ text }) => text)}
      />
    </div>
  )
}
