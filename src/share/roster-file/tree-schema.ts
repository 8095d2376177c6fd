import * as z from 'zod/mini'

import type { RosterForce, RosterSelection, RosterTree } from '../../engine/text/roster-tree.ts'
import { t } from '../../text/t.ts'
import { FILE_BOUNDS } from './bounds.ts'
import { isRaw, rawList, type RawNode } from './raw-tree.ts'
import { refuse, saveAgain, type Refusal } from './refusal.ts'

/** A field of any value or none: whatever a file has there, `read` makes the best of it. */
function field<Value>(read: (value: unknown) => Value) {
  return z.pipe(z.optional(z.unknown()), z.transform(read))
}

/** One line of words, without what could break it or turn it round. */
function flat(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value)
    .slice(0, 4 * FILE_BOUNDS.words)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, FILE_BOUNDS.words)
}

function toAmount(value: unknown): number {
  const amount = typeof value === 'string' && value.length < 20 ? Number(value) : value
  return typeof amount === 'number' && Math.abs(amount) <= mostAmount ? amount : 0
}

function toCount(value: unknown): number {
  const count = toAmount(value)
  return Number.isInteger(count) && count > 0 && count < 10_000 ? count : 1
}

const toType = (value: unknown) => (value === 'unit' || value === 'model' ? value : 'upgrade')
const toNotes = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, FILE_BOUNDS.notes) : ''

const mostAmount = 1_000_000
const words = field(flat)
const notes = field(toNotes)
const costSchema = z.object({ name: words, typeId: words, value: field(toAmount) })
const categorySchema = z.object({
  name: words,
  primary: field((value) => value === true || value === 'true'),
})
const selectionSchema = z.object({
  name: words,
  customName: words,
  type: field(toType),
  number: field(toCount),
  group: words,
  customNotes: notes,
})
const forceSchema = z.object({ name: words, customName: words, catalogueName: words })
const rosterSchema = z.object({
  name: words,
  gameSystemName: words,
  gameSystemId: words,
  generatedBy: words,
  customNotes: notes,
})

class TooMany extends Error {}

/** Things still to be read before a file has too many. */
interface Left {
  selections: number
  parts: number
}

/** Costs or categories of a node. */
function partsOf<Part>(
  node: RawNode,
  [list, one]: readonly [string, string],
  schema: z.ZodMiniType<Part>,
  left: Left,
): readonly Part[] {
  const found = rawList(node, list, one)
  left.parts -= found.length
  if (left.parts < 0) throw new TooMany()
  return found.filter(isRaw).map((part) => schema.parse(part))
}

function pointsOf(node: RawNode, names: readonly [string, string], left: Left): number | null {
  const costs = partsOf(node, names, costSchema, left)
  const found =
    costs.find(({ name }) => /^(?:pts\.?|points)$/i.test(name)) ??
    costs.find(({ typeId }) => typeId === 'points')
  return found ? Math.round(found.value) : null
}

function selectionOf(node: RawNode, left: Left): RosterSelection {
  left.selections -= 1
  if (left.selections < 0) throw new TooMany()
  const { name, customName, type, number, group, customNotes } = selectionSchema.parse(node)
  const categories = partsOf(node, ['categories', 'category'], categorySchema, left)
  const primary = categories.find((one) => one.primary)
  return {
    name,
    customName: customName === name ? '' : customName,
    notes: customNotes,
    type,
    number,
    points: pointsOf(node, ['costs', 'cost'], left) ?? 0,
    categories: categories.map((one) => one.name),
    primary: primary?.name ?? '',
    group: group.split('::').filter((part) => part !== ''),
    profiled:
      rawList(node, 'profiles', 'profile').length > 0 || rawList(node, 'rules', 'rule').length > 0,
    selections: selectionsIn(node, left),
  }
}

function selectionsIn(node: RawNode, left: Left): readonly RosterSelection[] {
  return rawList(node, 'selections', 'selection')
    .filter(isRaw)
    .map((one) => selectionOf(one, left))
}

function forcesIn(node: RawNode, left: Left): readonly RosterForce[] {
  return rawList(node, 'forces', 'force')
    .filter(isRaw)
    .map((force) => {
      left.selections -= 1
      if (left.selections < 0) throw new TooMany()
      const { name, customName, catalogueName } = forceSchema.parse(force)
      return {
        name,
        customName: customName === name ? '' : customName,
        catalogue: catalogueName,
        selections: selectionsIn(force, left),
        forces: forcesIn(force, left),
      }
    })
}

/**
 * Checks a raw roster. `outer` holds it, and names what it leaves out itself (a share payload). Refused is what has no forces,
 * and what has far more in it than a list; whatever else is odd is left out or read as plainly as it can be.
 */
export function checkTree(roster: RawNode, outer: RawNode = {}): RosterTree | Refusal {
  const own = rosterSchema.parse(roster)
  const around = rosterSchema.parse(outer)
  const left = { selections: FILE_BOUNDS.selections, parts: FILE_BOUNDS.parts }
  try {
    const forces = forcesIn(roster, left)
    if (forces.length === 0) {
      return refuse(
        t('This file is a roster without any force in it.'),
        t('Add units and save it again.'),
      )
    }
    return {
      name: own.name || around.name,
      gameSystem: own.gameSystemName || around.gameSystemName,
      gameSystemId: own.gameSystemId || around.gameSystemId,
      source: own.generatedBy || around.generatedBy,
      points: pointsOf(roster, ['costs', 'cost'], left),
      limit: pointsOf(roster, ['costLimits', 'costLimit'], left),
      notes: own.customNotes,
      forces,
    }
  } catch (error) {
    if (error instanceof TooMany) {
      return refuse(t('This file has far more in it than a list.'), saveAgain())
    }
    throw error
  }
}
