import { lists, listsDatabase } from './lists.ts'
import { makeBackup } from './make-backup.ts'
import { presets } from './presets.ts'
import { settings } from './settings.ts'
import { withKnownGames } from './stored-games.ts'
import { stepsFrom, type StoredStep } from './stored-step.ts'

/** The text of a backup of all that this browser has: lists with what belongs to them, settings and presets. `made` is an ISO time. */
export async function backupText(made: string): Promise<string> {
  const state = lists.getState()
  const stored = await listsDatabase()
    .then((database) => database?.history())
    .catch(() => undefined)
  const { theme, textSize } = settings.getState()
  return makeBackup({
    lists: state,
    steps: withKnown(stored?.steps ?? []),
    snapshots: stored?.snapshots ?? [],
    games: withKnownGames(stored?.games ?? []),
    settings: { theme, textSize, events: presets.getState().presets },
    made,
  })
}

/** Stored steps with those that this visit knows, which a storage that fails may lack. */
function withKnown(stored: readonly unknown[]): readonly unknown[] {
  const { lists: here, bin, histories } = lists.getState()
  const known = [...here, ...bin].flatMap((list): readonly StoredStep[] => {
    const history = histories.get(list.id)
    return history ? stepsFrom(list, history) : []
  })
  const steps = new Map<string, unknown>(known.map((step) => [keyOf(step), step]))
  for (const step of stored) steps.set(keyOf(step), step)
  return [...steps.values()]
}

const keyOf = (step: unknown) =>
  `${Reflect.get(Object(step), 'list')} ${Reflect.get(Object(step), 'at')}`
