import { Link } from 'react-router'

import { t } from '../text/t.ts'

/** The name with the tape's ticks under it, or the sign where there is no room; leads to the lists. */
export function Wordmark() {
  return (
    <Link to="/" className="mark" aria-label={t('Muster, your lists')}>
      <span className="mark__word">MUSTER</span>
      {/* as in public/favicon.svg: a tape folded into the first letter, with its hook */}
      <svg className="mark__sign" viewBox="0 0 16 16" aria-hidden="true">
        <path className="mark__back" d="M1 2h4l4.5 8h-4zM10 2h4v10h-4z" />
        <path className="mark__front" d="M14 2h-4L5.5 10h4zM1 2h4v12H1z" />
        <path className="mark__hook" d="M9 12h6v2H9z" />
      </svg>
    </Link>
  )
}
