import { Link, useLocation } from 'react-router'

import { lackWords } from '../../engine/lack-words.ts'
import type { ArmyState } from '../../store/army-state.ts'
import { openAgain, useOpenedLink } from '../../store/opened-link.ts'
import { useArmy } from '../../store/use-army.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { PrintDesk } from './print-desk.tsx'

/** The print desk of a list that came in a link. */
export function SharedPrintPage() {
  const { hash } = useLocation()
  const fragment = hash.slice(1)
  const link = useOpenedLink(fragment)
  const army = useArmy(link.state === 'whole' || link.state === 'part' ? link.roster : null)
  const problem = link.state === 'none' ? link.problem : problemOf(army)
  if (problem !== null) {
    const retry = army.state === 'failed' ? army.retry : () => openAgain(fragment)
    return (
      <Trouble title={t('The list cannot be laid out')} problem={problem} onRetry={retry}>
        <Link to={`/shared${hash}`} className={buttonClass()}>
          {t('Back to the shared list')}
        </Link>
      </Trouble>
    )
  }
  if (army.state !== 'ready') return <Waiting words={t('Laying out the pages')} />
  return (
    <PrintDesk {...army} back={{ to: `/shared${hash}`, label: t('Back to the shared list') }} />
  )
}

function problemOf(army: ArmyState): string | null {
  if (army.state === 'failed') return army.problem
  if (army.state !== 'gone') return null
  return t('It was made with {lacks}, which this version of Muster does not have.', {
    lacks: lackWords(army.lacks),
  })
}
