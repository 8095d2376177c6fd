import type { Id } from '../engine/roster.ts'
import { t } from '../text/t.ts'
import { lists } from './lists.ts'
import { say } from './toasts.ts'

/**
 * Whether something can be done with a list. Where another tab has moved it to the bin or deleted it since it was asked for,
 * that is said; `name` is what it was called.
 */
export function listThere(id: Id, name: string): boolean {
  const { lists: all, bin } = lists.getState()
  if (all.some((list) => list.id === id)) return true
  const list = name || t('A list without a name')
  say(
    bin.some((each) => each.id === id)
      ? t('{list} has been moved to the bin meanwhile. Nothing was done.', { list })
      : t('{list} has been deleted meanwhile. Nothing was done.', { list }),
    { tone: 'bad' },
  )
  return false
}
