import { describe, expect, it } from 'vitest'

import { chosenFiles, droppedFiles, type FoundFile, readFiles } from './dropped-files.ts'

const file = (path: string, text = 'a list'): FoundFile => ({ path, file: new File([text], path) })
const sourcesOf = async (...found: readonly FoundFile[]) => {
  const { inputs, problem } = await readFiles({ found, lost: 0 })
  return { sources: inputs.map(({ source }) => source), problem }
}

/** An entry as browsers give them for what was dropped. */
function entry(fullPath: string, children?: readonly unknown[], broken = false): FileSystemEntry {
  let rest = [...(children ?? [])]
  return {
    fullPath,
    isFile: children === undefined,
    isDirectory: children !== undefined,
    file: (settle: (file: File) => void, refuse: (why: Error) => void) =>
      broken ? refuse(new Error('gone')) : settle(new File(['x'], fullPath)),
    // browsers give a folder in parts, and nothing at its end
    createReader: () => ({
      readEntries: (settle: (entries: readonly unknown[]) => void) => {
        const part = rest.slice(0, 2)
        rest = rest.slice(2)
        settle(part)
      },
    }),
  } as unknown as FileSystemEntry
}

describe('files of a folder', () => {
  it('are lists, sorted by their numbers, and no leavings of systems', async () => {
    const junk = [
      '.DS_Store',
      '__MACOSX/a/._Anna.txt',
      'a/._Anna.txt',
      'a/Thumbs.db',
      'desktop.ini',
    ]
    const { sources, problem } = await sourcesOf(
      ...junk.map((path) => file(path)),
      file('a/10.txt'),
      file('a/9.ROSZ'),
      file('a/table.csv'),
    )
    expect(sources).toEqual(['a/9.ROSZ', 'a/10.txt', 'a/table.csv'])
    expect(problem).toBeNull()
  })

  it('that a player sent instead of a list show as that player', async () => {
    const { sources } = await sourcesOf(
      file('Anna.pdf'),
      file('Ben.docx'),
      file('Cem.jpg'),
      file('Dora'),
    )
    expect(sources).toEqual(['Anna.pdf', 'Ben.docx', 'Cem.jpg', 'Dora'])
  })

  it('of any other kind are named', async () => {
    const others = ['a.mp3', 'b.exe', 'c.js', 'd.css', 'e.ttf'].map((path) => file(`deep/${path}`))
    const { sources, problem } = await sourcesOf(file('Anna.txt'), ...others)
    expect(sources).toEqual(['Anna.txt'])
    expect(problem).toBe('Passed over: a.mp3, b.exe, c.js and 2 more.')
  })

  it('are taken whatever they are called where one was chosen by itself', async () => {
    expect((await sourcesOf(file('list.bak'))).sources).toEqual(['list.bak'])
    expect((await sourcesOf(file('folder/.DS_Store'))).sources).toEqual([])
  })

  it('beyond the most are counted', async () => {
    const { sources, problem } = await sourcesOf(
      ...Array.from({ length: 503 }, (_, at) => file(`${at}.txt`)),
    )
    expect(sources).toHaveLength(500)
    expect(problem).toContain('3 files were not read')
  })

  it('are said to hold nothing where they do not', async () => {
    expect((await sourcesOf()).problem).toContain('no list in these files')
  })
})

describe('what is dropped', () => {
  it('is searched to its depths, and one that is gone does not keep the others back', async () => {
    const { found, lost } = await droppedFiles([
      entry('/lists', [
        entry('/lists/a.txt'),
        entry('/lists/gone.txt', undefined, true),
        entry('/lists/.git', [entry('/lists/.git/config.txt')]),
        entry('/lists/deep', [entry('/lists/deep/b.txt'), entry('/lists/deep/empty', [])]),
        entry('/lists/c.txt'),
      ]),
      entry('/d.txt'),
    ])
    expect(found.map(({ path }) => path).toSorted()).toEqual([
      'd.txt',
      'lists/a.txt',
      'lists/c.txt',
      'lists/deep/b.txt',
    ])
    expect(lost).toBe(1)
  })

  it('has the paths that it was chosen with', () => {
    const plain = new File(['x'], 'a.txt')
    expect(chosenFiles([plain]).found.map(({ path }) => path)).toEqual(['a.txt'])
  })
})
