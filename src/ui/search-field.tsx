import {
  useLayoutEffect,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react'

import { t } from '../text/t.ts'
import { Icon } from './icon.tsx'

export interface SearchFieldProps {
  /** The accessible name: "Search units". */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
  /** A key that brings the cursor here from anywhere on the page, shown beside the field. */
  readonly shortcut?: string | undefined
  /** Enter, and arrow down, which usually goes to the first result. */
  readonly onEnter?: (() => void) | undefined
  readonly onArrowDown?: (() => void) | undefined
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  /** What else the field does when it is turned to or typed into. */
  readonly fieldProps?: InputHTMLAttributes<HTMLInputElement> | undefined
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  )
}

function useShortcut(key: string | undefined, field: RefObject<HTMLInputElement | null>) {
  // from the moment in which the field can be seen
  useLayoutEffect(() => {
    if (!key) return undefined
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      // a field behind a modal dialog, or hidden on this layout, leaves the key alone
      if (!field.current?.checkVisibility() || document.querySelector('dialog:modal')) return
      event.preventDefault()
      field.current.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [key, field])
}

/** A search field with its clear button; Escape empties it first. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onChange,
    placeholder,
    shortcut,
    onEnter,
    onArrowDown,
    inputRef,
    fieldProps,
  } = props
  const own = useRef<HTMLInputElement>(null)
  const field = inputRef ?? own
  useShortcut(shortcut, field)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value) {
      event.preventDefault()
      event.stopPropagation()
      onChange('')
    } else if (event.key === 'Enter') onEnter?.()
    else if (event.key === 'ArrowDown' && onArrowDown) {
      event.preventDefault()
      onArrowDown()
    }
  }
  return (
    <div className="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className="search__in"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder ?? label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        {...fieldProps}
      />
      {value ? (
        <button
          type="button"
          className="search__clear"
          aria-label={t('Clear the search')}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        >
          <Icon name="close" size="s" />
        </button>
      ) : (
        shortcut && <kbd aria-hidden="true">{shortcut}</kbd>
      )}
    </div>
  )
}
