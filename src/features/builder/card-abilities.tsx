import { kindWord } from '../../engine/game-words.ts'
import type { Ability } from '../../engine/sheet.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { t } from '../../text/t.ts'
import { RuleName } from '../../ui/rule-name.tsx'
import { Said } from '../../ui/said.tsx'
import { Mark, Tag } from '../../ui/tag.tsx'

interface CardAbilitiesProps {
  /** Who has them, where that is not the unit itself. */
  readonly label?: string | undefined
  readonly abilities: readonly Ability[]
  /** Of the text about each, where it does not say that itself. */
  readonly textOf?: ((ability: Ability) => string) | undefined
  /** The kind that goes without saying. */
  readonly usual?: string | undefined
}

/** By name, with what they do; each on a line of its own where more is said of it than its kind. */
export function CardAbilities({ label, abilities, textOf, usual }: CardAbilitiesProps) {
  if (abilities.length === 0) return null
  const said = abilities.some((ability) => abilityText(ability) !== '')
  return (
    <>
      <dt className="t-label kv__over">
        {label ??
          t('{count, plural, one {Ability} other {Abilities}}', { count: abilities.length })}
      </dt>
      <dd className={said ? 'kv__under kv__list' : 'kv__under ability ability--row'}>
        {abilities.map((ability) => (
          <span key={`${ability.kind} ${ability.name}`} className="ability">
            <span className="ability__n">
              <RuleName name={ability.name} text={textOf?.(ability) ?? ability.text} />
            </span>
            {said ? (
              <Tag>{kindWord(ability.kind)}</Tag>
            ) : (
              kindWord(ability.kind) !== usual && <Mark>{kindWord(ability.kind)}</Mark>
            )}
            {said && <span className="t-small">{abilityText(ability)}</span>}
            <Said id={textOf?.(ability) ?? ability.text} />
          </span>
        ))}
      </dd>
    </>
  )
}
