import type { Slot } from '../../engine/army.ts'
import { t } from '../../text/t.ts'
import { SetRow } from '../../ui/ledger-row.tsx'
import { Points } from '../../ui/points.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { useDesk } from './desk.ts'
import { kinOf, rowsOfKin, type SlotKin } from './slot-kin.ts'

/** What slots are worth in points, or nothing while all are empty. */
function pointsOf(slots: readonly Slot[]): number | undefined {
  const picks = slots.flatMap((slot) => slot.picks)
  return picks.length === 0 ? undefined : picks.reduce((sum, pick) => sum + pick.points, 0)
}

/** What stands in the points column: the points, or how much of the slot's budget is used. */
function amountOf(slot: Slot): number | string | undefined {
  if (slot.counts !== '') return `${slot.used}/${slot.max} ${slot.counts}`
  return slot.free ? undefined : pointsOf([slot])
}

const namesIn = (slot: Slot): string => slot.picks.map(({ name }) => name).join(' · ')

/** The choices of the whole army; each row turns the picker to its slot. */
export function ArmyBlock() {
  const { army, findings, focus, layout } = useDesk()
  const slots = army.slots.filter(({ open, picks }) => open || picks.length > 0)
  const focused = focus?.kind === 'picks' && focus.place.unit === undefined
  // what is missing from a list that is just begun is no fault yet
  const isFaulty = ({ id }: Slot) =>
    army.units.size > 0 &&
    findings.some(
      ({ severity, at }) => severity === 'error' && at.slot === id && at.unit === undefined,
    )
  if (slots.length === 0) return null
  // under a finger every slot has a row of its own
  const kin = kinOf(slots).flatMap((one): readonly SlotKin[] => {
    const alone = layout === 'phone' && one.slots.length > 1
    return alone ? one.slots.map((slot) => ({ word: slot.name, slots: [slot] })) : [one]
  })
  return (
    <SpineBlock
      id="army-choices"
      variant="set"
      mark={t('Army')}
      label={t('Army choices')}
      slot={focused}
    >
      {rowsOfKin(kin, layout === 'wide').map((row) => {
        const cells = row.map((one) => <KinCell key={one.word} kin={one} isFaulty={isFaulty} />)
        return row.length > 1 ? (
          <div key={row[0]?.word} className="pair">
            {cells}
          </div>
        ) : (
          cells
        )
      })}
    </SpineBlock>
  )
}

/** One slot with its label, or several of a kind. */
function KinCell({ kin, isFaulty }: KinRowProps) {
  const { aim } = useDesk()
  const [slot] = kin.slots
  if (!slot || kin.slots.length > 1) return <KinRow kin={kin} isFaulty={isFaulty} />
  return (
    <SetRow
      label={kin.word}
      name={namesIn(slot) || undefined}
      points={amountOf(slot)}
      illegal={isFaulty(slot)}
      onSelect={() => aim({ slot: slot.id })}
    />
  )
}

const firstWord = ({ name }: Slot): string => name.split(' ')[0] ?? name

/** `Lore of Gut Magic` beside the word Lores: `Gut Magic`. */
const bareName = (name: string, { word }: SlotKin): string =>
  name.replace(new RegExp(`^${word} of (the )?`, 'i'), '')

interface KinRowProps {
  readonly kin: SlotKin
  readonly isFaulty: (slot: Slot) => boolean
}

const kinLook = (slot: Slot, faulty: boolean): string =>
  `t-name ${faulty ? 'text-alarm' : namesIn(slot) ? '' : 't-dim'}`

/** Slots of one kind on one row, each with its own button. */
function KinRow({ kin, isFaulty }: KinRowProps) {
  const { aim } = useDesk()
  return (
    <div className="row row--set">
      <span className="t-label">{t('{word}s', { word: kin.word })}</span>
      <span className="merged">
        {kin.slots.map((slot, at) => (
          <span key={slot.id} className="contents">
            {at > 0 && (
              <span className="merged__dot" aria-hidden="true">
                ·
              </span>
            )}
            <button
              type="button"
              className={kinLook(slot, isFaulty(slot))}
              aria-label={
                namesIn(slot)
                  ? `${slot.name}: ${namesIn(slot)}`
                  : t('{slot}: none yet', { slot: slot.name })
              }
              onClick={() => aim({ slot: slot.id })}
            >
              {namesIn(slot) ? bareName(namesIn(slot), kin) : `+ ${firstWord(slot)}`}
            </button>
          </span>
        ))}
      </span>
      <Points value={pointsOf(kin.slots) ?? ''} dim={pointsOf(kin.slots) === 0} />
    </div>
  )
}
