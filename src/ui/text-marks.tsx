import type { ReactNode } from 'react'

import { saidLang } from './said-lang.ts'

type Mark = (words: ReactNode) => ReactNode

/**
 * What the marks of a text look like: bold, for those alone who do not see the page, large and small in the title of a page, and
 * what is said in the language of the books.
 */
export const textMarks: Readonly<Record<'b' | 'quiet' | 'big' | 'small' | 'said', Mark>> = {
  b: (words) => <b>{words}</b>,
  quiet: (words) => <span className="sr-only">{words}</span>,
  big: (words) => <span className="t-card">{words}</span>,
  small: (words) => <span className="t-small">{words}</span>,
  said: (words) => <span lang={saidLang()}>{words}</span>,
}
