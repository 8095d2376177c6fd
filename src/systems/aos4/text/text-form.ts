import type { TextForm } from '../../../engine/text/text-form.ts'
import type { AosArmy } from '../army.ts'
import type { AosData } from '../schema.ts'
import { aosExports, aosTree } from './exports.ts'
import { appAndroid } from './format-app-android.ts'
import { appIos } from './format-app-ios.ts'
import { listbot } from './format-listbot.ts'
import { muster } from './format-muster.ts'
import { newRecruit } from './format-new-recruit.ts'
import { orderOfBattle } from './format-order-of-battle.ts'
import { scrollcaster } from './format-scrollcaster.ts'
import { sigdex } from './format-sigdex.ts'
import { closes } from './line-marks.ts'
import { readList } from './read-list.ts'
import { aosTreeDraft } from './tree-draft.ts'

/** How Age of Sigmar lists are read from and written as text. */
export const aosTextForm: TextForm<AosData, AosArmy> = {
  system: 'aos4',
  formats: [appAndroid, appIos, newRecruit, sigdex, scrollcaster, muster, listbot, orderOfBattle],
  closes,
  read: readList,
  fromTree: aosTreeDraft,
  exports: aosExports,
  toTree: aosTree,
}
