import type { RosterUnit } from '../engine/roster.ts'

/** The newest version that this Muster reads and writes. The version is the first character of a link. */
export const linkVersion = '2'

/** The first version: it knows neither points versions nor counts of models. A list without them is still written so. */
export const firstVersion = '1'

/** More than any list needs; a link that claims more is not read on. */
export const bounds = {
  characters: 40_000,
  groups: 300,
  units: 1_000,
  picks: 100,
  texts: 4_000,
  textLength: 20_000,
  unpacked: 200_000,
  number: 1_000_000,
} as const

/** Widths in bits: pieces of counts, and checks after the head, after each group, and at the end. */
export const widths = {
  system: 2,
  name: 12,
  place: 2,
  limit: 10,
  picks: 3,
  groups: 3,
  units: 3,
  size: 1,
  marks: 1,
  unitPicks: 2,
  texts: 3,
  unit: 4,
  models: 1,
  model: 3,
  items: 2,
  item: 2,
  wargear: 3,
  length: 5,
  bytes: 8,
  partCheck: 6,
  endCheck: 24,
} as const

/** What a link names: a number of the registry, or an id in letters where there is no number. */
export type LinkName = number | string

export interface LinkHead {
  readonly system: number
  readonly faction: LinkName
  readonly variant: LinkName | null
  /** Place in the game's list, or the id in letters. */
  readonly season: LinkName
  readonly limit: { readonly place: number } | number
  readonly legends: boolean
  readonly name: string
}

export interface LinkUnit {
  readonly unit: LinkName
  /** Null: the usual one for its place. */
  readonly role: LinkName | null
  readonly size: number
  readonly models: readonly number[]
  readonly items: readonly LinkItem[]
  readonly marks: readonly LinkName[]
  readonly picks: readonly LinkPick[]
}

/** A choice of wargear by the numbers of its option and of the choice, with the models that have it. */
export interface LinkItem {
  readonly option: number
  readonly choice: number
  readonly count: number
}

/** A numbered pick brings its slot along; in letters it is `slot:id`. */
export type LinkPick = LinkName

export interface LinkGroup {
  readonly kind: LinkName
  readonly from: LinkName | null
  /** Null: the units that the book prints. */
  readonly units: readonly LinkUnit[] | null
}

/** What was written in words: nicknames, notes, and wargear and models by their names. `unit` counts from 1; 0 is the list itself. */
export interface LinkText {
  readonly unit: number
  readonly field: 'nickname' | 'note' | 'wargear' | 'models'
  readonly text: string
  /** Models, of wargear and of kinds of models. */
  readonly count: number
}

export const textFields: readonly LinkText['field'][] = ['note', 'nickname', 'wargear', 'models']

/** Fields whose texts come with a count. */
export function isCounted(field: LinkText['field']): boolean {
  return field === 'wargear' || field === 'models'
}

/** The key of a choice of wargear that has numbers: `3.1`. Larger ones than these go in words. */
export const numberedItem = /^([1-9]\d{0,3}|0)\.([1-9]\d{0,3}|0)$/

/** Where reading stopped: nothing after that place can be trusted. */
export type Stop =
  | { readonly in: 'head' }
  | { readonly in: 'picks' }
  | { readonly in: 'groups'; readonly group: number; readonly of: number }
  | { readonly in: 'texts' }
  | { readonly in: 'end' }

/** A link as read, before its numbers have names. */
export interface LinkContent {
  readonly version: string
  readonly head: LinkHead | null
  /** Place of the points version in the game's list, or the id in letters; null: the newest at hand. */
  readonly prices: LinkName | null
  readonly picks: readonly LinkPick[]
  readonly groups: readonly LinkGroup[]
  readonly texts: readonly LinkText[]
  readonly stop: Stop | null
  /** True when the characters ran out, false when they do not match their checks. */
  readonly cut: boolean
}

/** A unit with nothing chosen for it. */
export const plainUnit: Omit<RosterUnit, 'id' | 'unit' | 'role'> = {
  size: 0,
  models: {},
  marks: [],
  picks: [],
  wargear: {},
  nickname: '',
  note: '',
}
