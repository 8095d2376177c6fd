import type { Id, Roster, RosterGroup, RosterUnit } from './roster.ts'

/**
 * One change to a roster. Ids of new units and groups are made by whoever makes the edit (see `freshId`), so that applying
 * an edit is pure and can be repeated. An edit that names something the roster does not have changes nothing.
 */
export type Edit =
  | { readonly kind: 'set-name'; readonly name: string }
  | { readonly kind: 'set-notes'; readonly notes: string }
  | { readonly kind: 'set-limit'; readonly limit: number }
  | { readonly kind: 'set-season'; readonly season: Id }
  | { readonly kind: 'set-prices'; readonly prices: Id | null }
  | { readonly kind: 'set-legends'; readonly legends: boolean }
  | { readonly kind: 'set-army'; readonly faction: Id; readonly variant: Id | null }
  /** `at` counts from 0; left out: at the end. */
  | { readonly kind: 'add-group'; readonly group: RosterGroup; readonly at?: number }
  | { readonly kind: 'remove-group'; readonly group: Id }
  | { readonly kind: 'move-group'; readonly group: Id; readonly to: number }
  | {
      readonly kind: 'add-unit'
      readonly group: Id
      readonly unit: RosterUnit
      readonly at?: number
    }
  | { readonly kind: 'remove-unit'; readonly unit: Id }
  | {
      readonly kind: 'move-unit'
      readonly unit: Id
      readonly group: Id
      readonly role: Id
      readonly at?: number
    }
  | { readonly kind: 'set-size'; readonly unit: Id; readonly size: number }
  /** Sets how many models of each kind the unit has; an empty record goes back to the usual number. */
  | {
      readonly kind: 'set-models'
      readonly unit: Id
      readonly models: Readonly<Record<string, number>>
    }
  /** Gives the mark to this unit and takes it from every other; null takes it from all. */
  | { readonly kind: 'set-mark'; readonly mark: Id; readonly unit: Id | null }
  /** Adds a pick to a slot of the army, or of a unit when `unit` is given; `instead` is the pick it replaces. */
  | {
      readonly kind: 'pick'
      readonly slot: Id
      readonly id: Id
      readonly unit?: Id
      readonly instead?: Id
    }
  /** Takes a pick away; of several that are the same, one. */
  | { readonly kind: 'unpick'; readonly slot: Id; readonly id: Id; readonly unit?: Id }
  | {
      readonly kind: 'set-wargear'
      readonly unit: Id
      readonly item: string
      readonly count: number
    }
  | { readonly kind: 'set-nickname'; readonly unit: Id; readonly nickname: string }
  | { readonly kind: 'set-note'; readonly unit: Id; readonly note: string }
  /** The whole of another roster, as undo and restore need it. */
  | { readonly kind: 'replace'; readonly roster: Roster }
  /** Several edits that stand or fall together as one step of undo. */
  | { readonly kind: 'all'; readonly edits: readonly Edit[] }
