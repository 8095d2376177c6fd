import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  /** An anchor for links from other pages. */
  readonly anchor?: string | undefined
  readonly children: ReactNode
}

/** A named part of the settings. */
export function Section({ title, anchor, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="grid scroll-mt-4 gap-3">
      <h2 id={id} className="t-head border-b border-ink pb-1">
        {title}
      </h2>
      {children}
    </section>
  )
}
