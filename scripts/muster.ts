import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

import { readGame } from '../src/library/node-games.ts'
import { readPortable, tooLarge } from '../src/share/portable.ts'
import { judge, type Report } from '../src/share/report.ts'
import { hasPoints, passedOver, refusalOf } from './points-option.ts'

const usage = `Usage: muster check FILE|FOLDER... [--json] [--points VERSION]

Checks army lists in the portable form (see docs/portable-format.md), of folders every .json below them.
--points judges them by that points version (v1.1) instead of their own or the newest. Each game has versions of its
own: lists of a game that lacks the one asked for are judged without it, with a note; one that no list here can be
judged by is refused.
Exit code: 0 all legal, 1 some not, 2 some unreadable or the command itself is wrong.`

/** A file's verdict, or why it could not be read and where. */
type Outcome =
  | { readonly file: string; readonly report: Report; readonly notes: readonly string[] }
  | { readonly file: string; readonly error: string; readonly where: string }

/** npm runs scripts in the project's folder; paths are meant from where the command was typed. */
function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

interface Place {
  readonly file: string
  /** Set where there is no file to read. */
  readonly error?: string
}

function reason(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null
  if (code === 'ENOENT') return 'there is no such file or folder'
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be read'
  return 'it cannot be read'
}

/** The places below a path, or the one place that says why it cannot be looked into. */
function placesOf(path: string, look: (path: string) => readonly Place[]): readonly Place[] {
  try {
    return look(path)
  } catch (error) {
    return [{ file: path, error: reason(error) }]
  }
}

/** Every `.json` below a folder. Links to folders are not followed, so a circle of them has an end. */
function listsBelow(folder: string): readonly Place[] {
  return readdirSync(fromCaller(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return placesOf(path, listsBelow)
    return entry.name.toLowerCase().endsWith('.json') ? [{ file: path }] : []
  })
}

/** The files that an argument means, sorted: itself, or every `.json` below a folder. */
function filesOf(path: string): readonly Place[] {
  return placesOf(path, () => {
    const kind = statSync(fromCaller(path))
    if (kind.isCharacterDevice()) return [{ file: path, error: 'it is a device, not a file' }]
    if (!kind.isDirectory()) return [{ file: path }]
    const found = listsBelow(path).toSorted((a, b) => (a.file < b.file ? -1 : 1))
    return found.length > 0
      ? found
      : [{ file: path, error: 'there is no .json file in this folder' }]
  })
}

/** The text of a file, or why not. Its size is asked first, so that a huge one is never loaded. */
function textOf(file: string): { readonly text: string } | { readonly error: string } {
  try {
    const large = tooLarge(statSync(fromCaller(file)).size)
    if (large) return { error: large }
    return { text: readFileSync(fromCaller(file), 'utf8') }
  } catch (error) {
    return { error: reason(error) }
  }
}

function check({ file, error }: Place, points: string | null): Outcome {
  if (error !== undefined) return { file, error, where: '' }
  const source = textOf(file)
  if ('error' in source) return { file, error: source.error, where: '' }
  const value = objectIn(source.text)
  const game = value?.['game']
  const data = readGame(game)
  const usable = points !== null && hasPoints(game, points)
  const read = readPortable(value && usable ? { ...value, points } : source.text, data)
  if (!read.ok) return { file, error: read.problem, where: read.where }
  const passed = points !== null && !usable ? [passedOver(game, points)] : []
  return { file, report: judge(read.roster, data), notes: [...read.notes, ...passed] }
}

/** The games of the lists in these files, as far as they can be read. */
function gamesIn(places: readonly Place[]): ReadonlySet<unknown> {
  const games = new Set<unknown>()
  for (const { file, error } of places) {
    const source = error === undefined ? textOf(file) : { error }
    if ('text' in source) games.add(objectIn(source.text)?.['game'])
  }
  return games
}

/** The object that a text holds; null for any other text, of which reading says what is wrong. */
function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

function errorText({ error, where }: { readonly error: string; readonly where: string }): string {
  return where === '' ? error : `${where}: ${error}`
}

/** The notes on reading become findings of severity note, so that no reader of the output misses them. */
function jsonLine(outcome: Outcome): string {
  const { file } = outcome
  if ('error' in outcome) return JSON.stringify({ file, error: errorText(outcome) })
  const { findings, tally: _, ...totals } = outcome.report
  const notes = outcome.notes.map((message) => ({
    rule: 'portable',
    severity: 'note',
    citation: 'Portable form',
    message,
    units: [],
  }))
  return JSON.stringify({ file, ...totals, findings: [...findings, ...notes] })
}

function plainLines(outcome: Outcome): readonly string[] {
  if ('error' in outcome) return []
  const { file, report, notes } = outcome
  const verdict = report.legal ? 'legal' : 'NOT LEGAL'
  return [
    `${file}: ${verdict}, ${report.points} of ${report.limit} points, ${report.tally}`,
    ...report.findings.map(
      ({ rule, severity, citation, message }) => `  ${severity} ${rule} (${citation}): ${message}`,
    ),
    ...notes.map((note) => `  note: ${note}`),
  ]
}

function exitCode(outcomes: readonly Outcome[]): number {
  if (outcomes.some((outcome) => 'error' in outcome)) return 2
  return outcomes.some((outcome) => 'report' in outcome && !outcome.report.legal) ? 1 : 0
}

const asksForHelp: readonly string[] = ['--help', '-h']

interface Options {
  readonly json: boolean
  /** The points version asked for; empty where none follows the option. */
  readonly points: string | null
  readonly paths: readonly string[]
}

/** Takes the options from among the paths. */
function optionsOf(args: readonly string[]): Options {
  const paths: string[] = []
  let json = false
  let points: string | null = null
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--json') json = true
    else if (arg === '--points') points = args[(at += 1)] ?? ''
    else if (arg.startsWith('--points=')) points = arg.slice('--points='.length)
    else paths.push(arg)
  }
  return { json, points, paths }
}

/** What is wrong with how the command was typed, or null. */
function mistake(command: string | undefined, { paths, points }: Options): string | null {
  if (command === undefined) return 'Name a command.'
  if (command !== 'check') return `There is no command "${command}".`
  const option = paths.find((path) => path.startsWith('-'))
  if (option !== undefined) return `There is no option ${option}.`
  if (points !== null && !/^[a-z0-9][a-z0-9.-]*$/.test(points)) {
    return 'Name a points version after --points, such as v1.1.'
  }
  return paths.length === 0 ? 'Name a file or a folder to check.' : null
}

/** `check FILE|FOLDER... [--json] [--points VERSION]`: prints the verdict on each list; settles with the exit code (0 legal, 1 not, 2 unreadable). */
export async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args
  if (args.some((arg) => asksForHelp.includes(arg)) || command === 'help') {
    console.log(usage)
    return 0
  }
  const options = optionsOf(rest)
  const { json, points, paths } = options
  const wrong = mistake(command, options)
  if (wrong !== null) {
    console.error(`${wrong}\n${usage}`)
    return 2
  }
  const places = paths.flatMap(filesOf)
  const refused = points === null ? null : refusalOf(points, gamesIn(places))
  if (refused !== null) {
    console.error(refused)
    return 2
  }
  const outcomes: Outcome[] = []
  for (const place of places) {
    const outcome = check(place, points)
    outcomes.push(outcome)
    if ('error' in outcome) console.error(`${outcome.file}: ${errorText(outcome)}`)
    if (json) console.log(jsonLine(outcome))
    else for (const line of plainLines(outcome)) console.log(line)
  }
  return exitCode(outcomes)
}
