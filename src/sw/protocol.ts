/** A file of a release: where it is and how many bytes it has. */
export type ReleaseFile = readonly [path: string, bytes: number]

/** What the build tells the worker of the release that it belongs to. */
export interface Release {
  readonly id: string
  /** The app itself: all of it is stored before the worker counts as installed. */
  readonly app: readonly ReleaseFile[]
  /** Data of the games, under names that change with what is in them. */
  readonly data: readonly ReleaseFile[]
  /** What all the data weighs on the way, packed. */
  readonly packed: number
}

/** Each release has a cache of its own; a release lives as long as a tab shows it. */
export const APP_CACHE = 'muster-app-'

/** Data of all releases: a name stands for one content for ever. */
export const DATA_CACHE = 'muster-data'

/** What other apps handed over, until the import page takes it. */
export const HANDED_CACHE = 'muster-handed'

/** The address that other apps send lists to. The worker answers it; no server ever does. */
export const HANDED_TO = '/share-target'

/** Where something handed over waits in its cache. */
export const handedPath = (id: string): string => `/handed/${id}`

/** In the import page's address: what was handed over could not be stored. */
export const HANDED_LOST = 'lost'

/** What a page asks of a worker: each is answered through the port sent along, but the last, which is obeyed. */
export type Asked = 'status' | 'keep-next' | 'tidy' | 'take-over'

/** What the worker asks of a page, answered through the port with the page's release. */
export const WHICH_RELEASE = 'which-release'

/** What a worker says of its release: sizes are in bytes. */
export interface WorkerStatus {
  readonly release: string
  /** How many tabs are open. */
  readonly tabs: number
  /** How much of the data is stored. */
  readonly have: number
  readonly all: number
  /** What all of it weighs on the way, packed. */
  readonly packed: number
  /**
   * Why the last file did not come: no connection, no room left, or the host has it no longer, since a newer release is out.
   */
  readonly trouble: 'offline' | 'full' | 'gone' | null
}
