import type { Id } from '../engine/roster.ts'
import { t } from '../text/t.ts'
import type { History } from './history.ts'
import { lists } from './lists.ts'
import { stepWords } from './step-words.ts'

/** Hands on what to read out when changes that another tab made to a list have come in. Gives what stops listening. */
export function listenToOtherTabs(list: Id, onWords: (words: string) => void): () => void {
  /** The history before the changes came in, which is to be read again; null while none have. */
  let former: History | undefined | null = null
  return lists.subscribe((state, before) => {
    if (state.foreign.get(list) !== before.foreign.get(list)) former = state.histories.get(list)
    const history = state.histories.get(list)
    if (former === null || !history || history === former) return
    former = null
    onWords(
      history.undo === null
        ? t('Changed in another tab.')
        : t('Changed in another tab. Last step: {step}.', { step: stepWords(history.undo) }),
    )
  })
}
