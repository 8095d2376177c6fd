import type { Id, Roster } from '../../engine/roster.ts'

/** What an event asks of every list. What it leaves open stays as each list has it. */
export interface EventRules {
  /** Points limit; null: as each list says. */
  readonly limit: number | null
  /** Whether Legends units may be taken; null: as each list says. */
  readonly legends: boolean | null
  /** Season and points version by game. */
  readonly seasons: Readonly<Record<Id, Id>>
  readonly prices: Readonly<Record<Id, Id>>
}

/** Lists are judged by what they say of themselves. */
export const asPrinted: EventRules = { limit: null, legends: null, seasons: {}, prices: {} }

/** A list as the event has it judged. */
export function underRules(roster: Roster, rules: EventRules): Roster {
  return {
    ...roster,
    limit: rules.limit ?? roster.limit,
    legends: rules.legends ?? roster.legends,
    season: rules.seasons[roster.system] ?? roster.season,
    prices: rules.prices[roster.system] ?? roster.prices,
  }
}
