import type { Id } from '../../engine/roster.ts'
import { copyName } from '../../store/copy-name.ts'
import { useLists } from '../../store/lists.ts'
import { sayUndo } from '../../store/say-undo.ts'
import { stepWords } from '../../store/step-words.ts'
import { keepWords } from '../../text/keep-words.ts'
import { date, t } from '../../text/t.ts'
import type { ListState } from './states.ts'

const listOf = (id: Id) => useLists.getState().lists.find((list) => list.id === id)

/** As many undos or redos as lead to the state with this number, as far as there are any. Gives how many it took, back below 0. */
function takeSteps(id: Id, to: number): number {
  const { undo, redo } = useLists.getState()
  const from = listOf(id)?.step ?? to
  for (let at = from; at !== to;) {
    const step = at > to ? undo : redo
    step(id)
    const next = listOf(id)?.step ?? at
    if (next === at) break
    at = next
  }
  return (listOf(id)?.step ?? from) - from
}

/** Goes to a state of undo, and says how far it was, with the way back. */
export function travel(id: Id, to: number): void {
  const from = listOf(id)?.step
  const taken = takeSteps(id, to)
  if (taken === 0 || from === undefined) return
  const steps = Math.abs(taken)
  const words =
    taken < 0
      ? t('{steps, plural, one {# step} other {# steps}} taken back', { steps })
      : t('{steps, plural, one {# step} other {# steps}} made again', { steps })
  sayUndo(id, words, () => void takeSteps(id, from))
}

/** What is kept says the day: `today` would be another one later. */
const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

function restoreWords({ title, again, snapshot, stage }: ListState): string {
  const state = stepWords(again?.() ?? title)
  const time = snapshot?.time ?? stage?.time
  if (time == null) return t('Restore {state}', { state })
  return t('Restore {state}, {when}', { state, when: date(new Date(time), moment) })
}

/** Makes the list what a state was, as a new step; what it is now is kept as a snapshot. */
export function restore(id: Id, state: ListState): void {
  const { snapshot, roster } = state
  const { edit, restoreSnapshot } = useLists.getState()
  const name = snapshot?.name ?? ''
  const label = keepWords(() =>
    name === '' ? restoreWords(state) : t('Restore “{own}”', { own: name }),
  )
  if (snapshot) restoreSnapshot(snapshot, label)
  else edit(id, { kind: 'replace', roster }, label, 'restore')
  sayUndo(id, name === '' ? t('Restored') : t('Restored “{name}”', { name }))
}

/** Saves what a state was as a list of its own, filed as the list is; gives its id. */
export function openCopy(id: Id, { roster }: ListState): Id {
  const { lists, create, file } = useLists.getState()
  const taken = lists.map(({ roster }) => roster.name)
  const copy = create({ ...roster, name: copyName(roster.name, taken) })
  const list = listOf(id)
  if (list) file([copy], { folder: list.folder, tags: list.tags })
  return copy
}
