import type { ReactNode } from 'react'

type Mark = (words: ReactNode) => ReactNode

/** The marks of a page's title: `<big>` for what the page is, `<small>` for what it is of. */
export const headMarks: { readonly big: Mark; readonly small: Mark } = {
  big: (words) => <span className="t-card">{words}</span>,
  small: (words) => <span className="t-small">{words}</span>,
}
