import type { ArmyGroup, ArmyUnit } from '../../engine/army.ts'
import { itemText, type Outfit } from '../../engine/outfit.ts'
import { abilityTextId } from '../../engine/text-id.ts'
import type { UnitChoices } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import { changeText } from '../../ui/number-text.ts'
import { Term } from '../../ui/term.tsx'
import { CardAbilities } from './card-abilities.tsx'
import { useDesk } from './desk.ts'
import type { Subject } from './unit-card.tsx'

interface CardFactsProps {
  readonly subject: Subject
  readonly choices: UnitChoices | null
  readonly outfit: Outfit | null
}

/** Label and value in two columns: what else it carries, abilities, price, facts, keywords. */
export function CardFacts({ subject, choices, outfit }: CardFactsProps) {
  const { army, system } = useDesk()
  const { profile, unit } = subject
  const { sheet } = profile
  const joining = choices?.joining ?? []
  const group = army.groups.find(({ id }) => id === unit?.group)
  const locked = group?.style === 'locked' ? group : null
  return (
    <dl className="kv">
      {outfit && <Gear items={outfit.items} />}
      {joining.length === 0 && profile.leads.length > 0 && (
        <>
          <dt className="t-label">{system.words.leads}</dt>
          <dd className="t-small">{profile.leads.join(', ')}</dd>
        </>
      )}
      {unit && locked && <Company unit={unit} group={locked} />}
      {sheet && (
        <CardAbilities
          abilities={outfit?.abilities ?? sheet.abilities}
          textOf={(ability) => abilityTextId(system.id, sheet.id, ability)}
          // that it is the sheet's own goes without saying
          usual={system.words.sheet}
        />
      )}
      {locked && <CardAbilities label={locked.name} abilities={locked.abilities ?? []} />}
      {profile.prices.length === 0 && (
        <>
          <dt className="t-label">{t('Price')}</dt>
          <dd className="t-small">
            {t('{price} · points of {date}', {
              price: priceWords(subject, locked),
              date: army.dataDate,
            })}
          </dd>
        </>
      )}
      {unit && <OnTop unit={unit} />}
      {profile.facts.map(({ label, value, tone }) => (
        <Fact key={`${label} ${value}`} label={label} value={value} warn={tone === 'warn'} />
      ))}
      {profile.keywords.length > 0 && <Keywords keywords={profile.keywords} />}
    </dl>
  )
}

/** What the unit pays for beside its models, as far as no slot on the card shows it. */
function OnTop({ unit }: { readonly unit: ArmyUnit }) {
  const { army } = useDesk()
  const shown = new Set(unit.picks.map(({ name }) => name))
  const lines = army.costs.filter(
    ({ at, kind, label }) =>
      at.unit === unit.id && !['unit', 'surcharge'].includes(kind) && !shown.has(label),
  )
  if (lines.length === 0) return null
  return (
    <>
      <dt className="t-label">{t('On top')}</dt>
      <dd className="t-small">
        {lines.map(({ label, points }) => `${label} ${changeText(points)}`).join(', ')}
      </dd>
    </>
  )
}

/** Wargear that is no weapon. */
function Gear({ items }: Pick<Outfit, 'items'>) {
  const gear = items.filter(({ weapons }) => weapons.length === 0)
  if (gear.length === 0) return null
  return (
    <>
      <dt className="t-label">{t('Also has')}</dt>
      <dd className="t-small">{gear.map(itemText).join(', ')}</dd>
    </>
  )
}

/** For its smallest size, or for all of what came ready-made; what a larger size costs stands among the facts. */
function priceWords({ profile, unit }: Subject, locked: ArmyGroup | null): string {
  if (locked && unit?.points === 0) {
    const values = { points: locked.points, group: locked.name }
    return t('{points, number} for all of {group}', values)
  }
  const [smallest] = profile.sizes
  if (!smallest || (smallest.points === 0 && unit?.known === false)) return t('none known')
  const { points, models } = smallest
  return t('{points, number} for {models, plural, one {# model} other {# models}}', {
    points,
    models,
  })
}

interface CompanyProps {
  readonly unit: ArmyUnit
  readonly group: ArmyGroup
}

/** The other units of a ready-made group, each leading to its card: in the roster they are one row. */
function Company({ unit, group }: CompanyProps) {
  const { show } = useDesk()
  const others = group.units.filter(
    (one, at) =>
      one.name !== unit.name && group.units.findIndex(({ name }) => name === one.name) === at,
  )
  if (others.length === 0) return null
  return (
    <>
      <dt className="t-label">{t('With')}</dt>
      <dd className="moves">
        {others.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="lnk lnk--cond tapbox"
            onClick={() => show({ kind: 'unit', unit: id })}
          >
            {name}
          </button>
        ))}
      </dd>
    </>
  )
}

function Keywords({ keywords }: Pick<Subject['profile'], 'keywords'>) {
  return (
    <>
      <dt className="t-label kv__over">{t('Keywords')}</dt>
      <dd className="kw kv__under">
        {keywords.map(({ name, granted }, at) => (
          <span key={name}>
            {at > 0 && ', '}
            {granted ? (
              <u className="granted" title={t('Granted by the army')}>
                <Term word={name} />
                <span className="sr-only"> {t('(granted by the army)')}</span>
              </u>
            ) : (
              <Term word={name} />
            )}
          </span>
        ))}
      </dd>
    </>
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
