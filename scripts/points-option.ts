import { listing } from '../src/engine/wording.ts'
import { gameIds, pointsOf } from '../src/library/node-games.ts'

/** Whether the lists of a game can be judged by a points version. */
export function hasPoints(game: unknown, version: string): boolean {
  return pointsOf(game)?.versions.includes(version) ?? false
}

/**
 * What is wrong with asking for a points version, with the versions that there are; null where one of these games has it. Where
 * no game of a list is known, all games are asked.
 */
export function refusalOf(version: string, games: ReadonlySet<unknown>): string | null {
  const known = [...games].filter((game) => pointsOf(game) !== null)
  const asked = known.length > 0 ? known : gameIds
  if (asked.some((game) => hasPoints(game, version))) return null
  const lines = asked.flatMap((game) => {
    const points = pointsOf(game)
    return points ? `${points.game} has ${listing(points.versions)}` : []
  })
  return `--points: there is no points version ${version} here. ${lines.join('; ')}.`
}

/** What a list of a game without the version is told: it is judged as if nothing had been asked for. */
export function passedOver(game: unknown, version: string): string {
  const points = pointsOf(game)
  const has = points ? `${points.game} has ${listing(points.versions)}` : 'its game is not known'
  return `--points ${version} was not used for this list; ${has}.`
}
