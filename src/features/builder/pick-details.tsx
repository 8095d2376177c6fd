import { useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import { AidTable } from './aid-table.tsx'
import { BroughtFacts, Gifts, Remarks } from './brought-block.tsx'
import { useTools } from './desk.ts'

interface PickDetailsProps {
  readonly army: Army
  readonly slot: Id
  readonly id: Id
  readonly name: string
}

/** All that a choice brings, folded away under its row and worked out when it is unfolded. */
export function PickDetails({ army, slot, id, name }: PickDetailsProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="pick-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="t-small" aria-label={`${t('What it brings')}: ${name}`}>
        {t('What it brings')}
      </summary>
      {open && <Unfolded army={army} slot={slot} id={id} />}
    </details>
  )
}

function Unfolded({ army, slot, id }: Omit<PickDetailsProps, 'name'>) {
  const { system } = useTools()
  const pick = system.details(army, slot, id)
  if (!pick) return null
  return (
    <div className="pick-more__in">
      {pick.grants.map(({ what, name }) => (
        <p key={name} className="t-small">
          {what}: {name}
        </p>
      ))}
      <BroughtFacts pick={pick} />
      <Gifts gifts={pick.gifts} />
      <Remarks pick={pick} />
      <AidTable aids={pick.aids} headings={false} one />
    </div>
  )
}
