import type { Roster } from '../src/engine/roster.ts'
import { gameIds, readGame, readRegistry } from '../src/library/node-games.ts'
import { checkPiece } from '../src/share/check/check-piece.ts'
import type { CheckedList } from '../src/share/check/checked-list.ts'
import { asPrinted, type EventRules } from '../src/share/check/event-rules.ts'
import { type CheckPiece, piecesOf, playerOfFile } from '../src/share/check/pieces.ts'
import type { CheckLibrary } from '../src/share/check/read-piece.ts'
import { readPortable, tooLarge } from '../src/share/portable.ts'
import { judge, type Report } from '../src/share/report.ts'
import { FILE_BOUNDS, megabytes } from '../src/share/roster-file/bounds.ts'
import { readRoster } from '../src/store/read-roster.ts'
import { bytesOf, type Place } from './check-places.ts'
import { hasPoints, passedOver } from './points-option.ts'

/** The verdict on a list in the portable form, on a list of any other kind, or why there is none and where. */
export type Outcome =
  | {
      readonly file: string
      readonly report: Report
      readonly roster: Roster
      readonly notes: readonly string[]
    }
  | { readonly file: string; readonly list: CheckedList; readonly notes: readonly string[] }
  | {
      readonly file: string
      readonly error: string
      readonly where: string
      /** Whose list it is, where a file holds several. */
      readonly player?: string
    }

/** A file taken apart. `portable`: its text, which is judged as it always was. */
type Parts =
  | { readonly kind: 'portable'; readonly text: string }
  | { readonly kind: 'pieces'; readonly pieces: readonly CheckPiece[] }
  | { readonly kind: 'error'; readonly error: string }

const fromDisk: CheckLibrary = {
  base: (system) => Promise.resolve(readGame(system)),
  full: ({ system }) => Promise.resolve(readGame(system)),
  registry: (system) => Promise.resolve(readRegistry(system)),
  gate: readRoster,
}

function tooMuch(bytes: number): string | null {
  const most = FILE_BOUNDS.file
  if (bytes <= most) return null
  return `the file has ${megabytes(bytes)}; lists have at most ${megabytes(most)}`
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

/** A `.json` is in the portable form unless it is plainly the roster of another app. */
async function partsOf(file: string): Promise<Parts> {
  const json = file.toLowerCase().endsWith('.json')
  const read = bytesOf(file, tooMuch)
  if ('error' in read) return { kind: 'error', error: read.error }
  const pieces = await piecesOf({ source: file, content: read.bytes })
  const [first] = pieces
  if (first?.kind === 'portable') return first
  if (!json || first?.kind === 'list' || first?.kind === 'stored') return { kind: 'pieces', pieces }
  const text = new TextDecoder().decode(read.bytes)
  const large = tooLarge(read.bytes.length)
  if (large !== null) return { kind: 'error', error: large }
  const value = objectIn(text)
  return value && value['game'] === undefined && value['forces'] !== undefined
    ? { kind: 'pieces', pieces }
    : { kind: 'portable', text }
}

function checkPortable(file: string, text: string, points: string | null): Outcome {
  const large = tooLarge(Buffer.byteLength(text))
  if (large !== null) return { file, error: large, where: '' }
  const value = objectIn(text)
  const game = value?.['game']
  const data = readGame(game)
  const usable = points !== null && hasPoints(game, points)
  const read = readPortable(value && usable ? { ...value, points } : text, data)
  if (!read.ok) return { file, error: read.problem, where: read.where }
  const passed = points !== null && !usable ? [passedOver(game, points)] : []
  const { roster } = read
  return { file, report: judge(roster, data), roster, notes: [...read.notes, ...passed] }
}

/** The game of a piece, as far as it can be told. */
function gameOf(piece: CheckPiece): unknown {
  if (piece.kind === 'list') return piece.list.found?.form.system
  if (piece.kind === 'portable') return objectIn(piece.text)?.['game']
  const { roster } = piece.kind === 'stored' ? piece : { roster: null }
  return typeof roster === 'object' && roster !== null ? Reflect.get(roster, 'system') : undefined
}

/** The version for the games that have it; which game a list is of shows when it is read. */
function rulesFor(points: string | null): EventRules {
  if (points === null) return asPrinted
  const games = gameIds.filter((game) => hasPoints(game, points))
  return { ...asPrinted, prices: Object.fromEntries(games.map((game) => [game, points])) }
}

async function checkOne(file: string, piece: CheckPiece, points: string | null): Promise<Outcome> {
  const list = await checkPiece(piece, rulesFor(points), fromDisk)
  const { system, player } = list
  if (list.verdict === 'unreadable') {
    return { file, error: list.findings[0]?.message ?? 'it cannot be read', where: '', player }
  }
  const passed = points !== null && !hasPoints(system, points) ? [passedOver(system, points)] : []
  return { file, list, notes: passed }
}

/** Judges every list of a file; `points` is the version to use instead of their own. Never rejects for what a file holds. */
export async function outcomesOf(
  { file, error }: Place,
  points: string | null,
): Promise<readonly Outcome[]> {
  if (error !== undefined) return [{ file, error, where: '' }]
  const parts = await partsOf(file)
  if (parts.kind === 'error') return [{ file, error: parts.error, where: '' }]
  if (parts.kind === 'portable') return [checkPortable(file, parts.text, points)]
  const outcomes: Outcome[] = []
  for (const piece of parts.pieces) outcomes.push(await checkOne(file, piece, points))
  return outcomes
}

/** The same as rows for the table, those in the portable form too. */
export async function listsOf(
  { file, error }: Place,
  points: string | null,
): Promise<readonly CheckedList[]> {
  const parts: Parts = error === undefined ? await partsOf(file) : { kind: 'error', error }
  const origin = { source: file, player: playerOfFile(file) }
  const pieces: readonly CheckPiece[] =
    parts.kind === 'pieces'
      ? parts.pieces
      : parts.kind === 'portable'
        ? [{ ...origin, kind: 'portable', text: parts.text }]
        : [{ ...origin, kind: 'refused', problem: parts.error, text: '' }]
  const lists: CheckedList[] = []
  for (const piece of pieces) {
    lists.push(await checkPiece(piece, rulesFor(points), fromDisk))
  }
  return lists
}

/** The games of the lists in these files, as far as they can be read. */
export async function gamesIn(places: readonly Place[]): Promise<ReadonlySet<unknown>> {
  const games = new Set<unknown>()
  for (const { file, error } of places) {
    if (error !== undefined) continue
    const parts = await partsOf(file)
    if (parts.kind === 'portable') games.add(objectIn(parts.text)?.['game'])
    if (parts.kind === 'pieces') for (const piece of parts.pieces) games.add(gameOf(piece))
  }
  return games
}
