import type { ReactNode } from 'react'

import type { Band, Flow } from './plan.ts'

/** What pages are made of: heads, foot, and the stretches of the document between them. The same object while nothing changes. */
export interface PaperParts {
  readonly flows: readonly Flow[]
  /** The large head of the first page; null where all pages have the small one. */
  readonly head: ReactNode
  readonly run: (page: number, pages: number) => ReactNode
  /** `first`: it is below the large head, which does not say the page. */
  readonly foot: (page: number, pages: number, first: boolean) => ReactNode
  /** `free`: blocks take the height that they have of themselves. */
  readonly band: (band: Band, free: boolean) => ReactNode
  /** Whether the rest of the last page gets lines to write on. */
  readonly lines: boolean
}
