import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly title: string
  readonly level?: 1 | 2 | 3 | undefined
  /** What to do next, in a sentence. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({ title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <Heading className="t-card">{title}</Heading>
      {children && <div className="t-body">{children}</div>}
      {actions && <div className="empty__acts">{actions}</div>}
    </div>
  )
}
