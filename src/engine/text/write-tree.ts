import type { RosterForce, RosterSelection } from './roster-tree.ts'
import { inOneLine, type OutlineItem, type OutlineUnit } from './write-outline.ts'

/** Something chosen, with what it has besides its name. */
export function chosen(name: string, more: Partial<RosterSelection> = {}): RosterSelection {
  return {
    name,
    customName: '',
    notes: '',
    type: 'upgrade',
    number: 1,
    points: 0,
    categories: [],
    primary: '',
    group: [],
    profiled: false,
    selections: [],
    ...more,
  }
}

/** A choice of the army as roster files have it: a heading with what was chosen from it; none where nothing was. */
export function choiceOf(heading: string, names: readonly string[]): readonly RosterSelection[] {
  if (names.length === 0) return []
  const selections = names.map((name) => chosen(name, { group: [heading] }))
  return [chosen(heading, { primary: 'Configuration', selections })]
}

function itemsOf(items: readonly OutlineItem[]): readonly RosterSelection[] {
  return items.map(({ name, count }) => chosen(name, { number: count }))
}

/**
 * A unit of a roster file: its marks, models with what they carry, and enhancements, which have the points of their own. `more`
 * says under which category it is listed.
 */
export function unitSelection(
  unit: OutlineUnit,
  more: Partial<RosterSelection> = {},
): RosterSelection {
  const { name, points, kinds, items, gifts, marks, nickname, note } = unit
  const own = gifts.reduce((rest, gift) => rest - gift.points, points ?? 0)
  return chosen(name, {
    type: kinds.length > 0 ? 'unit' : 'model',
    customName: inOneLine(nickname),
    notes: note,
    points: own,
    selections: [
      ...marks.map((mark) => chosen(mark)),
      ...gifts.map((gift) => chosen(gift.name, { group: ['Enhancements'], points: gift.points })),
      ...kinds.map((kind) =>
        chosen(kind.name, { type: 'model', number: kind.count, selections: itemsOf(kind.items) }),
      ),
      ...itemsOf(items),
    ],
    ...more,
  })
}

/** A part of a roster file with its units. */
export function forceOf(
  name: string,
  catalogue: string,
  selections: readonly RosterSelection[],
  forces: readonly RosterForce[] = [],
): RosterForce {
  return { name, customName: '', catalogue, selections, forces }
}
