import { kindWord, limitWords } from '../../engine/game-words.ts'
import type { Id } from '../../engine/roster.ts'
import type { Ability } from '../../engine/sheet.ts'
import type { TurnAid } from '../../engine/turn-aid.ts'
import { t } from '../../text/t.ts'
import type { AosArmy } from './army.ts'
import { formationAbilities, loreAbilities, traitsOf } from './texts.ts'

/** What the list gives its player to use: battle traits, the formation's abilities, spells and prayers of its lores. */
export function turnAids(army: AosArmy): readonly TurnAid[] {
  const { catalogue } = army
  const { list, data } = catalogue
  if (list === null) return []
  const picked = (slot: Id) => army.slots.find(({ id }) => id === slot)?.picks ?? []
  const chosen = <T extends { readonly id: Id }>(slot: Id, all: readonly T[]) =>
    all.filter(({ id }) => picked(slot).some((pick) => pick.id === id))
  const lores = [
    ...chosen('spell-lore', list.spellLores),
    ...chosen('prayer-lore', list.prayerLores),
    ...chosen('manifestation-lore', [...list.manifestationLores, ...data.core.manifestationLores]),
  ]
  return [
    ...traitsOf(catalogue, list).map((trait) => aidOf(trait, 'Battle traits', t('Battle traits'))),
    ...chosen('battle-formation', list.formations).flatMap((one) =>
      formationAbilities(catalogue, one).map((ability) => aidOf(ability, one.name)),
    ),
    ...lores.flatMap((one) =>
      loreAbilities(catalogue, one).map((ability) => aidOf(ability, one.name)),
    ),
  ]
}

/** `source` goes into its id, which is the same in every language. */
function aidOf(
  { name, kind, timing, value, text }: Ability,
  source: string,
  from = source,
): TurnAid {
  return {
    id: `${source}: ${name}`,
    name,
    from,
    cost: null,
    tags: [
      value === undefined ? kindWord(kind) : `${kindWord(kind)} ${value}`,
      ...(timing?.limit ? [limitWords(timing.limit)] : []),
    ],
    phases: timing?.window === undefined ? [] : [timing.window],
    whose: timing?.whose ?? 'any',
    usable: true,
    ...(text === undefined ? {} : { text }),
  }
}
