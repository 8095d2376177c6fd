import type { ReactNode } from 'react'

import { msg, t } from '../text/t.ts'
import { classes } from './classes.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { changeText, changeWords } from './number-text.ts'
import { MiniSeal } from './seal.tsx'
import { TermText } from './term.tsx'

export interface Remedy {
  readonly id: string
  readonly label: string
  readonly icon?: IconName | undefined
  /** Change in points; null when it cannot be said beforehand. */
  readonly change: number | null
}

export interface FindingViewProps {
  readonly severity: 'fault' | 'ask' | 'note'
  /** In the ring: the finding's number, or `i` and `?` when left out. */
  readonly mark?: string | number | undefined
  /** What is wrong with the numbers; set bold. */
  readonly lead: string
  /** The rule in own words. */
  readonly rest?: ReactNode
  /** The rule's number: "Core Rules 3.1". */
  readonly cite?: string | undefined
  readonly remedies?: readonly Remedy[] | undefined
  readonly onRemedy?: ((id: string) => void) | undefined
  readonly id?: string | undefined
  /** Beside the citation, such as links to the units meant. */
  readonly children?: ReactNode
  /** Ways that are not shown yet, after those that are. */
  readonly more?: { readonly label: string; readonly onPress: () => void } | undefined
}

const severityWord = { fault: msg('Fault'), ask: msg('To ask'), note: msg('Note') } as const
const severityMark = { fault: '1', ask: '?', note: 'i' } as const

/** A finding as a sentence, its rule number, and its remedies with the change in points. */
export function FindingView(props: FindingViewProps) {
  const { severity, mark, lead, rest, cite, remedies = [], onRemedy, id, children, more } = props
  return (
    <article id={id} className={classes('finding', `finding--${severity}`)}>
      <div className="finding__h">
        <MiniSeal
          state={severity === 'fault' ? 'bad' : 'note'}
          mark={mark ?? severityMark[severity]}
          label={t(severityWord[severity])}
        />
        <div>
          <p className="t-body">
            <b>
              <TermText text={lead} />
            </b>{' '}
            {typeof rest === 'string' ? <TermText text={rest} /> : rest}
          </p>
          {(cite || children) && (
            <div className="finding__cite">
              {cite && <span className="cite">{cite}</span>}
              {children}
            </div>
          )}
        </div>
      </div>
      {remedies.map((remedy) => (
        <RemedyRow key={remedy.id} remedy={remedy} onRemedy={onRemedy} />
      ))}
      {more && (
        <button type="button" className="remedy" onClick={more.onPress}>
          <Icon name="chevron-down" />
          <span className="remedy__t">{more.label}</span>
        </button>
      )}
    </article>
  )
}

interface RemedyRowProps {
  readonly remedy: Remedy
  readonly onRemedy: FindingViewProps['onRemedy']
}

function RemedyRow({ remedy, onRemedy }: RemedyRowProps) {
  const { id, label, icon = 'arrow-right', change } = remedy
  return (
    <button type="button" className="remedy" onClick={() => onRemedy?.(id)}>
      <Icon name={icon} />
      <span className="remedy__t">{label}</span>
      {change !== null && (
        <span className="num">
          <span aria-hidden="true">{changeText(change)}</span>
          <span className="sr-only">, {changeWords(change)}</span>
        </span>
      )}
    </button>
  )
}
