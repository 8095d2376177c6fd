import type { Ability, Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { baseText } from '../../ui/base-text.ts'
import { numberText } from '../../ui/number-text.ts'
import { CardWeapons } from './card-weapons.tsx'
import type { CardUnit, PaperCard } from './paper-cards.ts'
import type { PrintChoice } from './print-choice.ts'
import { UnitLines } from './unit-lines.tsx'
import { WoundBoxes } from './wound-boxes.tsx'
import { woundsOf } from './wounds.ts'

export interface UnitCardProps {
  readonly system: System
  readonly choice: PrintChoice
  readonly card: PaperCard
}

/** A card for the table: stat lines, weapons, abilities by name, keywords, and boxes for each unit of the list. */
export function UnitCard({ system, choice, card }: UnitCardProps) {
  const { sheet, outfit, units } = card
  const first = units[0]?.unit
  if (!first) return null
  const keywords = first.profile.keywords.map(({ name }) => name)
  const lines = outfit?.models ?? []
  return (
    <article className="pp-card" data-measure={`card:${card.id}`} data-block="">
      <header>
        <h3>{first.name}</h3>
        {sheet && lines.length < 2 && (
          <StatLine system={system} stats={lines[0]?.stats ?? sheet.stats} />
        )}
      </header>
      {lines.length > 1 &&
        lines.map(({ name, stats }) => (
          <div key={name} className="pp-card__line">
            <b>{name}</b>
            <StatLine system={system} stats={stats} />
          </div>
        ))}
      {sheet ? <SheetFacts {...{ system, sheet, card }} /> : <p>No figures for this unit.</p>}
      {keywords.length > 0 && <p className="pp-keywords">{keywords.join(', ')}</p>}
      {units.map((entry) => (
        <UnitOfCard key={entry.unit.id} {...{ entry, card, system, choice }} />
      ))}
    </article>
  )
}

interface StatLineProps {
  readonly system: System
  readonly stats: Sheet['stats']
}

function StatLine({ system, stats }: StatLineProps) {
  const shown = system.stats.filter(({ id }) => stats[id] !== undefined)
  const short = shown.length > 5
  return (
    <dl className="pp-stats">
      {shown.map((stat) => (
        <div key={stat.id}>
          <dt title={stat.label}>{short ? stat.short : stat.label}</dt>
          <dd>{stats[stat.id]}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SheetFactsProps {
  readonly system: System
  readonly sheet: Sheet
  readonly card: PaperCard
}

function SheetFacts({ system, sheet, card: { outfit } }: SheetFactsProps) {
  const facts = [
    ['Bases', sheet.bases.map(baseText).join(', ')],
    ['Command', sheet.command.join(', ')],
    ...(outfit?.facts ?? []).map(({ label, value }) => [label, value]),
    ...sheet.wargear.map(({ model, options }) => [
      model,
      options.map(({ name, max }) => (max > 0 ? `${name} (max ${max})` : name)).join(', '),
    ]),
  ].filter(([, value]) => value)
  return (
    <>
      <CardWeapons system={system} sheet={sheet} outfit={outfit} kind="ranged" />
      <CardWeapons system={system} sheet={sheet} outfit={outfit} kind="melee" />
      <Abilities abilities={outfit?.abilities ?? sheet.abilities} />
      {facts.length > 0 && (
        <dl className="pp-card__facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** One to a line where they say when they are used; else one after the other. */
function Abilities({ abilities }: { readonly abilities: readonly Ability[] }) {
  if (abilities.length === 0) return null
  if (abilities.every((ability) => abilityText(ability) === ''))
    return (
      <p className="pp-card__abilities">
        <b>Abilities</b> {abilities.map(({ name }) => name).join(', ')}
      </p>
    )
  return (
    <ul className="pp-card__abilities">
      {abilities.map((ability) => (
        <li key={`${ability.kind} ${ability.name}`}>
          <b>{ability.name}</b> <span>{abilityText(ability)}</span>
        </li>
      ))}
    </ul>
  )
}

interface UnitOfCardProps {
  readonly entry: CardUnit
  readonly card: PaperCard
  readonly system: System
  readonly choice: PrintChoice
}

function UnitOfCard({ entry, card, system, choice }: UnitOfCardProps) {
  const { unit, beside } = entry
  const points = choice.points && unit.points > 0 ? `${numberText(unit.points)} points` : ''
  const models = unit.models === 1 ? '1 model' : `${unit.models} models`
  const words = [models, points, ...unit.marks, beside].filter(Boolean)
  return (
    <div className="pp-card__unit">
      <div className="pp-sub">
        {unit.roster.nickname && <b>“{unit.roster.nickname}” </b>}
        {words.join(' · ')}
      </div>
      <UnitLines {...{ unit, system, choice }} outfit={card.outfit} statsShown />
      <WoundBoxes wounds={woundsOf(unit, card.outfit)} />
    </div>
  )
}
