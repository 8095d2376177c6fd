import { useMemo } from 'react'

import type { ReferenceEntry, ReferenceUnit } from '../../engine/reference.ts'
import type { Id } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import type { Ability, Sheet } from '../../engine/sheet.ts'
import { abilityTextId } from '../../engine/text-id.ts'
import { type RuleSummary, useRuleWords } from '../../ui/rule-words.ts'
import type { Spoken } from './find.ts'

/** The abilities of a sheet by name, with the ids of the texts about them. */
export function sheetRules(game: Id, { id, abilities }: Sheet): readonly RuleText[] {
  return abilities.map((ability) => ({
    name: ability.name,
    text: abilityTextId(game, id, ability),
  }))
}

/** All rules of an entry by name, itself where it is one, with the ids of the texts about them. */
export function entryRules(game: Id, entry: ReferenceEntry): readonly RuleText[] {
  const { name, text, abilities, sheets } = entry
  return [
    ...(text === undefined ? [] : [{ name, text }]),
    ...abilities.flatMap((one) =>
      one.text === undefined ? [] : [{ name: one.name, text: one.text }],
    ),
    ...sheets.flatMap((sheet) => sheetRules(game, sheet)),
  ]
}

/** For search: what is said of the rules of units and entries. Texts are fetched once something is asked for. */
export function useSpoken(game: Id, asked: boolean) {
  const words = useRuleWords()
  return useMemo(() => {
    const spoken = (rules: readonly RuleText[]): readonly Spoken[] =>
      asked ? rules.map(({ name, text }) => ({ name, said: sentences(words.summary(text)) })) : []
    return {
      // the rule that all units have is found once, as the army's
      ofUnit: ({ profile: { sheet } }: ReferenceUnit) =>
        spoken(
          sheet ? sheetRules(game, { ...sheet, abilities: sheet.abilities.filter(isOwn) }) : [],
        ),
      ofEntry: (entry: ReferenceEntry) => spoken(entryRules(game, entry)),
    }
  }, [words, game, asked])
}

const isOwn = ({ text }: Ability): boolean => text === undefined

function sentences(summary: RuleSummary | null): string {
  if (!summary) return ''
  if ('text' in summary) return [summary.text, ...(summary.more ?? [])].join(' ')
  return [summary.when, summary.target, summary.effect].filter(Boolean).join(' ')
}
