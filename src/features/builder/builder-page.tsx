import { memo, useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import type { GoneArmy } from '../../store/army-state.ts'
import { useLists } from '../../store/lists.ts'
import { saveBackup } from '../../store/save-backup.ts'
import { useArmy } from '../../store/use-army.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Builder } from './builder.tsx'
import { GoneList } from './gone-list.tsx'
import { BinTrouble, DamagedTrouble, DataTrouble, NoSuchList } from './list-trouble.tsx'

/** `/list/:id`: the builder, or why the list cannot be shown and what to do about it. */
export function BuilderPage() {
  const problem = useLists((state) => state.problem)
  return (
    <>
      {problem !== null && (
        <div role="alert" className="storage-problem">
          {problem}{' '}
          <Button small icon="download" onClick={saveBackup}>
            {t('Download all lists')}
          </Button>
        </div>
      )}
      <ListOrTrouble />
    </>
  )
}

function ListOrTrouble() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  useOwnHistory(id)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const damaged = useLists((state) => state.damaged.find((each) => each.id === id))
  const binned = useLists((state) => state.bin.find((each) => each.id === id))
  if (list) return <OpenList key={id} id={id} roster={list.roster} />
  if (!ready) return <Waiting words={t('Opening the list')} />
  if (damaged) return <DamagedTrouble damaged={damaged} />
  return binned ? <BinTrouble list={binned} /> : <NoSuchList />
}

/** Brings the steps of former visits. Where another tab's changes exclude those made here, the page goes on with its own. */
function useOwnHistory(id: string) {
  const navigate = useNavigate()
  const ready = useLists((state) => state.ready)
  const fork = useLists((state) => state.forks.get(id))
  useEffect(() => {
    if (ready) void useLists.getState().openHistory(id)
  }, [ready, id])
  useEffect(() => {
    if (fork !== undefined) void navigate(`/list/${fork}`, { replace: true })
  }, [fork, navigate])
}

interface OpenListProps {
  readonly id: string
  readonly roster: Roster
}

const openingWords = ({ name }: Roster): string =>
  name ? t('Opening {list}', { list: name }) : t('Opening the list')

/** A list is kept anew whenever its summary is, which the builder does not show. */
const OpenList = memo(({ id, roster }: OpenListProps) => {
  const state = useArmy(roster)
  if (state.state === 'loading') return <Waiting words={openingWords(roster)} />
  if (state.state === 'failed') {
    return <DataTrouble id={id} roster={roster} problem={state.problem} retry={state.retry} />
  }
  if (state.state === 'gone') return <Gone id={id} gone={state} />
  return <Builder listId={id} army={state.army} findings={state.findings} system={state.system} />
})

/** As it was last seen, until its owner asks for it as the data at hand makes it. */
function Gone({ id, gone }: { readonly id: string; readonly gone: GoneArmy }) {
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const [open, setOpen] = useState(false)
  const ready = useMemo(() => (open ? gone.anyway?.() : undefined), [open, gone])
  if (ready) {
    const { army, findings, system } = ready
    return <Builder listId={id} army={army} findings={findings} system={system} />
  }
  return list ? <GoneList list={list} gone={gone} onOpen={() => setOpen(true)} /> : null
}
