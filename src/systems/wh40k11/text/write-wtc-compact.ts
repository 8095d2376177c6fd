import {
  itemLine,
  textOf,
  type Outline,
  type OutlineGroup,
  type OutlineItem,
  type OutlineModels,
  type OutlineUnit,
} from '../../../engine/text/write-outline.ts'
import type { FortyArmy } from '../army.ts'
import { blockLines, characterKeys } from './write-block.ts'
import { footerOf, outlineOf } from './write-outline.ts'

/** What the lines of a unit say of other units. */
interface Names {
  readonly keys: ReadonlyMap<OutlineUnit, string>
  /** The name of a unit, with its number where several have it. */
  readonly called: (unit: OutlineUnit) => string
}

/** `Bolt pistol, 2x Chainblade`. */
function gear(items: readonly OutlineItem[]): string {
  return items.map((item) => (item.count === 1 ? item.name : itemLine(item))).join(', ')
}

/** What stands behind a unit's price, and the lines of its models. */
function armedLines({ models, kinds, items, marks }: OutlineUnit): {
  readonly behind: string
  readonly lines: readonly string[]
} {
  const words = [...marks, ...(kinds.length === 0 ? [gear(items)] : [])]
  const [kind] = kinds
  const [alike] = kind?.armed ?? []
  const uniform = kinds.length === 1 && kind?.armed.length === 1 && kind.count === models
  if (uniform && alike && items.length === 0 && alike.items.length > 0) {
    words.push(`${models} with ${gear(alike.items)}`)
  }
  const told = uniform && items.length === 0
  const lines = told
    ? []
    : [
        ...kinds.flatMap(modelLines),
        ...(kinds.length > 0 ? items : []).map((item) => `• ${itemLine(item)}`),
      ]
  return { behind: words.filter((part) => part !== '').join(', '), lines }
}

function modelLines(kind: OutlineModels): readonly string[] {
  const { armed, count } = kind
  const [alike] = armed
  const having = armed.filter(({ items }) => items.length > 0)
  if (armed.length === 1 && alike && having.length === 1) {
    const words = count === 1 ? gear(alike.items) : `${count} with ${gear(alike.items)}`
    return [`• ${itemLine(kind)}: ${words}`]
  }
  return [
    `• ${itemLine(kind)}`,
    ...having.map(({ models, items }) => `    ${models} with ${gear(items)}`),
  ]
}

function unitLines(unit: OutlineUnit, { keys }: Names): readonly string[] {
  const key = keys.get(unit)
  const { behind, lines } = armedLines(unit)
  const title = `${key === undefined ? '' : `${key}: `}${unit.models}x ${unit.name} (${unit.points ?? 0} pts)`
  return [
    behind === '' ? title : `${title}: ${behind}`,
    ...lines,
    ...unit.gifts.map(({ name, points }) => `Enhancement: ${name} (+${points} pts)`),
  ]
}

/** The units of a group, those that join another with its name, and that one with theirs. */
function groupLines({ units, joined }: OutlineGroup, names: Names): readonly string[] {
  const host = units.find(({ part }) => part.startsWith('Bodyguard')) ?? units.at(-1)
  const others = units.filter((unit) => unit !== host)
  return units.flatMap((unit) => {
    const lines = unitLines(unit, names)
    if (!joined || !host) return lines
    if (unit !== host) {
      const word = unit.part.startsWith('Support') ? 'Supporting' : 'Leading'
      return [...lines, `${word} ${names.called(host)}`]
    }
    return [...lines, ...others.map((other) => `  Attached to ${names.called(other)}`)]
  })
}

function namesIn(army: FortyArmy, outline: Outline): Names {
  const units = outline.groups.flatMap((group) => group.units)
  return {
    keys: characterKeys(army, outline),
    called: (unit) => {
      const same = units.filter(({ name }) => name === unit.name)
      return same.length > 1 ? `${unit.name}[${same.indexOf(unit) + 1}]` : unit.name
    },
  }
}

/** The list as New Recruit prints it for team events, a line for what each unit or model carries. */
export function writeWtcCompact(army: FortyArmy): string {
  const outline = outlineOf(army)
  const names = namesIn(army, outline)
  return textOf([
    ...blockLines(army, outline),
    '',
    ...outline.groups.flatMap((group, at) => [
      ...(at > 0 && group.joined ? [''] : []),
      ...groupLines(group, names),
    ]),
    '',
    footerOf(army, 'Created'),
  ])
}
