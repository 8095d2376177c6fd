import { classes } from './classes.ts'
import { iconPaths, type IconName } from './icon-paths.ts'

export interface IconProps {
  readonly name: IconName
  readonly size?: 's' | 'm' | 'l' | undefined
  readonly className?: string | undefined
}

/** A drawn sign beside a word. Always hidden from screen readers: the control itself carries the name. */
export function Icon({ name, size = 'm', className }: IconProps) {
  return (
    <svg
      className={classes('icon', size !== 'm' && `icon--${size}`, className)}
      viewBox="0 0 18 18"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
