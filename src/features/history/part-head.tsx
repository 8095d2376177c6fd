import type { ReactNode } from 'react'

import { numberText } from '../../ui/number-text.ts'

interface PartHeadProps {
  readonly title: string
  readonly count: number
  /** What the rows below are for, in a sentence. */
  readonly children: ReactNode
}

/** The heading over the rows of a part. */
export function PartHead({ title, count, children }: PartHeadProps) {
  return (
    <header className="hist__parthead">
      <h2 className="t-head">
        {title} <span className="hist__count">{numberText(count)}</span>
      </h2>
      <p className="t-small">{children}</p>
    </header>
  )
}
