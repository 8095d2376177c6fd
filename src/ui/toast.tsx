import { useEffect, useState } from 'react'

import { t } from '../text/t.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface Toast {
  readonly id: string
  readonly text: string
  readonly tone?: 'plain' | 'bad' | undefined
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
  /** How long it stays, in ms; 0 keeps it until dismissed. */
  readonly stays?: number | undefined
}

export interface ToasterProps {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
}

/** Long enough to read a sentence and reach "Undo". */
const usualStay = 8000

/** Short messages at the bottom, read out politely. They wait while pointed at or focused. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const [held, setHeld] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only to make the clock wait
    <div
      role="group"
      className="toasts"
      aria-label={t('Messages')}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} held={held} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

interface ToastRowProps {
  readonly toast: Toast
  readonly held: boolean
  readonly onDismiss: (id: string) => void
}

function ToastRow({ toast, held, onDismiss }: ToastRowProps) {
  const { id, text, tone, action, stays = usualStay } = toast
  useEffect(() => {
    if (held || stays === 0) return undefined
    const timer = setTimeout(() => onDismiss(id), stays)
    return () => clearTimeout(timer)
  }, [held, stays, id, onDismiss])
  return (
    <div className={classes('toast', tone === 'bad' && 'toast--bad')}>
      <span className="toast__t">{text}</span>
      {action && (
        <button
          type="button"
          className="toast__b toast__b--act"
          onClick={() => {
            action.onAction()
            onDismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast__b"
        aria-label={t('Dismiss')}
        onClick={() => onDismiss(id)}
      >
        <Icon name="close" size="s" />
      </button>
    </div>
  )
}
