import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { t } from '../text/t.ts'
import { backupText } from './backup-text.ts'
import { listenToKept, lists, listsDatabase, listsStored } from './lists.ts'

/**
 * The automatic backup into a folder: `unsupported` by this browser, `off`, `asking` (the browser wants the permission given anew,
 * by a click), `on` with the time of the last file, or `failed` with a sentence.
 */
export type FolderBackup =
  | { readonly state: 'unsupported' | 'off' }
  | { readonly state: 'asking'; readonly folder: string }
  | { readonly state: 'on'; readonly folder: string; readonly last: string | null }
  | { readonly state: 'failed'; readonly folder: string; readonly problem: string }

interface FolderBackupState {
  readonly now: FolderBackup
  /** Lets the user pick the folder, and makes the first file in it. Must be called by a click. */
  readonly pick: () => Promise<void>
  /** Asks for the permission again. Must be called by a click. */
  readonly allow: () => Promise<void>
  /** No more files; those that are there stay. */
  readonly turnOff: () => Promise<void>
}

/** What the types of the platform lack of the File System Access API. */
interface Folder extends FileSystemDirectoryHandle {
  queryPermission?: (how: { mode: 'readwrite' }) => Promise<PermissionState>
  requestPermission?: (how: { mode: 'readwrite' }) => Promise<PermissionState>
}
type Picker = (how: { id: string; mode: 'readwrite' }) => Promise<Folder>

const NAME = 'backup-folder'
/** Files are written this long after the last change, in ms. */
const PAUSE = 15_000
const readwrite = { mode: 'readwrite' } as const

const picker = (): Picker | undefined =>
  typeof window === 'undefined'
    ? undefined
    : (Reflect.get(window, 'showDirectoryPicker') as Picker | undefined)

let folder: Folder | null = null
let waiting: ReturnType<typeof setTimeout> | null = null

/** One file a day, so that a mistake found a week later can still be taken back. */
async function write(into: Folder): Promise<string> {
  const made = new Date().toISOString()
  const text = await backupText(made)
  const file = await into.getFileHandle(`muster-backup-${made.slice(0, 10)}.json`, { create: true })
  const stream = await file.createWritable()
  await stream.write(text)
  await stream.close()
  return made
}

const ownName = /^muster-backup-\d{4}-\d\d-\d\d\.json$/

/** When the last file in the folder was written, or null. */
async function lastIn(from: Folder): Promise<string | null> {
  const names: string[] = []
  for await (const name of from.keys()) if (ownName.test(name)) names.push(name)
  const newest = names.toSorted().at(-1)
  if (newest === undefined) return null
  const file = await (await from.getFileHandle(newest)).getFile()
  return new Date(file.lastModified).toISOString()
}

async function writeNow(): Promise<void> {
  if (!folder) return
  const { name } = folder
  try {
    await listsStored()
    const last = await write(folder)
    folderBackup.setState({ now: { state: 'on', folder: name, last } })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const problem = t('The folder “{name}” could not be written to: {why}', { name, why })
    folderBackup.setState({ now: { state: 'failed', folder: name, problem } })
  }
}

function writeSoon(): void {
  if (waiting !== null) clearTimeout(waiting)
  waiting = setTimeout(() => {
    waiting = null
    void writeNow()
  }, PAUSE)
}

async function begin(chosen: Folder): Promise<void> {
  folder = chosen
  await writeNow()
}

/** The automatic backup. `startFolderBackup` takes it up again at the start of a visit. */
export const folderBackup: StoreApi<FolderBackupState> = createStore((set) => ({
  now: picker() ? { state: 'off' } : { state: 'unsupported' },
  pick: async () => {
    const chosen = await picker()?.({ id: 'muster-backup', ...readwrite }).catch(() => null)
    // who closes the dialogue has changed nothing
    if (!chosen) return
    await (await listsDatabase())?.keep(NAME, chosen)
    await begin(chosen)
  },
  allow: async () => {
    const kept = (await (await listsDatabase())?.kept(NAME)) as Folder | null | undefined
    if ((await kept?.requestPermission?.(readwrite)) === 'granted' && kept) await begin(kept)
  },
  turnOff: async () => {
    folder = null
    await (await listsDatabase())?.keep(NAME, null)
    set({ now: { state: 'off' } })
  },
}))

let started = false

/** Goes on with the automatic backup of a former visit and follows changes; a second call does nothing. */
export async function startFolderBackup(): Promise<void> {
  if (started || !picker()) return
  started = true
  lists.subscribe((state, before) => {
    if (folder && (state.lists !== before.lists || state.bin !== before.bin)) writeSoon()
  })
  listenToKept(() => {
    if (folder) writeSoon()
  })
  const kept = await (await listsDatabase())?.kept(NAME).catch(() => null)
  if (!(kept instanceof FileSystemDirectoryHandle)) return
  const known: Folder = kept
  const permission = (await known.queryPermission?.(readwrite)) ?? 'granted'
  if (permission !== 'granted') {
    folderBackup.setState({ now: { state: 'asking', folder: known.name } })
    return
  }
  folder = known
  const last = await lastIn(known).catch(() => null)
  folderBackup.setState({ now: { state: 'on', folder: known.name, last } })
  // the last visit may have ended before its last change was written
  const { lists: all, bin } = lists.getState()
  if ([...all, ...bin].some(({ changed }) => last === null || changed > last)) writeSoon()
}

/** Reads the automatic backup in a component. */
export function useFolderBackup<T>(select: (state: FolderBackupState) => T): T {
  return useStore(folderBackup, select)
}
