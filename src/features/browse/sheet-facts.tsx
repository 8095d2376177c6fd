import { statWord } from '../../engine/game-words.ts'
import type { Ability, Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { abilityTextId } from '../../engine/text-id.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { t } from '../../text/t.ts'
import { RuleName } from '../../ui/rule-name.tsx'
import { useRuleWords } from '../../ui/rule-words.ts'
import { SaidLine } from '../../ui/said-line.tsx'
import { Said } from '../../ui/said.tsx'
import { StatLines, type StatValue } from '../../ui/stat-line.tsx'
import { WeaponTable } from '../../ui/weapon-table.tsx'

export interface SheetFactsProps {
  readonly system: System
  readonly sheet: Sheet
}

/** With more figures than this in a line there is no room for their whole names. */
const mostWholeNames = 5

/** A stat line as printed: the usual columns first, then those that only this sheet has. */
function statsOf(system: System, values: Sheet['stats']): readonly StatValue[] {
  const short = system.stats.length > mostWholeNames
  const usual = system.stats.filter((stat) => values[stat.id] !== undefined)
  const further = Object.keys(values).filter((id) => !system.stats.some((stat) => stat.id === id))
  return [
    ...usual.map((stat) => {
      const value = values[stat.id] ?? '-'
      return short ? { label: stat.short, title: stat.label, value } : { label: stat.label, value }
    }),
    ...further.map((id) => ({ label: statWord(id), value: values[id] ?? '-' })),
  ]
}

/** What a sheet prints, as facts: stat line, weapons, abilities by name. */
export function SheetFacts({ system, sheet }: SheetFactsProps) {
  const profiles = sheet.profiles?.length ? sheet.profiles : [sheet]
  const lines = profiles.map(({ name, stats }) => ({ name, stats: statsOf(system, stats) }))
  return (
    <>
      {lines.some(({ stats }) => stats.length > 0) && <StatLines lines={lines} />}
      {(['ranged', 'melee'] as const).map((kind) => {
        const weapons = sheet.weapons.filter((weapon) => weapon.kind === kind)
        const columns = system.weaponColumns[kind]
        if (weapons.length === 0) return null
        return (
          <WeaponTable
            key={kind}
            caption={kind === 'ranged' ? t('Ranged') : t('Melee')}
            columns={columns.map(({ id, label, short }) => ({ id, label: short, title: label }))}
            rows={weapons.map((weapon) => ({
              id: weapon.name,
              name: weapon.name,
              marks: weapon.abilities,
              cells: columns.map(({ id }) => weapon.stats[id] ?? '-'),
            }))}
          />
        )
      })}
      <AbilityNames
        abilities={sheet.abilities}
        textOf={(ability) => abilityTextId(system.id, sheet.id, ability)}
      />
    </>
  )
}

export interface AbilityNamesProps {
  readonly abilities: readonly Ability[]
  /** Of the text about each, where it does not say that itself. */
  readonly textOf?: ((ability: Ability) => string) | undefined
}

/** Abilities by name, with casting value, timing and what they do. */
export function AbilityNames({ abilities, textOf }: AbilityNamesProps) {
  if (abilities.length === 0) return null
  return (
    <ul className="br__abilities">
      {abilities.map((ability) => (
        <li key={`${ability.kind} ${ability.name}`}>
          <span className="t-name">
            <RuleName name={ability.name} text={textOf?.(ability) ?? ability.text} />
          </span>
          <span className="t-small">{abilityText(ability)}</span>
          <AbilitySaid id={textOf?.(ability) ?? ability.text} name={ability.name} />
        </li>
      ))}
    </ul>
  )
}

interface AbilitySaidProps {
  readonly id: string | undefined
  readonly name: string
}

/** What one of several does; where that takes three lines, they fold. */
function AbilitySaid({ id, name }: AbilitySaidProps) {
  const words = useRuleWords()
  const summary = id ? words.summary(id) : null
  if (!summary) return null
  return 'text' in summary ? <Said id={id} /> : <SaidLine id={id} name={name} />
}
