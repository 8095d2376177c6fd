import { type KeyboardEvent, useId, useRef, useState } from 'react'

import type { ArmyChoice } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { alliancesOf } from './armies.ts'
import { FactionGroup } from './faction-group.tsx'
import { nextFaction } from './faction-keys.ts'

interface FactionListProps {
  readonly choices: readonly ArmyChoice[]
  /** The system's word for an army within a faction. */
  readonly variantWord: string
  readonly chosen: ArmyChoice | null
  readonly onChoose: (faction: ArmyChoice) => void
}

/** All factions by alliance, with a search; those of Legends behind a switch. Tab goes from alliance to alliance, arrows and letters through all. */
export function FactionList({ choices, variantWord, chosen, onChoose }: FactionListProps) {
  const [search, setSearch] = useState('')
  const [legends, setLegends] = useState(false)
  /** Where the keys are. */
  const [reached, setReached] = useState<string | null>(null)
  const keysHint = useId()
  const list = useRef<HTMLDivElement>(null)
  const alliances = alliancesOf(choices, { search, legends })
  const factions = alliances.flatMap((alliance) => alliance.factions)
  const hasLegends = choices.some((choice) => choice.variant === null && choice.legends)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextFaction(event, reached, factions)
    if (next === null) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus()
  }
  return (
    <section
      aria-label={t('Factions')}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-56 mid:max-w-[340px]">
          <SearchField
            label={t('Search factions')}
            placeholder={t('Faction or {variant}', { variant: variantWord })}
            shortcut="/"
            value={search}
            onChange={setSearch}
            onEnter={() => search && factions[0] && onChoose(factions[0])}
            onArrowDown={() => list.current?.querySelector<HTMLElement>('[role=option]')?.focus()}
          />
        </div>
        {hasLegends && (
          <Checkbox label={t('Show Legends factions')} checked={legends} onChange={setLegends} />
        )}
      </div>
      {alliances.length === 0 && (
        <EmptyState title={t('No faction matches')}>
          {t('No faction or {variant} is called “{search}”.', { variant: variantWord, search })}
        </EmptyState>
      )}
      <p id={keysHint} className="sr-only">
        {t('Arrow keys and first letters go from faction to faction, Enter chooses.')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the options in it */}
      <div
        ref={list}
        className="contents"
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (!list.current?.contains(relatedTarget)) setReached(null)
        }}
      >
        {alliances.map((alliance) => (
          <FactionGroup
            key={alliance.name}
            {...{ alliance, keysHint, reached, onChoose }}
            chosen={chosen?.faction ?? null}
            onReach={setReached}
          />
        ))}
      </div>
    </section>
  )
}
