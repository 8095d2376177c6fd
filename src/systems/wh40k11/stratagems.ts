import { phaseWord } from '../../engine/game-words.ts'
import type { Id } from '../../engine/roster.ts'
import type { Ability, Timing } from '../../engine/sheet.ts'
import type { TurnAid } from '../../engine/turn-aid.ts'
import { nameOfId } from '../../engine/wording.ts'
import { list, msg, t, type Message } from '../../text/t.ts'
import type { FortyArmy } from './army.ts'
import type { Detachment } from './catalogue.ts'
import { hasSet, nameIn } from './filter.ts'
import type { CoreData, StratagemData } from './schema.ts'
import { stratagemText } from './texts.ts'
import { turnPhases } from './words.ts'

type Stratagem = StratagemData | CoreData['stratagems'][number]

const turns = { your: 'your', opponents: 'enemy', either: 'any' } as const

function timingOf({ phases, turn }: Stratagem): Timing {
  const named = phases.filter((phase) => phase !== 'any')
  const whose = turns[turn]
  if (named.length === 0) return { whose }
  return { window: t('{phases} phase', { phases: list(named.map(phaseWord), 'or') }), whose }
}

/** A stratagem of a book as an ability: name, when, and what it costs. */
export function stratagemAbility(book: Id, stratagem: Stratagem): Ability {
  return {
    name: stratagem.name,
    kind: 'stratagem',
    timing: timingOf(stratagem),
    value: t('{cp, number} CP', { cp: stratagem.cp }),
    text: stratagemText(book, stratagem.id),
  }
}

/** Its cost and type. */
export function stratagemTags(stratagem: Stratagem): readonly string[] {
  return [t('{cp, number} CP', { cp: stratagem.cp }), ...typeOf(stratagem)]
}

const types: Readonly<Record<string, Message>> = {
  'battle-tactic': msg('Battle Tactic'),
  'epic-deed': msg('Epic Deed'),
  'strategic-ploy': msg('Strategic Ploy'),
  wargear: msg('Wargear'),
}

function typeOf(stratagem: Stratagem): readonly string[] {
  const type = 'type' in stratagem ? stratagem.type : undefined
  if (type === undefined) return []
  const known = types[type]
  return [known ? t(known) : nameOfId(type)]
}

/** Stratagems of the list: the core ones, then those of its detachments. */
export function turnAids(army: FortyArmy): readonly TurnAid[] {
  const core = army.data.core.stratagems.map((one) =>
    aidOf(one, { name: t('Core'), book: 'core' }, usable(army, one)),
  )
  const own = army.chosen.flatMap(({ detachment }) =>
    detachment ? stratagemsOf(army, detachment) : [],
  )
  return [...core, ...own]
}

/** Stratagems of a detachment, judged by what the list has. */
export function stratagemsOf(army: FortyArmy, detachment: Detachment): readonly TurnAid[] {
  const { data } = detachment
  return (data?.stratagems ?? []).map((one) => aidOf(one, detachment, usable(army, one)))
}

function aidOf(
  stratagem: Stratagem,
  from: Pick<Detachment, 'name' | 'book'>,
  isUsable: boolean,
): TurnAid {
  const { id, name, cp, turn } = stratagem
  const named = stratagem.phases.filter((phase) => phase !== 'any')
  const always = named.length < stratagem.phases.length || named.length === turnPhases.length
  return {
    id,
    name,
    from: from.name,
    cost: { value: cp, counts: t('CP') },
    tags: typeOf(stratagem),
    phases: always ? [] : named,
    whose: turns[turn],
    usable: isUsable,
    text: stratagemText(from.book ?? '', id),
  }
}

/** Whether the list has a unit that the stratagem can be used on. */
function usable({ everyone }: FortyArmy, { target }: Stratagem): boolean {
  if (!target) return true
  return everyone.some(
    ({ roster, keywords }) =>
      (target.anyOf.length === 0 ||
        hasSet(target.anyOf, keywords) ||
        nameIn(target.anyOf, roster.unit)) &&
      !(target.noneOf ?? []).some((keyword) => keywords.has(keyword)),
  )
}
