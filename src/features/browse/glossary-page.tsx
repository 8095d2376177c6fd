import './browse.css'
import './unit-facts.css'
import './glossary.css'
import { Link, useParams } from 'react-router'

import type { System } from '../../engine/system.ts'
import { loadGlossary } from '../../library/summaries.ts'
import { systemOf } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Arrived } from './arrived.tsx'
import { GlossaryView } from './glossary-view.tsx'
import { useLoaded } from './use-loaded.ts'

/** `/browse/:game/glossary/:term?`: what the words of a game's rules mean. */
export function GlossaryPage() {
  const { game, term } = useParams()
  const system = systemOf(game ?? '')
  return system ? <OfGame key={system.id} system={system} term={term} /> : <NoGlossary />
}

interface OfGameProps {
  readonly system: System
  readonly term: string | undefined
}

function OfGame({ system, term }: OfGameProps) {
  const loaded = useLoaded(system.id, async () => await loadGlossary(system.id))
  return (
    <Arrived loaded={loaded}>
      {(glossary) =>
        glossary ? (
          <GlossaryView system={system} file={glossary.file} chosen={term ?? null} />
        ) : (
          <NoGlossary />
        )
      }
    </Arrived>
  )
}

function NoGlossary() {
  const title = t('No glossary here')
  useTitle(title)
  return (
    <EmptyState
      title={title}
      level={1}
      actions={
        <Link to="/browse" className={buttonClass()}>
          {t('All games')}
        </Link>
      }
    >
      {t('Muster has no glossary of this game. The address may be misspelt.')}
    </EmptyState>
  )
}
