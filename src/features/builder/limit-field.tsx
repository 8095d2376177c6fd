import { useState } from 'react'

import { RadioGroup } from '../../ui/choice.tsx'
import { NumberField } from '../../ui/field.tsx'
import { numberText } from '../../ui/number-text.ts'
import { useDesk } from './desk.ts'

const custom = 'other'

/** The points limit: one of the usual ones, or any other. */
export function LimitField() {
  const { army, system, send } = useDesk()
  const { limit } = army.roster
  const usual = system.sizes.includes(limit)
  const [other, setOther] = useState(!usual)
  const [text, setText] = useState(String(limit))
  const typed = /^\d{2,5}$/.test(text.trim()) ? Number(text.trim()) : null
  return (
    <div className="grid gap-2">
      <RadioGroup
        label="Points limit"
        look="segmented"
        value={other ? custom : String(limit)}
        options={[
          ...system.sizes.map((size) => ({ value: String(size), label: numberText(size) })),
          { value: custom, label: 'Other' },
        ]}
        onChange={(value) => {
          setOther(value === custom)
          if (value !== custom) send({ kind: 'set-limit', limit: Number(value) })
        }}
      />
      {other && (
        <NumberField
          label="Points"
          value={text}
          error={typed === null ? 'Type a whole number of points from 10 to 99,999.' : undefined}
          onChange={setText}
          onBlur={() => {
            if (typed !== null && typed !== limit) send({ kind: 'set-limit', limit: typed })
          }}
        />
      )}
    </div>
  )
}
