import type { Army } from '../../engine/army.ts'
import type { Overview } from '../../engine/brought.ts'
import type { OpenPlace } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { Menu } from '../../ui/menu.tsx'
import { numberText } from '../../ui/number-text.ts'
import { Pips } from '../../ui/pips.tsx'
import { BudgetTape } from './budget-tape.tsx'
import { useDesk } from './desk.ts'
import { menuTitles, placeKey, samePlace } from './places.ts'
import { beginningName } from './use-beginnings.ts'

/** A group's place goes by the group's name, a unit's by the slot's: numeral and unit stand beside it already. */
export function placeTitle(open: OpenPlace, army: Army): string {
  const { title, kind, place } = open
  const unit = place.unit === undefined ? undefined : army.units.get(place.unit)
  if (kind === 'picks') return unit?.slots.find(({ id }) => id === place.slot)?.name ?? title
  return beginningName(open)
}

/** Whether a place goes by the name of its group, which does not say what is done there. */
function isGroups({ place, name, title }: OpenPlace, { groups }: Army): boolean {
  return name !== title && groups.some((group) => group.id === place.group && group.name === name)
}

/** What is there, and for a unit's slot of which unit. */
function placeSub({ place, sub }: OpenPlace, army: Army): string {
  const unit = place.unit === undefined ? undefined : army.units.get(place.unit)
  return unit && sub !== unit.name ? t('for {unit}: {state}', { unit: unit.name, state: sub }) : sub
}

/** Which slot the picker fills, how full it is, and the way to another one. */
export function PickerHead() {
  return (
    <>
      <SlotHead />
      <SlotBudget />
    </>
  )
}

/** The overview when the picker is at the slot that it is about. */
function useBudget(): Overview | null {
  const { focus, overview } = useDesk()
  const { slot, unit } = focus?.place ?? {}
  return unit === undefined && slot !== undefined && slot === overview?.slot ? overview : null
}

/** The tape of a slot with a budget. */
function SlotBudget() {
  const overview = useBudget()
  if (!overview) return null
  return (
    <div className="slot__tape">
      <BudgetTape overview={overview} />
    </div>
  )
}

function SlotHead() {
  const { army, focus } = useDesk()
  const budget = useBudget()
  if (!focus) return null
  const { numeral, title, used, max } = focus
  const sub = placeSub(focus, army)
  return (
    <div className="slot">
      <b className="slot__n" aria-hidden="true">
        {numeral}
      </b>
      <div className="slot__t">
        <h2 className="t-lead">
          {isGroups(focus, army) ? (
            <>
              <span className="sr-only">{title}</span>
              <span aria-hidden="true">{placeTitle(focus, army)}</span>
            </>
          ) : (
            placeTitle(focus, army)
          )}
        </h2>
        {sub && <p className="t-small">{sub}</p>}
      </div>
      {!budget && Number.isFinite(max) && max > 0 && <Pips taken={used} places={max} />}
      <SlotMenu />
    </div>
  )
}

/** The same over the sheet on a phone, with the points that are left in large figures. */
export function PickerSheetHead() {
  const { army, focus } = useDesk()
  const left = army.limit - army.points
  const sub = focus ? placeSub(focus, army) : ''
  return (
    <>
      <div className="slot slot--sheet">
        <b className="slot__n" aria-hidden="true">
          {focus?.numeral ?? ''}
        </b>
        <div className="slot__t">
          <p className="t-lead" aria-hidden="true">
            {focus ? placeTitle(focus, army) : t('Add')}
          </p>
          {sub && <p className="t-small">{sub}</p>}
        </div>
        <SlotMenu />
        <p className={left < 0 ? 'slot__left text-alarm' : 'slot__left'}>
          <b>{numberText(Math.abs(left))}</b>
          {left < 0 ? t('over') : t('left')}
        </p>
      </div>
      <SlotBudget />
    </>
  )
}

/** Every place that can be filled now. */
function SlotMenu() {
  const { army, places, focus, aim, layout } = useDesk()
  const titles = menuTitles(places, army)
  const items = places.map((open, at) => {
    const { place, numeral, title, used, max, kind } = open
    return {
      id: placeKey(place),
      label: titles[at] ?? title,
      lead: kind === 'units' ? numeral : undefined,
      detail: Number.isFinite(max) ? `${used}/${max}` : undefined,
      checked: focus !== null && samePlace(place, focus.place),
      ruled: at > 0 && places[at - 1]?.kind !== kind,
      onSelect: () => aim(place),
    }
  })
  const words = layout === 'wide' ? { children: t('Change slot') } : { icon: 'swap' as const }
  return <Menu label={t('Change slot')} items={items} {...words} />
}
