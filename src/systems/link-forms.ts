import type { LinkForm } from '../engine/link-form.ts'
import { aosLinkForm } from './aos4/link-form.ts'
import { fortyLinkForm } from './wh40k11/link-form.ts'

/** How each game's lists go into a link; a table of its own, so that opening a link brings no rules with it. */
export const linkForms: readonly LinkForm[] = [aosLinkForm as LinkForm, fortyLinkForm as LinkForm]
