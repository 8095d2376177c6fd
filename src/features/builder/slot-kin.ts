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

/** A longer word leaves no room for a neighbour. */
const longest = 12

const isSmall = ({ word, slots: [slot, ...others] }: SlotKin): boolean =>
  others.length === 0 && slot?.free === true && slot.max === 1 && word.length <= longest

/** Rows for slots of kin: two single slots that cost nothing share one, where there is room beside each other. */
export function rowsOfKin(kin: readonly SlotKin[], wide: boolean): readonly (readonly SlotKin[])[] {
  const rows: SlotKin[][] = []
  for (const one of kin) {
    const last = rows.at(-1)
    if (wide && last?.length === 1 && [...last, one].every(isSmall)) last.push(one)
    else rows.push([one])
  }
  return rows
}
