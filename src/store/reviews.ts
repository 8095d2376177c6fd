import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Roster } from '../engine/roster.ts'
import { t } from '../text/t.ts'
import { BOUNDS } from './bounds.ts'
import type { Imported } from './import-lists.ts'
import type { ListSource } from './pasted-pieces.ts'
import {
  gameOf,
  type ImportAnswers,
  nothingSaid,
  type PastedRead,
  readPasted,
  type ReadyPasted,
} from './read-pasted.ts'
import type { TakenIn } from './take-in.ts'
import { say } from './toasts.ts'

/** A list that is looked through before it is kept. */
export interface Review {
  readonly id: string
  readonly source: ListSource
  readonly answers: ImportAnswers
  /** Null until it was read for the first time. */
  readonly read: PastedRead | null
  /** Whether it was kept already. */
  readonly kept: boolean
}

interface ReviewsState {
  readonly reviews: readonly Review[]
  /** The one on screen. */
  readonly shown: string | null
  /** What came in without a look, or was refused. */
  readonly reports: readonly Imported[]
  /** Begins to look through what was taken in, instead of what was there before; if there is nothing to look through, that stays. */
  readonly begin: (taken: TakenIn) => void
  readonly show: (id: string) => void
  /** Takes an answer, and reads the list with it at once. */
  readonly answer: (id: string, change: Partial<ImportAnswers>) => void
  readonly markKept: (ids: readonly string[], kept: boolean) => void
  readonly dismiss: () => void
  readonly clear: () => void
}

let count = 0

/** Lists that are being looked through; they stay while other pages are open. */
const reviews: StoreApi<ReviewsState> = createStore((set, get) => {
  const put = (id: string, change: Partial<Review>) =>
    set({ reviews: get().reviews.map((one) => (one.id === id ? { ...one, ...change } : one)) })
  const read = async (id: string) => {
    const review = get().reviews.find((one) => one.id === id)
    if (!review) return
    const done = await readPasted(review.source, review.answers)
    const now = get().reviews.find((one) => one.id === id)
    // an answer given meanwhile has begun a reading of its own
    if (now?.answers === review.answers) put(id, { read: done })
  }
  const readAll = () => {
    const waiting = get().reviews.filter((review) => review.read === null)
    void inTurn(
      waiting.map(({ id }) => id),
      read,
    )
  }
  /** Lists that were not kept make room for others, but can be taken back: answers are work. */
  const replace = (next: Pick<ReviewsState, 'reviews' | 'shown' | 'reports'>) => {
    const { reviews: before, shown, reports } = get()
    set(next)
    const open = before.filter((review) => review.read?.state === 'ready' && !review.kept).length
    if (open === 0) return
    const onAction = () => {
      set({ reviews: before, shown, reports })
      readAll()
    }
    const words = t(
      '{open, plural, one {The list before was} other {# lists before were}} not kept',
      { open },
    )
    say(words, { action: { label: t('Undo'), onAction } })
  }
  return {
    reviews: [],
    shown: null,
    reports: [],
    begin: ({ sources, imported }) => {
      if (sources.length === 0) {
        set({ reports: imported })
        return
      }
      const begun = sources.map((source): Review => {
        const id = `r${++count}`
        return { id, source, answers: nothingSaid, read: null, kept: false }
      })
      replace({ reviews: begun, shown: begun[0]?.id ?? null, reports: imported })
      readAll()
    },
    show: (shown) => set({ shown }),
    answer: (id, change) => {
      const review = get().reviews.find((one) => one.id === id)
      if (!review) return
      const answers = answered(review.source, review.answers, change)
      put(id, { answers, kept: false })
      void read(id)
    },
    markKept: (ids, kept) =>
      set({
        reviews: get().reviews.map((one) => (ids.includes(one.id) ? { ...one, kept } : one)),
      }),
    dismiss: () => set({ reports: [] }),
    clear: () => replace({ reviews: [], shown: null, reports: [] }),
  }
})

/** Answers with a change to them; army and points version are those of one game. */
function answered(
  source: ListSource,
  before: ImportAnswers,
  change: Partial<ImportAnswers>,
): ImportAnswers {
  const answers = { ...before, ...change }
  if (gameOf(source, answers) === gameOf(source, before)) return answers
  return { ...answers, faction: null, prices: null }
}

/** One after the other, with room between them for the page to answer its user. */
async function inTurn(ids: readonly string[], read: (id: string) => Promise<void>): Promise<void> {
  for (const id of ids) {
    await read(id)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
}

/** The lists that are being looked through. */
export const useReviews: UseBoundStore<StoreApi<ReviewsState>> = Object.assign(
  <T>(select: (state: ReviewsState) => T = (state) => state as T): T => useStore(reviews, select),
  reviews,
)

/** The army of a list that was read; the id of an army that nobody knows is no name. */
export function armyOf({ list: { roster }, army, armies }: ReadyPasted): string {
  const own = roster.variant ?? roster.faction
  const known = armies.some(({ faction, variant }) => (variant ?? faction) === own)
  return known ? army.title : t('No army')
}

/** What a list that was read is called: by its own name, else by its army. */
export function nameOf(read: ReadyPasted): string {
  return read.list.roster.name || armyOf(read)
}

/** Room for saying how many lines are left out. */
const roomForMore = 60

/** The lines as far as notes have room for them; of more it is said how many. */
function linesFor(room: number, lines: readonly string[]): string {
  const heading = t('Not read when imported:')
  const whole = [heading, ...lines].join('\n')
  if (whole.length <= room) return whole
  let length = heading.length + roomForMore
  const fitting = lines.findIndex((line) => (length += line.length + 1) > room)
  const left = lines.length - fitting
  const more = t('(and {left, plural, one {# more line} other {# more lines}})', { left })
  return [heading, ...lines.slice(0, fitting), more].join('\n')
}

/** The list to keep: with a name, and with the lines that were not read in its notes, so that nothing is lost. Null before it is read. */
export function rosterToKeep({ read }: Review): Roster | null {
  if (read?.state !== 'ready') return null
  const { list } = read
  const unread = new Set(
    list.readings.filter(({ status }) => status === 'unread').map(({ line }) => line),
  )
  const lines = list.lines.filter(({ at }) => unread.has(at)).map(({ raw }) => raw.trim())
  const own = list.roster.notes === '' ? '' : `${list.roster.notes}\n\n`
  const lost = lines.length > 0 ? linesFor(BOUNDS.notes - own.length, lines) : ''
  return {
    ...list.roster,
    name: nameOf(read),
    notes: `${own}${lost}`.trimEnd().slice(0, BOUNDS.notes),
  }
}
