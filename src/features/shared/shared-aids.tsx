import '../../ui/phase-table.css'
import { useMemo, useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { System } from '../../engine/system.ts'
import { aidsByPhase, phasesText } from '../../engine/turn-aid.ts'
import { t } from '../../text/t.ts'
import { PhaseTable } from '../../ui/phase-table.tsx'

export interface SharedAidsProps {
  readonly army: Army
  readonly system: System
}

/** Windows from this width on have the room for it beside the list. */
const wide = '(width >= 1100px)'

/** What the list gives its player to use in the game, by phase; folded away where it would stand in the way. */
export function SharedAids({ army, system }: SharedAidsProps) {
  const [open] = useState(() => window.matchMedia(wide).matches)
  const aids = useMemo(() => system.turnAids(army), [system, army])
  if (aids.length === 0) return null
  const phases = aidsByPhase(aids, system.phases).map(({ phases: names, aids: items }) => {
    return { name: phasesText(names), items }
  })
  return (
    <details className="shared__aids" open={open}>
      <summary>
        <h2 className="t-head">{system.words.aids}</h2>
        <span className="t-small">{t('{count, number} by phase', { count: aids.length })}</span>
      </summary>
      <div className="aids-part">
        <PhaseTable phases={phases} />
      </div>
    </details>
  )
}
