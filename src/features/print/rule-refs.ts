import type { Army, ArmyUnit } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { abilityTextId } from '../../engine/text-id.ts'
import { locale, t } from '../../text/t.ts'
import type { RuleWords } from '../../ui/rule-words.ts'
import { weaponLines } from './weapon-lines.tsx'

/** A rule that the list has: its name, who or what brings it, the id of the text about it. */
export interface RuleRef {
  readonly name: string
  readonly of: readonly string[]
  readonly text: Id
}

/** All rules of a list, each once, and the words in it that a glossary may explain. */
export interface RuleRefs {
  readonly rules: readonly RuleRef[]
  readonly words: readonly string[]
}

/** Gathers the rules of a list: of its units, of what they carry, of what the army chose. */
export function ruleRefs(system: System, army: Army): RuleRefs {
  const rules = new Map<Id, { name: string; of: Set<string>; text: Id }>()
  const words = new Set<string>()
  const add = (name: string, of: string, text: Id | undefined) => {
    if (text === undefined) return
    const known = rules.get(text) ?? { name, of: new Set<string>(), text }
    rules.set(text, known)
    if (of !== name) known.of.add(of)
  }
  const addUnit = (unit: ArmyUnit) => {
    const { sheet } = unit.profile
    const outfit = system.outfit(army, unit.id)
    for (const pick of unit.picks)
      for (const { name, text } of pick.texts ?? []) add(name, unit.name, text)
    for (const { name } of unit.profile.keywords) words.add(name)
    if (!sheet) return
    for (const ability of outfit?.abilities ?? sheet.abilities) {
      add(ability.name, unit.name, abilityTextId(system.id, sheet.id, ability))
      words.add(ability.name)
    }
    for (const { weapon } of weaponLines(sheet, outfit))
      for (const name of weapon.abilities) words.add(name)
  }
  for (const unit of army.groups.flatMap((group) => group.units)) addUnit(unit)
  for (const pick of army.slots.flatMap(({ picks }) => picks))
    for (const { name, text } of pick.texts ?? []) add(name, pick.name, text)
  for (const { name, from, text } of system.turnAids(army)) add(name, from, text)
  return {
    rules: [...rules.values()].map((rule) => ({ ...rule, of: [...rule.of] })),
    words: [...words],
  }
}

/** A line of the appendix: a rule with the id of its text, or a term of the glossary. */
export type RuleEntry =
  | {
      readonly kind: 'rule'
      readonly id: string
      readonly name: string
      readonly of: string
      readonly text: Id
    }
  | {
      readonly kind: 'term'
      readonly id: string
      readonly name: string
      readonly rule: string
      readonly text: string
      readonly note: string | undefined
    }

/** More sources of one rule than this are no longer named. */
const mostSources = 3

/** Rules that there is something to say about; those of one name of which the same is said become one. */
function merged(rules: readonly RuleRef[], known: RuleWords): readonly RuleRef[] {
  const found = new Map<string, RuleRef>()
  for (const rule of rules) {
    const summary = known.summary(rule.text)
    if (!summary) continue
    const key = JSON.stringify([rule.name, summary])
    const same = found.get(key)
    const of = same ? [...new Set([...same.of, ...rule.of])] : rule.of
    found.set(key, { ...(same ?? rule), of })
  }
  return [...found.values()]
}

/** What there is to say about the rules of a list, each once, from A to Z. */
export function ruleEntries({ rules, words }: RuleRefs, known: RuleWords): readonly RuleEntry[] {
  const told = merged(rules, known).map(({ name, of, text }): RuleEntry => {
    const sources =
      of.length > mostSources
        ? t('{count, plural, one {# unit} other {# units}}', { count: of.length })
        : of.join(', ')
    return { kind: 'rule', id: `rule ${text}`, name, of: sources, text }
  })
  const terms = new Map<string, RuleEntry>()
  for (const word of words) {
    const term = known.term(word)
    if (!term) continue
    const { id, name, rule, text, note } = term
    terms.set(id, { kind: 'term', id: `term ${id}`, name, rule, text, note })
  }
  const names = new Set(told.map(({ name }) => name.toLowerCase()))
  const further = [...terms.values()].filter(({ name }) => !names.has(name.toLowerCase()))
  return [...told, ...further].toSorted(
    (a, b) => a.name.localeCompare(b.name, locale()) || a.id.localeCompare(b.id, 'en'),
  )
}
