import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { plain, slugOf } from '../names.ts'
import type { Items } from './items.ts'
import type { TreeNode } from './tree-form.ts'

type Option = SheetData['options'][number]
type ItemCount = [number, number]

export type Tree = Pick<SheetData, 'models' | 'compositions' | 'maxModels' | 'loadout' | 'options'>

interface Kind {
  readonly id: string
  readonly name: string
  readonly min: number
  readonly max: number
  readonly nodes: readonly TreeNode[]
}

/**
 * What a tree of the community's catalogue says of models and items. Its limits are not read in full, so every choice in it is
 * a free one.
 */
export function treeOf(nodes: readonly TreeNode[], unit: string, items: Items): Tree {
  const groups = kindGroups(nodes)
  const found = distinct(groups.flatMap(({ kinds }) => kinds))
  const shared = nodes.filter((node) => !holdsModels(node))
  const kinds: readonly Kind[] =
    found.length > 0
      ? found.map((kind) => ({ ...kind, nodes: [...kind.nodes, ...shared] }))
      : [{ id: slugOf(unit), name: unit, min: 1, max: 1, nodes }]
  const read = kinds.map((kind) => ({ kind, ...gearOf(kind, items) }))
  const most = groups.reduce((sum, { max }) => sum + max, 0)
  const open = kinds.reduce((sum, { max }) => sum + max, 0)
  return {
    models: kinds.map(({ id, name }) => ({ id, name })),
    compositions: [kinds.map(({ id, min, max }) => ({ kind: id, min, max }))],
    ...(most > 0 && open > most ? { maxModels: most } : {}),
    loadout: read.map(({ kind, loadout }) => ({ kinds: [kind.id], items: loadout })),
    options: read
      .flatMap(({ options }) => options)
      .map((option, at): Option => ({ n: at + 1, ...option })),
  }
}

function holdsModels(node: TreeNode): boolean {
  return node.k === 'model' || (node.k === 'group' && (node.c ?? []).some(holdsModels))
}

/** Models of one name that are armed apart are kinds of their own, told apart by a number. */
function distinct(kinds: readonly Kind[]): readonly Kind[] {
  const seen = new Map<string, number>()
  return kinds.map((kind) => {
    const nth = (seen.get(kind.id) ?? 0) + 1
    seen.set(kind.id, nth)
    return nth === 1 ? kind : { ...kind, id: `${kind.id}-${nth}`, name: `${kind.name} ${nth}` }
  })
}

/** Kinds of models by the group they stand in; of a group of several kinds each may be missing. */
function kindGroups(nodes: readonly TreeNode[]): { max: number; kinds: Kind[] }[] {
  return nodes.filter(holdsModels).flatMap((node) => {
    if (node.k === 'model') {
      const kind = kindOf(node, node.min ?? 0, node.max ?? node.min ?? 1)
      return [{ max: kind.max, kinds: [kind] }]
    }
    const direct = (node.c ?? []).filter(({ k }) => k === 'model')
    const rest = kindGroups((node.c ?? []).filter(({ k }) => k !== 'model'))
    const max = node.max ?? direct.reduce((sum, one) => sum + (one.max ?? 1), 0)
    const kinds = direct.map((one) =>
      direct.length === 1
        ? kindOf(one, Math.max(one.min ?? 0, node.min ?? 0), Math.min(one.max ?? max, max))
        : kindOf(one, one.min ?? 0, Math.min(one.max ?? max, max)),
    )
    return kinds.length > 0 ? [{ max, kinds }, ...rest] : rest
  })
}

function kindOf(node: TreeNode, min: number, max: number): Kind {
  const name = plain(node.n)
  return { id: slugOf(name), name, min, max: Math.max(min, max), nodes: node.c ?? [] }
}

type FreeOption = Omit<Option, 'n'>

/** What a kind has at first, and the choices it is offered. */
function gearOf(kind: Kind, items: Items): { loadout: ItemCount[]; options: FreeOption[] } {
  const loadout: ItemCount[] = []
  const options: FreeOption[] = []
  const visit = (node: TreeNode): void => {
    if (node.k === 'item') {
      const item = items.item(plain(node.n))
      const least = node.min ?? 0
      if (least > 0) loadout.push([item, least])
      if ((node.max ?? least) > least) options.push(free(kind, [[[item, 1]]], undefined))
      return
    }
    const choices = (node.c ?? []).filter(({ k }) => k === 'item')
    const isChoice = (node.min ?? 0) > 0 && choices.every(({ min }) => (min ?? 0) === 0)
    if (!isChoice || choices.length === 0) {
      for (const child of node.c ?? []) if (child.k !== 'model') visit(child)
      return
    }
    const usual = choices.find(({ n }) => n === node.default) ?? choices[0]
    const count = Math.max(1, node.min ?? 1)
    if (!usual) return
    const item = items.item(plain(usual.n))
    loadout.push([item, count])
    const others = choices.filter((one) => one !== usual)
    const to = others.map((one): ItemCount[] => [[items.item(plain(one.n)), 1]])
    if (to.length > 0)
      options.push({ ...free(kind, to, [[[item, 1]]]), ...(count > 1 ? { times: count } : {}) })
  }
  for (const node of kind.nodes) visit(node)
  return { loadout: merged(loadout), options }
}

function free(kind: Kind, to: ItemCount[][], from: ItemCount[][] | undefined): FreeOption {
  return { who: [kind.id], ...(from ? { from } : {}), to, free: true }
}

function merged(loadout: readonly ItemCount[]): ItemCount[] {
  const counts = new Map<number, number>()
  for (const [item, count] of loadout) counts.set(item, (counts.get(item) ?? 0) + count)
  return [...counts]
}
