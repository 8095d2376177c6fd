import { abilityText } from '../../engine/timing-text.ts'
import { Tag } from '../../ui/tag.tsx'
import { useDesk } from './desk.ts'
import type { Subject } from './unit-card.tsx'

/** Label and value in two columns: abilities, what it leads, price, facts, keywords. */
export function CardFacts({ subject }: { readonly subject: Subject }) {
  const { army } = useDesk()
  const { profile } = subject
  const abilities = profile.sheet?.abilities ?? []
  const prices = profile.sizes.map(({ points, models }) => `${points} for ${models}`)
  return (
    <dl className="kv">
      {abilities.length > 0 && (
        <>
          <dt className="t-label">{abilities.length === 1 ? 'Ability' : 'Abilities'}</dt>
          <dd className="kv__list">
            {abilities.map((ability) => (
              <span key={ability.name} className="ability">
                <span className="ability__n">{ability.name}</span>
                <Tag>{ability.kind}</Tag>
                <span className="t-small">{abilityText(ability)}</span>
              </span>
            ))}
          </dd>
        </>
      )}
      {profile.leads.length > 0 && (
        <>
          <dt className="t-label">Leads</dt>
          <dd className="t-small">{profile.leads.join(', ')}</dd>
        </>
      )}
      <dt className="t-label">Price</dt>
      <dd className="t-small">
        {prices.join(', ')} · points of {army.dataDate}
      </dd>
      {profile.facts.map(({ label, value, tone }) => (
        <Fact key={`${label} ${value}`} label={label} value={value} warn={tone === 'warn'} />
      ))}
      <dt className="t-label">Keywords</dt>
      <dd className="kw">
        {profile.keywords.map(({ name, granted }, at) => (
          <span key={name}>
            {at > 0 && ', '}
            {granted ? (
              <u className="granted" title="Granted by the army">
                {name}
                <span className="sr-only"> (granted by the army)</span>
              </u>
            ) : (
              name
            )}
          </span>
        ))}
      </dd>
    </dl>
  )
}

interface FactProps {
  readonly label: string
  readonly value: string
  readonly warn: boolean
}

function Fact({ label, value, warn }: FactProps) {
  return (
    <>
      <dt className="t-label">{label}</dt>
      <dd className={warn ? 't-small text-ochre' : 't-small'}>{value}</dd>
    </>
  )
}
