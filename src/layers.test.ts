import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

import { describe, expect, it } from 'vitest'

const src = import.meta.dirname
const systemIds = ['aos4', 'wh40k11']
const react = ['react', 'react-dom', 'react-router']
const vagueNames = ['utils', 'util', 'helpers', 'helper', 'common', 'types', 'misc']

/** A source file: its path below src, with forward slashes, and its text. */
interface Source {
  readonly path: string
  readonly text: string
}

const filesNamed = (name: RegExp): readonly Source[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => ({
      path: path.split(sep).join('/'),
      text: readFileSync(join(src, path), 'utf8'),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path))

const sources = filesNamed(/\.tsx?$/)
const styles = filesNamed(/\.css$/)

const isTest = ({ path }: Source) => /\.test\.tsx?$|(^|\/)testing\b[^/]*\.tsx?$/.test(path)
const inLayer =
  (...layers: string[]) =>
  (file: Source) =>
    layers.includes(layerOf(file.path))
const layerOf = (path: string) => path.split('/')[0] ?? ''

/** What a file imports: `src`-relative paths of our own files, and the names of packages. */
function importsOf({ path, text }: Source): readonly string[] {
  const statements = /(?:^(?:import|export|\}) ?(?:[^'"\n]*\bfrom )?|\bimport\()['"]([^'"]+)['"]/gm
  return [...text.matchAll(statements)]
    .map(([, name]) => name ?? '')
    .map((name) =>
      name.startsWith('.')
        ? relative(src, resolve(src, dirname(path), name))
            .split(sep)
            .join('/')
        : name,
    )
}

/** Each import of these files that is not allowed, as "file imports what". */
function breaches(
  files: readonly Source[],
  allows: (imported: string, file: Source) => boolean,
): readonly string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !allows(imported, file))
      .map((imported) => `${file.path} imports ${imported}`),
  )
}

const isSystemSchema = (path: string) => /^systems\/[^/]+\/schema[^/]*\.ts$/.test(path)
/** The game that a file is part of: of its rules, or of the conversion of its data. */
const gameOf = (path: string) =>
  systemIds.find((id) => RegExp(`^(systems|library/import)/${id}/`).test(path)) ?? null
const folder = (path: string) => path.split('/').slice(0, 2).join('/')

describe('keys', () => {
  it('are heard from the moment in which what they work on can be seen, not some time after', () => {
    const tooLate =
      /\buseEffect\((?:(?!\buse(?:Layout)?Effect\(|\n\})[^])*?(?:'(?:keydown|paste)'|listenToUndoKeys\()/
    expect("useEffect(() => {\n  window.addEventListener('keydown', f)").toMatch(tooLate)
    const late = sources.filter((file) => !isTest(file) && tooLate.test(file.text))
    expect(late.map(({ path }) => path)).toEqual([])
  })
})

describe('layers', () => {
  it('finds the source files and their imports', () => {
    expect(sources.length).toBeGreaterThan(5)
    const sample = { path: 'systems/a/b.ts', text: "import { x } from '../../engine/x.ts'" }
    expect(importsOf(sample)).toEqual(['engine/x.ts'])
  })

  it('lets the engine import only the engine and the texts', () => {
    const engine = sources.filter(inLayer('engine')).filter((file) => !isTest(file))
    expect(breaches(engine, (imported) => ['engine', 'text'].includes(layerOf(imported)))).toEqual(
      [],
    )
  })

  it('lets a system import only the engine, the texts and itself, and zod in its schema', () => {
    const tableOfGames = /^systems\/[^/]+\.ts$/
    const systems = sources
      .filter(inLayer('systems'))
      .filter((file) => !isTest(file) && !tableOfGames.test(file.path))
    const allowed = breaches(
      systems,
      (imported, { path }) =>
        ['engine', 'text'].includes(layerOf(imported)) ||
        imported.startsWith(`${folder(path)}/`) ||
        (imported === 'zod/mini' && isSystemSchema(path)),
    )
    expect(allowed).toEqual([])
  })

  it('keeps the games apart, their rules and what their data is converted by, tests too', () => {
    const games = sources.filter(({ path }) => gameOf(path) !== null)
    expect(new Set(games.map(({ path }) => gameOf(path)))).toEqual(new Set(systemIds))
    const found = breaches(games, (imported, { path }) => {
      const other = gameOf(imported)
      return other === null || other === gameOf(path)
    })
    expect(found).toEqual([])
  })

  it('keeps features apart from each other and from the app', () => {
    const features = sources.filter(inLayer('features'))
    const found = breaches(
      features,
      (imported, { path }) =>
        layerOf(imported) !== 'app' &&
        (layerOf(imported) !== 'features' || imported.startsWith(`${folder(path)}/`)),
    )
    expect(found).toEqual([])
  })

  it('lets each lower layer import nothing of the layers above it', () => {
    const above: Record<string, readonly string[]> = {
      library: [...react, 'zustand', 'store', 'features', 'app', 'ui'],
      share: [...react, 'zustand', 'store', 'features', 'app', 'ui'],
      store: [...react, 'features', 'app', 'ui'],
      text: [
        ...react,
        'zustand',
        'engine',
        'systems',
        'library',
        'share',
        'store',
        'features',
        'app',
        'ui',
      ],
      ui: ['engine', 'systems', 'library', 'share', 'store', 'features', 'app'],
    }
    const files = sources.filter(inLayer(...Object.keys(above))).filter((file) => !isTest(file))
    const found = breaches(
      files,
      (imported, { path }) => !above[layerOf(path)]?.includes(layerOf(imported)),
    )
    expect(found).toEqual([])
  })

  it('names no game outside the systems and the library', () => {
    const named = new RegExp(`['"\`](${systemIds.join('|')})['"\`]`)
    const found = sources
      .filter((file) => !isTest(file) && !inLayer('systems', 'library')(file))
      .filter(({ text }) => named.test(text))
    expect(found.map(({ path }) => path)).toEqual([])
  })
})

describe('source files', () => {
  it('import files that exist, by their full name', () => {
    const found = breaches(sources, (imported) => {
      const own = sources.some(({ path }) => layerOf(path) === layerOf(imported))
      return !own || !imported.includes('/') || existsSync(join(src, imported.replace(/\?.*$/, '')))
    })
    expect(found).toEqual([])
  })

  it('have names that say what they hold', () => {
    const vague = sources.filter(({ path }) =>
      vagueNames.includes(basename(path).replace(/\..*$/, '')),
    )
    expect(vague.map(({ path }) => path)).toEqual([])
  })

  it('have at most 300 lines', () => {
    const files = [...sources, ...styles]
    const long = files.filter(({ text }) => text.trimEnd().split('\n').length > 300)
    expect(long.map(({ path }) => path)).toEqual([])
  })
})
