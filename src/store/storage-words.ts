/** What to say when the browser refuses to store. */
export const storageWords = {
  refused:
    'This browser does not let Muster save. Your lists are kept only until this tab is closed: download the ones you need.',
  unread:
    'Your lists are stored, but a part of Muster that reads them did not arrive. Reload the page when you are online.',
  newer:
    'A newer version of Muster keeps your lists in this browser. They are safe; what you change here is not saved. Reload the page to get that version.',
  failed:
    'The last change could not be saved: the storage is blocked. Download your lists now; Muster tries again with the next change.',
  full: 'The last change could not be saved: this browser has no more room for Muster. Download your lists now, then make room; Muster tries again with the next change.',
  blocked:
    'Another tab has an older version of Muster open and holds the storage. Close that tab or reload it: until then nothing here is saved.',
} as const

const isCalled = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name

/** Whether the connection is closed, and opening it anew may help. */
export const isClosed = (error: unknown): boolean => isCalled(error, 'InvalidStateError')

/** The sentence for an error of the storage; `otherwise` where it says nothing of its own. */
export function storageProblem(error: unknown, otherwise: string): string {
  if (isCalled(error, 'VersionError')) return storageWords.newer
  return isCalled(error, 'QuotaExceededError') ? storageWords.full : otherwise
}
