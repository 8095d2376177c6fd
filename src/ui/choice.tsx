import { useId, type ReactNode } from 'react'

import type { Option } from './field.tsx'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly onChange: (checked: boolean) => void
}

/** A choice that is on or off. */
export function Checkbox({ label, hint, checked, disabled, onChange }: CheckboxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        className="check__box"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint && <span className="t-small block">{hint}</span>}
      </span>
    </label>
  )
}

export interface RadioGroupProps {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
  /** rows: one under the other. segmented: side by side in one frame. */
  readonly look?: 'rows' | 'segmented' | undefined
  readonly hint?: ReactNode
}

/** One of a few, all in sight; arrow keys move the choice, as the platform does it. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, value, options, onChange, look = 'rows', hint } = props
  const name = useId()
  const segmented = look === 'segmented'
  return (
    <fieldset className="field">
      <legend className={hideLabel ? 'sr-only' : 'field__label mb-1'}>{label}</legend>
      <div className={segmented ? 'segs justify-self-start' : undefined}>
        {options.map((option) => (
          <label key={option.value} className={segmented ? 'segs__o' : 'check'}>
            <input
              type="radio"
              className={segmented ? undefined : 'check__box'}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && <span className="field__hint">{hint}</span>}
    </fieldset>
  )
}
