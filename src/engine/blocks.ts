import type { Army, ArmyGroup } from './army.ts'
import type { Id } from './roster.ts'

/** A block of the roster: one group, or lone units that stand under one heading. */
export interface Block {
  readonly id: Id
  readonly groups: readonly ArmyGroup[]
  /** The heading of a block of lone units; empty for a group of its own. */
  readonly section: string
  readonly points: number
}

/** The army's groups as blocks, in their order. */
export function blocksOf({ groups }: Pick<Army, 'groups'>): readonly Block[] {
  const blocks: Block[] = []
  for (const group of groups) {
    const section = group.units.length === 1 && group.places === null ? group.section : ''
    const before = blocks.at(-1)
    if (section !== '' && before?.section === section) {
      const more = { groups: [...before.groups, group], points: before.points + group.points }
      blocks[blocks.length - 1] = { ...before, ...more }
    } else {
      blocks.push({ id: group.id, groups: [group], section, points: group.points })
    }
  }
  return blocks
}
