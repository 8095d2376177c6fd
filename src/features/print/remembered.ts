import { t } from '../../text/t.ts'
import type { PaperGroup } from './paper.ts'

/** Abilities that a kind of unit has, by name. */
export interface Remembered {
  readonly id: string
  readonly name: string
  readonly abilities: readonly string[]
}

/** From this many kinds of units on, what all of them have is named once. */
const sharedFrom = 3

/** Abilities by kind of unit, those that all have first and once. */
export function rememberedOf(groups: readonly PaperGroup[]): readonly Remembered[] {
  const named = new Map<string, { id: string; name: string; abilities: Set<string> }>()
  for (const row of groups.flatMap(({ rows }) => rows)) {
    for (const { profile, name } of row.units) {
      const abilities = row.outfit?.abilities ?? profile.sheet?.abilities ?? []
      if (abilities.length === 0) continue
      const known = named.get(profile.id) ?? { id: profile.id, name, abilities: new Set<string>() }
      for (const ability of abilities) known.abilities.add(ability.name)
      named.set(profile.id, known)
    }
  }
  const all = [...named.values()]
  const shared = [...(all[0]?.abilities ?? [])].filter(
    (ability) => all.length >= sharedFrom && all.every((one) => one.abilities.has(ability)),
  )
  const own = all.map(({ id, name, abilities }) => ({
    id,
    name,
    abilities: [...abilities].filter((ability) => !shared.includes(ability)),
  }))
  const every = { id: '', name: t('Every unit'), abilities: shared }
  return [every, ...own].filter(({ abilities }) => abilities.length > 0)
}
