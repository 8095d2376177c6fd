import { useMemo, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import { msg, t } from '../../text/t.ts'
import { Chip, Chips } from '../../ui/chip.tsx'
import { OurWords } from '../../ui/our-words.tsx'
import { AidTable } from './aid-table.tsx'
import { useDesk } from './desk.ts'

const turns = [
  { id: 'all', label: msg('All turns') },
  { id: 'your', label: msg('Yours') },
  { id: 'enemy', label: msg('Theirs') },
] as const

type Turn = (typeof turns)[number]['id']

interface AidsPartProps {
  readonly title?: string
  /** Of other texts on the page, whose sources are named at its end. */
  readonly more?: readonly (Id | undefined)[]
}

/** What the list gives its player to use in the game, by phase, narrowed by turn and by what the list has. */
export function AidsPart({ title, more = [] }: AidsPartProps) {
  const { army, system } = useDesk()
  const [turn, setTurn] = useState<Turn>('all')
  const [usable, setUsable] = useState(false)
  const all = useMemo(() => system.turnAids(army), [system, army])
  const aids = all.filter(
    (aid) =>
      (turn === 'all' || aid.whose === turn || aid.whose === 'any') && (!usable || aid.usable),
  )
  const ids = [...more, ...all.map(({ text }) => text)]
  const some = aids.length < all.length
  return (
    <section className="aids-part" aria-label={system.words.aids}>
      <div className="part">
        {title !== undefined && <h2 className="t-head">{title}</h2>}
        <span className="t-small" role="status">
          {some
            ? t('{shown, number} of {all, number}', { shown: aids.length, all: all.length })
            : t('{count, number} for this list', { count: all.length })}
        </span>
        <Chips label={t('Turn')}>
          {turns.map(({ id, label }) => (
            <Chip key={id} pressed={turn === id} onToggle={() => setTurn(id)}>
              {t(label)}
            </Chip>
          ))}
          {all.some((aid) => !aid.usable) && (
            <Chip pressed={usable} onToggle={setUsable}>
              {t('Usable by what I have')}
            </Chip>
          )}
        </Chips>
      </div>
      <AidTable aids={aids} />
      <div className="part__foot">
        <OurWords ids={ids} />
      </div>
      {aids.length === 0 && <p className="t-body p-4">{t('The list has none of these yet.')}</p>}
    </section>
  )
}
