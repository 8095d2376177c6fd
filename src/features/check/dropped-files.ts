import type { CheckInput } from '../../share/check/pieces.ts'
import { list, locale, t } from '../../text/t.ts'

/** What lists come in. */
const ofLists = /\.(?:txt|text|md|json|ros|rosz|csv|tsv)$/i
/** What players send instead of lists: it cannot be read, but whose list is missing must show. */
const ofDocuments =
  /\.(?:pdf|docx?|odt|rtf|pages|html?|xlsx?|ods|numbers|eml|msg|zip|png|jpe?g|heic|webp|gif|bmp)$/i
/** What systems leave in folders. */
const ofSystems = /(?:^|[\\/])(?:\.|__MACOSX[\\/]|(?:desktop\.ini|thumbs\.db)$)/i
/** More would be a folder chosen by mistake. */
const most = { files: 500, bytes: 60_000_000, folders: 200 }
/** Of what is no list the first bytes say what it is. */
const documentBytes = 5_000_000

/** A file with the path that it has in the folder. */
export interface FoundFile {
  readonly path: string
  readonly file: File
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((settle, refuse) => {
      reader.readEntries(settle, refuse)
    })
    if (some.length === 0 || all.length > most.files) return all
    all.push(...some)
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** What was dropped: its files, and how many folders and files of it could not be opened. */
export interface Dropped {
  readonly found: readonly FoundFile[]
  readonly lost: number
}

/**
 * All files of what was dropped, those in folders too. Ask for the entries before waiting for anything: they are soon gone. One
 * that cannot be opened does not keep the others back.
 */
export async function droppedFiles(entries: readonly FileSystemEntry[]): Promise<Dropped> {
  const found: FoundFile[] = []
  const waiting = [...entries]
  let folders = 0
  let lost = 0
  while (waiting.length > 0 && found.length < most.files && folders < most.folders) {
    const entry = waiting.shift()
    if (!entry) break
    const path = entry.fullPath.replace(/^\//, '')
    if (ofSystems.test(path)) continue
    try {
      if (isFile(entry)) {
        const file = await new Promise<File>((settle, refuse) => entry.file(settle, refuse))
        found.push({ path, file })
      } else if (isFolder(entry)) {
        folders += 1
        waiting.push(...(await filesIn(entry)))
      }
    } catch {
      lost += 1
    }
  }
  return { found, lost: lost + waiting.length }
}

/** Files that were chosen, with their paths where a folder was. */
export function chosenFiles(files: Iterable<File>): Dropped {
  const found = [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
  return { found, lost: 0 }
}

/** What came of reading files: inputs, and in a sentence what was passed over. */
export interface ReadFiles {
  readonly inputs: readonly CheckInput[]
  readonly problem: string | null
}

const nothing = () =>
  t('There is no list in these files. Lists are .txt, .json, .ros, .rosz and .csv.')

const nameOf = (path: string) => path.split('/').at(-1) ?? path

/** In a sentence which files are no lists, and how many could not be read. */
function passedOver(others: readonly FoundFile[], lost: number): string | null {
  const names = others.slice(0, 3).map(({ path }) => nameOf(path))
  const more = others.length - names.length
  const parts = [
    others.length > 0 &&
      t('Passed over: {names}.', {
        names: list(more > 0 ? [...names, t('{count, number} more', { count: more })] : names),
      }),
    lost > 0 &&
      t(
        '{count, plural, one {# file was} other {# files were}} not read: too large, too many, or gone.',
        { count: lost },
      ),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(' ')
}

/**
 * Reads the files that may be lists, sorted by their paths; documents and pictures among them, so that it shows whose list cannot
 * be read. A file chosen by itself is taken whatever it is called.
 */
export async function readFiles({ found, lost }: Dropped): Promise<ReadFiles> {
  const alone = found.length === 1 && !found[0]?.path.includes('/')
  const own = found
    .filter(({ path }) => alone || !ofSystems.test(path))
    .toSorted((a, b) => a.path.localeCompare(b.path, locale(), { numeric: true }))
  const wanted = own.filter(
    ({ path }) => alone || ofLists.test(path) || ofDocuments.test(path) || !/\.\w+$/.test(path),
  )
  const inputs: CheckInput[] = []
  let bytes = 0
  let unread = lost + Math.max(0, wanted.length - most.files)
  for (const { path, file } of wanted.slice(0, most.files)) {
    const part = ofLists.test(path) || alone ? file : file.slice(0, documentBytes)
    bytes += part.size
    const content = bytes > most.bytes ? null : await part.arrayBuffer().catch(() => null)
    if (content) inputs.push({ source: path, content: new Uint8Array(content) })
    else unread += 1
  }
  const others = own.filter((one) => !wanted.includes(one))
  const problem = passedOver(others, unread)
  return { inputs, problem: inputs.length === 0 ? (problem ?? nothing()) : problem }
}
