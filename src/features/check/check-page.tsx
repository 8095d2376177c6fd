import './check.css'
import './details.css'
import './table.css'
import { useEffect, useState } from 'react'

import { useChecking } from '../../store/checking.ts'
import { t } from '../../text/t.ts'
import { Desk } from './desk.tsx'
import { Start } from './start.tsx'
import { useTake } from './use-take.ts'

/** Has the browser ask before the page goes: its lists are kept no longer than the tab, if at all. */
function useKept(lists: boolean): void {
  useEffect(() => {
    if (!lists) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [lists])
}

/** The checker: the lists of an event in, verdicts out. */
export function CheckPage() {
  const started = useChecking(({ inputs }) => inputs.length > 0)
  useKept(started)
  const [adding, setAdding] = useState(false)
  const take = useTake(() => setAdding(false))
  return (
    <div className={started ? 'checker' : 'checker checker--start'} {...take.drop}>
      {started ? <Desk take={take} adding={adding} onAdding={setAdding} /> : <Start take={take} />}
      {take.dragging && (
        <p className="cdrop t-lead" aria-hidden="true">
          {t('Drop the lists to check them')}
        </p>
      )}
    </div>
  )
}
