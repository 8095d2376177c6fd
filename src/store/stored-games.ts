import type { Id } from '../engine/roster.ts'
import { knownValues, listsDatabase } from './lists.ts'
import { PLAY, playName } from './play-name.ts'

const known = () => knownValues.all().filter(([name]) => name.startsWith(PLAY))

/** The games of these lists as they are stored, or as this visit knows them, which a storage that fails may lack. */
export async function gamesOf(lists: readonly Id[]): Promise<readonly unknown[]> {
  const database = await listsDatabase()
  const here = new Map(known())
  const game = async (list: Id) =>
    here.get(playName(list)) ?? (await database?.kept(playName(list)).catch(() => undefined))
  return (await Promise.all(lists.map(game))).filter((one) => one !== undefined)
}

/** Stored games with those that this visit knows. */
export function withKnownGames(stored: readonly unknown[]): readonly unknown[] {
  const here = new Map(known())
  const others = stored.filter((game) => !here.has(playName(listIn(game))))
  return [...others, ...here.values()]
}

const listIn = (game: unknown) => String(Reflect.get(Object(game), 'list'))
