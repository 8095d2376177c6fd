import type { Moment } from '../../../engine/play-moment.ts'
import type { PlayFile } from '../../play-file.ts'
import { byText, keyOf, plain, slugOf } from '../names.ts'
import { officialPrices } from './army-parts.ts'
import type { Ability, CommunityArmy } from './community.ts'
import type { Setting } from './setting.ts'
import { planBooks } from './to-books.ts'

type Line = PlayFile['moments'][number]

/** When the enhancements of all books are used, which the books themselves do not say. */
export function playFilesOf(setting: Setting): readonly PlayFile[] {
  return planBooks(setting.community.armies).flatMap(({ id, armies }): readonly PlayFile[] => {
    const lines = new Map(
      armies
        .toReversed()
        .flatMap(({ army }) => linesOf(army, setting))
        .map((line) => [line.id, line]),
    )
    const moments = [...lines.values()].toSorted((a, b) => byText(a.id, b.id))
    return moments.length > 0 ? [{ format: 1, book: id, moments }] : []
  })
}

function linesOf(army: CommunityArmy, setting: Setting): readonly Line[] {
  const official = officialPrices(army.parentFaction ?? army.name, setting)
  return army.enhancementTables.flatMap(({ items }) =>
    items.flatMap(({ name, abilities }): readonly Line[] => {
      const moment = momentOf(abilities)
      if (!moment) return []
      const { phases, ...rest } = moment
      const id = slugOf(official.get(keyOf(name))?.name ?? plain(name))
      return [{ id: `enhancement/${id}`, ...(phases ? { phases: [...phases] } : {}), ...rest }]
    }),
  )
}

const unnamed = new Set(['any phase', 'other'])

/** When an enhancement with these abilities is used; null where all of them are always on. */
function momentOf(abilities: readonly Ability[]): Moment | null {
  const timings = abilities.flatMap(({ timing }) => timing ?? [])
  const [first] = timings
  if (!first) return null
  const windows = new Set(timings.flatMap(({ window }) => window ?? []))
  const phases = [...windows].filter((window) => !unnamed.has(window))
  const owners = new Set(timings.map(({ whose }) => whose))
  const [whose] = owners.size === 1 ? owners : []
  const limit = timings.find((timing) => timing.limit !== undefined)?.limit
  return {
    ...(phases.length > 0 ? { phases } : {}),
    ...(whose === undefined || whose === 'any' ? {} : { whose }),
    ...(limit === undefined ? {} : { limit }),
    ...(timings.every(({ reaction }) => reaction) ? { reaction: true as const } : {}),
  }
}
