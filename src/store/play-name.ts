import type { Id } from '../engine/roster.ts'

/** Before the names of all games. */
export const PLAY = 'play:'

/** Under what name the database keeps the game that is played with a list. */
export function playName(list: Id): string {
  return `${PLAY}${list}`
}
