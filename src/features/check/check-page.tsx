import './check.css'
import './details.css'
import './table.css'
import { useState } from 'react'

import { useChecking } from '../../store/checking.ts'
import { Desk } from './desk.tsx'
import { Start } from './start.tsx'
import { useTake } from './use-take.ts'

/** The checker: the lists of an event in, verdicts out. */
export function CheckPage() {
  const started = useChecking(({ inputs }) => inputs.length > 0)
  const [adding, setAdding] = useState(false)
  const take = useTake(() => setAdding(false))
  return (
    <div className={started ? 'checker' : 'checker checker--start'} {...take.drop}>
      {started ? <Desk take={take} adding={adding} onAdding={setAdding} /> : <Start take={take} />}
      {take.dragging && (
        <p className="cdrop t-lead" aria-hidden="true">
          Drop the lists to check them
        </p>
      )}
    </div>
  )
}
