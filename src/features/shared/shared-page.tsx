import './shared.css'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'

import { lackWords } from '../../engine/lack-words.ts'
import type { Roster } from '../../engine/roster.ts'
import type { GoneArmy } from '../../store/army-state.ts'
import { openAgain, useOpenedLink } from '../../store/opened-link.ts'
import { useArmy } from '../../store/use-army.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { SharedList } from './shared-list.tsx'

/** Someone's list, read from the address: shown as it is, checked again here, never changed. */
export function SharedPage() {
  const { hash } = useLocation()
  return (
    <div className="shared">
      <div className="shared__bar">
        <Icon name="lock" />
        <span>{t('Shared list, read only')}</span>
        <Wordmark />
      </div>
      <Opened key={hash} fragment={hash.slice(1)} />
    </div>
  )
}

function Opened({ fragment }: { readonly fragment: string }) {
  const link = useOpenedLink(fragment)
  const [moved, setMoved] = useState<Roster | null>(null)
  const roster = link.state === 'whole' || link.state === 'part' ? link.roster : null
  const army = useArmy(moved ?? roster)
  if (link.state === 'none') {
    return <NoList problem={link.problem} onRetry={() => openAgain(fragment)} />
  }
  if (army.state === 'failed') return <NoList problem={army.problem} onRetry={army.retry} />
  if (link.state === 'opening' || army.state === 'loading') {
    return <Waiting words={t('Opening the list')} />
  }
  if (army.state === 'gone') return <GoneLink gone={army} onMove={setMoved} />
  return (
    <SharedList
      army={army.army}
      findings={army.findings}
      system={army.system}
      fragment={fragment}
      problem={link.state === 'part' ? link.problem : null}
      notes={link.notes}
    />
  )
}

interface GoneLinkProps {
  readonly gone: GoneArmy
  readonly onMove: (roster: Roster) => void
}

/** A link holds no prices: on points that are gone, only its reader can say that others will do. */
function GoneLink({ gone: { lacks, newest }, onMove }: GoneLinkProps) {
  return (
    <EmptyState
      level={1}
      title={t('This list cannot be priced here')}
      actions={
        <>
          {newest && (
            <Button variant="go" onClick={() => onMove(newest)}>
              {t('Show it with the newest points')}
            </Button>
          )}
          <Link to="/" className={buttonClass()}>
            {t('Your lists')}
          </Link>
        </>
      }
    >
      <title>{`${t('Shared list')} · Muster`}</title>
      {t('It was made with {points}, which this version of Muster does not have.', {
        points: lackWords(lacks),
      })}
      {newest && ` ${t('With the newest points its total may be another.')}`}
    </EmptyState>
  )
}

interface NoListProps {
  readonly problem: string
  readonly onRetry: () => void
}

function NoList({ problem, onRetry }: NoListProps) {
  return (
    <>
      <title>{`${t('Shared list')} · Muster`}</title>
      <Trouble title={t('This list cannot be shown')} problem={problem} onRetry={onRetry}>
        <Link to="/" className={buttonClass()}>
          {t('Your lists')}
        </Link>
      </Trouble>
    </>
  )
}
