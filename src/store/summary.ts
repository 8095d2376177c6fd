import type { Id } from '../engine/roster.ts'
import { language, t } from '../text/t.ts'

/** A stretch of the small points rule: a group, or what belongs to the army as a whole. */
export interface SummaryPart {
  readonly points: number
  readonly style: 'own' | 'locked' | 'loose' | 'army'
}

/** What a row of the lists screen shows, saved with the list so that the screen needs no data of any faction. */
export interface Summary {
  readonly points: number
  readonly limit: number
  /** Findings of severity error. */
  readonly faults: number
  /** The army's title by its English names: `Ogor Mawtribes`; with what it spends a budget on: `Orks · Bully Boyz, More Dakka!`. */
  readonly title: string
  /** The game in short: `AoS`. */
  readonly game: string
  readonly units: number
  /** The first tally that the system gives, with its number, in the language that it was worked out in: `5 drops`. */
  readonly tally: string
  /** The same as a fact, which `tallyIn` says. */
  readonly tallied?: { readonly id: Id; readonly value: number } | undefined
  readonly parts: readonly SummaryPart[]
  /** The title by the names of another language, in which it was worked out. */
  readonly called?: { readonly in: string; readonly title: string } | undefined
  /** The language of all its words, where that is not English: of what older versions stored. */
  readonly said?: string | undefined
}

/** The army's title in the language that is spoken; in English as long as its names there are not known. */
export function titleIn({ title, called }: Summary): string {
  return called?.in === language() ? called.title : title
}

/** Its tally in the language that is spoken; of one that has no words here as it was stored. */
export function tallyIn({ tally, tallied }: Summary): string {
  const count = tallied?.value ?? 0
  if (tallied?.id === 'drops') return t('{count, plural, one {# drop} other {# drops}}', { count })
  if (tallied?.id === 'units') return t('{count, plural, one {# unit} other {# units}}', { count })
  return tally
}

/** Whether its words are those of the language that is spoken: the names of a language come with the data of the game. */
export function inThisLanguage({ said = 'en', called }: Summary): boolean {
  const spoken = language()
  return said === spoken || (said === 'en' && called?.in === spoken)
}

/** How far a list is, for its seal: a draft has not reached half of its points yet. */
export function stateOf(summary: Summary | null): 'draft' | 'ok' | 'faults' {
  if (!summary || summary.points * 2 < summary.limit) return 'draft'
  return summary.faults > 0 ? 'faults' : 'ok'
}
