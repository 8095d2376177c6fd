import { markWord } from '../../engine/game-words.ts'
import type { Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { t } from '../../text/t.ts'
import { useRuleWords } from '../../ui/rule-words.ts'
import { Said } from '../../ui/said.tsx'
import type { CardPiece } from './card-pieces.ts'
import { CardWeapons } from './card-weapons.tsx'
import type { CardUnit, PaperCard } from './paper-cards.ts'
import type { PaperSource } from './paper-source.ts'
import { UnitLines } from './unit-lines.tsx'
import { WoundBoxes } from './wound-boxes.tsx'
import { woundsOf } from './wounds.ts'

interface StatLineProps {
  readonly system: System
  readonly stats: Sheet['stats']
}

/** With more figures than this in a stat line their names are short. */
const fewStats = 5

/** The figures of a stat line under their names. */
export function StatLine({ system, stats }: StatLineProps) {
  const shown = system.stats.filter(({ id }) => stats[id] !== undefined)
  return (
    <dl className="pp-stats">
      {shown.map((stat) => (
        <div key={stat.id}>
          <dt title={stat.label}>{shown.length > fewStats ? stat.short : stat.label}</dt>
          <dd>{stats[stat.id]}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CardSectionsProps {
  readonly source: PaperSource
  readonly card: PaperCard
  readonly pieces: readonly CardPiece[]
}

/** The lines of a card, those of a kind together. */
export function CardSections({ source, card, pieces }: CardSectionsProps) {
  const runs: CardPiece[][] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    if (run?.[0]?.kind === piece.kind) run.push(piece)
    else runs.push([piece])
  }
  return runs.map((run) => <Run key={run[0]?.kind} {...{ source, card, run }} />)
}

interface RunProps {
  readonly source: PaperSource
  readonly card: PaperCard
  readonly run: readonly CardPiece[]
}

function Run({ source, card, run }: RunProps) {
  const { system } = source
  const [first] = run
  if (first?.kind === 'ranged' || first?.kind === 'melee') {
    const lines = run.flatMap((piece) => ('line' in piece ? [piece.line] : []))
    return <CardWeapons kind={first.kind} {...{ system, lines }} />
  }
  if (first?.kind === 'ability')
    return (
      <ul className="pp-card__abilities">
        {run.map(
          (piece) =>
            piece.kind === 'ability' && <AbilityLine key={piece.ability.name} {...piece} />,
        )}
      </ul>
    )
  const lines = run.flatMap((piece) => ('line' in piece || 'ability' in piece ? [] : [piece]))
  return lines.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of a card keep their places
    <Line key={at} {...{ source, card, piece }} />
  ))
}

function AbilityLine({ ability, text }: Extract<CardPiece, { kind: 'ability' }>) {
  const { called } = useRuleWords()
  const when = abilityText(ability)
  return (
    <li data-line="">
      <b>{called(ability.name)}</b> {when && <em>{text ? `${when}:` : when} </em>}
      <Said id={text} inline />
    </li>
  )
}

interface LineProps extends Omit<RunProps, 'run'> {
  readonly piece: Exclude<CardPiece, { kind: 'ability' | 'ranged' | 'melee' }>
}

function Line({ source, card, piece }: LineProps) {
  const { system } = source
  if (piece.kind === 'models')
    return (
      <div className="pp-card__line" data-line="">
        <b>{piece.name}</b>
        <StatLine system={system} stats={piece.stats} />
      </div>
    )
  if (piece.kind === 'names')
    return (
      <p className="pp-card__abilities" data-line="">
        <b>{t('Abilities')}</b> {piece.names.join(', ')}
      </p>
    )
  if (piece.kind === 'keywords')
    return (
      <p className="pp-keywords" data-line="">
        {piece.names.join(', ')}
      </p>
    )
  if (piece.kind === 'facts') return <Facts facts={piece.facts} />
  return <UnitOfCard entry={piece.entry} {...{ source, card }} />
}

function Facts({ facts }: { readonly facts: Extract<CardPiece, { kind: 'facts' }>['facts'] }) {
  return (
    <dl className="pp-card__facts" data-line="">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface UnitOfCardProps extends Omit<RunProps, 'run'> {
  readonly entry: CardUnit
}

function UnitOfCard({ entry, card, source: { system, choice } }: UnitOfCardProps) {
  const { unit, beside } = entry
  const { points } = unit
  const paid =
    choice.points && points > 0
      ? t('{points, plural, one {# point} other {# points}}', { points })
      : ''
  const models = t('{models, plural, one {# model} other {# models}}', { models: unit.models })
  const words = [models, paid, ...unit.marks.map(markWord), beside].filter(Boolean)
  return (
    <div className="pp-card__unit" data-line="">
      <div className="pp-sub">
        {unit.roster.nickname && (
          <b className="pp-nick">{t('“{name}”', { name: unit.roster.nickname })} </b>
        )}
        {words.join(' · ')}
      </div>
      <UnitLines
        {...{ unit, system, choice }}
        outfit={card.outfit}
        statsShown
        picksSaid={choice.rules === 'here'}
      />
      <WoundBoxes wounds={woundsOf(unit, card.outfit)} />
    </div>
  )
}
