import type { Id } from '../../engine/roster.ts'
import type { ArmyChoice } from '../../engine/system.ts'
import { plainText } from '../../library/plain-text.ts'
import { nextByLetter, nextIndex } from '../../ui/menu-keys.ts'

/** A key as it was pressed. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Which faction a key leads to from the one that is reached, by its place among all; null for a key that does something else. */
export function nextFaction(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  reached: Id | null,
  factions: readonly ArmyChoice[],
): number | null {
  if (ctrlKey || metaKey || altKey) return null
  const at = factions.findIndex(({ faction }) => faction === reached)
  return (
    nextIndex(key, at, factions.length, 'vertical') ??
    nextIndex(key, at, factions.length, 'horizontal') ??
    nextByLetter(
      key,
      at,
      factions.map(({ name }) => plainText(name)),
    )
  )
}
