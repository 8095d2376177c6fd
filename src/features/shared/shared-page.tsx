import './shared.css'
import { Link, useLocation } from 'react-router'

import { openAgain, useOpenedLink } from '../../store/opened-link.ts'
import { useArmy } from '../../store/use-army.ts'
import { buttonClass } from '../../ui/button-class.ts'
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
        <span>Shared list, read only</span>
        <Wordmark />
      </div>
      <Opened key={hash} fragment={hash.slice(1)} />
    </div>
  )
}

function Opened({ fragment }: { readonly fragment: string }) {
  const link = useOpenedLink(fragment)
  const army = useArmy(link.state === 'whole' || link.state === 'part' ? link.roster : null)
  if (link.state === 'none') {
    return <NoList problem={link.problem} onRetry={() => openAgain(fragment)} />
  }
  if (army.state === 'failed') return <NoList problem={army.problem} onRetry={army.retry} />
  if (link.state === 'opening' || army.state === 'loading') {
    return <Waiting words="Opening the list" />
  }
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

interface NoListProps {
  readonly problem: string
  readonly onRetry: () => void
}

function NoList({ problem, onRetry }: NoListProps) {
  return (
    <>
      <title>Shared list · Muster</title>
      <Trouble title="This list cannot be shown" problem={problem} onRetry={onRetry}>
        <Link to="/" className={buttonClass()}>
          Your lists
        </Link>
      </Trouble>
    </>
  )
}
