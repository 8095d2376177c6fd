import type { ReactNode } from 'react'

import { classes } from './classes.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

export interface TagProps {
  /** gen: filled brass. line: neutral. bad: fault. brass: points. warn: a note. */
  readonly tone?: 'gen' | 'line' | 'bad' | 'brass' | 'warn' | undefined
  readonly icon?: IconName | undefined
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A boxed mark of one or two words. */
export function Tag({ tone = 'line', icon, title, children }: TagProps) {
  return (
    <span className={`tag tag--${tone}`} title={title}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

export interface MarkProps {
  readonly warn?: boolean | undefined
  /** In small capitals: the part that something plays. */
  readonly caps?: boolean | undefined
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A quiet mark without a box: "in list", the date something leaves, the part of a leader. */
export function Mark({ warn, caps, title, children }: MarkProps) {
  return (
    <span className={classes('mk', warn && 'mk--warn', caps && 'mk--caps')} title={title}>
      {children}
    </span>
  )
}
