import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'

interface DetailHeadProps {
  readonly title: string
  readonly about: string
}

/** Where the window holds one thing at a time, the detail takes the place of the rows. */
const alone = '(width < 700px)'

/** The name of what is looked at, and the way back to the rows. */
export function DetailHead({ title, about }: DetailHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!window.matchMedia(alone).matches) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className="hist__dhead">
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="t-lead">
          {title}
        </h2>
        <p className="t-small">{about}</p>
      </div>
      <Link
        to="?"
        className={buttonClass({ variant: 'ghost', square: true })}
        aria-label={t('Close')}
        title={t('Close')}
      >
        <Icon name="close" />
      </Link>
    </header>
  )
}
