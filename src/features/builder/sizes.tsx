import type { ArmyUnit } from '../../engine/army.ts'
import type { SizeChoice, UnitChoices } from '../../engine/unit-choices.ts'
import { IconButton } from '../../ui/button.tsx'
import { numberText } from '../../ui/number-text.ts'
import { useDesk } from './desk.ts'

interface SizesProps {
  readonly unit: ArmyUnit
  readonly sizes: UnitChoices['sizes']
}

/** How many models a unit has: one fewer, one more, or one of the numbers that have a price of their own. */
export function Sizes({ unit, sizes }: SizesProps) {
  const { send } = useDesk()
  const below = sizes.findLast(({ models }) => models < unit.models)
  const above = sizes.find(({ models }) => models > unit.models)
  const go = (size: SizeChoice | undefined) => size && send(size.edit)
  return (
    <section aria-label="Models" className="sizes">
      <h3 className="t-label">Models</h3>
      <div className="gear gear--plain">
        <span />
        <IconButton icon="minus" label="Fewer models" disabled={!below} onClick={() => go(below)} />
        <span className="num gear__n">{unit.models}</span>
        <IconButton icon="plus" label="More models" disabled={!above} onClick={() => go(above)} />
      </div>
      <div className="sizes__rows">
        {sizes
          .filter(({ column }) => column !== null)
          .map((size) => (
            <button
              key={size.column}
              type="button"
              className="sizes__row"
              aria-pressed={size.now}
              aria-label={`${size.models} models, ${numberText(size.points)} points`}
              onClick={() => !size.now && send(size.edit)}
            >
              <span>{size.models}</span>
              <b className="num">{numberText(size.points)}</b>
            </button>
          ))}
      </div>
      {unit.extra && <p className="t-small text-brass">{unit.extra}</p>}
    </section>
  )
}
