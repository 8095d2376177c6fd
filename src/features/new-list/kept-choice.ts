import * as z from 'zod/mini'

import type { ArmyChoice, System } from '../../engine/system.ts'
import { presets } from '../../store/presets.ts'
import type { Draft } from './use-new-list.ts'

const form = z.object({
  game: z.string(),
  faction: z.nullable(z.string()),
  variant: z.nullable(z.string()),
  limit: z.union([z.literal('other'), z.int()]),
  otherLimit: z.string(),
  season: z.nullable(z.string()),
  event: z.nullable(z.string()),
})

type Game = Pick<System, 'id' | 'sizes' | 'seasons'>

function read(kept: string) {
  try {
    const found = form.safeParse(JSON.parse(kept))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

/** Writes what was chosen but the name, to be read after a reload. */
export function writeChoice({ id }: Game, draft: Omit<Draft, 'name'>): string {
  const { army, event, limit, otherLimit, season } = draft
  const faction = army?.faction ?? null
  const variant = army?.variant ?? null
  const written: z.infer<typeof form> = {
    game: id,
    faction,
    variant,
    limit,
    otherLimit,
    season,
    event: event?.id ?? null,
  }
  return JSON.stringify(written)
}

/** The game that was chosen for; null where nothing was. */
export const keptGame = (kept: string): string | null => read(kept)?.game ?? null

/** What was chosen in a game, as far as there still is such; nothing where it was for another game. */
export function keptChoice(
  kept: string,
  { id, sizes, seasons }: Game,
  armies: readonly ArmyChoice[],
): Partial<Draft> {
  const found = read(kept)
  if (found?.game !== id) return {}
  const { faction, variant, limit, otherLimit, season, event } = found
  return {
    army: armies.find((one) => one.faction === faction && one.variant === variant) ?? null,
    event: presets.getState().presets.find((one) => one.id === event) ?? null,
    ...((limit === 'other' || sizes.includes(limit)) && { limit, otherLimit }),
    season: seasons.find((one) => one.id === season)?.id ?? null,
  }
}
