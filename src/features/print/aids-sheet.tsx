import { phasesText, type PhaseAids, type TurnAid } from '../../engine/turn-aid.ts'

const turns = { your: 'Your turn', enemy: 'Their turn', any: 'Either' } as const

/** Aids of one phase, or those of them that stand on this page. */
export interface AidsPart {
  readonly at: number
  readonly phase: PhaseAids
  readonly from: number
  readonly to: number
}

export interface AidsSheetProps {
  /** The game's word for them. */
  readonly title: string
  readonly parts: readonly AidsPart[]
}

/** What the list gives its player to use, by phase: whose turn, what it costs, its name, where it comes from. */
export function AidsSheet({ title, parts }: AidsSheetProps) {
  if (parts.length === 0) return null
  return (
    <div className="pp-aids">
      <h3 data-measure="aids-title">{title} by phase</h3>
      {parts.map(({ at, phase, from, to }) => (
        <section key={at} data-block="" aria-label={phasesText(phase.phases)}>
          <h4 data-measure={`heading:aids:${at}`}>
            {phasesText(phase.phases)} {from > 0 && <span>continued</span>}
          </h4>
          <ul data-measure-lines={`aids:${at}`}>
            {phase.aids.slice(from, to).map((aid) => (
              <AidLine key={aid.id} aid={aid} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function AidLine({ aid }: { readonly aid: TurnAid }) {
  const { name, from, cost, tags, whose, usable } = aid
  return (
    <li className="pp-aid">
      <span className={`pp-turn pp-turn--${whose}`}>{turns[whose]}</span>
      <b className="pp-aid__cost">{cost && `${cost.value} ${cost.counts}`}</b>
      <b className="pp-aid__name">{name}</b>
      <span>{from}</span>
      <span>
        {tags.join(', ')}
        {!usable && <em> no unit for it</em>}
      </span>
    </li>
  )
}
