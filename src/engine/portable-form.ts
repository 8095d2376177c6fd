import type { Id, Roster } from './roster.ts'

/** A portable list read: a roster with remarks on what was not understood, or what is wrong with it and where. */
export type PortableRead =
  | { readonly ok: true; readonly roster: Roster; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string; readonly where: string }

/** What a game states so that its rosters can be written and read by their names. */
export interface PortableForm<Data = unknown> {
  readonly system: Id
  /** A roster as plain data for a JSON file. */
  readonly write: (roster: Roster, data: Data) => Readonly<Record<string, unknown>>
  /** Reads what `write` gives, or what others wrote in that form. Never throws. */
  readonly read: (value: unknown, data: Data) => PortableRead
}
