import { useState } from 'react'

import { limitHelp, readLimit } from '../../store/read-limit.ts'
import { t } from '../../text/t.ts'
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
  const [left, setLeft] = useState(false)
  const typed = readLimit(text)
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={t('Points limit')}
        look="segmented"
        value={other ? custom : String(limit)}
        options={[
          ...system.sizes.map((size) => ({ value: String(size), label: numberText(size) })),
          { value: custom, label: t('Other') },
        ]}
        onChange={(value) => {
          setOther(value === custom)
          if (value !== custom) send({ kind: 'set-limit', limit: Number(value) })
        }}
      />
      {other && (
        <NumberField
          label={t('Points')}
          value={text}
          error={typed === null && left ? limitHelp() : undefined}
          onChange={setText}
          onBlur={() => {
            setLeft(true)
            if (typed !== null && typed !== limit) send({ kind: 'set-limit', limit: typed })
          }}
        />
      )}
    </div>
  )
}
