import type { Ability, Timing } from '../../engine/sheet.ts'
import type { TurnAid } from '../../engine/turn-aid.ts'
import { listing, nameOfId } from '../../engine/wording.ts'
import type { FortyArmy } from './army.ts'
import { hasSet } from './filter.ts'
import type { CoreData, StratagemData } from './schema.ts'

type Stratagem = StratagemData | CoreData['stratagems'][number]

const turns = { your: 'your', opponents: 'enemy', either: 'any' } as const

function timingOf({ phases, turn }: Stratagem): Timing {
  const named = phases.filter((phase) => phase !== 'any')
  const whose = turns[turn]
  return named.length > 0 ? { window: `${listing(named, 'or')} phase`, whose } : { whose }
}

/** A stratagem as an ability: name, when, and what it costs. */
export function stratagemAbility(stratagem: Stratagem): Ability {
  return {
    name: stratagem.name,
    kind: 'stratagem',
    timing: timingOf(stratagem),
    value: `${stratagem.cp} CP`,
  }
}

/** Its cost and type. */
export function stratagemTags(stratagem: Stratagem): readonly string[] {
  const type = 'type' in stratagem ? stratagem.type : undefined
  return [`${stratagem.cp} CP`, ...(type === undefined ? [] : [nameOfId(type)])]
}

/** Stratagems of the list: the core ones, then those of its detachments. */
export function turnAids(army: FortyArmy): readonly TurnAid[] {
  const own = army.chosen.flatMap(({ detachment }) =>
    (detachment?.data?.stratagems ?? []).map((one) =>
      aidOf(one, detachment?.name ?? '', usable(army, one)),
    ),
  )
  return [...army.data.core.stratagems.map((one) => aidOf(one, 'Core', true)), ...own]
}

function aidOf(stratagem: Stratagem, from: string, isUsable: boolean): TurnAid {
  const { id, name, phases, turn } = stratagem
  return {
    id,
    name,
    from,
    tags: stratagemTags(stratagem),
    phases: phases.includes('any') ? [] : phases,
    whose: turns[turn],
    usable: isUsable,
  }
}

/** Whether the list has a unit that the stratagem can be used on. */
function usable({ everyone }: FortyArmy, { target }: StratagemData): boolean {
  if (!target) return true
  return everyone.some(
    ({ keywords }) =>
      (target.anyOf.length === 0 || hasSet(target.anyOf, keywords)) &&
      !(target.noneOf ?? []).some((keyword) => keywords.has(keyword)),
  )
}
