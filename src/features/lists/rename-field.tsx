import { useEffect, useRef, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import { lists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import type { KeptWords } from '../../text/kept-words.ts'
import { inEnglish, t, tracing } from '../../text/t.ts'

/** As in the head of the builder. */
const longest = 80

/** The step as it is kept; what keeps any text is more than this page has to load. */
function stepOf(own: string): KeptWords {
  const [label, origins] = inEnglish(() => tracing(() => t('Rename to {own}', { own })))
  const made = origins.get(label)
  return made && 'key' in made ? { label, said: { key: made.key, values: { own } } } : { label }
}

interface RenameFieldProps {
  readonly list: SavedList
  /** Called with null when the name is kept, or left as it was. */
  readonly onDone: (id: Id | null) => void
}

/** The name of a list, ready to be typed where it stands: Enter or leaving the field keeps it, Escape leaves it as it was. */
export function RenameField({ list: { id, roster }, onDone }: RenameFieldProps) {
  const [typed, setTyped] = useState(roster.name)
  const field = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const leave = (keep: boolean) => {
    // it is left once, by the key or by losing the focus to what comes then
    if (left.current) return
    left.current = true
    const name = typed.trim()
    if (keep && name !== '' && name !== roster.name) {
      lists.getState().edit(id, { kind: 'set-name', name }, stepOf(name))
    }
    const row = field.current?.closest('li')
    const focused = document.activeElement === field.current
    onDone(null)
    // back to the row, unless something else was pressed
    if (focused) requestAnimationFrame(() => row?.querySelector('a')?.focus())
  }
  return (
    <input
      ref={field}
      className="lrow__rename"
      aria-label={roster.name ? t('Name of {list}', { list: roster.name }) : t('Name of the list')}
      maxLength={longest}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => leave(true)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') leave(true)
        if (event.key === 'Escape') leave(false)
      }}
    />
  )
}
