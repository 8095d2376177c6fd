import type { Gift, GiftPlace } from '../../engine/brought.ts'
import { t } from '../../text/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { numberText } from '../../ui/number-text.ts'
import { SaidLine } from '../../ui/said-line.tsx'
import { Mark } from '../../ui/tag.tsx'
import { useTools } from './desk.ts'
import { placeKey } from './places.ts'

/** What units may have, with whom it is for and its price; one tap leads to the slot of a unit that has or may have it. */
export function GiftRow({ gift }: { readonly gift: Gift }) {
  const { aim } = useTools()
  const ways = waysOf(gift)
  const [first] = ways
  const look = gift.held > 0 ? 'gift gift--held' : 'gift'
  if (!first)
    return (
      <li className={look}>
        <div className="gift__row">
          <GiftWords gift={gift} />
        </div>
        <SaidLine id={gift.text} name={gift.name} />
      </li>
    )
  return (
    <li className={look}>
      {ways.length === 1 ? (
        <button
          type="button"
          className="gift__go"
          title={
            first.held
              ? t('With {unit}', { unit: first.name })
              : t('Give to {unit}', { unit: first.name })
          }
          onClick={() => aim(first.place)}
        >
          <GiftWords gift={gift} />
        </button>
      ) : (
        <Menu
          label={t('Give {name}, {points, plural, one {# point} other {# points}}', {
            name: gift.name,
            points: gift.points,
          })}
          look="gift__go"
          items={ways.map(({ place, name, held }) => ({
            id: placeKey(place),
            label: name,
            checked: held,
            onSelect: () => aim(place),
          }))}
        >
          <GiftWords gift={gift} />
        </Menu>
      )}
      <SaidLine id={gift.text} name={gift.name} />
    </li>
  )
}

/** Once as many have it as may, only their slots lead further. */
const waysOf = ({ places, held, max }: Gift): readonly GiftPlace[] =>
  held < max ? places : places.filter((one) => one.held)

function GiftWords({ gift }: { readonly gift: Gift }) {
  const { name, points, whom, tags, held, max, places } = gift
  const marks = tags.map((tag) =>
    held > 0 && max > 1 ? t('{tag}, {held, number} of {max, number}', { tag, held, max }) : tag,
  )
  return (
    <>
      <span className="gift__name">
        <span className="t-name">{name}</span> <Mark>{[whom, ...marks].join(' · ')}</Mark>
        {held > 0 && <span className="sr-only">{`, ${t('in the list')}`}</span>}
      </span>
      {places.length > 0 && held < max && <Icon name="plus" size="s" />}
      <span className="num">{numberText(points)}</span>
    </>
  )
}
