import type { Army } from '../engine/army.ts'
import { blocksOf } from '../engine/blocks.ts'
import type { Finding } from '../engine/rule.ts'
import { officialWord } from '../text/kept-words.ts'
import { language } from '../text/t.ts'
import type { Summary } from './summary.ts'

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
    title: titleOf(army, officialWord),
    game,
    units: army.units.size,
    tally: tally ? `${tally.value} ${tally.label}` : '',
    parts: rest > 0 ? [...groups, { points: rest, style: 'army' }] : groups,
    ...(tally && { tallied: { id: tally.id, value: tally.value } }),
    ...(language() !== 'en' && {
      called: { in: language(), title: titleOf(army, (name) => name) },
    }),
  }
}

function titleOf({ title, slots }: Army, call: (name: string) => string): string {
  const picks = slots.flatMap((slot) => (slot.counts === '' ? [] : slot.picks))
  return [title, picks.map(({ name }) => call(name)).join(', ')].filter(Boolean).join(' · ')
}
