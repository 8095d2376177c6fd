import type { PlayEntry, PlaySheet } from '../../engine/play.ts'
import type { Battle, Side } from '../../store/play-battle.ts'
import { isTurn } from '../../store/play-course.ts'
import { standingOf } from '../../store/play-units.ts'
import { isSpent } from '../../store/play-uses.ts'
import type { PlayView } from '../../store/play-view.ts'
import { t } from '../../text/t.ts'

/** An entry with what the battle makes of it. */
export interface ShownEntry {
  readonly entry: PlayEntry
  /** Nothing of it is left to use at this time. */
  readonly spent: boolean
  /** Why it cannot be used, in a few words; empty where nothing is in its way. */
  readonly lacks: string
  readonly pinned: boolean
  readonly hidden: boolean
  readonly note: string
}

/** What the sheet shows of a phase. */
export interface PhaseEntries {
  readonly pinned: readonly ShownEntry[]
  /** Used in the turn that is being taken, or in any. */
  readonly now: readonly ShownEntry[]
  /** Used in the other player's turn. */
  readonly other: readonly ShownEntry[]
  readonly anyTime: readonly ShownEntry[]
  readonly always: readonly ShownEntry[]
  /** How many are hidden and therefore not among them. */
  readonly hidden: number
}

type View = Pick<PlayView, 'turns' | 'usable' | 'hidden'>

/** The entries of the sheet with what became of them. */
export function shownEntries(sheet: PlaySheet, battle: Battle): readonly ShownEntry[] {
  const lost = new Map(
    sheet.units.map((unit) => {
      const { destroyed, away } = standingOf(unit, battle.units[unit.id])
      return [unit.id, destroyed ? t('destroyed') : away ? t('not set up') : ''] as const
    }),
  )
  return sheet.entries.map((entry) => {
    const { pinned = false, hidden = false, note = '' } = battle.marks[entry.id] ?? {}
    const spent = isSpent(battle, entry)
    return { entry, spent, lacks: lacksOf(entry, lost), pinned, hidden, note }
  })
}

/** Nobody is left who could use it. */
function lacksOf({ usable, who }: PlayEntry, lost: ReadonlyMap<string, string>): string {
  if (!usable) return t('no unit for it')
  const states = who.map(({ unit }) => lost.get(unit) ?? '')
  return states.length > 0 && states.every((state) => state !== '') ? (states[0] ?? '') : ''
}

/** What is shown while a phase is looked at, as the view wants it. */
export function entriesOf(
  all: readonly ShownEntry[],
  phase: string,
  {
    sheet,
    battle,
    view,
  }: { readonly sheet: PlaySheet; readonly battle: Battle; readonly view: View },
): PhaseEntries {
  const turn = isTurn({ ...battle.time, phase }, sheet) ? battle.time.turn : null
  const wanted = all
    .filter((one) => view.hidden || !one.hidden)
    .filter((one) => isWanted(one, view, turn))
  const pinned = wanted.filter((one) => one.pinned)
  const rest = wanted.filter((one) => !one.pinned)
  const used = rest.filter(({ entry }) => !entry.passive)
  const here = used.filter(({ entry }) => entry.phases.includes(phase))
  return {
    pinned,
    now: here.filter(({ entry }) => isOf(entry, turn)),
    other: here.filter(({ entry }) => !isOf(entry, turn)),
    anyTime: used.filter(({ entry }) => entry.phases.length === 0),
    always: rest.filter(({ entry }) => entry.passive),
    hidden: all.filter((one) => one.hidden).length,
  }
}

const isOf = ({ whose }: PlayEntry, turn: Side | null) =>
  turn === null || whose === 'any' || whose === turn

function isWanted({ entry, spent, lacks }: ShownEntry, view: View, turn: Side | null): boolean {
  if (view.turns !== 'both' && entry.whose !== 'any' && entry.whose !== view.turns) return false
  return !view.usable || entry.passive || (!spent && lacks === '' && isOf(entry, turn))
}

/** How many entries each phase has that are not hidden, as the view wants them. */
export function countsByPhase(
  all: readonly ShownEntry[],
  sheet: PlaySheet,
  view: Pick<View, 'turns'>,
): ReadonlyMap<string, number> {
  const counted = all.filter(
    ({ entry, hidden }) =>
      !hidden &&
      !entry.passive &&
      (view.turns === 'both' || entry.whose === 'any' || entry.whose === view.turns),
  )
  return new Map(
    sheet.phases.map(({ name }) => [
      name,
      counted.filter(({ entry }) => entry.phases.includes(name)).length,
    ]),
  )
}
