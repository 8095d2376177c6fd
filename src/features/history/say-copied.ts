import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { historyPath } from './states.ts'

/** Says that a copy was made and is on screen; Undo takes it away again and goes back. */
export function sayCopied(copy: Id, from: Id, go: (to: string) => void): void {
  const onAction = () => {
    useLists.getState().remove(copy)
    go(historyPath(from))
  }
  say(t('This is the copy.'), { action: { label: t('Undo'), onAction } })
}
