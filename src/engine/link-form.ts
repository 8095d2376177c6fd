import type { Id } from './roster.ts'

/** What a number of the registry stands for: `unit` and `tyrant`, `army` and `ogor-mawtribes`, a slot and its pick. */
export interface NumberedName {
  readonly kind: Id
  readonly id: Id
}

/** A unit of a ready-made group as its book prints it. */
export interface ReadyMadeUnit {
  readonly unit: Id
  readonly size: number
}

/** A unit and its models by kind, with the army that it is in. */
export interface Counted {
  readonly army: Id
  readonly unit: Id
  readonly models: Readonly<Record<string, number>>
}

/**
 * What a game states so that its rosters fit into a link. Links hold places in these lists, and links live for ever: the
 * lists only grow, at their end.
 */
export interface LinkForm<Data = unknown> {
  readonly system: Id
  /** The game's number in links. */
  readonly number: number
  readonly seasons: readonly Id[]
  /** Points versions; the first is that of a link that names none. */
  readonly prices: readonly Id[]
  readonly limits: readonly number[]
  readonly groupKinds: readonly Id[]
  readonly roles: readonly Id[]
  readonly marks: readonly Id[]
  /** The kind of ready-made groups; armies are `army`, units `unit`, picks have their slot. */
  readonly readyMadeKind: Id
  /** Kinds for which the registry has another word, by that word: it is bound and keeps it. */
  readonly registryKinds: Readonly<Record<Id, Id>>
  /** The role of a unit that says none, by its place in a group of this kind. */
  readonly usualRole: (groupKind: Id, place: number) => Id
  /** The registry number of a name; null when the books at hand have none. */
  readonly numberOf: (data: Data, name: NumberedName) => number | null
  /** The name of a registry number; null when the books at hand lack it. */
  readonly nameOf: (data: Data, number: number) => NumberedName | null
  /** What an id is called today; the id itself unless it was renamed. */
  readonly today: (data: Data, name: NumberedName) => Id
  /** How many models a unit has, as numbers; what has no numbers gives null and travels in words. Nothing for no models. */
  readonly modelNumbers: (data: Data, unit: Counted) => readonly number[] | null
  /** The models that these numbers mean. */
  readonly modelsOf: (
    data: Data,
    unit: Omit<Counted, 'models'>,
    numbers: readonly number[],
  ) => Readonly<Record<string, number>>
  /** The units of a ready-made group; empty when no book has it. */
  readonly readyMade: (data: Data, id: Id) => readonly ReadyMadeUnit[]
}
