import { HANDED_CACHE, handedPath } from '../sw/protocol.ts'

/** What another app handed over: its words, and files. */
export interface HandedOver {
  readonly words: string
  readonly files: readonly File[]
}

/** Words of a share: the text with its address, or the title where there is nothing else. */
export function sharedWords(field: (name: string) => string | null): string {
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map(
    (name) => field(name)?.trim() ?? '',
  )
  return text === '' && url === '' ? title : [text, url].filter(Boolean).join('\n')
}

/** Takes what the service worker put aside under this id. Null when it is not there, or was taken already. */
export async function takeHanded(id: string): Promise<HandedOver | null> {
  const cache = await caches.open(HANDED_CACHE)
  const path = handedPath(id)
  const form = await (await cache.match(path))?.formData()
  if (!form) return null
  await cache.delete(path)
  const words = sharedWords((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  })
  return { words, files: form.getAll('files').filter((value) => value instanceof File) }
}

interface Launch {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[]
}

/** Files that the user opened with the installed app, now or later; only some browsers hand them over. */
export function openedFiles(onFiles: (files: readonly File[]) => void): void {
  const { launchQueue } = window as {
    readonly launchQueue?: { readonly setConsumer: (consumer: (launch: Launch) => void) => void }
  }
  launchQueue?.setConsumer(({ files = [] }) => {
    Promise.all(files.map((file) => file.getFile())).then(
      (opened) => opened.length > 0 && onFiles(opened),
      () => {},
    )
  })
}
