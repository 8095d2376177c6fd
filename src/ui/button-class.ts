import { classes } from './classes.ts'

export type ButtonVariant = 'plain' | 'go' | 'ghost' | 'bad'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly small?: boolean | undefined
  readonly wide?: boolean | undefined
  readonly square?: boolean | undefined
}

/** The classes of a button, so that a router link can look like one. */
export function buttonClass(look: ButtonLook = {}, extra?: string): string {
  const { variant = 'plain', small, wide, square } = look
  return classes(
    'btn',
    variant !== 'plain' && `btn--${variant}`,
    small && 'btn--s',
    wide && 'btn--wide',
    square && 'btn--sq',
    extra,
  )
}
