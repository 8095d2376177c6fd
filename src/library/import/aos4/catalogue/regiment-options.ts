import { attribute, conditionsOf, isEntry } from '../../catalogue.ts'
import type { Modifier } from '../../catalogue.ts'
import type { CommunityUnit } from '../community.ts'
import { nameById } from './source.ts'
import type { Source } from './source.ts'
import type { ArmyUnit } from './units.ts'

/** An option of a leader, with the id of the category or entry that it names (empty: any unit). */
export interface RawOption {
  readonly op: 'add' | 'remove'
  readonly hero: boolean
  readonly refId: string
  readonly kind: 'any' | 'keyword' | 'unit' | 'role'
  readonly ref: string
  readonly helperCategory: boolean
}

/** Place of a unit in regiments: as leader, and as companion. */
export interface RegimentPlace {
  readonly canLead: boolean
  readonly options: readonly RawOption[]
  readonly canJoinAs: readonly string[]
  /** Categories of those roles. */
  readonly joinIds: readonly string[]
  readonly gate: CommunityUnit['regimentGate']
  readonly onlyWithLeaders: readonly string[]
}

/** Reads every unit's place in regiments, in the order of `units`. */
export function readRegimentPlaces(
  source: Source,
  units: readonly ArmyUnit[],
): readonly RegimentPlace[] {
  const roles = new Set(units.flatMap((unit) => joinedRoles(source, unit, () => true)))
  return units.map((unit) => {
    const byLeader = ({ heads }: Modifier) => conditionIds(heads).includes(source.ids.leader)
    const joinIds = joinedRoles(source, unit, byLeader)
    return {
      canLead: canLead(source, unit),
      options: optionsOf(source, unit, roles),
      canJoinAs: [...new Set(joinIds.map((id) => nameById(source, id)))].toSorted(),
      joinIds,
      gate: gateOf(source, unit),
      onlyWithLeaders: onlyWithLeaders(source, unit),
    }
  })
}

const setsCategory = ({ node }: Modifier) => attribute(node, 'field') === 'category'
const hides = ({ node }: Modifier) =>
  attribute(node, 'field') === 'hidden' && attribute(node, 'value') === 'true'

function conditionIds(heads: Modifier['heads']): readonly string[] {
  return conditionsOf(heads).map((condition) => attribute(condition, 'childId'))
}

function canLead({ ids }: Source, unit: ArmyUnit): boolean {
  if (unit.selection.categories.has(ids.leader)) return true
  return unit.modifiers.some(
    (modifier) =>
      setsCategory(modifier) &&
      attribute(modifier.node, 'value') === ids.leader &&
      ['set-primary', 'add'].includes(attribute(modifier.node, 'type')),
  )
}

/** Categories that the unit itself is given, on some condition. */
function joinedRoles(
  source: Source,
  unit: ArmyUnit,
  when: (modifier: Modifier) => boolean,
): readonly string[] {
  const { ids, data } = source
  return unit.modifiers
    .filter(
      (modifier) =>
        setsCategory(modifier) &&
        attribute(modifier.node, 'type') === 'add' &&
        attribute(modifier.node, 'affects') === '' &&
        when(modifier),
    )
    .map(({ node }) => attribute(node, 'value'))
    .filter((id) => id !== ids.option && id !== ids.heroOption)
    .filter((id) => data.byId.get(id)?.name === 'categoryEntry')
}

const everything = 'self.entries.recursive'

function optionsOf(
  source: Source,
  unit: ArmyUnit,
  roles: ReadonlySet<string>,
): readonly RawOption[] {
  const options = unit.modifiers.flatMap((modifier): RawOption[] => {
    const { node } = modifier
    const value = attribute(node, 'value')
    const affects = attribute(node, 'affects')
    const isOption = value === source.ids.option || value === source.ids.heroOption
    if (!setsCategory(modifier) || !isOption || affects === '') return []
    const refId = affects.slice(everything.length).replace(/^\./, '')
    const kind = kindOf(source, refId, roles)
    if (!kind) {
      source.note('regiment option names nothing known', unit.name)
      return []
    }
    const ref = refId === '' ? 'ANY' : nameById(source, refId)
    return [
      {
        op: attribute(node, 'type') === 'add' ? 'add' : 'remove',
        hero: value === source.ids.heroOption,
        refId,
        kind,
        ref,
        helperCategory: kind === 'keyword' && isMixedCase(ref),
      },
    ]
  })
  return [...new Map(options.map((option) => [JSON.stringify(option), option])).values()]
}

function kindOf(
  { data }: Source,
  id: string,
  roles: ReadonlySet<string>,
): RawOption['kind'] | undefined {
  if (id === '') return 'any'
  const node = data.byId.get(id)
  if (isEntry(node)) return 'unit'
  if (node?.name !== 'categoryEntry') return undefined
  // Categories in mixed case are roles if heroes are given them, else mere sets of units.
  return isMixedCase(attribute(node, 'name')) && roles.has(id) ? 'role' : 'keyword'
}

function isMixedCase(name: string): boolean {
  return name !== name.toUpperCase()
}

/** What the unit's visibility in a regiment depends on. */
function gateOf({ ids }: Source, unit: ArmyUnit): CommunityUnit['regimentGate'] {
  const found = unit.modifiers
    .filter(hides)
    .map(({ heads }) => conditionIds(heads))
    .find((conditions) => conditions.includes(ids.regiment))
  if (!found) return null
  if (found.includes(ids.option)) return 'option'
  if (found.includes(ids.heroOption)) return 'sub-hero'
  return found.includes(ids.leader) ? 'leader-only' : 'explicit-leader-list'
}

function onlyWithLeaders(source: Source, unit: ArmyUnit): readonly string[] {
  const { ids, data } = source
  const names = unit.modifiers
    .filter(hides)
    .map(({ heads }) => conditionsOf(heads))
    .filter((conditions) =>
      conditions.some((condition) =>
        [ids.regiment, ids.leader, ids.option, ids.heroOption].includes(
          attribute(condition, 'childId'),
        ),
      ),
    )
    .flatMap((conditions) => conditions)
    .filter((condition) => ['instanceOf', 'lessThan'].includes(attribute(condition, 'type')))
    .map((condition) => attribute(condition, 'childId'))
    .filter((id) => isEntry(data.byId.get(id)) && !unit.selection.ids.has(id))
    .map((id) => nameById(source, id))
  return [...new Set(names)].toSorted()
}
