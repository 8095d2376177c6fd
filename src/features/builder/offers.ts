import type { Army } from '../../engine/army.ts'
import type { Place } from '../../engine/rule.ts'
import type { Candidate, System } from '../../engine/system.ts'
import { placeKey } from './places.ts'

// Only of the army on screen: those of former ones, which undo keeps, would fill the memory.
let held: { readonly army: Army; readonly lists: Map<string, readonly Candidate[]> } | null = null

/** What could fill a place of the army; asked again for the same army, it is the same list. */
export function offersOf(system: System, army: Army, place: Place): readonly Candidate[] {
  if (held?.army !== army) held = { army, lists: new Map() }
  const key = placeKey(place)
  let list = held.lists.get(key)
  if (list === undefined) held.lists.set(key, (list = system.candidates(army, place)))
  return list
}
