import { apply } from '../../engine/apply.ts'
import type { Army, ArmyGroup } from '../../engine/army.ts'
import { blocksOf } from '../../engine/blocks.ts'
import type { Drop } from '../../engine/drop.ts'
import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { keptIn } from '../../text/keep-words.ts'
import type { KeptWords } from '../../text/kept-words.ts'
import { t, tracing } from '../../text/t.ts'

/** A drop with its label as the step of undo keeps it. */
export interface KeptDrop extends Drop {
  readonly kept: KeptWords
}

// Only of the army that was asked last: those of former ones would fill the memory.
let held: { readonly army: Army; readonly drops: Map<Id, readonly KeptDrop[]> } | null = null

/** What comes of dropping a unit anywhere; asked again for the same army, it is the same list, for working it out takes long. */
export function dropsOf(system: System, army: Army, unit: Id): readonly KeptDrop[] {
  if (held?.army !== army) held = { army, drops: new Map() }
  let all = held.drops.get(unit)
  if (!all) {
    const [drops, origins] = tracing(() => system.drops(army, unit))
    all = drops.map((drop) => ({ ...drop, kept: keptIn(origins, drop.label) }))
    held.drops.set(unit, all)
  }
  return all
}

/** A place where a unit may be: what comes of putting it there, or null for the place where it is. */
export type Way = KeptDrop | null

/**
 * Where a unit may be, with the place where it is among them; what is beside the groups comes last. They stand in the order in
 * which the list keeps its groups: what is shown may be sorted anew by each move, and a unit would go to and fro.
 */
export function waysOf(army: Army, unit: Id, drops: Iterable<KeptDrop>): readonly Way[] {
  const order = new Map(army.roster.groups.map(({ id }, at) => [id, at]))
  const home = army.units.get(unit)?.group
  const placeOf = (way: Way): number =>
    order.get((way === null ? home : way.onto.group) ?? '') ?? order.size
  const allowed = [...drops].filter(({ edit }) => edit !== null)
  return [null, ...allowed].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** What a group is called for those who do not see it: `Regiment II, Butcher`, `Attached: Warboss and Nobz`. */
export function groupLabel({ style, numeral, spine, name }: ArmyGroup, { words }: System): string {
  if (spine) return `${spine}: ${name}`
  return style === 'own' ? `${words.group} ${numeral}, ${name}` : name
}

/** Says that a unit has gone a way: `Moved Gluttons to Regiment II, Butcher, 2 of 3.` */
export function movedWords(
  system: System,
  army: Army,
  unit: Id,
  ways: readonly Way[],
  to: KeptDrop,
): string {
  const after = to.edit ? system.again(army, apply(army.roster, to.edit)) : army
  const isHome = ({ units }: ArmyGroup) => units.some(({ id }) => id === unit)
  const block = blocksOf(after).find(({ groups }) => groups.some(isHome))
  const group = block?.groups.find(isHome)
  return t('Moved {unit} to {place}, {at, number} of {count, number}.', {
    unit: army.units.get(unit)?.name ?? '',
    place: block?.section || (group ? groupLabel(group, system) : ''),
    at: ways.indexOf(to) + 1,
    count: ways.length,
  })
}
