import * as z from 'zod/mini'

/** A node of the community's tree of choices: a group, a kind of model or an item, with its limits. */
export interface TreeNode {
  readonly k: 'group' | 'model' | 'item'
  readonly n: string
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly default?: string | undefined
  readonly c?: readonly TreeNode[] | undefined
}

export const treeForm: z.ZodMiniType<TreeNode> = z.object({
  k: z.enum(['group', 'model', 'item']),
  n: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  default: z.optional(z.string()),
  c: z.optional(z.array(z.lazy(() => treeForm))),
})
