import { inEachLanguage, t } from '../text/t.ts'

/** What to say when the browser refuses to store. */
export const storageWords = inEachLanguage(() => ({
  refused: t(
    'This browser does not let Muster save, nor read what it saved before. Lists you had are not lost, only not shown: reload the page to try again. What you make now is kept only until this tab is closed: download what you need.',
  ),
  unread: t(
    'Your lists are stored, but a part of Muster that reads them did not arrive. Reload the page when you are online.',
  ),
  newer: t(
    'A newer version of Muster keeps your lists in this browser. They are safe; what you change here is not saved. Reload the page to get that version.',
  ),
  failed: t(
    'The last change could not be saved: the storage is blocked. Download your lists now; Muster tries again with the next change.',
  ),
  unheard: t(
    'What another tab changed could not be read. Nothing is lost: reload the page before you go on here.',
  ),
  full: t(
    'The last change could not be saved: this browser has no more room for Muster. Download your lists now, then make room; Muster tries again with the next change.',
  ),
  blocked: t(
    'Another tab has an older version of Muster open and holds the storage. Close that tab or reload it: until then nothing here is saved.',
  ),
}))

const isCalled = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name

/** Whether the connection is closed, and opening it anew may help. */
export const isClosed = (error: unknown): boolean => isCalled(error, 'InvalidStateError')

/** Whether another try is of no use: there is no database, it is a newer version's, or the browser is set to refuse. */
export const isFinal = (error: unknown): boolean =>
  !(error instanceof DOMException) || ['VersionError', 'SecurityError'].includes(error.name)

/** The sentence for an error of the storage; `otherwise` where it says nothing of its own. */
export function storageProblem(error: unknown, otherwise: string): string {
  if (isCalled(error, 'VersionError')) return storageWords().newer
  return isCalled(error, 'QuotaExceededError') ? storageWords().full : otherwise
}

/** Whether it says that what is stored could not be read: then nobody knows which lists there are. */
export function isUnread(problem: string | null): boolean {
  const { refused, newer, unread } = storageWords()
  return problem === refused || problem === newer || problem === unread
}
