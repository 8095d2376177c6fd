import { t } from '../../text/t.ts'
import { IconButton } from '../../ui/button.tsx'
import { numberText } from '../../ui/number-text.ts'

interface StepperProps {
  readonly count: number
  readonly max: number
  /** Names of the two buttons. */
  readonly fewer: string
  readonly more: string
  /** Null where there is no such step; the button stays and keeps the focus. */
  readonly onFewer: (() => void) | null
  readonly onMore: (() => void) | null
}

/** A number with a step down before it and a step up behind it. */
export function Stepper({ count, max, fewer, more, onFewer, onMore }: StepperProps) {
  return (
    <>
      <IconButton
        icon="minus"
        label={fewer}
        aria-disabled={onFewer === null}
        onClick={() => onFewer?.()}
      />
      <span className="num gear__n" aria-live="polite">
        <span aria-hidden="true">{numberText(count)}</span>
        <span className="sr-only">{t('{count, number} of {max, number}', { count, max })}</span>
      </span>
      <IconButton
        icon="plus"
        label={more}
        aria-disabled={onMore === null}
        onClick={() => onMore?.()}
      />
    </>
  )
}
