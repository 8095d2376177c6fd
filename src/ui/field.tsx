import { useId, type ComponentProps, type ReactNode } from 'react'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface FieldLook {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong and what to do; marks the field invalid. */
  readonly error?: string | undefined
  /** The label is read out but not drawn. */
  readonly hideLabel?: boolean | undefined
}

interface FieldProps extends FieldLook {
  readonly id: string
  readonly children: ReactNode
}

function Field({ id, label, hint, error, hideLabel, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field__label'}>
        {label}
      </label>
      {children}
      {hint && (
        <span id={`${id}-hint`} className="field__hint">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="field__error" role="alert">
          <Icon name="alert" size="s" className="mt-0.5" />
          {error}
        </span>
      )}
    </div>
  )
}

function described(id: string, hint: ReactNode, error: string | undefined) {
  const ids = classes(hint ? `${id}-hint` : '', error ? `${id}-error` : '')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

type Without<Element extends keyof React.JSX.IntrinsicElements> = Omit<
  ComponentProps<Element>,
  'value' | 'onChange' | 'children' | 'id'
>

export interface TextFieldProps extends FieldLook, Without<'input'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, hideLabel, value, onChange, className, ...rest } = props
  const id = useId()
  return (
    <Field {...{ id, label, hint, error, hideLabel }}>
      <input
        type="text"
        {...rest}
        {...described(id, hint, error)}
        id={id}
        className={classes('input', className)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/**
 * A figure as it is typed: hands on the text, so that an empty or half-typed field is not a number.
 * The caller reads it and says in `error` what is wrong.
 */
export function NumberField({ className, ...props }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      className={classes('input--num', className)}
    />
  )
}

export interface TextAreaFieldProps extends FieldLook, Without<'textarea'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, hideLabel, value, onChange, className, ...rest } = props
  const id = useId()
  return (
    <Field {...{ id, label, hint, error, hideLabel }}>
      <textarea
        rows={4}
        {...rest}
        {...described(id, hint, error)}
        id={id}
        className={classes('input', className)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

export interface Option {
  readonly value: string
  readonly label: string
  /** Options with the same group stand together under its name. */
  readonly group?: string | undefined
  readonly disabled?: boolean | undefined
}

export interface SelectFieldProps extends FieldLook, Without<'select'> {
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}

function groupsOf(options: readonly Option[]): ReadonlyMap<string, readonly Option[]> {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const group = groups.get(option.group ?? '')
    if (group) group.push(option)
    else groups.set(option.group ?? '', [option])
  }
  return groups
}

function OptionRows({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
}

/** One of many, in the platform's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, hideLabel, value, options, onChange, className, ...rest } = props
  const id = useId()
  return (
    <Field {...{ id, label, hint, error, hideLabel }}>
      <span className="select">
        <select
          {...rest}
          {...described(id, hint, error)}
          id={id}
          className={classes('input', className)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {[...groupsOf(options)].map(([group, rows]) =>
            group ? (
              <optgroup key={group} label={group}>
                <OptionRows options={rows} />
              </optgroup>
            ) : (
              <OptionRows key="" options={rows} />
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
