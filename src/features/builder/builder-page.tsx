import { Link, useParams } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import type { DamagedList } from '../../store/saved-list.ts'
import { say } from '../../store/toasts.ts'
import { useArmy } from '../../store/use-army.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Builder } from './builder.tsx'

/** `/list/:id`: the builder, or why the list cannot be shown and what to do about it. */
export function BuilderPage() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const damaged = useLists((state) => state.damaged.find((each) => each.id === id))
  const binned = useLists((state) => state.bin.some((each) => each.id === id))
  if (list) return <OpenList key={id} id={id} roster={list.roster} />
  if (!ready) return <Waiting words="Opening the list" />
  if (damaged) return <Damaged damaged={damaged} />
  if (binned) return <Binned id={id} />
  return (
    <EmptyState level={1} title="No such list here" actions={<ToLists />}>
      Lists live in the browser in which they were made. If this address came from someone else, ask
      for a share link instead.
    </EmptyState>
  )
}

interface OpenListProps {
  readonly id: string
  readonly roster: Roster
}

function OpenList({ id, roster }: OpenListProps) {
  const state = useArmy(roster)
  const problem = useLists((lists) => lists.problem)
  if (state.state === 'loading') return <Waiting words={`Opening ${roster.name}`} />
  if (state.state === 'failed') {
    return (
      <EmptyState
        level={1}
        title={roster.name}
        actions={
          <>
            <Button variant="go" onClick={state.retry}>
              Try again
            </Button>
            <ToLists />
          </>
        }
      >
        The list is safe, but its data could not be read. {state.problem}
      </EmptyState>
    )
  }
  return (
    <>
      {problem !== null && (
        <p role="alert" className="storage-problem">
          {problem}
        </p>
      )}
      <Builder listId={id} army={state.army} findings={state.findings} system={state.system} />
    </>
  )
}

function Waiting({ words }: { readonly words: string }) {
  return (
    <p role="status" className="t-small p-4">
      {words}
    </p>
  )
}

function ToLists() {
  return (
    <Link to="/" className={buttonClass()}>
      Your lists
    </Link>
  )
}

function Damaged({ damaged }: { readonly damaged: DamagedList }) {
  const { name, problem, where, newer } = damaged
  return (
    <EmptyState
      level={1}
      title={name || 'A damaged list'}
      actions={
        <>
          <ToLists />
          <Button
            icon="copy"
            onClick={() => {
              void navigator.clipboard.writeText(damaged.raw).then(() => say('Copied.'))
            }}
          >
            Copy what is stored
          </Button>
        </>
      }
    >
      <p>
        {newer
          ? 'A newer version of Muster saved this list. Reload the page to get that version; the list is left as it is.'
          : 'What is stored of this list cannot be read, so it is left as it is.'}
      </p>
      <p className="t-small">
        {problem}
        {where && ` (${where})`}
      </p>
    </EmptyState>
  )
}

function Binned({ id }: { readonly id: string }) {
  return (
    <EmptyState
      level={1}
      title="This list is in the bin"
      actions={
        <>
          <Button variant="go" onClick={() => useLists.getState().restore(id)}>
            Take it out of the bin
          </Button>
          <ToLists />
        </>
      }
    />
  )
}
