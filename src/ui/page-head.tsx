import './page-head.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { Rich } from '../text/t.ts'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { Pieces } from './pieces.tsx'
import { Wordmark } from './wordmark.tsx'

interface PageHeadProps {
  readonly back: { readonly to: string; readonly label: string }
  /** What the page is and of which list, marked by `textMarks`. */
  readonly title: Rich<ReactNode>
  /** Whether it stays in sight over what scrolls, with a rule below. */
  readonly stays?: boolean | undefined
  /** What can be done from anywhere on the page. */
  readonly children: ReactNode
}

/** The head of a page that stands by itself, without that of the app: the way back to the list, the title, a few buttons. */
export function PageHead({ back, title, stays, children }: PageHeadProps) {
  return (
    <header className={stays ? 'phead phead--stays' : 'phead'}>
      <span className="phead__mark">
        <Wordmark />
      </span>
      <Link
        to={back.to}
        className={buttonClass({ variant: 'ghost', square: true })}
        aria-label={back.label}
        title={back.label}
      >
        <Icon name="back" size="l" />
      </Link>
      <h1 className="phead__title">
        <Pieces of={title} />
      </h1>
      {children}
    </header>
  )
}
