import type { Ability } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { abilityTextId } from '../../engine/text-id.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { t } from '../../text/t.ts'
import { baseText } from '../../ui/base-text.ts'
import type { RuleWords } from '../../ui/rule-words.ts'
import { abilitiesOf, type CardUnit, type PaperCard } from './paper-cards.ts'
import type { PrintChoice } from './print-choice.ts'
import { weaponLines, type WeaponLine } from './weapon-lines.tsx'

/** A line of a card, between which a card that is longer than a page may be divided. */
export type CardPiece =
  | {
      readonly kind: 'models'
      readonly name: string
      readonly stats: Readonly<Record<string, string>>
    }
  | { readonly kind: 'ranged' | 'melee'; readonly line: WeaponLine }
  /** Abilities of which there is nothing to say but their names. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'ability'; readonly ability: Ability; readonly text: string | null }
  | {
      readonly kind: 'facts'
      readonly facts: readonly { readonly label: string; readonly value: string }[]
    }
  | { readonly kind: 'keywords'; readonly names: readonly string[] }
  | { readonly kind: 'unit'; readonly entry: CardUnit }

interface CardContext {
  readonly system: System
  readonly choice: PrintChoice
  readonly words: RuleWords
  /** Rules of the army that have a card of their own. */
  readonly apart: readonly Ability[]
}

/** All lines of a card below its head, in the order that they are read. */
export function cardPieces(card: PaperCard, context: CardContext): readonly CardPiece[] {
  const { called } = context.words
  const { sheet, outfit, units } = card
  const models = outfit?.models ?? []
  const lines = sheet ? weaponLines(sheet, outfit) : []
  const ofKind = (kind: 'ranged' | 'melee') =>
    lines.filter(({ weapon }) => weapon.kind === kind).map((line) => ({ kind, line }))
  const facts = factsOf(card)
  const keywords = (units[0]?.unit.profile.keywords ?? []).map(({ name }) => called(name))
  return [
    ...(models.length > 1 ? models.map((one) => ({ kind: 'models' as const, ...one })) : []),
    ...ofKind('ranged'),
    ...ofKind('melee'),
    ...abilityPieces(card, context),
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ...(keywords.length > 0 ? [{ kind: 'keywords' as const, names: keywords }] : []),
    ...units.map((entry) => ({ kind: 'unit' as const, entry })),
  ]
}

/** One to a line where there is more to say than their names; else one after the other. */
function abilityPieces(
  card: PaperCard,
  { system, choice, words, apart }: CardContext,
): readonly CardPiece[] {
  const { sheet, rules } = card
  const elsewhere = new Set(rules.length > 0 ? [] : apart.map(({ text }) => text))
  const abilities = [...rules, ...abilitiesOf(card)].map((ability) => {
    const id = abilityTextId(system.id, sheet?.id ?? '', ability)
    const said = choice.rules === 'here' && !elsewhere.has(id) && words.summary(id)
    return { ability, text: said ? id : null }
  })
  const plain = abilities.filter(({ ability, text }) => !text && abilityText(ability) === '')
  const others = abilities.filter((one) => !plain.includes(one))
  const names = plain.map(({ ability }) => words.called(ability.name))
  return [
    ...(names.length > 0 ? [{ kind: 'names' as const, names }] : []),
    ...others.map((one) => ({ kind: 'ability' as const, ...one })),
  ]
}

function factsOf({ sheet, outfit }: PaperCard) {
  if (!sheet) return []
  return [
    { label: t('Bases'), value: sheet.bases.map(baseText).join(', ') },
    { label: t('Command'), value: sheet.command.join(', ') },
    ...(outfit?.facts ?? []).map(({ label, value }) => ({ label, value })),
    ...sheet.wargear.map(({ model, options }) => ({
      label: model,
      value: options
        .map(({ name, max }) => (max > 0 ? t('{name} (max {max, number})', { name, max }) : name))
        .join(', '),
    })),
  ].filter(({ value }) => value !== '')
}
