import { Link } from 'react-router'

import { buttonClass } from './button-class.ts'

/** The way from a page that has nothing to show to the lists. */
export function ToLists() {
  return (
    <Link to="/" className={buttonClass()}>
      Your lists
    </Link>
  )
}
