import { useEffect, useMemo } from 'react'
import { Link, useParams } from 'react-router'

import type { Army } from '../../engine/army.ts'
import { lackWords } from '../../engine/lack-words.ts'
import { withoutIdleMoments } from '../../engine/play.ts'
import type { Id, Roster } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { useLists } from '../../store/lists.ts'
import { plays, usePlay } from '../../store/plays.ts'
import { saveBackup } from '../../store/save-backup.ts'
import { useAbsent } from '../../store/use-absent.ts'
import { useArmy } from '../../store/use-army.ts'
import { usePlaySheet } from '../../store/use-play-sheet.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { t } from '../../text/t.ts'
import { AbsentListView } from '../../ui/absent-list.tsx'
import { BinnedList } from '../../ui/binned-list.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { PlayDesk } from './play-desk.tsx'

/** `/list/:id/play`: the list by phase with the battle that is played with it, or why there is none to show. */
export function PlayPage() {
  const { id = '' } = useParams()
  const problem = useLists((state) => state.problem)
  return (
    <>
      {problem !== null && (
        <div role="alert" className="play__problem">
          {problem}{' '}
          <Button small icon="download" onClick={saveBackup}>
            {t('Download all lists')}
          </Button>
        </div>
      )}
      <ListOrTrouble id={id} />
    </>
  )
}

function ListOrTrouble({ id }: { readonly id: Id }) {
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const binned = useLists((state) => state.bin.find((each) => each.id === id))
  const name = (list ?? binned)?.roster.name ?? ''
  const without = ready && !list
  useEffect(() => {
    // what says that there is none calls the window after that
    if (without) return
    document.title = name === '' ? t('Play a list · Muster') : t('Play {name} · Muster', { name })
  }, [name, without])
  if (list) return <OpenList key={id} id={id} roster={list.roster} />
  if (!ready) return <Waiting words={t('Opening the list')} />
  return binned ? (
    <BinnedList name={name} onRestore={() => useLists.getState().restore(id)}>
      {t('This list is in the bin, and the game with it.')}
    </BinnedList>
  ) : (
    <NoList id={id} />
  )
}

function OpenList({ id, roster }: { readonly id: Id; readonly roster: Roster }) {
  const state = useArmy(roster)
  const name = roster.name || t('a list without a name')
  if (state.state === 'loading') return <Waiting words={t('Opening {name}', { name })} />
  if (state.state === 'failed') {
    return (
      <Trouble title={name} problem={state.problem} onRetry={state.retry}>
        <ToList id={id} />
      </Trouble>
    )
  }
  if (state.state === 'gone') {
    return (
      <EmptyState level={1} title={name} actions={<ToList id={id} />}>
        {t(
          'It stays on {lacks}, which this version of Muster does not have, so it cannot be laid out by phase. The game that is played with it, and your notes, stay stored.',
          { lacks: lackWords(state.lacks) },
        )}
      </EmptyState>
    )
  }
  return <OpenArmy id={id} army={state.army} system={state.system} />
}

interface OpenArmyProps {
  readonly id: Id
  readonly army: Army
  readonly system: System
}

function OpenArmy({ id, army, system }: OpenArmyProps) {
  const ready = useMemo(() => ({ army, system }), [army, system])
  const sheet = usePlaySheet(ready)
  const value = sheet.state === 'ready' ? sheet.value : null
  const rules = useRulesOf(system.id)
  const play = usePlay(id)
  const now = play?.record?.battle.time.phase
  const busy = useMemo(() => value && withoutIdleMoments(value, now), [value, now])
  useEffect(() => void plays.getState().open(id), [id])
  if (sheet.state === 'failed') {
    return (
      <Trouble title={army.roster.name} problem={sheet.problem} onRetry={sheet.retry}>
        <ToList id={id} />
      </Trouble>
    )
  }
  if (!busy || !play) return <Waiting words={t('Laying the list out by phase')} />
  return (
    <RuleWordsContext value={rules}>
      <PlayDesk list={id} name={army.roster.name} sheet={busy} play={play} />
    </RuleWordsContext>
  )
}

function ToList({ id }: { readonly id: Id }) {
  return (
    <Link to={`/list/${id}`} className={buttonClass()}>
      {t('Open the list')}
    </Link>
  )
}

function NoList({ id }: { readonly id: Id }) {
  return (
    <AbsentListView
      to={`/list/${id}`}
      {...useAbsent(id)}
      unreadable={t(
        'What is stored of this list cannot be read here, so it cannot be laid out by phase. Its own page says why. The game that is played with it stays stored.',
      )}
      nowhere={t('Lists live in the browser in which they were made.')}
    />
  )
}
