import { t } from '../../text/t.ts'
import { TextAreaField } from '../../ui/field.tsx'

/** Browsers take seconds to insert so much as if it was typed; to set it takes none. */
const longPaste = 10_000
/** And half a second to lay so much out in a field: of longer texts only the beginning is shown. */
const mostShown = 60_000
const beginning = 3000

export interface PasteFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Control and Enter: the text is complete. */
  readonly onDone: () => void
}

/** A field for the lists of a whole event. A very long text is kept whole, but shown by its beginning alone. */
export function PasteField({ value, onChange, onDone }: PasteFieldProps) {
  const held = value.length > mostShown
  return (
    <TextAreaField
      label={t('Paste one list or many')}
      hint={
        held
          ? t('This is the beginning of {count, number} characters. All of them are checked.', {
              count: value.length,
            })
          : t('Each player’s name may stand on a line of its own above the list.')
      }
      rows={9}
      value={held ? `${value.slice(0, beginning)}…` : value}
      readOnly={held}
      onChange={onChange}
      spellCheck={false}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain')
        if (!held && pasted.length < longPaste) return
        event.preventDefault()
        const { selectionStart, selectionEnd } = event.currentTarget
        const [from, to] = held ? [value.length, value.length] : [selectionStart, selectionEnd]
        onChange(value.slice(0, from) + pasted + value.slice(to))
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDone()
      }}
    />
  )
}
