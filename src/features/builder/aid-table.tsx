import { aidsByPhase, type TurnAid } from '../../engine/turn-aid.ts'
import { Mark } from '../../ui/tag.tsx'
import { useTools } from './desk.ts'
import { titleCase } from './words.ts'

export interface AidTableProps {
  readonly aids: readonly TurnAid[]
  /** Whether phases are headings, which they are not inside of a row. */
  readonly headings?: boolean
  /** Whether all come from one thing, which then need not be named. */
  readonly one?: boolean
}

/** Aids by phase, each with its cost, what brings it, and whose turn it is used in. */
export function AidTable({ aids, headings = true, one = false }: AidTableProps) {
  const { system } = useTools()
  const Heading = headings ? 'h3' : 'p'
  return (
    <div className={one ? 'aids aids--one' : 'aids'}>
      {aidsByPhase(aids, system.phases).map(({ phases, aids: each }) => (
        <div key={phases.join()} className="aids__phase">
          <Heading className="aids__h">{phaseName(phases)}</Heading>
          <ul>
            {each.map((aid) => (
              <AidRow key={`${aid.from} ${aid.id}`} aid={aid} one={one} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** `Any`, `Shooting, Fight`. */
const phaseName = (phases: readonly string[]): string =>
  phases.length === 0 ? 'Any' : phases.map(titleCase).join(', ')

const turnWords = { your: 'yours', enemy: 'theirs', any: 'either' } as const

function AidRow({ aid, one }: { readonly aid: TurnAid; readonly one: boolean }) {
  const { name, from, cost, tags, whose, usable } = aid
  return (
    <li className={usable ? 'aid' : 'aid t-dim'}>
      {cost && (
        <span className={cost.value > 1 ? 'coin coin--more' : 'coin'}>
          {cost.value}
          <span className="sr-only"> {cost.counts}</span>
        </span>
      )}
      <span className="aid__name">
        <span className="t-name">{name}</span>
        {tags.map((tag) => (
          <Mark key={tag}>{tag}</Mark>
        ))}
        {!usable && <Mark>nothing to use it on</Mark>}
      </span>
      {!one && <span className="aid__from">{from}</span>}
      <span className={`turn turn--${whose}`}>
        {turnWords[whose]}
        <span className="sr-only"> turn</span>
      </span>
    </li>
  )
}
