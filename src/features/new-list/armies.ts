import type { Id } from '../../engine/roster.ts'
import type { ArmyChoice } from '../../engine/system.ts'
import { plainText, searchWords } from '../../library/plain-text.ts'
import { locale } from '../../text/t.ts'

/** Factions that stand together under one heading. */
export interface Alliance {
  readonly name: string
  readonly factions: readonly ArmyChoice[]
}

/**
 * Factions by alliance, in the system's order, that match every word of the search by their own name, their alliance, or the
 * name of an army within them or built as they are. Those that left for Legends only when `legends` is set.
 */
export function alliancesOf(
  choices: readonly ArmyChoice[],
  { search, legends }: { readonly search: string; readonly legends: boolean },
): readonly Alliance[] {
  const words = searchWords(search)
  const textOf = ({ faction, name, alliance, includes = [] }: ArmyChoice) => {
    const variants = variantsOf(choices, faction).map((each) => each.name)
    return plainText([name, alliance, ...includes, ...variants].join(' '))
  }
  const factions = choices.filter(
    (choice) =>
      choice.variant === null &&
      (legends || !choice.legends) &&
      words.every((word) => textOf(choice).includes(word)),
  )
  const names = [...new Set(factions.map(({ alliance }) => alliance))]
  return names.map((name) => ({
    name,
    factions: factions.filter(({ alliance }) => alliance === name),
  }))
}

/** The armies within a faction that replace its list, current ones first. */
export function variantsOf(choices: readonly ArmyChoice[], faction: Id): readonly ArmyChoice[] {
  return choices
    .filter((choice) => choice.faction === faction && choice.variant !== null)
    .toSorted(
      (a, b) => Number(a.legends) - Number(b.legends) || a.name.localeCompare(b.name, locale()),
    )
}
