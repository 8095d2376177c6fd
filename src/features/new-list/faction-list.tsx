import { useState } from 'react'

import type { ArmyChoice } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Tag } from '../../ui/tag.tsx'
import { alliancesOf } from './armies.ts'

interface FactionListProps {
  readonly choices: readonly ArmyChoice[]
  /** The system's word for an army within a faction. */
  readonly variantWord: string
  readonly chosen: ArmyChoice | null
  readonly onChoose: (faction: ArmyChoice) => void
}

/** All factions by alliance, with a search; those of Legends behind a switch. */
export function FactionList({ choices, variantWord, chosen, onChoose }: FactionListProps) {
  const [search, setSearch] = useState('')
  const [legends, setLegends] = useState(false)
  const alliances = alliancesOf(choices, { search, legends })
  const hasLegends = choices.some((choice) => choice.variant === null && choice.legends)
  const [only] = alliances.flatMap(({ factions }) => factions)
  return (
    <section aria-label={t('Factions')} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-56 mid:max-w-[340px]">
          <SearchField
            label={t('Search factions')}
            placeholder={t('Faction or {variant}', { variant: variantWord })}
            shortcut="/"
            value={search}
            onChange={setSearch}
            onEnter={() => search && only && onChoose(only)}
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
      {alliances.map(({ name, factions }) => (
        <section key={name} aria-label={name}>
          <h2 className="t-head border-b border-ink pb-1">{name}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-x-5">
            {factions.map((faction) => (
              <li key={faction.faction}>
                <FactionRow
                  faction={faction}
                  chosen={chosen?.faction === faction.faction}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface FactionRowProps {
  readonly faction: ArmyChoice
  readonly chosen: boolean
  readonly onChoose: (faction: ArmyChoice) => void
}

function FactionRow({ faction, chosen, onChoose }: FactionRowProps) {
  return (
    <button
      type="button"
      className="flex min-h-(--lead) w-full items-center gap-2 border-b border-rule px-2 py-1 text-left hover:bg-verd-wash focus-visible:-outline-offset-2 aria-pressed:bg-verd-wash aria-pressed:shadow-[inset_3px_0_0_var(--color-verd)]"
      aria-pressed={chosen}
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
