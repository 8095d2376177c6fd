import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'

export interface ChipProps {
  readonly pressed: boolean
  readonly onToggle: (pressed: boolean) => void
  readonly children: ReactNode
}

/** A filter that is on or off; the tick shows it without colour. */
export function Chip({ pressed, onToggle, children }: ChipProps) {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
    >
      {pressed && <Icon name="check" size="s" />}
      {children}
    </button>
  )
}

export interface ChipsProps {
  readonly label: string
  /** One line that scrolls sideways, for the foot of a sheet. */
  readonly line?: boolean | undefined
  readonly children: ReactNode
}

/** A named group of chips. */
export function Chips({ label, line, children }: ChipsProps) {
  return (
    <div role="group" aria-label={label} className={line ? 'chips chips--line' : 'chips'}>
      {children}
    </div>
  )
}
