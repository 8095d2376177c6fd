import type { ReactNode } from 'react'

type Mark = (words: ReactNode) => ReactNode

/** What the marks of a text look like: bold, for those alone who do not see the page, and large and small in the title of a page. */
export const textMarks: Readonly<Record<'b' | 'quiet' | 'big' | 'small', Mark>> = {
  b: (words) => <b>{words}</b>,
  quiet: (words) => <span className="sr-only">{words}</span>,
  big: (words) => <span className="t-card">{words}</span>,
  small: (words) => <span className="t-small">{words}</span>,
}
