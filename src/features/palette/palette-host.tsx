import { lazy, Suspense, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'

import { offerCommands, useOverlay } from '../../store/commands.ts'
import { letterOf } from '../../store/undo-keys.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const KeyTable = lazy(async () => ({ default: (await import('./key-table.tsx')).KeyTable }))

/** Fields in which a question mark is typed. */
const typing = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])'

/** Ctrl or Cmd with K opens the palette anywhere, a question mark outside of fields the table of keys. */
function overlayOf(event: KeyboardEvent): 'palette' | 'keys' | null {
  const { ctrlKey, metaKey, altKey, key, target } = event
  if (altKey) return null
  if (ctrlKey || metaKey) return letterOf(event) === 'k' && !event.shiftKey ? 'palette' : null
  if (key !== '?' || (target instanceof HTMLElement && target.matches(typing))) return null
  return 'keys'
}

/** The place of the palette and the table of keys in the app; empty until they are asked for. */
export function PaletteHost() {
  const { shown, show } = useOverlay()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = overlayOf(event)
      // the palette's list is told the keys of its field once more
      if (wanted === null || !event.isTrusted) return
      const covered = document.querySelector('dialog[open]') !== null
      // a question mark is written in a dialog, the other keys would lead out of the page
      if (!covered || wanted === 'palette') event.preventDefault()
      if (!covered) show(wanted)
      else if (shown === wanted) show('none')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [show, shown])
  useLayoutEffect(
    () =>
      offerCommands(async () => {
        const { appCommands } = await import('./app-commands.ts')
        return appCommands((path) => void navigate(path))
      }),
    [navigate],
  )
  const close = () => show('none')
  return (
    <Suspense fallback={null}>
      {shown === 'palette' && <Palette onClose={close} />}
      {shown === 'keys' && <KeyTable onClose={close} />}
    </Suspense>
  )
}
