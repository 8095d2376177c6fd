import { type Message } from '../../text/t.ts'
import type { Army } from '../army.ts'
import type { Id, Roster } from '../roster.ts'
import type { RosterTree } from './roster-tree.ts'
import type { TextDraft } from './text-draft.ts'
import type { TextLine } from './text-line.ts'

/** A way in which a list of one game is written as text. */
export interface TextFormat {
  readonly id: Id
  /** `Official app (iOS)`. */
  readonly name: string
  /** How surely the lines are of this format, from 0 (not at all) to 1, by their grammar; no footer is needed. */
  readonly recognise: (lines: readonly TextLine[]) => number
  /** Whether a list in this format begins at this line; so several in one paste are told apart. */
  readonly begins: (lines: readonly TextLine[], at: number) => boolean
  /** Takes the lines apart. Never throws; what it has no place for it leaves out, so that it shows as unread. */
  readonly parse: (lines: readonly TextLine[]) => TextDraft
}

/** What one line of the text was understood as. */
export interface LineReading {
  readonly line: number
  /** `near`: taken for a name that is not quite the one written; `unread`: not understood; `layout`: says nothing of the list. */
  readonly status: 'read' | 'near' | 'unread' | 'layout'
  /** `Unit`, `Enhancement`, `Wargear`, ...; of layout only prose round the list has one. */
  readonly kind: string
  /** What it was read as. */
  readonly as: string
  /** The roster's unit that it belongs to, or null. */
  readonly unit: Id | null
  /** Points printed in the line, or null. */
  readonly stated: number | null
  /** Names that could be meant, the nearest first; for `near` and `unread`. */
  readonly candidates: readonly string[]
  /** Why what is known was not taken: `not with Deff rolla`. */
  readonly why?: string
}

/** Answers of the reader's owner: words to take instead of a line's own, and the army where the text does not say it. */
export interface TextAnswers {
  readonly lines: ReadonlyMap<number, string>
  readonly faction: Id | null
}

/** A draft read against the data: always a roster, with all that was not understood. */
export interface TextRead {
  readonly roster: Roster
  readonly readings: readonly LineReading[]
  /** What else is to be said: `No faction is named; Orks fits all units.` */
  readonly remarks: readonly string[]
}

/** A roster file as the game understands it: lines to show it by, and the draft that belongs to them. */
export interface TreeDraft {
  readonly lines: readonly TextLine[]
  readonly draft: TextDraft
}

/** A way to write a list as text for others. */
export interface TextExport<A extends Army = Army> {
  readonly id: Id
  readonly name: Message
  /** Of the file: `txt`, `csv`. */
  readonly extension: string
  readonly type: string
  /** Whether sentences may stand above the list; in files that programs read they may not. */
  readonly remarks: boolean
  /** As many characters as one message takes where such texts go; absent where nothing limits them. */
  readonly most?: number
  /** What of this list it cannot carry, in short: `your notes`; empty where it carries everything. */
  readonly loses: (army: A) => readonly string[]
  readonly write: (army: A) => string
}

/** How a list is written as a roster file of other apps: a tree of names. */
export interface TreeExport<A extends Army = Army> {
  readonly loses: (army: A) => readonly string[]
  readonly write: (army: A) => RosterTree
}

/** What a game states so that its lists can be read from and written as text. */
export interface TextForm<Data = unknown, A extends Army = Army> {
  readonly system: Id
  readonly formats: readonly TextFormat[]
  /** Whether apps end their lists with such a line: it names the app. A link alone may stand anywhere. */
  readonly closes: (line: TextLine) => boolean
  /** Looks every name of a draft up. Refuses nothing: what it does not know it keeps as unread. Never throws. */
  readonly read: (
    draft: TextDraft,
    lines: readonly TextLine[],
    data: Data,
    answers: TextAnswers,
  ) => TextRead
  /** Reads a roster file as lines and draft, no names looked up; null where it is of another game. Never throws. */
  readonly fromTree?: (tree: RosterTree) => TreeDraft | null
  readonly exports: readonly TextExport<A>[]
  readonly toTree?: TreeExport<A>
}
