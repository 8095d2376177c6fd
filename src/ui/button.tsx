import type { ComponentProps, ReactNode } from 'react'

import { buttonClass, type ButtonVariant } from './button-class.ts'
import { classes } from './classes.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

type Native = Omit<ComponentProps<'button'>, 'children'>

export interface ButtonProps extends Native {
  readonly variant?: ButtonVariant | undefined
  readonly icon?: IconName | undefined
  readonly small?: boolean | undefined
  readonly wide?: boolean | undefined
  /** At work: keeps its word and its place, ignores further presses. */
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** A button with a word. One `go` to a screen. */
export function Button(props: ButtonProps) {
  const { variant, icon, small, wide, busy, children, className, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, small, wide }, className)}
      aria-busy={busy ? true : undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <span className="spin" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends Native {
  readonly icon: IconName
  /** The accessible name, and the tooltip for a mouse. */
  readonly label: string
  readonly variant?: ButtonVariant | undefined
  readonly large?: boolean | undefined
}

/** A square button with a sign only; `label` is its name. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'ghost', large, className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, square: true }, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={large ? 'l' : 'm'} />
    </button>
  )
}

export interface AddButtonProps extends Native {
  readonly label: string
  /** Beyond the limit: quieter, still works, becomes a finding. */
  readonly over?: boolean | undefined
  readonly icon?: IconName | undefined
}

/** The plus at the end of a picker row. */
export function AddButton({ label, over, icon = 'plus', className, ...rest }: AddButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes('add', over && 'add--over', className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}
