import type { ArmyUnit } from '../../engine/army.ts'
import { t } from '../../text/t.ts'
import { SetRow } from '../../ui/ledger-row.tsx'
import { Said } from '../../ui/said.tsx'
import { useDesk } from './desk.ts'

/** The unit's own slots, each row opening the picker for it. */
export function EnhancementRows({ unit }: { readonly unit: ArmyUnit }) {
  const { aim } = useDesk()
  const slots = unit.slots.filter(({ open, picks }) => open || picks.length > 0)
  if (slots.length === 0) return null
  return (
    <section aria-label={t('Enhancements')} className="card__slots rows">
      {slots.map((slot) => (
        <div key={slot.id} className="card__slot">
          <SetRow
            label={slot.name}
            empty={`+ ${t('Choose')}`}
            name={slot.picks.map(({ name }) => name).join(' · ') || undefined}
            points={slot.picks[0] && slot.picks.reduce((sum, { points }) => sum + points, 0)}
            onSelect={() => aim({ unit: unit.id, slot: slot.id })}
          />
          {slot.picks
            .flatMap(({ texts = [] }) => texts)
            .map(({ text }) => (
              <Said key={text} id={text} />
            ))}
        </div>
      ))}
    </section>
  )
}
