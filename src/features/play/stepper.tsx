import { num, t } from '../../text/t.ts'
import { IconButton } from '../../ui/button.tsx'

export interface StepperProps {
  /** What is counted: "Your command points". */
  readonly label: string
  /** Beside the figure, for the eye. */
  readonly short?: string | undefined
  readonly value: number
  readonly least?: number | undefined
  readonly most?: number | undefined
  readonly onChange: (value: number) => void
}

/** A figure with one less and one more beside it. */
export function Stepper({
  label,
  short,
  value,
  least = 0,
  most = Infinity,
  onChange,
}: StepperProps) {
  return (
    <div role="group" aria-label={label} className="pstep">
      <IconButton
        icon="minus"
        variant="plain"
        label={t('{what}: one less', { what: label })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      />
      <p className="pstep__n">
        <b>{num(value)}</b>
        {short !== undefined && (
          <span className="t-label" aria-hidden="true">
            {short}
          </span>
        )}
      </p>
      <IconButton
        icon="plus"
        variant="plain"
        label={t('{what}: one more', { what: label })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
