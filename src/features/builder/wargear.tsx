import type { ArmyUnit } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { CountChoice, UnitChoices } from '../../engine/unit-choices.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { changeText } from '../../ui/number-text.ts'
import { useDesk } from './desk.ts'

interface WargearProps {
  readonly unit: ArmyUnit
  readonly choices: UnitChoices
}

/** How many models there are of each kind, and how many carry each choice of wargear. */
export function Wargear({ unit, choices }: WargearProps) {
  const { send } = useDesk()
  const { kinds, wargear } = choices
  if (kinds.length + wargear.length === 0) return null
  const change = (edit: Edit) => send(edit, `Change wargear of ${unit.name}`)
  return (
    <>
      {kinds.length > 0 && (
        <section aria-label="Kinds of models" className="grid gap-1">
          <h3 className="t-label">Kinds of models</h3>
          {kinds.map((kind) => (
            <CountRow key={kind.id} choice={kind} onEdit={(edit) => send(edit)} />
          ))}
        </section>
      )}
      {wargear.length > 0 && (
        <section aria-label="Wargear" className="grid gap-2">
          {wargear.map(({ id, title, sub, choices: each }) => (
            <div key={id} role="group" aria-label={title}>
              <h3 className="t-label">{title}</h3>
              {sub && <p className="t-small">{sub}</p>}
              {each.map((choice) => (
                <CountRow key={choice.id} choice={choice} onEdit={change} />
              ))}
            </div>
          ))}
        </section>
      )}
    </>
  )
}

interface CountRowProps {
  readonly choice: CountChoice
  readonly onEdit: (edit: Edit) => void
}

function CountRow({ choice, onEdit }: CountRowProps) {
  const { name, count, max, points, fewer, more, all } = choice
  return (
    <div className="gear">
      <span className="min-w-0">
        <span className="t-name">{name}</span>
        {points !== 0 && <span className="t-small text-brass"> {changeText(points)} each</span>}
        {all && (
          <Button small onClick={() => onEdit(all)}>
            Same for all<span className="sr-only">: {name}</span>
          </Button>
        )}
      </span>
      <IconButton
        icon="minus"
        label={`One ${name} fewer`}
        disabled={!fewer}
        onClick={() => fewer && onEdit(fewer)}
      />
      <span className="num gear__n">
        {count}
        <span className="sr-only"> of {max}</span>
      </span>
      <IconButton
        icon="plus"
        label={`One ${name} more`}
        disabled={!more}
        onClick={() => more && onEdit(more)}
      />
    </div>
  )
}
