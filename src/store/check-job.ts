import type { Id } from '../engine/roster.ts'
import { loadBase, loadFor, loadRegistry } from '../library/books.ts'
import { NoSuchData } from '../library/no-such-data.ts'
import { checkPiece } from '../share/check/check-piece.ts'
import type { CheckedList } from '../share/check/checked-list.ts'
import type { EventRules } from '../share/check/event-rules.ts'
import { type CheckInput, type CheckPiece, mostChecked, piecesOf } from '../share/check/pieces.ts'
import { type CheckLibrary, NoData } from '../share/check/read-piece.ts'
import { systemOf } from '../systems/index.ts'
import { errorWords } from './error-words.ts'
import { readRoster } from './read-roster.ts'

/** What is to be checked: all lists of these inputs but the first ones, which are known already. */
export interface CheckJob {
  readonly inputs: readonly CheckInput[]
  readonly skip: number
  readonly rules: EventRules
}

/** What a job says while it runs. `found`: how many lists there are in all; `left`: how many of them are too many. */
export type CheckNews =
  | { readonly kind: 'found'; readonly of: number; readonly left: number }
  | { readonly kind: 'lists'; readonly lists: readonly CheckedList[] }
  | { readonly kind: 'done' }

/** Lists are handed on in packs, so that the screen is drawn a few times and not for each. */
const packEvery = 160
/** For so long nothing else is done; then messages are heard. */
const breathEvery = 24

/** What is wrong with the data, or the way here, is said of no list; but a list may ask for what there never was. */
async function arriving<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    throw error instanceof NoSuchData ? error : new NoData(errorWords(error))
  }
}

const library: CheckLibrary = {
  base: (system: Id) => (systemOf(system) ? arriving(loadBase(system)) : Promise.resolve(null)),
  full: (roster) => arriving(loadFor(roster)),
  registry: (system) => arriving(loadRegistry(system)),
  gate: readRoster,
}

/** Lets everything that waits have its turn. */
const breath = () => new Promise<void>((settle) => setTimeout(settle, 0))

async function allPieces(
  inputs: readonly CheckInput[],
  stopped: () => boolean,
): Promise<readonly CheckPiece[]> {
  const pieces: CheckPiece[] = []
  let last = performance.now()
  for (const input of inputs) {
    pieces.push(...(await piecesOf(input)))
    if (performance.now() - last < breathEvery) continue
    await breath()
    last = performance.now()
    if (stopped()) break
  }
  return pieces
}

/** How many lists a piece stands for. */
const listsOf = (piece: CheckPiece) => (piece.kind === 'refused' ? (piece.lists ?? 1) : 1)

/** Reads and judges all lists of a job, with pauses in which it can be stopped. Never rejects for what is in a list. */
export async function runCheck(
  { inputs, skip, rules }: CheckJob,
  tell: (news: CheckNews) => void,
  stopped: () => boolean,
): Promise<void> {
  const pieces = await allPieces(inputs, stopped)
  if (stopped()) {
    tell({ kind: 'done' })
    return
  }
  const known = pieces.slice(0, mostChecked)
  const beyond = pieces.slice(mostChecked)
  const left = beyond.reduce((sum, piece) => sum + listsOf(piece), 0)
  tell({ kind: 'found', of: known.length, left })
  let pack: CheckedList[] = []
  let told = performance.now()
  let last = told
  for (const piece of known.slice(skip)) {
    if (stopped()) break
    pack.push(await checkPiece(piece, rules, library))
    const now = performance.now()
    if (now - told > packEvery) {
      tell({ kind: 'lists', lists: pack })
      pack = []
      told = now
    }
    if (now - last < breathEvery) continue
    await breath()
    last = performance.now()
  }
  if (pack.length > 0 && !stopped()) tell({ kind: 'lists', lists: pack })
  tell({ kind: 'done' })
}
