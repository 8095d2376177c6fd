import { Link } from 'react-router'

import type { Fact } from '../../engine/army.ts'
import type { ReferenceEntry, ReferenceSection } from '../../engine/reference.ts'
import type { System } from '../../engine/system.ts'
import { abilityText, timingText } from '../../engine/timing-text.ts'
import { t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { Said } from '../../ui/said.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AbilityNames, SheetFacts } from './sheet-facts.tsx'

export interface SectionBlockProps {
  readonly system: System
  readonly section: ReferenceSection
}

/** A section of the reference with its heading: formations, lores, an enhancement table, ... */
export function SectionBlock({ system, section }: SectionBlockProps) {
  return (
    <section className="br__section" aria-labelledby={section.id}>
      <h2 id={section.id} className="t-head br__head">
        {section.title} <span className="qty">{section.entries.length}</span>
      </h2>
      <EntryGrid {...{ system }} entries={section.entries} level={3} />
    </section>
  )
}

export interface EntryGridProps {
  readonly system: System
  readonly entries: readonly ReferenceEntry[]
  readonly level: 2 | 3
}

/** Entries side by side where there is room. */
export function EntryGrid({ system, entries, level }: EntryGridProps) {
  return (
    <ul className="br__entries">
      {entries.map((entry) => (
        <li key={entry.id} id={`entry-${entry.id}`} className="en">
          <Entry {...{ system, entry, level }} />
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  readonly system: System
  readonly entry: ReferenceEntry
  readonly level: 2 | 3
}

function Entry({ system, entry, level }: EntryProps) {
  const Heading = `h${level}` as const
  const { name, points, tags, facts, sheets, armies } = entry
  const [only] = entry.abilities
  // a trait or a stratagem is its own one ability: its name would stand there twice
  const itself = entry.abilities.length === 1 && only?.name === name ? only : null
  // what is on a tag already is not said again
  const tagged = itself?.value !== undefined && tags.includes(itself.value)
  const when = itself ? (tagged ? timingText(itself.timing) : abilityText(itself)) : ''
  return (
    <>
      <div className="en__head">
        <Heading className="t-name">{name}</Heading>
        {tags.map((tag) => (
          <Tag key={tag} tone="warn">
            {tag}
          </Tag>
        ))}
        {points !== null && points > 0 && (
          <span className="en__points">
            {numberText(points)} <span className="sr-only">{t('points')}</span>
          </span>
        )}
      </div>
      {facts.length > 0 && (
        <ul className="en__facts">
          {facts.map(({ label, value, tone }, at) => (
            <li key={`${label} ${value}`} className={tone === 'warn' ? 'uf__warn' : undefined}>
              <span className={saysLabel(facts, at) ? 'en__label' : 'sr-only'}>{label}: </span>
              {value}
            </li>
          ))}
        </ul>
      )}
      {when && <p className="t-small">{when}</p>}
      <Said id={entry.text ?? itself?.text} />
      <AbilityNames abilities={itself ? [] : entry.abilities} />
      {armies && <Takers system={system} armies={armies} />}
      {sheets.map((sheet) => (
        <details key={sheet.id} className="en__sheet">
          <summary>{sheet.name}</summary>
          <SheetFacts system={system} sheet={sheet} />
        </details>
      ))}
    </>
  )
}

/** Facts of more than one kind say which they are, each kind once. */
function saysLabel(facts: readonly Fact[], at: number): boolean {
  const label = facts[at]?.label
  return facts[at - 1]?.label !== label && facts.some((fact) => fact.label !== label)
}

interface TakersProps {
  readonly system: System
  readonly armies: NonNullable<ReferenceEntry['armies']>
}

/** Which armies may take it, each leading to its page. */
function Takers({ system, armies }: TakersProps) {
  return (
    <div className="en__takers">
      <p className="t-label">
        {armies.length === 0
          ? t('No army may take it')
          : t('May be taken by {count, plural, one {# army} other {# armies}}', {
              count: armies.length,
            })}
      </p>
      <ul className="br__names">
        {armies.map(({ faction, variant, name, remark }) => (
          <li key={`${faction} ${variant ?? ''}`}>
            <Link
              to={`/browse/${system.id}/${faction}${variant === null ? '' : `?army=${variant}`}`}
              className="lnk lnk--cond br__tap"
            >
              {name}
            </Link>
            {remark && <span className="t-small"> ({remark})</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
