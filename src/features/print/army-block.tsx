import type { Slot } from '../../engine/army.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { useRuleWords } from '../../ui/rule-words.ts'
import { sideBySide } from './flows.ts'
import type { PaperSource } from './paper-source.ts'
import type { PrintChoice } from './print-choice.ts'
import type { Remembered } from './remembered.ts'

/** What the army chose as a whole, and beside it the names of abilities to remember, where they are few. */
export function ArmyBlock({ source }: { readonly source: PaperSource }) {
  const { content, choice } = source
  const beside = sideBySide(content)
  return (
    <div className={classes('pp-army', !beside && 'pp-army--wide')}>
      <section>
        <h3>{t('Army')}</h3>
        <dl className="pp-choice-lines">
          {content.slots.map((slot) => (
            <SlotLines key={slot.id} slot={slot} choice={choice} />
          ))}
        </dl>
      </section>
      {beside && (
        <section>
          <h3>{t('Abilities to remember')}</h3>
          <div className="pp-remembered-lines">
            {content.remembered.map((one) => (
              <RememberedLine key={one.id} one={one} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function SlotLines({ slot, choice }: { readonly slot: Slot; readonly choice: PrintChoice }) {
  return (
    <div className="pp-choice-line">
      <dt>{slot.name}</dt>
      <dd>
        {slot.picks.map((pick) => (
          <span key={pick.id} className="pp-choice">
            <b>{pick.name}</b>
            {choice.points &&
              pick.points > 0 &&
              ` ${t('{points, number} pts', { points: pick.points })}`}
            {pick.brings.length > 0 && ` ${pick.brings.join(', ')}`}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** A kind of unit with the names of its abilities. */
export function RememberedLine({ one }: { readonly one: Remembered | undefined }) {
  const { called } = useRuleWords()
  if (!one) return null
  return (
    <p className="pp-remembered">
      <b>{one.name}</b> {one.abilities.map(called).join(', ')}
    </p>
  )
}
