import type { Army } from '../../engine/army.ts'
import { numberText } from '../../ui/number-text.ts'
import type { PrintChoice } from './print-choice.ts'

interface EntryFormProps {
  readonly army: Army
  readonly choice: PrintChoice
}

/** What an event asks of a list: whose it is, for which event, by which rules and points it was made. Empty lines are for the pen. */
export function EntryForm({ army, choice }: EntryFormProps) {
  const lines = [
    ['Player', choice.player],
    ['Event', choice.event],
    ['Army', army.title],
    ['Points limit', numberText(army.limit)],
    ['Season', army.season.name],
    ...(army.prices ? [['Points version', army.prices.name]] : []),
  ]
  return (
    <dl className="pp-form">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
