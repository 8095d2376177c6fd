import { useState } from 'react'

import type { JoinChoice } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import { useDesk } from './desk.ts'
import { unitTitle } from './words.ts'

/** Who leads a unit, or whom it joins: the units of the list that do, the way to choose others, and who may by name. */
export function CardJoins({ joining }: { readonly joining: readonly JoinChoice[] }) {
  return joining.map((join) => <Join key={join.label} join={join} />)
}

function Join({ join }: { readonly join: JoinChoice }) {
  const { army, aim, show } = useDesk()
  const { label, act, place, now, names } = join
  const units = now.flatMap((id) => army.units.get(id) ?? [])
  return (
    <>
      <dt className="t-label">{label}</dt>
      <dd className="moves">
        {units.map((unit) => (
          <button
            key={unit.id}
            type="button"
            className="lnk lnk--cond tapbox"
            onClick={() => show({ kind: 'unit', unit: unit.id })}
          >
            {unitTitle(unit)}
          </button>
        ))}
        {act && (
          <button type="button" className="lnk lnk--cond tapbox" onClick={() => aim(place)}>
            {act}
          </button>
        )}
        <Names names={names} />
      </dd>
    </>
  )
}

/** So many names are shown at first. */
const few = 4

function Names({ names }: { readonly names: readonly string[] }) {
  const [all, setAll] = useState(false)
  const more = names.length - few
  if (names.length === 0) return null
  // one more takes no more room than to say so
  if (all || more < 2) return <span className="t-small">{names.join(', ')}</span>
  return (
    <span className="t-small">
      {names.slice(0, few).join(', ')},{' '}
      <button type="button" className="lnk tapbox" onClick={() => setAll(true)}>
        {t('{count, number} more', { count: more })}
      </button>
    </span>
  )
}
