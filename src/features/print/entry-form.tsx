import type { Army } from '../../engine/army.ts'
import { t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import type { PrintChoice } from './print-choice.ts'

interface EntryFormProps {
  readonly army: Army
  readonly choice: PrintChoice
}

/** What an event asks of a list: whose it is, for which event, by which rules and points it was made. Empty lines are for the pen. */
export function EntryForm({ army, choice }: EntryFormProps) {
  const lines = [
    [t('Player'), choice.player],
    [t('Event'), choice.event],
    [t('Army'), army.title],
    [t('Points limit'), numberText(army.limit)],
    [t('Season'), army.season.name],
    ...(army.prices ? [[t('Points version'), army.prices.name]] : []),
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
