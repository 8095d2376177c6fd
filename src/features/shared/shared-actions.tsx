import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'

import type { Army } from '../../engine/army.ts'
import { useLists } from '../../store/lists.ts'
import { useSharing } from '../../store/sharing.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export interface SharedActionsProps {
  readonly army: Army
  readonly fragment: string
}

/** What can be done with someone's list: keep a copy, print it, pass it on. */
export function SharedActions({ army, fragment }: SharedActionsProps) {
  const navigate = useNavigate()
  const ready = useLists((state) => state.ready)
  const { roster } = army
  // pressed twice it keeps one copy
  const kept = useRef(false)
  const keep = () => {
    if (kept.current) return
    kept.current = true
    const id = useLists.getState().create({ ...roster, name: roster.name || army.title })
    const undo = () => {
      useLists.getState().remove(id)
      void navigate(`/shared#${fragment}`)
    }
    say(t('Copy kept'), { action: { label: t('Undo'), onAction: undo } })
    void navigate(`/list/${id}`)
  }
  return (
    <div className="shared__acts" data-bottom-bar>
      <Button variant="go" icon="download" disabled={!ready} onClick={keep}>
        {t('Keep a copy')}
      </Button>
      <Link
        to={`/shared/print#${fragment}`}
        className={buttonClass({ square: true })}
        aria-label={t('Print')}
        title={t('Print')}
      >
        <Icon name="print" />
      </Link>
      <IconButton
        icon="share"
        label={t('Share')}
        variant="plain"
        onClick={() => useSharing.getState().share(roster)}
      />
    </div>
  )
}
