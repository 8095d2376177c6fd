import { useState, type CSSProperties } from 'react'
import { useLocation } from 'react-router'

import { t } from '../../text/t.ts'
import { useDesk } from './desk.ts'

const longest = 80

/** Takes the focus once, with its words selected, so that they can be written over. */
function begin(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

/** The list's name, changed where it stands: Enter or leaving the field keeps it, Escape takes it back. */
export function ListTitle() {
  const { army, send } = useDesk()
  const { name } = army.roster
  // a copy that was just made is given a name of its own
  const toName = useLocation().state === 'name'
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? name
  const unnamed = t('Without a name')
  const keep = () => {
    const next = typed?.trim() ?? name
    if (next !== '' && next !== name) send({ kind: 'set-name', name: next })
    setTyped(null)
  }
  return (
    <h1
      className="head__title"
      tabIndex={-1}
      style={{ '--letters': (shown || unnamed).length } as CSSProperties}
    >
      {/* a field has one line: the name stands in two where it must, until the field over it is used */}
      <span className="t-list head__shown" aria-hidden="true">
        <span>{shown || unnamed}</span>
      </span>
      <input
        ref={toName ? begin : undefined}
        className="t-list head__name"
        aria-label={t('List name')}
        title={name}
        placeholder={unnamed}
        maxLength={longest}
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          // the focus stays here, beside the field
          if (event.key === 'Enter') event.currentTarget.closest('h1')?.focus()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
    </h1>
  )
}
