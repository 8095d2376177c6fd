import type { CSSProperties } from 'react'

import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { useRuleWords } from '../../ui/rule-words.ts'
import { cardPieces } from './card-pieces.ts'
import { CardSections, StatLine } from './card-sections.tsx'
import type { Slice } from './pack.ts'
import type { PaperCard } from './paper-cards.ts'
import type { PaperSource } from './paper-source.ts'

export interface UnitCardProps {
  readonly source: PaperSource
  readonly slice: Slice
  /** The column of its place, where it stands in one of equal places. */
  readonly column?: number
}

/** A card for the table: stat lines, weapons, abilities, keywords, and boxes for each unit of the list. */
export function UnitCard({ source, slice, column = 0 }: UnitCardProps) {
  const words = useRuleWords()
  const { system, choice, content } = source
  const card = content.cards.find(({ id }) => slice.id === `card:${id}`)
  if (!card) return null
  const name = card.units[0]?.unit.name ?? t('Army rules')
  const apart = content.cards.flatMap(({ rules }) => rules)
  const pieces = cardPieces(card, { system, choice, words, apart }).slice(slice.from, slice.to)
  return (
    <article
      className="pp-card"
      data-block={slice.id}
      data-keep="whole"
      style={placeStyle(slice, column)}
    >
      <header>
        <h3>
          {name} {slice.from > 0 && <span>{t('continued')}</span>}
        </h3>
        <HeadStats system={system} card={card} />
      </header>
      {!card.sheet && card.rules.length === 0 && <p>{t('No figures for this unit.')}</p>}
      <CardSections {...{ source, card, pieces }} />
      {slice.place && choice.perPage === 2 && <div className="pp-lines" aria-hidden="true" />}
    </article>
  )
}

function placeStyle({ place }: Slice, column: number): CSSProperties | undefined {
  if (!place) return undefined
  return { gridColumn: column + 1, gridRow: `${place.row + 1} / span ${place.rows}` }
}

/** The stat line where all models have the same. */
function HeadStats({ system, card: { sheet, outfit } }: { system: System; card: PaperCard }) {
  const lines = outfit?.models ?? []
  if (!sheet || lines.length > 1) return null
  return <StatLine system={system} stats={lines[0]?.stats ?? sheet.stats} />
}
