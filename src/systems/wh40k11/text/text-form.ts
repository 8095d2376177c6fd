import type { TextForm } from '../../../engine/text/text-form.ts'
import type { FortyArmy } from '../army.ts'
import type { FortyData } from '../schema.ts'
import { fortyExports, fortyTree } from './exports.ts'
import { formats } from './formats.ts'
import { closes } from './line-marks.ts'
import { readList } from './read-list.ts'
import { fortyTreeDraft } from './tree-draft.ts'

/** How lists of Warhammer 40,000 are read from text, and written as such. */
export const fortyTextForm: TextForm<FortyData, FortyArmy> = {
  system: 'wh40k11',
  formats,
  closes,
  read: readList,
  fromTree: fortyTreeDraft,
  exports: fortyExports,
  toTree: fortyTree,
}
