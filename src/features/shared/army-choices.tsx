import type { Army, Slot } from '../../engine/army.ts'
import { t } from '../../text/t.ts'
import { SetRow } from '../../ui/ledger-row.tsx'
import { SaidLine } from '../../ui/said-line.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'

/** What the army has chosen as a whole, as far as the head does not say it; nothing where it has not chosen yet. */
export function ArmyChoices({ army }: { readonly army: Army }) {
  const slots = army.slots.filter(({ picks }) =>
    picks.some(({ name }) => !army.about.includes(name)),
  )
  if (slots.length === 0) return null
  return (
    <SpineBlock variant="set" mark={t('Army')} label={t('Army choices')}>
      {slots.map((slot) =>
        slot.counts ? (
          <BudgetRows key={slot.id} slot={slot} />
        ) : (
          <SetRow
            key={slot.id}
            label={slot.name}
            name={slot.picks.map(({ name }) => name).join(', ')}
            points={pointsOf(slot)}
          />
        ),
      )}
    </SpineBlock>
  )
}

/** Each pick with what it takes of the slot's own budget. */
function BudgetRows({ slot: { name, picks, used, max, counts } }: { readonly slot: Slot }) {
  const whole = t('{used} of {max} {counts}', { used, max, counts }).replaceAll(' ', '\u{A0}')
  return picks.map((pick, at) => (
    <div key={pick.id}>
      <SetRow
        label={at === 0 ? `${name} ${whole}` : ''}
        name={pick.name}
        points={pick.tags.join(', ')}
      />
      {pick.texts?.map((rule) => (
        <div key={rule.name} className="shared__said">
          <SaidLine id={rule.text} name={rule.name} />
        </div>
      ))}
    </div>
  ))
}

function pointsOf({ picks }: Slot): number | undefined {
  const points = picks.reduce((sum, pick) => sum + pick.points, 0)
  return points > 0 ? points : undefined
}
