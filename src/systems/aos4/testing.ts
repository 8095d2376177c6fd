import { slugOfName } from '../../engine/names.ts'
import type { Id, RosterGroup, RosterPick, RosterUnit } from '../../engine/roster.ts'
import type { Finding } from '../../engine/rule.ts'
import { errors, validate } from '../../engine/validate.ts'
import type { AosArmy } from './army.ts'
import { plainUnit, renownMembers } from './edits.ts'
import { aos4 } from './index.ts'
import type { AosData, ArmyData } from './schema.ts'

/**
 * A list in short. A regiment is `*Tyrant / Gluttons x2 / Ironblaster`: leader first, `*` the general, `x2` reinforced,
 * `{Trophy Rack}` an enhancement, `[5 Starsoul Mace]` wargear. A Regiment of Renown is its name, or `Name: Unit / Unit` for another composition.
 */
export interface Sketch {
  readonly army?: string
  readonly variant?: string
  readonly season?: string
  readonly limit?: number
  readonly legends?: boolean
  readonly regiments?: readonly string[]
  readonly auxiliaries?: string
  readonly renown?: readonly string[]
  readonly picks?: Readonly<Record<Id, readonly string[]>>
}

/** The army of a sketch; Ogor Mawtribes where it names none. */
export function sketched(data: AosData, sketch: Sketch): AosArmy {
  const faction = slugOfName(sketch.army ?? 'Ogor Mawtribes')
  const variant = sketch.variant === undefined ? null : slugOfName(sketch.variant)
  const list = [...data.books.values()]
    .flatMap((book) => book.armies)
    .find((army) => army.id === (variant ?? faction))
  const draw = drawing(list)
  const empty = aos4.emptyRoster({ faction, variant, limit: sketch.limit ?? 2000, name: '' }, data)
  const roster = {
    ...empty,
    season: sketch.season ?? empty.season,
    legends: sketch.legends ?? false,
    groups: [
      ...(sketch.regiments ?? []).map(draw.regiment),
      ...(sketch.renown ?? []).map((text) => draw.renown(data, text)),
      ...(sketch.auxiliaries === undefined ? [] : [draw.auxiliaries(sketch.auxiliaries)]),
    ],
    picks: Object.entries(sketch.picks ?? {}).flatMap(([slot, names]) =>
      names.map((name) => ({ slot, id: slugOfName(name) })),
    ),
  }
  return aos4.resolve(roster, data)
}

/** The rules that an army breaks, each once, in the order of the rulebook. */
export function broken(army: AosArmy): readonly Id[] {
  return [...new Set(errors(validate(aos4, army)).map((finding) => finding.rule))]
}

/** What a rule has to say about an army. */
export function findingsOf(army: AosArmy, rule: Id): readonly Finding[] {
  return validate(aos4, army).filter((finding) => finding.rule === rule)
}

function drawing(list: ArmyData | undefined) {
  let count = 0
  const next = (prefix: string) => `${prefix}${(count += 1)}`
  const unit = (text: string, role: 'leader' | 'member') => {
    const [, star = '', name = '', twice, held = '', armed = ''] =
      /^(\*?)([^{[]*?)( x2)?\s*(?:\{(.*)\})?\s*(?:\[(.*)\])?$/.exec(text.trim()) ?? []
    const drawn = plainUnit(next('u'), slugOfName(name), role, star === '' ? [] : ['general'])
    const picks = held === '' ? [] : held.split(',').map((one) => pickNamed(list, one))
    const wargear = Object.fromEntries(
      Array.from(armed.matchAll(/(\d+) ([^,]+)/g), ([, count, item]) => [item, Number(count)]),
    )
    return { ...drawn, size: twice === undefined ? 0 : 1, picks, wargear }
  }
  const group = (kind: Id, from: Id | null, units: readonly RosterUnit[]): RosterGroup => ({
    id: next('g'),
    kind,
    from,
    units,
  })
  const members = (text: string) => text.split(' / ').map((one) => unit(one, 'member'))
  return {
    regiment: (text: string) =>
      group(
        'regiment',
        null,
        text.split(' / ').map((one, index) => unit(one, index === 0 ? 'leader' : 'member')),
      ),
    auxiliaries: (text: string) => group('auxiliary', null, members(text)),
    renown: (data: AosData, text: string) => {
      const [name = '', units] = text.split(': ')
      const found = data.renown.regiments.find((one) => one.id === slugOfName(name))
      const printed = found ? renownMembers(found) : []
      return group(
        'renown',
        slugOfName(name),
        units === undefined
          ? printed.map((id) => plainUnit(next('u'), id, 'member'))
          : members(units),
      )
    },
  }
}

function pickNamed(list: ArmyData | undefined, name: string): RosterPick {
  const id = slugOfName(name)
  const table = list?.tables.find((one) => one.items.some((item) => item.id === id))
  return { slot: table?.id ?? 'unknown-table', id }
}
