import type { Slot } from '../../engine/army.ts'

/** Slots whose names end in the same word (`Spell lore`, `Prayer lore`), under that word. */
export interface SlotKin {
  readonly word: string
  readonly slots: readonly Slot[]
}

/** Slots by the last word of their names, in the order of the first of each. */
export function kinOf(slots: readonly Slot[]): readonly SlotKin[] {
  const kin = new Map<string, Slot[]>()
  for (const slot of slots) {
    const word = slot.name.split(' ').at(-1) ?? slot.name
    const others = kin.get(word)
    if (others) others.push(slot)
    else kin.set(word, [slot])
  }
  return [...kin].map(([word, alike]) => ({ word, slots: alike }))
}
