import { inEachLanguage, t } from '../text/t.ts'
import { useLists } from './lists.ts'
import { isUnread } from './storage-words.ts'

/** What to say of a list that is not at hand because what is stored could not be read; null where it could, and there is none. */
export function useUnread(): { readonly title: string; readonly words: string } | null {
  return useLists(({ problem }) => isUnread(problem)) ? unread() : null
}

const unread = inEachLanguage(() => ({
  title: t('The list cannot be shown now'),
  words: t(
    'What is stored in this browser could not be read. A list that was made here is not lost: reload the page to try again.',
  ),
}))
