import { useState } from 'react'

import { classes } from './classes.ts'
import { numberText } from './number-text.ts'

export interface PointsProps {
  /** A number is grouped and flashes once when it changes; text is shown as it is. */
  readonly value: number | string
  /** With the rule above and the double rule below. */
  readonly sum?: boolean | undefined
  readonly dim?: boolean | undefined
}

/** A figure in the points column. */
export function Points({ value, sum, dim }: PointsProps) {
  const [first] = useState(value)
  return (
    <span
      key={value}
      className={classes('num', sum && 'sum', dim && 't-dim', value !== first && 'flash')}
    >
      {typeof value === 'number' ? numberText(value) : value}
    </span>
  )
}
