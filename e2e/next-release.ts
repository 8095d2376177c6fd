import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

import { dist } from './static-host.ts'

/** What a unit of Age of Sigmar is called in the next release, so that its data can be told from the present one's. */
export const renamed = { from: 'Gluttons', to: 'Bigmouths' } as const

const hasNames = (name: string) => ['.js', '.css', '.html'].includes(extname(name))
const isBook = (name: string) => /^ogor-mawtribes-.*\.json$/.test(name)

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** The name under which the next release has a file. */
const nextName = (name: string) => name.replace(/\.(\w+)$/, '.next.$1')

/**
 * A copy of the built app as its next release would be: no script or style has its former name, a book has other words in it,
 * and the release another id. Gives the folder.
 */
export function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-next-'))
  cpSync(dist, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const moved = readdirSync(assets).filter((name) => hasNames(name) || isBook(name))
  const renames = (text: string) =>
    moved.reduce((all, name) => all.replaceAll(name, nextName(name)), text)
  const id = releaseId(folder)
  for (const name of ['index.html', 'sw.js']) {
    rewrite(join(folder, name), (text) => renames(text).replaceAll(id, id.replace(/./g, 'e')))
  }
  for (const name of moved) {
    rewrite(join(assets, name), (text) =>
      isBook(name) ? text.replaceAll(renamed.from, renamed.to) : renames(text),
    )
    renameSync(join(assets, name), join(assets, nextName(name)))
  }
  return folder
}

/** The built app where only the worker of the next release has arrived. Gives the folder. */
export function halfRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-half-'))
  cpSync(dist, folder, { recursive: true })
  const next = nextRelease()
  renameSync(join(next, 'sw.js'), join(folder, 'sw.js'))
  rmSync(next, { recursive: true })
  return folder
}

/** The release that a built folder is of. */
function releaseId(folder: string): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, id] = /name="release" content="(\w+)"/.exec(page) ?? []
  if (id === undefined) throw new Error('The page does not say of which release it is.')
  return id
}
