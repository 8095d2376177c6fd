import { useLayoutEffect, useMemo, useState } from 'react'

import type { PlaySheet } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import { inCourse } from '../../store/play-course.ts'
import { newBattle, type PlayAction, played } from '../../store/play-state.ts'
import { usePlayView } from '../../store/play-view.ts'
import { saidOf } from '../../store/play-words.ts'
import { type OpenPlay, plays } from '../../store/plays.ts'
import { stepWords } from '../../store/step-words.ts'
import { listenToUndoKeys } from '../../store/undo-keys.ts'
import { wordsOf } from '../../text/kept-words.ts'
import { t } from '../../text/t.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Asides } from './asides.tsx'
import { type Desk, DeskContext, type Part } from './desk.ts'
import { Panes } from './panes.tsx'
import { PlayBar } from './play-bar.tsx'
import { PlayHead } from './play-head.tsx'
import { useAwake } from './use-awake.ts'

import './bar.css'
import './play.css'
import './entry.css'
import './tracker.css'

export interface PlayDeskProps {
  readonly list: Id
  readonly name: string
  readonly sheet: PlaySheet
  readonly play: OpenPlay
}

/** A list as it is played: its phases, the trackers of the battle, and the bar that moves it on. */
export function PlayDesk(props: PlayDeskProps) {
  const { list, play, sheet } = props
  const { desk, said } = useBattle(props)
  useLayoutEffect(
    () => listenToUndoKeys(list, () => ({ undo: () => desk.undo(), redo: () => desk.redo() })),
    [list, desk],
  )
  return (
    <DeskContext value={desk}>
      <div className="play">
        <PlayHead />
        <PlayBar />
        <Asides list={list} sheet={sheet} play={play} />
        <Panes />
        <LiveRegion text={said} />
      </div>
    </DeskContext>
  )
}

/** The battle with what can be done in it, and what is to be read out about the last thing that was. */
function useBattle({ list, name, sheet, play }: PlayDeskProps) {
  const [said, setSaid] = useState('')
  const [part, show] = useState<Part>('phases')
  const awake = useAwake(usePlayView((state) => state.awake))
  const { record, damaged } = play
  const desk = useMemo((): Desk => {
    // one that has not begun is not stored, so nobody asks when it began
    const battle = inCourse(record?.battle ?? newBattle(sheet, '', damaged?.marks ?? {}), sheet)
    const [before, after] = [record?.past.at(-1), record?.future.at(-1)]
    const undo = before ? wordsOf(before) : null
    const redo = after ? wordsOf(after) : null
    return {
      list,
      name: name || t('Without a name'),
      sheet,
      battle,
      act: (action: PlayAction, typing?: string) => {
        const changed = plays.getState().act(list, action, sheet, typing)
        if (changed && typing === undefined)
          setSaid(saidOf(action, played(battle, action, sheet), sheet))
      },
      history: { undo, redo },
      undo: () => {
        const step = plays.getState().plays.get(list)?.record?.past.at(-1)
        plays.getState().undo(list)
        if (step) setSaid(t('Undone: {step}', { step: stepWords(wordsOf(step)) }))
      },
      redo: () => {
        const step = plays.getState().plays.get(list)?.record?.future.at(-1)
        plays.getState().redo(list)
        if (step) setSaid(t('Done again: {step}', { step: stepWords(wordsOf(step)) }))
      },
      part,
      show,
      awake,
    }
  }, [list, name, sheet, record, damaged, part, awake])
  return { desk, said }
}
