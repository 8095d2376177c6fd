import { useId } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { ArmyChoice } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Alliance } from './armies.ts'

interface FactionGroupProps {
  readonly alliance: Alliance
  /** The element that says which keys do what. */
  readonly keysHint: string
  readonly chosen: Id | null
  /** The faction that has the focus. */
  readonly reached: Id | null
  readonly onReach: (faction: Id) => void
  readonly onChoose: (faction: ArmyChoice) => void
}

/** The factions of an alliance, one of which can be chosen: a single stop of the Tab key. */
export function FactionGroup(props: FactionGroupProps) {
  const { alliance, keysHint, chosen, reached, onReach, onChoose } = props
  const { name, factions } = alliance
  const heading = useId()
  const stop =
    [reached, chosen].find((id) => factions.some(({ faction }) => faction === id)) ??
    factions[0]?.faction
  return (
    <div>
      <h2 id={heading} className="t-head border-b border-ink pb-1">
        {name}
      </h2>
      <div
        role="listbox"
        aria-labelledby={heading}
        aria-describedby={keysHint}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14.375rem),1fr))] gap-x-5"
      >
        {factions.map((faction) => (
          <FactionOption
            key={faction.faction}
            faction={faction}
            chosen={chosen === faction.faction}
            isStop={stop === faction.faction}
            {...{ onReach, onChoose }}
          />
        ))}
      </div>
    </div>
  )
}

interface FactionOptionProps extends Pick<FactionGroupProps, 'onReach' | 'onChoose'> {
  readonly faction: ArmyChoice
  readonly chosen: boolean
  readonly isStop: boolean
}

function FactionOption({ faction, chosen, isStop, onReach, onChoose }: FactionOptionProps) {
  return (
    <button
      type="button"
      role="option"
      className="flex min-h-(--lead) w-full items-center gap-2 border-b border-rule px-2 py-1 text-left hover:bg-verd-wash focus-visible:-outline-offset-2 aria-selected:bg-verd-wash aria-selected:shadow-[inset_3px_0_0_var(--color-verd)]"
      aria-selected={chosen}
      tabIndex={isStop ? 0 : -1}
      data-faction={faction.faction}
      onFocus={() => onReach(faction.faction)}
      onClick={() => onChoose(faction)}
    >
      <span className="t-name min-w-0 flex-1">{faction.name}</span>
      {faction.legends && <Tag tone="warn">{t('Legends')}</Tag>}
      <span className={chosen ? 'text-verd' : 'text-ink-3'}>
        <Icon name={chosen ? 'check' : 'chevron-right'} />
      </span>
    </button>
  )
}
