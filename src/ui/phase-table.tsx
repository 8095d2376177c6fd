import { t } from '../text/t.ts'
import { RuleName } from './rule-name.tsx'
import { SaidLine } from './said-line.tsx'
import { Mark } from './tag.tsx'

/** Something used in the game, as a row shows it. */
export interface PhaseItem {
  readonly id: string
  readonly name: string
  readonly from: string
  readonly cost: { readonly value: number; readonly counts: string } | null
  readonly tags: readonly string[]
  readonly whose: 'your' | 'enemy' | 'any'
  readonly usable: boolean
  /** Of the text about it. */
  readonly text?: string
}

export interface PhaseTableProps {
  /** By the phases they are used in, in the order of play. */
  readonly phases: readonly { readonly name: string; readonly items: readonly PhaseItem[] }[]
  /** Whether phases are headings, which they are not inside of a row. */
  readonly headings?: boolean | undefined
  /** Whether all come from one thing, which then need not be named. */
  readonly one?: boolean | undefined
}

/** What is used in the game, by phase: cost, name, what brings it, and whose turn it is used in. */
export function PhaseTable({ phases, headings = true, one = false }: PhaseTableProps) {
  const Heading = headings ? 'h3' : 'p'
  return (
    <div className={one ? 'aids aids--one' : 'aids'}>
      {phases.map(({ name, items }) => (
        <div key={name} className="aids__phase">
          <Heading className="aids__h">{name}</Heading>
          <ul>
            {items.map((item) => (
              <PhaseRow key={`${item.from} ${item.id}`} item={item} one={one} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** On the row, and read out. */
const turnWords = {
  your: () => [t('yours'), t('your turn')],
  enemy: () => [t('theirs'), t('their turn')],
  any: () => [t('either'), t('either turn')],
} as const

function PhaseRow({ item, one }: { readonly item: PhaseItem; readonly one: boolean }) {
  const { name, from, cost, tags, whose, usable, text } = item
  const [turnShort, turnLong] = turnWords[whose]()
  return (
    <li className={usable ? 'aid' : 'aid t-dim'}>
      {cost && (
        <span className={cost.value > 1 ? 'coin coin--more' : 'coin'}>
          {cost.value}
          <span className="sr-only"> {cost.counts}</span>
        </span>
      )}
      <span className="aid__name">
        <span className="t-name">
          <RuleName name={name} text={text} />
        </span>
        {tags.map((tag) => (
          <Mark key={tag}>{tag}</Mark>
        ))}
        {!usable && <Mark>{t('no unit for it')}</Mark>}
      </span>
      {!one && <span className="aid__from">{from}</span>}
      <span className={`turn turn--${whose}`}>
        <span aria-hidden="true">{turnShort}</span>
        <span className="sr-only">{turnLong}</span>
      </span>
      <SaidLine id={text} name={name} />
    </li>
  )
}
