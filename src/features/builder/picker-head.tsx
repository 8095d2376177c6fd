import type { OpenPlace } from '../../engine/system.ts'
import { Menu } from '../../ui/menu.tsx'
import { numberText } from '../../ui/number-text.ts'
import { Pips } from '../../ui/pips.tsx'
import { useDesk } from './desk.ts'
import { placeKey, samePlace } from './places.ts'
import { beginningName } from './use-beginnings.ts'

const toGroup = 'Add to '

/** A group's place goes by the group's name; its numeral stands beside it already. */
export function placeTitle(open: OpenPlace): string {
  const { title, kind } = open
  if (kind === 'picks') return title
  return title.startsWith(toGroup) ? title.slice(toGroup.length) : beginningName(open)
}

/** Which slot the picker fills, how full it is, and the way to another one. */
export function PickerHead() {
  const { focus } = useDesk()
  if (!focus) return null
  const { numeral, title, sub, used, max } = focus
  return (
    <div className="slot">
      <b className="slot__n" aria-hidden="true">
        {numeral}
      </b>
      <div className="slot__t">
        <h2 className="t-lead">
          {title.startsWith(toGroup) && <span className="sr-only">{toGroup}</span>}
          {placeTitle(focus)}
        </h2>
        {sub && <p className="t-small">{sub}</p>}
      </div>
      {Number.isFinite(max) && max > 0 && <Pips taken={used} places={max} />}
      <SlotMenu />
    </div>
  )
}

/** The same over the sheet on a phone, with the points that are left in large figures. */
export function PickerSheetHead() {
  const { army, focus } = useDesk()
  const left = army.limit - army.points
  return (
    <div className="slot slot--sheet">
      <b className="slot__n" aria-hidden="true">
        {focus?.numeral ?? ''}
      </b>
      <div className="slot__t">
        <p className="t-lead" aria-hidden="true">
          {focus ? placeTitle(focus) : 'Add'}
        </p>
        {focus?.sub && <p className="t-small">{focus.sub}</p>}
      </div>
      <SlotMenu />
      <p className={left < 0 ? 'slot__left text-alarm' : 'slot__left'}>
        <b>{numberText(Math.abs(left))}</b>
        {left < 0 ? 'over' : 'left'}
      </p>
    </div>
  )
}

/** Every place that can be filled now. */
function SlotMenu() {
  const { places, focus, aim, layout } = useDesk()
  const items = places.map((open, at) => {
    const { place, numeral, title, used, max, kind } = open
    const begins = place.group !== undefined && place.unit === undefined
    return {
      id: placeKey(place),
      label: begins ? `${numeral}  ${title}` : title,
      detail: Number.isFinite(max) ? `${used}/${max}` : undefined,
      checked: focus !== null && samePlace(place, focus.place),
      ruled: at > 0 && places[at - 1]?.kind !== kind,
      onSelect: () => aim(place),
    }
  })
  const words = layout === 'wide' ? { children: 'Change slot' } : { icon: 'swap' as const }
  return <Menu label="Change slot" items={items} {...words} />
}
