import { changeText } from '../../ui/number-text.ts'
import type { Welcome } from './drag.ts'

/** What a row or a block says to the unit that is dragged: what the drop would do, or why it is refused. */
export function WelcomeWords({ welcome }: { readonly welcome: Welcome }) {
  const { look, words, points } = welcome
  if (look === 'target') return null
  return (
    <span className="t-small row__why" title={words}>
      {words}
      {points !== 0 && ` ${changeText(points)}`}
    </span>
  )
}
