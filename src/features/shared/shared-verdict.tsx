import { useEffect, useRef, useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { FindingView } from '../../ui/finding.tsx'
import { MiniSeal } from '../../ui/seal.tsx'

export interface SharedVerdictProps {
  readonly army: Army
  readonly findings: readonly Finding[]
  /** Only a part of the list could be read: the verdict is on that part. */
  readonly part: boolean
}

const views = { error: 'fault', warning: 'ask', note: 'note' } as const
const order = { error: 0, warning: 1, note: 2 } as const

/** Who opens a link wants to see the list: above it stand no more than these, beside it all. */
const few = 3

/** How many of the findings are against the rules. */
export const faultsOf = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'error').length

/** The first sentence says what is wrong, the rest is the rule. */
function sentences(say: string): { readonly lead: string; readonly rest: string } {
  const end = say.indexOf('. ')
  return end < 0
    ? { lead: say, rest: '' }
    : { lead: say.slice(0, end + 1), rest: say.slice(end + 2) }
}

/** The verdict on a list and what is found in it; where it stands above the list, notes and the further ones fold. */
export function SharedVerdict({ army, findings, part }: SharedVerdictProps) {
  const [all, setAll] = useState(false)
  const unfolded = useRef<HTMLDivElement>(null)
  // the button with the focus is gone
  useEffect(() => (all ? unfolded.current?.focus({ preventScroll: true }) : undefined), [all])
  const sorted = findings.toSorted((a, b) => order[a.severity] - order[b.severity])
  const first = sorted.slice(0, few).filter(({ severity }) => severity !== 'note')
  const rest = sorted.slice(first.length)
  return (
    <section className="shared__verdict" aria-label={t('Findings')}>
      {faultsOf(findings) === 0 && <InOrder army={army} part={part} />}
      <Found findings={first} />
      {rest.length > 0 && !all && (
        <Button className="shared__all" onClick={() => setAll(true)}>
          {first.length > 0
            ? t('Show all {count, number}', { count: sorted.length })
            : t('Show {count, plural, one {# note} other {# notes}}', { count: sorted.length })}
        </Button>
      )}
      <div ref={unfolded} tabIndex={-1} className={all ? undefined : 'shared__rest'}>
        <Found findings={rest} from={first.length} />
      </div>
    </section>
  )
}

function InOrder({ army, part }: Omit<SharedVerdictProps, 'findings'>) {
  return (
    <p className="shared__ok t-body">
      <MiniSeal state="ok" label={t('In order')} />
      <span>
        <b>{part ? t('What could be read is in order.') : t('In order.')}</b>{' '}
        {t('Checked here against {season} with the points of {day}.', {
          season: army.season.name,
          day: army.dataDate,
        })}
      </span>
    </p>
  )
}

interface FoundProps {
  readonly findings: readonly Finding[]
  /** How many stand before them. */
  readonly from?: number
}

function Found({ findings, from = 0 }: FoundProps) {
  return findings.map((finding, at) => (
    <FindingView
      key={`${finding.rule} ${JSON.stringify(finding.at)} ${finding.say}`}
      severity={views[finding.severity]}
      mark={finding.severity === 'error' ? from + at + 1 : undefined}
      {...(finding.severity === 'note' ? { lead: '', rest: finding.say } : sentences(finding.say))}
      cite={finding.citation || undefined}
    />
  ))
}
