import type { ArmyUnit } from '../../engine/army.ts'
import { IconButton } from '../../ui/button.tsx'
import { useDesk } from './desk.ts'

/** How many models carry each choice of wargear. */
export function Wargear({ unit }: { readonly unit: ArmyUnit }) {
  const { send } = useDesk()
  const choices = unit.wargear.filter(({ options }) => options.length > 0)
  if (choices.length === 0) return null
  const set = (item: string, count: number) =>
    send({ kind: 'set-wargear', unit: unit.id, item, count }, `Change wargear of ${unit.name}`)
  return (
    <section aria-label="Wargear" className="grid gap-1">
      {choices.map(({ model, options }) => (
        <div key={model}>
          <h3 className="t-label">{model}</h3>
          {options.map(({ name, count, max }) => (
            <div key={name} className="gear">
              <span className="t-name">{name}</span>
              <IconButton
                icon="minus"
                label={`One ${name} fewer`}
                disabled={count === 0}
                onClick={() => set(name, count - 1)}
              />
              <span className="num gear__n">
                {count}
                <span className="sr-only"> of {max}</span>
              </span>
              <IconButton
                icon="plus"
                label={`One ${name} more`}
                disabled={count >= max}
                onClick={() => set(name, count + 1)}
              />
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
