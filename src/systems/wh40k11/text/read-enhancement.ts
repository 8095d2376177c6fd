import type { RosterPick } from '../../../engine/roster.ts'
import { pointsOf } from '../../../engine/text/line-parts.ts'
import { slots } from '../picks.ts'
import { chosenIds, meantBy } from '../portable-enhancement.ts'
import { namesOf } from '../portable-names.ts'
import { candidatesIn, nearIn, type FoundName, type Reading } from './reading.ts'

/** An enhancement that these very words name, one of the chosen detachments before others; null for other words. */
export function enhancementNamed(reading: Reading, words: string): FoundName | null {
  if (words.length > 100) return null
  const { enhancements, qualified } = namesOf(reading.data)
  if (enhancements.find(words) === null && qualified.find(words) === null) return null
  const id = meantBy(words, reading)
  return id === null ? null : { id, name: nameOf(reading, id) ?? words, sure: true }
}

function nameOf({ catalogue, data }: Reading, id: string): string | null {
  const named = data.index?.picks.find((pick) => pick.slot === slots.enhancement && pick.id === id)
  return catalogue.enhancement(id)?.data.name ?? named?.name ?? null
}

/** The enhancement that words mean, or come nearest to: those of the chosen detachments first, then those of the army. */
export function enhancementMeant(reading: Reading, words: string): FoundName | null {
  const { own, picks } = reading
  const bare = withoutPoints(words)
  const chosen = chosenDetachments(picks)
  return (
    enhancementNamed(reading, bare) ??
    nearIn(reading, own.enhancementsOf(chosen), bare) ??
    nearIn(reading, own.enhancements, bare)
  )
}

/** Names of enhancements that words could mean. */
export function enhancementsNear(reading: Reading, words: string): readonly string[] {
  const { own, picks } = reading
  const indexes = [own.enhancementsOf(chosenDetachments(picks)), own.enhancements]
  const near = candidatesIn(reading, withoutPoints(words), indexes)
  if (near.length > 0) return near
  return chosenIds(reading).flatMap((id) => nameOf(reading, id) ?? [])
}

/** `Superior Creation (+25 pts)` without its points. */
export function withoutPoints(words: string): string {
  const { points, before } = pointsOf(words)
  return points === null ? words : before
}

function chosenDetachments(picks: readonly RosterPick[]): readonly string[] {
  return picks.flatMap(({ slot, id }) => (slot === slots.detachment ? [id] : []))
}
