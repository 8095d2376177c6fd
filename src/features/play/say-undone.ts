import { plays } from '../../store/plays.ts'
import { say, toasts } from '../../store/toasts.ts'

/**
 * Says what was just done to the battle, with a way back. The message goes when something else is done: then its action would do
 * something else.
 */
export function sayUndone(
  words: string,
  action: { readonly label: string; readonly onAction: () => void },
): void {
  const after = plays.getState().plays
  const id = say(words, { action, stays: 6000 })
  const stop = plays.subscribe((state) => {
    if (state.plays === after) return
    stop()
    toasts.getState().dismiss(id)
  })
}
