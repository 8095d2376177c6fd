import type { ReactNode } from 'react'

import { phasesText } from '../../engine/turn-aid.ts'
import { t } from '../../text/t.ts'
import { Said } from '../../ui/said.tsx'
import type { Slice } from './pack.ts'
import type { PaperSource } from './paper-source.ts'
import type { RuleEntry } from './rule-refs.ts'
import { AidLine, PhaseUse } from './use-line.tsx'

interface PhaseSectionProps {
  readonly title: string
  readonly from: number
  readonly children: ReactNode
}

/** The lines of a phase under its name, which each column says again that goes on with it. */
function PhaseSection({ title, from, children }: PhaseSectionProps) {
  return (
    <div className="pp-phase" role="group" aria-label={title}>
      <h4>
        {title} {from > 0 && <span>{t('continued')}</span>}
      </h4>
      <ul>{children}</ul>
    </div>
  )
}

interface BlockProps {
  readonly source: PaperSource
  readonly slice: Slice
}

/** What the list gives its player to use in a phase. */
export function AidsBlock({ source, slice }: BlockProps) {
  const { content, choice } = source
  const phase = content.aids[Number(slice.id.split(':')[1])]
  if (!phase) return null
  return (
    <PhaseSection title={phasesText(phase.phases)} from={slice.from}>
      {phase.aids.slice(slice.from, slice.to).map((aid) => (
        <AidLine key={aid.id} aid={aid} said={choice.rules === 'here'} />
      ))}
    </PhaseSection>
  )
}

/** What is used in a phase of the list as it is played. */
export function PhaseBlockView({ source, slice }: BlockProps) {
  const { content, choice } = source
  const phase = content.phases.find(({ id }) => slice.id === `phase:${id}`)
  if (!phase) return null
  return (
    <PhaseSection title={phase.title} from={slice.from}>
      {phase.lines.slice(slice.from, slice.to).map((line) => (
        <PhaseUse key={line.entry.id} line={line} said={choice.rules === 'here'} />
      ))}
    </PhaseSection>
  )
}

/** An entry of the appendix: the name of a rule, whose it is, what it says. */
export function RuleLine({ entry }: { readonly entry: RuleEntry | undefined }) {
  if (!entry) return null
  if (entry.kind === 'rule')
    return (
      <div className="pp-rule">
        <b className="pp-rule__name">{entry.name}</b> <em>{entry.of}</em>
        <Said id={entry.text} />
      </div>
    )
  return (
    <div className="pp-rule">
      <b className="pp-rule__name">{entry.name}</b> <em>{entry.rule}</em>
      <p>{entry.text}</p>
      {entry.note && <p className="pp-rule__note">{entry.note}</p>}
    </div>
  )
}
