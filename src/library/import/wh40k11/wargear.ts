import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import type { Items } from './items.ts'

type Option = SheetData['options'][number]

/** A sentence that could not be read into structure, by the items that it names. */
export interface Unread {
  readonly items: readonly string[]
}

export interface SheetOptions {
  readonly options: Option[]
  readonly former: number[]
  readonly sentences: number
  readonly unread: readonly Unread[]
}

export interface SheetContext {
  readonly items: Items
  readonly models: readonly { readonly id: string; readonly name: string }[]
  readonly before: SheetData | undefined
}

/** Reads the wargear sentences of a sheet. */
export function sheetOptions(sentences: readonly string[], context: SheetContext): SheetOptions {
  void context
  return { options: [], former: [], sentences: sentences.length, unread: [] }
}
