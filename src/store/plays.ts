import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { PlaySheet } from '../engine/play.ts'
import type { Id } from '../engine/roster.ts'
import { keepWords } from '../text/keep-words.ts'
import { keepValue, knownValues, listenToKept, listsDatabase } from './lists.ts'
import type { Battle } from './play-battle.ts'
import { type PlayHistory, redone, stepped, undone } from './play-history.ts'
import { playName } from './play-name.ts'
import { newRecord, type PlayRecord, toStore } from './play-record.ts'
import { newBattle, type PlayAction, played } from './play-state.ts'
import { actionWords } from './play-words.ts'
import { readPlay } from './read-play.ts'

/** The battle of a list as this tab has it. */
export interface OpenPlay {
  /** Null before anything was done in it. */
  readonly record: PlayRecord | null
  /** What is stored but cannot be read, with the marks and notes that are left of it, until it is part of a new record. */
  readonly damaged: { readonly raw: string; readonly marks: Battle['marks'] } | null
  /** A newer version of Muster saved one, which is left alone: nothing that is done here is stored. */
  readonly newer: boolean
  /** The browser did not let it be read: nothing that is done here is stored, so that it is not lost. */
  readonly unread: boolean
}

interface PlaysState {
  /** Those that were opened in this visit. */
  readonly plays: ReadonlyMap<Id, OpenPlay>
  /** Reads what is stored of a list's battle, once a visit; other tabs are listened to from then on. */
  readonly open: (list: Id) => Promise<void>
  /** Does something in a battle that is open, as a step of undo, or as part of the last one where it goes on typing. Gives whether that changed anything. */
  readonly act: (list: Id, action: PlayAction, sheet: PlaySheet, typing?: string) => boolean
  readonly undo: (list: Id) => void
  readonly redo: (list: Id) => void
  /** Forgets what could not be read; gives what brings it back. */
  readonly discardAside: (list: Id, sheet: PlaySheet) => () => void
}

/** Where nothing was played and nothing is amiss. */
export const noPlay: OpenPlay = { record: null, damaged: null, newer: false, unread: false }

/** The battles that are played with lists. */
export const plays: StoreApi<PlaysState> = createStore((set, get) => {
  const put = (list: Id, play: OpenPlay) => set({ plays: new Map([...get().plays, [list, play]]) })
  const keep = (list: Id, record: PlayRecord) => {
    const { newer, unread } = get().plays.get(list) ?? noPlay
    put(list, { record, damaged: null, newer, unread })
    if (!newer && !unread) keepValue(playName(list), toStore(record))
  }
  const travel = (list: Id, way: typeof undone) => {
    const record = get().plays.get(list)?.record
    const gone: PlayHistory | null = record ? way(record) : null
    if (record && gone) keep(list, { ...record, ...gone })
  }
  return {
    plays: new Map(),
    open: async (list) => {
      const before = get().plays.get(list)
      if (before && !before.unread) return
      const play = await storedPlay(list)
      if (get().plays.get(list) !== before) return
      put(list, play)
      if (play.record && !play.newer) knownValues.know(playName(list), toStore(play.record))
    },
    act: (list, action, sheet, typing) => {
      const open = get().plays.get(list)
      if (!open) return false
      const record = recordIn(open, list, sheet)
      const battle = played(record.battle, action, sheet)
      if (battle === record.battle) return false
      const { label, said } = keepWords(() => actionWords(action, record.battle, sheet))
      const words = { label: label.slice(0, 1000), said }
      keep(list, { ...record, ...stepped(record, battle, words, typing) })
      return true
    },
    undo: (list) => travel(list, undone),
    redo: (list) => travel(list, redone),
    discardAside: (list, sheet) => {
      const former = recordIn(get().plays.get(list) ?? noPlay, list, sheet)
      keep(list, { ...former, aside: null })
      return () => {
        const now = get().plays.get(list)?.record
        if (now) keep(list, { ...now, aside: former.aside })
      }
    },
  }
})

/** The record of an open battle; that of a new one where there is none. */
function recordIn({ record, damaged }: OpenPlay, list: Id, sheet: PlaySheet): PlayRecord {
  if (record) return record
  const battle = newBattle(sheet, new Date().toISOString(), damaged?.marks)
  return { ...newRecord(list, battle), aside: damaged?.raw ?? null }
}

/** What is stored of a list's battle. What cannot be read keeps its marks and notes. */
export async function storedPlay(list: Id): Promise<OpenPlay> {
  const name = playName(list)
  const database = await listsDatabase()
  let value: unknown
  try {
    value = await database?.kept(name).catch(() => database.kept(name))
  } catch {
    return { ...noPlay, unread: true }
  }
  if (value === undefined) return noPlay
  const read = readPlay(value)
  if (read.ok) return { ...noPlay, record: { ...read.record, list } }
  const { newer, raw, marks } = read
  return { ...noPlay, damaged: newer ? null : { raw, marks }, newer }
}

/** Battles were kept under these names, here or by another tab: what is open here and not due is read anew. */
async function takeOver(names: readonly string[] | null): Promise<void> {
  for (const [list, before] of plays.getState().plays) {
    const name = playName(list)
    if ((names && !names.includes(name)) || knownValues.isDue(name)) continue
    const play = await storedPlay(list)
    const { plays: now } = plays.getState()
    // what was done here meanwhile is written after it
    if (now.get(list) !== before || !play.record) continue
    plays.setState({ plays: new Map([...now, [list, play]]) })
    knownValues.know(name, toStore(play.record))
  }
}

listenToKept((names) => void takeOver(names).catch(() => {}))

/** The battle of a list in a component; undefined until it was read. */
export function usePlay(list: Id): OpenPlay | undefined {
  return useStore(plays, (state) => state.plays.get(list))
}
