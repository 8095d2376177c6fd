import { createElement, Fragment, type ReactNode } from 'react'

import type { Rich } from '../text/t.ts'

/** A text with marked words, as `rich` gives it. */
export function Pieces({ of }: { readonly of: Rich<ReactNode> }) {
  return Array.isArray(of) ? createElement(Fragment, null, ...of) : of
}
