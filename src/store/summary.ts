import type { Army } from '../engine/army.ts'
import { blocksOf } from '../engine/blocks.ts'
import type { Finding } from '../engine/rule.ts'
import { language } from '../text/t.ts'

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
  /** The army's title: `Ogor Mawtribes`; with what it spends a budget on: `Orks · Bully Boyz, More Dakka!`. */
  readonly title: string
  /** The game in short: `AoS`. */
  readonly game: string
  readonly units: number
  /** The first tally that the system gives, with its number: `5 drops`. */
  readonly tally: string
  readonly parts: readonly SummaryPart[]
  /** The language of its words, where that is not English. */
  readonly said?: string | undefined
}

/** The summary of an army and its findings; `game` is the short name of the game. */
export function summaryOf(army: Army, findings: readonly Finding[], game: string): Summary {
  const groups = blocksOf(army)
    .map(({ groups: [first], section, points }) => ({
      points,
      // lone units under one heading are one stretch, as on the large rule
      style: section === '' ? (first?.style ?? 'own') : ('army' as const),
    }))
    .filter(({ points }) => points > 0)
  const rest = army.points - groups.reduce((sum, { points }) => sum + points, 0)
  const [tally] = army.tallies
  return {
    points: army.points,
    limit: army.limit,
    faults: findings.filter(({ severity }) => severity === 'error').length,
    title: titleOf(army),
    game,
    units: army.units.size,
    tally: tally ? `${tally.value} ${tally.label}` : '',
    parts: rest > 0 ? [...groups, { points: rest, style: 'army' }] : groups,
    ...(language() !== 'en' && { said: language() }),
  }
}

function titleOf({ title, slots }: Army): string {
  const picks = slots.flatMap((slot) => (slot.counts === '' ? [] : slot.picks))
  return [title, picks.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')
}

/** Whether its words are those of the language that is spoken: the one it was made in may have been another. */
export function inThisLanguage({ said = 'en' }: Summary): boolean {
  return said === language()
}

/** How far a list is, for its seal: a draft has not reached half of its points yet. */
export function stateOf(summary: Summary | null): 'draft' | 'ok' | 'faults' {
  if (!summary || summary.points * 2 < summary.limit) return 'draft'
  return summary.faults > 0 ? 'faults' : 'ok'
}
