import { useState } from 'react'

import type { TurnAid } from '../../engine/turn-aid.ts'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useDesk } from './desk.ts'
import { titleCase } from './words.ts'

const turns = [
  { id: 'your', label: 'Your turn' },
  { id: 'enemy', label: 'Their turn' },
] as const

const whoseWords = { your: 'your turn', enemy: 'their turn', any: 'either turn' } as const

/** Aids by phase, in the order of play; what is of any phase comes first, what the game does not name last. */
function byPhase(
  aids: readonly TurnAid[],
  order: readonly string[],
): readonly (readonly [string, readonly TurnAid[]])[] {
  const phases = new Map<string, TurnAid[]>(['', ...order].map((phase) => [phase, []]))
  for (const aid of aids) {
    for (const phase of aid.phases.length > 0 ? aid.phases : ['']) {
      const others = phases.get(phase)
      if (others) others.push(aid)
      else phases.set(phase, [aid])
    }
  }
  return [...phases].filter(([, each]) => each.length > 0)
}

/** What the list gives its player to use in the game, by phase and turn. */
export function AidsDialog({ onClose }: { readonly onClose: () => void }) {
  const { army, system, layout } = useDesk()
  const [turn, setTurn] = useState<'your' | 'enemy' | null>(null)
  const [usable, setUsable] = useState(false)
  const all = system.turnAids(army)
  const aids = all.filter(
    (aid) =>
      (turn === null || aid.whose === turn || aid.whose === 'any') && (!usable || aid.usable),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={system.words.aids}
      variant={layout === 'phone' ? 'sheet' : 'box'}
      flush
    >
      <div className="flex flex-wrap gap-2 px-4 py-3">
        {turns.map(({ id, label }) => (
          <Chip key={id} pressed={turn === id} onToggle={() => setTurn(turn === id ? null : id)}>
            {label}
          </Chip>
        ))}
        {all.some((aid) => !aid.usable) && (
          <Chip pressed={usable} onToggle={() => setUsable(!usable)}>
            Usable by what I have
          </Chip>
        )}
      </div>
      {byPhase(aids, system.phases).map(([phase, each]) => (
        <section key={phase} aria-label={phase === '' ? 'Any phase' : titleCase(phase)}>
          <h3 className="t-label costs__h">{phase === '' ? 'Any phase' : titleCase(phase)}</h3>
          <ul>
            {each.map((aid) => (
              <li key={aid.id} className="aid">
                <span className="t-name">{aid.name}</span>
                <span className="aid__tags">
                  {aid.tags.map((tag) => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </span>
                <span className="t-small">
                  {aid.from} · {whoseWords[aid.whose]}
                  {!aid.usable && ' · nothing in the list to use it on'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {aids.length === 0 && <p className="t-body p-4">The list has none of these yet.</p>}
    </Dialog>
  )
}
