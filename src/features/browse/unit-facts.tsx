import { Fragment } from 'react'
import { Link } from 'react-router'

import type { Profile } from '../../engine/army.ts'
import type { ReferenceUnit } from '../../engine/reference.ts'
import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { basesText } from '../../ui/base-text.ts'
import { numberText } from '../../ui/number-text.ts'
import { OurWords } from '../../ui/our-words.tsx'
import { PriceTable } from '../../ui/price-table.tsx'
import { Term } from '../../ui/term.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { sheetRules } from './spoken.ts'

export interface UnitFactsProps {
  readonly system: System
  readonly unit: ReferenceUnit
  readonly units: readonly ReferenceUnit[]
  readonly linkTo: (unit: string) => string
  /** Where the name stands above the card already, it is left out here. */
  readonly untitled?: boolean | undefined
}

function sizeWords({ sizes, prices, sheet }: Profile): string {
  const [size] = sizes
  // where there are several sizes, they stand with their prices
  const models =
    !size || prices.length > 0
      ? ''
      : t('{count, plural, one {# model} other {# models}}', { count: size.models })
  const bases = basesText(sheet?.bases ?? [], size?.models ?? 1)
  return [models, bases].filter(Boolean).join(', ')
}

/** The card of a unit in the reference: its sheet, what it leads, who leads it, what it may take. */
export function UnitFacts({ system, unit, units, linkTo, untitled }: UnitFactsProps) {
  const { profile } = unit
  const { sheet } = profile
  return (
    <article className="uf" aria-label={profile.name}>
      <header className="uf__head">
        <div>
          {!untitled && <h2 className="t-card">{profile.name}</h2>}
          <p className="t-small">{sizeWords(profile)}</p>
        </div>
        <p className="uf__points">
          {numberText(profile.sizes[0]?.points ?? 0)} <span className="sr-only">{t('points')}</span>
        </p>
      </header>
      {profile.prices.length > 0 && <PriceTable columns={profile.sizes} rows={profile.prices} />}
      {sheet ? (
        <SheetFacts system={system} sheet={sheet} />
      ) : (
        <p className="t-small">
          {t('No source has a {sheet} for this unit.', { sheet: system.words.sheet })}
        </p>
      )}
      <UnitList {...{ system, unit, units, linkTo }} />
      {sheet && <OurWords ids={sheetRules(system.id, sheet).map(({ text }) => text)} />}
    </article>
  )
}

function UnitList({ system, unit, units, linkTo }: UnitFactsProps) {
  const { profile, ledBy, options, picks } = unit
  const { sheet } = profile
  return (
    <dl className="uf__facts">
      {profile.leads.length > 0 && (
        <Fact label={system.words.leads}>
          <UnitLinks names={profile.leads} units={units} linkTo={linkTo} />
        </Fact>
      )}
      {ledBy.length > 0 && (
        <Fact label={system.words.ledBy}>
          <UnitLinks names={ledBy} units={units} linkTo={linkTo} />
        </Fact>
      )}
      {profile.facts.map(({ label, value, tone }) => (
        <Fact key={`${label} ${value}`} label={label} warn={tone === 'warn'}>
          {value}
        </Fact>
      ))}
      {options.map(({ label, value }) => (
        <Fact key={`${label} ${value}`} label={label}>
          {value}
        </Fact>
      ))}
      {picks.map(({ table, names }) => (
        <Fact key={table} label={table}>
          {names.join(', ')}
        </Fact>
      ))}
      {sheet && sheet.command.length > 0 && (
        <Fact label={t('Command')}>
          <Words words={sheet.command} />
        </Fact>
      )}
      {sheet?.wargear.map(({ model, options }) => (
        <Fact key={model} label={model}>
          {options
            .map(({ name, max }) =>
              max > 0 ? t('{name} (max {max, number})', { name, max }) : name,
            )
            .join(', ')}
        </Fact>
      ))}
      {profile.oldNames.length > 0 && (
        <Fact label={t('Before')}>{profile.oldNames.join(', ')}</Fact>
      )}
      <Fact label={t('Keywords')}>
        <span className="kw">
          {profile.keywords.map(({ name, granted }, at) => (
            <Fragment key={name}>
              {at > 0 && ', '}
              <Term word={name} />
              {granted && <span title={t('granted by the army')}> {t('(granted)')}</span>}
            </Fragment>
          ))}
        </span>
      </Fact>
    </dl>
  )
}

/** Words after one another, each leading to what it means. */
function Words({ words }: { readonly words: readonly string[] }) {
  return words.map((word, at) => (
    <Fragment key={word}>
      {at > 0 && ', '}
      <Term word={word} />
    </Fragment>
  ))
}

interface FactProps {
  readonly label: string
  readonly warn?: boolean | undefined
  readonly children: React.ReactNode
}

function Fact({ label, warn, children }: FactProps) {
  return (
    <div>
      <dt className="t-label">{label}</dt>
      <dd className={warn ? 'uf__warn' : undefined}>{children}</dd>
    </div>
  )
}

interface UnitLinksProps {
  readonly names: readonly string[]
  readonly units: readonly ReferenceUnit[]
  readonly linkTo: (unit: string) => string
}

/** Names of units, each leading to its card; what is no unit of the army stands as text. */
function UnitLinks({ names, units, linkTo }: UnitLinksProps) {
  const ids = new Map(units.map(({ profile }) => [profile.name, profile.id]))
  return (
    <ul className="br__names">
      {names.map((name) => {
        const id = ids.get(name)
        return (
          <li key={name}>
            {id === undefined ? (
              <span className="br__tap">{name}</span>
            ) : (
              <Link to={linkTo(id)} preventScrollReset className="lnk lnk--cond br__tap">
                {name}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
