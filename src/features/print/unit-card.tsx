import type { ArmyUnit } from '../../engine/army.ts'
import type { Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { baseText } from '../../ui/base-text.ts'
import { numberText } from '../../ui/number-text.ts'
import { woundsOf, type PaperCard } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { UnitLines } from './roster-row.tsx'
import { WoundBoxes } from './wound-boxes.tsx'

export interface UnitCardProps {
  readonly system: System
  readonly choice: PrintChoice
  readonly card: PaperCard
}

/** A card for the table: stat line, weapons, abilities by name, keywords, and boxes for each unit of the list. */
export function UnitCard({ system, choice, card }: UnitCardProps) {
  const { sheet, units } = card
  const [first] = units
  if (!first) return null
  const keywords = first.profile.keywords.map(({ name }) => name)
  return (
    <article className="pp-card" data-measure={`card:${card.id}`} data-block="">
      <header>
        <h3>{first.name}</h3>
        {sheet && (
          <dl className="pp-stats">
            {system.stats
              .filter((stat) => sheet.stats[stat.id] !== undefined)
              .map((stat) => (
                <div key={stat.id}>
                  <dt>{stat.label}</dt>
                  <dd>{sheet.stats[stat.id]}</dd>
                </div>
              ))}
          </dl>
        )}
      </header>
      {sheet ? <SheetFacts system={system} sheet={sheet} /> : <p>No figures for this unit.</p>}
      {keywords.length > 0 && <p className="pp-keywords">{keywords.join(', ')}</p>}
      {units.map((unit) => (
        <CardUnit key={unit.id} unit={unit} choice={choice} />
      ))}
    </article>
  )
}

function SheetFacts({ system, sheet }: { readonly system: System; readonly sheet: Sheet }) {
  const facts = [
    ['Bases', sheet.bases.map(baseText).join(', ')],
    ['Command', sheet.command.join(', ')],
    ...sheet.wargear.map(({ model, options }) => [
      model,
      options.map(({ name, max }) => (max > 0 ? `${name} (max ${max})` : name)).join(', '),
    ]),
  ].filter(([, value]) => value)
  return (
    <>
      <CardWeapons system={system} sheet={sheet} kind="ranged" />
      <CardWeapons system={system} sheet={sheet} kind="melee" />
      {sheet.abilities.length > 0 && (
        <ul className="pp-card__abilities">
          {sheet.abilities.map((ability) => (
            <li key={`${ability.kind} ${ability.name}`}>
              <b>{ability.name}</b> <span>{abilityText(ability)}</span>
            </li>
          ))}
        </ul>
      )}
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

interface CardWeaponsProps {
  readonly system: System
  readonly sheet: Sheet
  readonly kind: 'melee' | 'ranged'
}

function CardWeapons({ system, sheet, kind }: CardWeaponsProps) {
  const weapons = sheet.weapons.filter((weapon) => weapon.kind === kind)
  const columns = system.weaponColumns[kind]
  if (weapons.length === 0) return null
  return (
    <table className="pp-card__weapons">
      <thead>
        <tr>
          <th scope="col">{kind === 'melee' ? 'Melee' : 'Ranged'}</th>
          {columns.map((column) => (
            <th key={column.id} scope="col" abbr={column.label}>
              {column.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weapons.map((weapon) => (
          <tr key={weapon.name}>
            <th scope="row">
              {weapon.name} <em>{weapon.abilities.join(', ')}</em>
            </th>
            {columns.map((column) => (
              <td key={column.id}>{weapon.stats[column.id] ?? '-'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CardUnit({ unit, choice }: { readonly unit: ArmyUnit; readonly choice: PrintChoice }) {
  const wounds = woundsOf(unit)
  const points = choice.points && unit.points > 0 ? `${numberText(unit.points)} points` : ''
  const models = unit.models === 1 ? '1 model' : `${unit.models} models`
  const words = [models, points, ...unit.marks].filter(Boolean)
  return (
    <div className="pp-card__unit">
      <div className="pp-sub">
        {unit.roster.nickname && <b>“{unit.roster.nickname}” </b>}
        {words.join(' · ')}
      </div>
      <UnitLines unit={unit} choice={choice} />
      {wounds.each > 0 && <WoundBoxes {...wounds} />}
    </div>
  )
}
