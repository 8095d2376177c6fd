import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import type { EventPreset } from '../../store/presets.ts'

/** How many points a list may have: one of the sizes of the game, or another as typed. */
export interface Size {
  readonly limit: number | 'other'
  readonly otherLimit: string
}

/** The size as the form shows it. */
export function sizeIn({ sizes }: System, limit: number): Size {
  return sizes.includes(limit)
    ? { limit, otherLimit: '' }
    : { limit: 'other', otherLimit: String(limit) }
}

/** The season that an event asks for, if the game has it. */
export function seasonOf({ id, seasons }: System, preset: EventPreset): Id | null {
  return seasons.find((season) => season.id === preset.seasons[id])?.id ?? null
}

/** What else an event asks of a list of this game: Legends, and points that the data has. */
export function editsFor(system: System, data: unknown, preset: EventPreset): readonly Edit[] {
  const { legends, prices } = preset
  const book = system.priceBooks(data).find(({ id }) => id === prices[system.id])
  return [
    ...(legends === null ? [] : [{ kind: 'set-legends', legends } as const]),
    ...(book ? [{ kind: 'set-prices', prices: book.id } as const] : []),
  ]
}
