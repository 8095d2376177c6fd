import { useLayoutEffect, useRef } from 'react'

/** Fields in which keys write. */
const typing =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=file])'

/** What lies over the page and has keys of its own. */
const over = 'dialog:modal, [popover]:popover-open'

/** Does a job at a key pressed anywhere on the page, unless something is being written or a dialog is open. Null: not now. */
export function usePageKey(key: string, job: (() => void) | null): void {
  const now = useRef(job)
  useLayoutEffect(() => {
    now.current = job
  })
  // from the moment in which the page can be seen
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || !now.current || document.querySelector(over)) return
      if (event.target instanceof Element && event.target.matches(typing)) return
      event.preventDefault()
      now.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [key])
}
