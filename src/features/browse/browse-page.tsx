import './browse.css'
import './unit-table.css'
import './unit-facts.css'
import './sections.css'
import { Link, useParams } from 'react-router'

import type { ArmyChoice, System } from '../../engine/system.ts'
import { useBase } from '../../store/use-base.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { systemOf, systems } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { useTitle } from '../../ui/use-title.ts'
import { ArmyPage } from './army-page.tsx'
import { Arrived } from './arrived.tsx'
import { byAlliance } from './by-alliance.ts'
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
  const title = t('Browse')
  useTitle(title)
  return (
    <div className="br">
      <h1 className="t-list">{title}</h1>
      {systems.map((system) => (
        <section key={system.id} className="br__game" aria-labelledby={`game-${system.id}`}>
          <div className="br__gamehead">
            <h2 id={`game-${system.id}`} className="t-lead">
              <Link to={`/browse/${system.id}`} className="br__gamename">
                {system.words.game}
                <Icon name="chevron-right" />
              </Link>
            </h2>
            <p className="t-small">
              {t('{things} by name and figure, without a list.', { things: system.words.lookUp })}
            </p>
            <Link to={`/browse/${system.id}/glossary`} className="lnk lnk--cond br__tap">
              {t('Glossary of {game}', { game: system.words.shortGame })}
            </Link>
          </div>
          <FactionLinks system={system} />
        </section>
      ))}
    </div>
  )
}

/** An army that replaces no list of its faction. */
const isFaction = ({ variant }: ArmyChoice) => variant === null

/** The factions of a game by alliance, without its Legends, as soon as they are there. */
function FactionLinks({ system }: { readonly system: System }) {
  const base = useBase(system.id)
  return (
    <Arrived loaded={base}>
      {(data) => (
        <div className="br__short">
          {byAlliance(system.armies(data).filter(isFaction)).map(({ alliance, factions }) => (
            <div key={alliance}>
              <h3 className="t-label">{alliance}</h3>
              <ul>
                {factions.map(({ faction, name }) => (
                  <li key={faction}>
                    <Link to={`/browse/${system.id}/${faction}`} className="br__shortlink">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </Arrived>
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
  const title = t('Not in the reference')
  useTitle(title)
  return (
    <EmptyState
      title={title}
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
