import type { TextFormat } from '../../../engine/text/text-form.ts'
import { appAndroid, appIos } from './format-app.ts'
import { compactor } from './format-compactor.ts'
import { depot } from './format-depot.ts'
import { listforge } from './format-listforge.ts'
import { listhammerShort } from './format-listhammer.ts'
import { newRecruitDiscord, newRecruitMarkdown } from './format-new-recruit-markdown.ts'
import { newRecruitShort } from './format-new-recruit-short.ts'
import { newRecruitGw } from './format-new-recruit.ts'
import { short } from './format-short.ts'
import { warOrgan } from './format-war-organ.ts'
import { wtc, wtcCompact } from './format-wtc.ts'

/** Every form of text that lists of the game come in; of those that fit equally well the first is taken. */
export const formats: readonly TextFormat[] = [
  appAndroid,
  appIos,
  newRecruitGw,
  wtcCompact,
  wtc,
  newRecruitMarkdown,
  newRecruitDiscord,
  newRecruitShort,
  listforge,
  warOrgan,
  depot,
  compactor,
  listhammerShort,
  short,
]
