import { useState } from 'react'
import { Link } from 'react-router'

import type { ArmyChoice, System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { byAlliance } from './by-alliance.ts'
import { found } from './find.ts'

interface Faction {
  readonly id: string
  readonly name: string
  readonly alliance: string
  readonly legends: boolean
  /** Armies without a page of their own that are built as this one. */
  readonly includes: readonly string[]
  readonly variants: readonly ArmyChoice[]
}

/** Factions with the armies that replace their lists, in the system's order. */
function factionsOf(armies: readonly ArmyChoice[]): readonly Faction[] {
  return armies
    .filter((army) => army.variant === null)
    .map((army) => ({
      id: army.faction,
      name: army.name,
      alliance: army.alliance,
      legends: army.legends,
      includes: army.includes ?? [],
      variants: armies.filter((other) => other.faction === army.faction && other.variant !== null),
    }))
}

export interface FactionIndexProps {
  readonly system: System
  readonly data: unknown
}

/** All factions of a game by alliance, those of Legends apart, and what belongs to no faction alone. */
export function FactionIndex({ system, data }: FactionIndexProps) {
  const title = t('Browse {game}', { game: system.words.shortGame })
  useTitle(title)
  const [query, setQuery] = useState('')
  const factions = factionsOf(system.armies(data)).filter((faction) =>
    found(query, [
      faction.name,
      faction.alliance,
      ...faction.includes,
      ...faction.variants.map(({ name }) => name),
    ]),
  )
  const blocks = [
    ...byAlliance(factions).map(({ alliance, factions: inside }) => ({
      title: alliance,
      factions: inside,
    })),
    { title: t('Legends'), factions: factions.filter(({ legends }) => legends) },
  ].filter((block) => block.factions.length > 0)
  return (
    <div className="br">
      <div className="br__top">
        <div>
          <h1 className="t-list">{title}</h1>
          <p className="t-small">
            {t('{things} by name and figure, without a list.', { things: system.words.lookUp })}
          </p>
        </div>
        <div className="br__find">
          <SearchField
            label={t('Find a faction or {variant}', { variant: system.words.variant })}
            value={query}
            onChange={setQuery}
            shortcut="/"
          />
        </div>
      </div>
      <SharedLinks system={system} data={data} />
      {blocks.length === 0 && (
        <p className="t-body" role="status">
          {t('No faction has “{query}” in its name.', { query })}
        </p>
      )}
      <div className="br__alliances">
        {blocks.map(({ title: head, factions: inside }) => (
          <section key={head} aria-labelledby={`alliance-${head}`}>
            <h2 id={`alliance-${head}`} className="t-head br__head">
              {head}
            </h2>
            <ul>
              {inside.map((faction) => (
                <FactionRow key={faction.id} {...{ system, faction, query }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function SharedLinks({ system, data }: FactionIndexProps) {
  return (
    <nav aria-label={t('For all factions')}>
      <ul className="br__links">
        {system.sharedReference(data).map(({ id, title, entries }) => (
          <li key={id}>
            <Link to={`/browse/${system.id}/${id}`} className="br__link">
              <span>{title}</span>
              <span className="qty">{entries.length}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/browse/${system.id}/glossary`} className="br__link">
            {t('Glossary')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

interface FactionRowProps {
  readonly system: System
  readonly faction: Faction
  readonly query: string
}

function FactionRow({ system, faction, query }: FactionRowProps) {
  const to = `/browse/${system.id}/${faction.id}`
  const byName = found(query, [faction.name, faction.alliance, ...faction.includes])
  const variants = byName ? [] : faction.variants.filter(({ name }) => found(query, [name]))
  return (
    <li>
      <Link to={to} className="br__link">
        <span>
          <span className="t-name">{faction.name}</span>
          {variants.length === 0 && faction.variants.length > 0 && (
            <span className="t-small br__variants">
              {faction.variants.map(({ name }) => name).join(', ')}
            </span>
          )}
        </span>
      </Link>
      {variants.map(({ variant, name }) => (
        <Link key={variant} to={`${to}?army=${variant}`} className="br__link br__link--sub">
          {name}
        </Link>
      ))}
    </li>
  )
}
