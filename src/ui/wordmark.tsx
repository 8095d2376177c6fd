import { Link } from 'react-router'

/** The name with the tape's ticks under it; leads to the lists. */
export function Wordmark() {
  return (
    <Link to="/" className="mark" aria-label="Muster, your lists">
      MUSTER
    </Link>
  )
}
