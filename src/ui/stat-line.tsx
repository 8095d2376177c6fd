import { t } from '../text/t.ts'

import './card.css'

export interface StatValue {
  readonly label: string
  /** The whole word, where the label is short for it. */
  readonly title?: string | undefined
  readonly value: string
}

export interface StatLineProps {
  readonly stats: readonly StatValue[]
  readonly small?: boolean | undefined
}

/** The unit's characteristics, each with its name above its figure. */
export function StatLine({ stats, small }: StatLineProps) {
  return (
    <dl className={small ? 'stats stats--s' : 'stats'}>
      {stats.map(({ label, title, value }) => (
        <div key={label}>
          <dt>{title ? <abbr title={title}>{label}</abbr> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface StatLinesProps {
  readonly lines: readonly { readonly name: string; readonly stats: readonly StatValue[] }[]
}

/** With more differences than this a line is shown in full. */
const fewDifferences = 3

/** The stat lines of a unit whose models differ: the first in full, of the others only what is not the same. */
export function StatLines({ lines }: StatLinesProps) {
  const [first, ...others] = lines
  if (!first) return null
  if (others.length === 0) return <StatLine stats={first.stats} />
  return (
    <div className="statlines">
      <h3 className="t-label">{first.name}</h3>
      <StatLine stats={first.stats} />
      {others.map(({ name, stats }) => {
        const differing = stats.filter(({ label, value }) => valueIn(first.stats, label) !== value)
        const dropped = first.stats.some(({ label }) => valueIn(stats, label) === undefined)
        return dropped || differing.length > fewDifferences ? (
          <div key={name}>
            <h3 className="t-label">{name}</h3>
            <StatLine stats={stats} />
          </div>
        ) : (
          <p key={name} className="t-small">
            <b>{name}</b>: {sameWords(differing)}
          </p>
        )
      })}
    </div>
  )
}

function valueIn(stats: readonly StatValue[], label: string): string | undefined {
  return stats.find((one) => one.label === label)?.value
}

function sameWords(differing: readonly StatValue[]): string {
  if (differing.length === 0) return t('the same')
  return t('the same with {figures}', {
    figures: differing.map(({ label, value }) => `${label} ${value}`).join(', '),
  })
}
