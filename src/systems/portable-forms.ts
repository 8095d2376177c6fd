import type { PortableForm } from '../engine/portable-form.ts'
import { aosPortableForm } from './aos4/portable-form.ts'
import { fortyPortableForm } from './wh40k11/portable-form.ts'

/** How each game's lists are written with names; a table of its own, so that reading a file brings no rules with it. */
export const portableForms: readonly PortableForm[] = [
  aosPortableForm as PortableForm,
  fortyPortableForm as PortableForm,
]
