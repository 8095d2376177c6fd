import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import type { Reference } from '../../engine/reference.ts'
import type { ArmyChoice, System } from '../../engine/system.ts'
import { explain, loadBase, loadFor } from '../../library/books.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OurWords } from '../../ui/our-words.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Arrived } from './arrived.tsx'
import { findEntries, findUnits } from './find.ts'
import { SectionBlock } from './section-block.tsx'
import { entryRules, useSpoken } from './spoken.ts'
import { UnitFacts } from './unit-facts.tsx'
import { UnitTable } from './unit-table.tsx'
import { useLoaded } from './use-loaded.ts'
import { useWide } from './use-wide.ts'

export interface ArmyPageProps {
  readonly system: System
  readonly faction: string
  /** The faction itself and the armies that replace its list. */
  readonly armies: readonly ArmyChoice[]
}

/** One faction, or one of its variants: units with the card of the chosen one, then all it can pick from. */
export function ArmyPage({ system, faction, armies }: ArmyPageProps) {
  const [params] = useSearchParams()
  const wanted = params.get('army')
  const variant = armies.some((army) => army.variant === wanted) ? wanted : null
  const loaded = useLoaded(`${faction}/${variant ?? ''}`, async () => {
    const choice = { faction, variant, limit: system.usualSize, name: '' }
    const data = await loadFor(system.emptyRoster(choice, await loadBase(system.id)))
    try {
      return system.reference(data, faction, variant)
    } catch (error) {
      throw await explain(system.id, error)
    }
  })
  return (
    <Arrived loaded={loaded}>
      {(reference) => <ArmyReference {...{ system, faction, armies, variant, reference }} />}
    </Arrived>
  )
}

interface ArmyReferenceProps extends ArmyPageProps {
  readonly variant: string | null
  readonly reference: Reference
}

function ArmyReference(props: ArmyReferenceProps) {
  const { system, reference } = props
  useTitle(reference.title)
  const [params, setParams] = useSearchParams()
  const [query, setQuery] = useState('')
  const shown = useDeferredValue(query)
  const spoken = useSpoken(system.id, shown !== '')
  const units = useMemo(
    () => findUnits(reference.units, shown, spoken.ofUnit),
    [reference, shown, spoken],
  )
  const sections = useMemo(
    () =>
      reference.sections
        .map((one) => ({ ...one, entries: findEntries(one.entries, shown, spoken.ofEntry) }))
        .filter(({ entries }) => entries.length > 0),
    [reference, shown, spoken],
  )
  const selected = reference.units.find(({ profile }) => profile.id === params.get('unit'))
  const wide = useWide()
  const linkTo = (unit: string | null) => {
    const next = new URLSearchParams(params)
    if (unit === null) next.delete('unit')
    else next.set('unit', unit)
    return `?${next.toString()}`
  }
  const close = () => setParams(new URLSearchParams(linkTo(null)), { preventScrollReset: true })
  const card = selected && (
    <UnitFacts {...{ system, linkTo }} unit={selected} units={reference.units} untitled={!wide} />
  )
  return (
    <div className="br br--army">
      <ArmyHead {...props} />
      <div className="br__panes">
        <section className="br__units" aria-labelledby="units">
          <div className="br__bar">
            <h2 id="units" className="t-head">
              {t('Units')} <span className="qty">{units.length}</span>
            </h2>
            <SearchField
              label={t('Find by name, keyword or what rules do')}
              placeholder={t('Name, keyword or what it does')}
              value={query}
              onChange={setQuery}
              shortcut="/"
            />
          </div>
          <UnitTable {...{ system, units, linkTo }} selected={selected?.profile.id ?? null} />
          {units.length === 0 && (
            <p className="t-body p-4" role="status">
              {sections.length > 0
                ? t('No unit is called “{query}” or says it; see below.', { query })
                : t('Nothing here is called “{query}”, has it as a keyword or says it.', { query })}
            </p>
          )}
        </section>
        {wide && (
          <section className="br__card" aria-label={t('Chosen unit')}>
            {card ?? (
              <p className="t-body p-4">
                {t('Choose a unit to see its {sheet}.', { sheet: system.words.sheet })}
              </p>
            )}
          </section>
        )}
      </div>
      {sections.map((section) => (
        <SectionBlock key={section.id} {...{ system, section }} />
      ))}
      <OurWords
        ids={sections
          .flatMap(({ entries }) => entries.flatMap((entry) => entryRules(system.id, entry)))
          .map(({ text }) => text)}
      />
      {!wide && selected && (
        <Dialog open onClose={close} title={selected.profile.name} variant="sheet" flush>
          {card}
        </Dialog>
      )}
    </div>
  )
}

function ArmyHead({ system, faction, armies, variant, reference }: ArmyReferenceProps) {
  const [, setParams] = useSearchParams()
  const own = armies.find((army) => army.variant === variant)
  const start = new URLSearchParams({ game: system.id, faction })
  if (variant !== null) start.set('variant', variant)
  const switchTo = (value: string) => setParams(value ? { army: value } : {})
  return (
    <header className="br__top">
      <div>
        <nav aria-label={t('Path')} className="br__path">
          <Link to={`/browse/${system.id}`} className="br__up">
            <Icon name="back" size="s" /> {t('All factions')}
          </Link>
          <Link to={`/browse/${system.id}/glossary`} className="br__up">
            <Icon name="book" size="s" /> {t('Glossary')}
          </Link>
        </nav>
        <h1 className="t-list">{reference.title}</h1>
        <p className="t-small">
          {[
            own?.alliance,
            own?.legends ? t('Legends') : '',
            t('figures of {date}', { date: reference.dataDate }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="br__acts">
        {armies.length > 1 && (
          <SelectField
            label={t('Faction or {variant}', { variant: system.words.variant })}
            value={variant ?? ''}
            options={armies.map((army) => ({ value: army.variant ?? '', label: army.name }))}
            onChange={switchTo}
          />
        )}
        <Link to={`/new?${start.toString()}`} className={buttonClass({ variant: 'go' })}>
          <Icon name="plus" />
          {variant === null
            ? t('Start a list with this faction')
            : t('Start a list with this army')}
        </Link>
      </div>
      <nav className="br__jump" aria-label={t('On this page')}>
        <a href="#units" className="chip">
          {t('Units')}
        </a>
        {reference.sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="chip">
            {title}
          </a>
        ))}
      </nav>
    </header>
  )
}
