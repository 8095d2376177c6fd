import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { abilityText } from '../../engine/timing-text.ts'
import { useTools } from './desk.ts'

interface PickDetailsProps {
  readonly army: Army
  readonly slot: Id
  readonly id: Id
  readonly name: string
}

/** All that a choice brings, folded away under its row. */
export function PickDetails({ army, slot, id, name }: PickDetailsProps) {
  const { system } = useTools()
  const entry = system.details(army, slot, id)
  if (!entry) return null
  return (
    <details className="pick-more">
      <summary className="t-small">
        What it brings<span className="sr-only">: {name}</span>
      </summary>
      <ul className="t-small">
        {entry.facts.map(({ label, value }) => (
          <li key={`${label} ${value}`}>
            <b>{label}</b> {value}
          </li>
        ))}
        {entry.abilities.map((ability) => (
          <li key={ability.name}>
            <b>{ability.name}</b> {abilityText(ability)}
          </li>
        ))}
      </ul>
    </details>
  )
}
