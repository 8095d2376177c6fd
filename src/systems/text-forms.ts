import type { TextForm } from '../engine/text/text-form.ts'
import { aosTextForm } from './aos4/text/text-form.ts'
import { fortyTextForm } from './wh40k11/text/text-form.ts'

/** How each game's lists are read from and written as text; a table of its own, so that opening a link brings none of it. */
export const textForms: readonly TextForm[] = [aosTextForm as TextForm, fortyTextForm as TextForm]
