import type { Id } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import type { Ability, Sheet } from '../../engine/sheet.ts'
import { abilityTextId, textId } from '../../engine/text-id.ts'
import type { Catalogue } from './catalogue.ts'
import type { AosData, ArmyData, LoreData, RenownRegiment } from './schema.ts'

/** What `data/WORDING.md` calls the texts about the rules of this game. */
const game = 'aos4'

type Known = Pick<Catalogue, 'data' | 'book'>
type Plain = ArmyData['traits']

function worded(abilities: Plain, book: Id, ...kind: readonly [Id, Id]): readonly Ability[] {
  const [of, owner] = kind
  return (abilities as readonly Ability[]).map((ability) => ({
    ...ability,
    text: textId(game, book, of, owner, ability.name),
  }))
}

/** Battle traits of an army, with the ids of the texts about them. */
export function traitsOf({ book }: Known, { id, traits }: ArmyData): readonly Ability[] {
  return worded(traits, book?.id ?? id, 'trait', id)
}

/** What a formation gives, with the ids of the texts about it. */
export function formationAbilities(
  { book }: Known,
  { id, abilities }: ArmyData['formations'][number],
): readonly Ability[] {
  return worded(abilities, book?.id ?? '', 'formation', id)
}

/** Spells, prayers and manifestations of a lore, with the ids of the texts about them; those of all armies are of the core rules. */
export function loreAbilities(
  { data, book }: { readonly data: AosData; readonly book?: Catalogue['book'] },
  lore: LoreData,
): readonly Ability[] {
  const universal = data.core.manifestationLores.includes(lore)
  return worded(lore.abilities, universal ? 'core' : (book?.id ?? ''), 'lore', lore.id)
}

/** What a Regiment of Renown can do, with the ids of the texts about it. */
export function regimentAbilities(renown: RenownRegiment): readonly Ability[] {
  let made = ofRegiments.get(renown)
  if (made === undefined) {
    made = worded(renown.abilities, 'regiments-of-renown', 'regiment', renown.id)
    ofRegiments.set(renown, made)
  }
  return made
}

/** Groups are made anew for each candidate that is tried. */
const ofRegiments = new WeakMap<RenownRegiment, readonly Ability[]>()

/** The id of the text about an enhancement of the army's book. */
export function enhancementText({ book }: Known, id: Id): Id {
  return textId(game, book?.id ?? '', 'enhancement', id)
}

/** Abilities that have texts, by name. */
export function ruleTexts(abilities: readonly Ability[]): readonly RuleText[] {
  return abilities.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]))
}

/** What a sheet can do, by name. */
export function sheetTexts({ id, abilities }: Sheet): readonly RuleText[] {
  return abilities.map((ability) => ({
    name: ability.name,
    text: abilityTextId(game, id, ability),
  }))
}
