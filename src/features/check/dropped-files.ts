import type { CheckInput } from '../../share/check/pieces.ts'

/** What lists come in; other files of a folder are passed over. */
const ofLists = /\.(?:txt|text|md|json|ros|rosz|csv|tsv)$/i
/** More would be a folder chosen by mistake. */
const most = { files: 500, bytes: 60_000_000, folders: 200 }

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

/** All files of what was dropped, those in folders too. Ask for the entries before waiting for anything: they are soon gone. */
export async function droppedFiles(
  entries: readonly FileSystemEntry[],
): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = []
  const waiting = [...entries]
  let folders = 0
  while (waiting.length > 0 && found.length < most.files && folders < most.folders) {
    const entry = waiting.shift()
    if (!entry) break
    if (isFile(entry)) {
      const file = await new Promise<File>((settle, refuse) => entry.file(settle, refuse))
      found.push({ path: entry.fullPath.replace(/^\//, ''), file })
    } else if (isFolder(entry)) {
      folders += 1
      waiting.push(...(await filesIn(entry)))
    }
  }
  return found
}

/** Files that were chosen, with their paths where a folder was. */
export function chosenFiles(files: Iterable<File>): readonly FoundFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** What came of reading files: inputs, and in a sentence what was passed over. */
export interface ReadFiles {
  readonly inputs: readonly CheckInput[]
  readonly problem: string | null
}

/** Reads the files that may be lists, sorted by their paths. A file chosen by itself is taken whatever it is called. */
export async function readFiles(found: readonly FoundFile[]): Promise<ReadFiles> {
  const alone = found.length === 1
  const wanted = found
    .filter(({ path }) => alone || ofLists.test(path))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }))
    .slice(0, most.files)
  const inputs: CheckInput[] = []
  let bytes = 0
  let unread = 0
  for (const { path, file } of wanted) {
    bytes += file.size
    const content = bytes > most.bytes ? null : await file.arrayBuffer().catch(() => null)
    if (content) inputs.push({ source: path, content: new Uint8Array(content) })
    else unread += 1
  }
  if (inputs.length === 0) {
    return {
      inputs,
      problem: 'There is no list in these files. Lists are .txt, .json, .ros, .rosz and .csv.',
    }
  }
  const words = unread === 1 ? '1 file was' : `${unread} files were`
  const problem = unread > 0 ? `${words} not read: too large, or gone.` : null
  return { inputs, problem }
}
