import type { ReactNode } from 'react'

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
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A quiet mark without a box: "in list", the date something leaves. */
export function Mark({ warn, title, children }: MarkProps) {
  return (
    <span className={warn ? 'mk mk--warn' : 'mk'} title={title}>
      {children}
    </span>
  )
}
