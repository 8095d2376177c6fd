import { useId } from 'react'

import { t } from '../text/t.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface SealProps {
  readonly state: 'ok' | 'fault' | 'ask' | 'draft'
  readonly faults?: number | undefined
  /** Round the upper edge: the game. */
  readonly top: string
  /** Round the lower edge: what it was checked against. */
  readonly bottom: string
  readonly size?: number | undefined
  /** The text alternative; without it the band's words. */
  readonly label?: string | undefined
}

/** Text that is longer than the edge is set smaller instead of running round. */
function edgeSize(text: string): number {
  return Math.min(11.6, (11.6 * 17) / Math.max(1, text.length))
}

function bandText(state: SealProps['state'], faults: number): string {
  if (state === 'ok') return t('In order')
  if (state === 'draft') return t('Draft')
  if (state === 'ask') return t('To ask')
  return t('{faults, plural, one {# fault} other {# faults}}', { faults })
}

const signs = {
  ok: 'M51 37l6.5 6.5L70 30',
  fault: 'M60 28.5v9.5M60 41.2v3.6',
  ask: 'M55.5 33a4.5 4.5 0 1 1 6.6 4c-1.4.7-2.1 1.5-2.1 3M60 43.6v2',
  draft: 'M52 38h16',
} as const

/** The round stamp: whether the list is in order, and round the edge against what it was checked. */
export function Seal({ state, faults = 0, top, bottom, size = 112, label }: SealProps) {
  const id = useId()
  const band = bandText(state, faults)
  return (
    <svg
      className={classes('seal', `seal--${state}`)}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      role="img"
      aria-label={label ?? band}
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <path id={`${id}t`} d="M18.5 60a41.5 41.5 0 0 1 83 0" />
        <path id={`${id}b`} d="M10.5 60a49.5 49.5 0 0 0 99 0" />
      </defs>
      <circle cx="60" cy="60" r="57" strokeWidth="3.4" />
      <circle cx="60" cy="60" r="52.6" strokeWidth="1.3" />
      <circle
        cx="60"
        cy="60"
        r="37.5"
        strokeWidth="1.3"
        strokeDasharray={state === 'ok' ? undefined : '3.2 3.2'}
      />
      <EdgeText path={`#${id}t`} text={top} />
      <EdgeText path={`#${id}b`} text={bottom} />
      <path d={signs[state]} strokeWidth={state === 'ok' ? 3.6 : 4.2} />
      <path d="M50 79.5h20M53 84h14M56.5 88.5h7" strokeWidth="1.7" />
      <rect className="seal__band" x="1.5" y="47.5" width="117" height="25" strokeWidth="2.6" />
      <text
        x="60.8"
        y="67.4"
        // nine letters fill the band, more are set smaller
        fontSize={Math.min(22, 198 / band.length)}
        letterSpacing="2"
        textAnchor="middle"
        stroke="none"
      >
        {band}
      </text>
    </svg>
  )
}

interface EdgeTextProps {
  readonly path: string
  readonly text: string
}

function EdgeText({ path, text }: EdgeTextProps) {
  return (
    <text fontSize={edgeSize(text)} letterSpacing="1.3" textAnchor="middle" stroke="none">
      <textPath href={path} startOffset="50%">
        {text}
      </textPath>
    </text>
  )
}

export interface MiniSealProps {
  /** ok: ringed tick. bad: ringed count. note: ringed sign. draft: empty dashed ring. */
  readonly state: 'ok' | 'bad' | 'note' | 'draft'
  /** What stands in the ring: the count of faults, `i` or `?`. */
  readonly mark?: string | number | undefined
  /** The text alternative, such as "2 faults". */
  readonly label: string
  readonly large?: boolean | undefined
}

/** The small form of the seal, for rows. */
export function MiniSeal({ state, mark, label, large }: MiniSealProps) {
  return (
    <span
      className={classes('ms', `ms--${state}`, large && 'ms--l')}
      role="img"
      aria-label={label}
      title={label}
    >
      {state === 'ok' ? <Icon name="check" /> : (mark ?? (state === 'note' ? 'i' : null))}
    </span>
  )
}
