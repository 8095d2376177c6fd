import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

import { compiledText, messagesIn } from '../vite/messages.mjs'
import { home } from './lib.mjs'

export const catalogueFile = join(home, 'src/text/messages.json')
export const languageFile = (code: string) => join(home, 'src/text/lang', `${code}.json`)

/** A text of the interface and where it is shown. */
export interface Found {
  readonly files: string[]
  /** The parts of the app, for translators: `features/builder`. */
  readonly places: string[]
}

/** A flat file of texts: English to another language. */
export function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/** Every source file of the app that may hold texts, by its path from the project. */
export function sourceFiles(folder = 'src'): readonly string[] {
  const whole = join(home, folder)
  const names = /\.tsx?$/.test(folder)
    ? [whole]
    : readdirSync(whole, { recursive: true, encoding: 'utf8' }).map((name) => join(whole, name))
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => !/\.test\.tsx?$|[\\/]testing[^\\/]*$|[\\/]src[\\/]text[\\/]/.test(name))
    .map((name) => relative(home, name).split(sep).join('/'))
    .toSorted()
}

/** What is told of a text that is not in order; without it such a text throws. */
type Tell = (fault: string) => void

const thrown: Tell = (fault) => {
  throw new Error(fault)
}

/** All texts of the sources by their key. A text that is no ICU message, or lacks a value, is told of and left out. */
export function catalogue(tell: Tell = thrown): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>()
  for (const file of sourceFiles()) {
    try {
      addTexts(found, file)
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error))
    }
  }
  return found
}

function addTexts(found: Map<string, Found>, file: string): void {
  const code = readFileSync(join(home, file), 'utf8')
  for (const { key, text, values, line } of messagesIn(code, file)) {
    const wanted = argumentsOf(text)
    const given = values && new Set(values)
    if (given && [...wanted].some((name) => !given.has(name))) {
      throw new Error(`${file}:${line}: "${text}" wants ${[...wanted].join(', ')}`)
    }
    const place = dirname(file).split('/').slice(1, 3).join('/') || basename(file)
    const known = found.get(key) ?? { files: [], places: [] }
    if (!known.files.includes(file)) known.files.push(file)
    if (!known.places.includes(place)) known.places.push(place)
    found.set(key, known)
  }
}

/** The names of the values and marks of an ICU message. */
export function argumentsOf(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: unknown) => {
    if (!Array.isArray(node)) return
    const [name, kind, ...rest] = node as readonly unknown[]
    if (typeof name === 'string') names.add(name)
    if (kind === 1 || kind === 2 || kind === 3) {
      for (const branch of Object.values(rest[0] as object)) visitAll(branch)
    } else if (typeof kind !== 'number') visitAll([kind, ...rest])
    else if (kind === 0) visitAll([kind, ...rest])
  }
  const visitAll = (nodes: unknown) => {
    if (Array.isArray(nodes)) for (const each of nodes) visit(each)
  }
  visitAll(compiledText(text, 'a text'))
  return names
}

/** The English of a key without its context. */
const englishOf = (key: string) => key.replace(/ \| [a-z ]+$/, '')

/** What is wrong with a language's texts; `whole` also says what it lacks and what nobody shows. Each line ends in ` ← key`. */
export function problemsOf(
  texts: Readonly<Record<string, string>>,
  known: ReadonlyMap<string, Found>,
  whole: boolean,
): readonly string[] {
  const faults = Object.entries(texts).flatMap(([key, text]) => {
    const fault = faultOf(key, text)
    return fault ? [`${fault} ← ${key}`] : []
  })
  if (!whole) return faults
  const lacking = [...known.keys()].filter((key) => texts[key] === undefined)
  const stale = Object.keys(texts).filter((key) => !known.has(key))
  return [
    ...faults,
    ...lacking.map((key) => `missing ← ${key}`),
    ...stale.map((key) => `shown nowhere ← ${key}`),
  ]
}

function faultOf(key: string, text: string): string | null {
  if (text.trim() === '') return 'empty'
  const english = englishOf(key)
  let names: ReadonlySet<string>
  try {
    names = argumentsOf(text)
  } catch {
    return 'no ICU message'
  }
  const wanted = argumentsOf(english)
  const missing = [...wanted].filter((name) => !names.has(name))
  const strange = [...names].filter((name) => !wanted.has(name))
  if (missing.length > 0) return `lacks ${missing.join(', ')}`
  if (strange.length > 0) return `has ${strange.join(', ')}, which English has not`
  if (/\s$/.test(english) !== /\s$/.test(text)) return 'ends otherwise'
  return null
}
