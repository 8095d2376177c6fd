import './browse.css'
import './unit-table.css'
import './unit-facts.css'
import './sections.css'
import { Link, useParams } from 'react-router'

import type { System } from '../../engine/system.ts'
import { useBase } from '../../store/use-base.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { systemOf, systems } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { ArmyPage } from './army-page.tsx'
import { Arrived } from './arrived.tsx'
import { FactionIndex } from './faction-index.tsx'
import { SharedSectionPage } from './shared-section-page.tsx'

/** The reference: games, then factions, then one faction or what all of them share. */
export function BrowsePage() {
  const { game, faction } = useParams()
  const [only] = systems
  if (game === undefined)
    return systems.length === 1 && only ? <Game key={only.id} system={only} /> : <Games />
  const system = systemOf(game)
  if (!system) {
    return (
      <Unknown>
        {t('Muster has no data for a game called "{game}". The address may be misspelt.', { game })}
      </Unknown>
    )
  }
  return <Game key={system.id} system={system} faction={faction} />
}

function Games() {
  return (
    <div className="br">
      <h1 className="t-list">{t('Browse')}</h1>
      <ul className="br__games">
        {systems.map(({ id, words }) => (
          <li key={id}>
            <Link to={`/browse/${id}`} className="br__game">
              <span className="t-lead">{words.game}</span>
              <Icon name="chevron-right" />
            </Link>
            <p className="t-small">
              {t('{things} by name and figure, without a list.', { things: words.lookUp })}
            </p>
            <Link to={`/browse/${id}/glossary`} className="lnk lnk--cond br__tap">
              {t('Glossary of {game}', { game: words.shortGame })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface GameProps {
  readonly system: System
  readonly faction?: string | undefined
}

function Game({ system, faction }: GameProps) {
  const base = useBase(system.id)
  const rules = useRulesOf(system.id)
  return (
    <RuleWordsContext value={rules}>
      <Arrived loaded={base}>
        {(data) => {
          if (faction === undefined) return <FactionIndex system={system} data={data} />
          const section = system.sharedReference(data).find(({ id }) => id === faction)
          if (section) return <SharedSectionPage system={system} section={section} />
          const armies = system.armies(data).filter((army) => army.faction === faction)
          if (armies.length === 0) {
            return (
              <Unknown>
                {t(
                  'Muster has no data for a faction called "{faction}". The address may be misspelt.',
                  { faction },
                )}
              </Unknown>
            )
          }
          return <ArmyPage key={faction} system={system} faction={faction} armies={armies} />
        }}
      </Arrived>
    </RuleWordsContext>
  )
}

function Unknown({ children }: { readonly children: string }) {
  return (
    <EmptyState
      title={t('Not in the reference')}
      level={1}
      actions={
        <Link to="/browse" className={buttonClass()}>
          {t('All factions')}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
