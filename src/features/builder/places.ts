import type { Army } from '../../engine/army.ts'
import type { Place } from '../../engine/rule.ts'
import type { OpenPlace } from '../../engine/system.ts'
import { t } from '../../text/t.ts'

/** One string for a place, equal for equal places: for keys, comparison and the options of a menu. */
export function placeKey(place: Place): string {
  return [place.group ?? '', place.unit ?? '', place.slot ?? ''].join('/')
}

export const samePlace = (a: Place, b: Place): boolean => placeKey(a) === placeKey(b)

const nth = (at: number, count: number): string =>
  t('{at, number} of {count, number}', { at, count })

/** Titles of places side by side: those that are alike say of which unit, by its nickname or by their order. */
export function menuTitles(places: readonly OpenPlace[], army: Army): readonly string[] {
  return places.map((open) => {
    const { title, place } = open
    const alike = places.filter((other) => other.title === title)
    if (alike.length < 2) return title
    const group = army.groups.find(({ id }) => id === place.group)
    const unit =
      place.unit === undefined
        ? group?.units.find(({ name }) => title.includes(name))
        : army.units.get(place.unit)
    const mark = unit?.roster.nickname || nth(alike.indexOf(open) + 1, alike.length)
    return `${title} (${mark})`
  })
}

/** Whether the roster still has the group and the unit that a place is about. */
export function placeExists(army: Army, place: Place): boolean {
  if (place.unit !== undefined && !army.units.has(place.unit)) return false
  return place.group === undefined || army.groups.some(({ id }) => id === place.group)
}

/** What a place that is full or closed looks like to the picker; `places` lists only those that can be filled. */
function closedPlace(army: Army, place: Place): OpenPlace | null {
  const unit = place.unit === undefined ? undefined : army.units.get(place.unit)
  if (place.slot !== undefined) {
    const slot = (unit ? unit.slots : army.slots).find(({ id }) => id === place.slot)
    if (!slot) return null
    const base = { place, title: slot.name, used: slot.picks.length, max: slot.max }
    return { ...base, numeral: '', sub: unit?.name ?? '', kind: 'picks' }
  }
  const group = army.groups.find(({ id }) => id === place.group)
  if (!group) return null
  const { used, max } = group.places ?? { used: group.units.length, max: Infinity }
  return {
    place,
    numeral: group.numeral,
    title: group.name,
    name: group.name,
    sub: group.remark,
    used,
    max,
    kind: 'units',
  }
}

/**
 * The place in focus as the picker shows it; falls back to the last group with room, then to the first
 * open place; null when there is none at all.
 */
export function placeInFocus(
  army: Army,
  places: readonly OpenPlace[],
  focus: Place | null,
): OpenPlace | null {
  if (army.units.size === 0 && !focus) return places[0] ?? null
  if (focus && placeExists(army, focus)) {
    const found = places.find(({ place }) => samePlace(place, focus)) ?? closedPlace(army, focus)
    if (found) return found
  }
  const begun = places.findLast(
    ({ kind, place }) =>
      kind === 'units' &&
      army.groups.some(
        ({ id, style, places: room }) => id === place.group && style === 'own' && room !== null,
      ),
  )
  return begun ?? places.find(({ kind }) => kind === 'units') ?? places[0] ?? null
}
