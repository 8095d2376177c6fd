import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import type { Edit } from '../../engine/edit.ts'
import type { Place } from '../../engine/rule.ts'
import { offerCommands, type Command } from '../../store/commands.ts'
import { listThere } from '../../store/list-there.ts'
import { useLists } from '../../store/lists.ts'
import { useSharing } from '../../store/sharing.ts'
import { stepWords } from '../../store/step-words.ts'
import { t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { useDesk, type Desk } from './desk.ts'
import { useListJobs, type ListJobs } from './list-jobs.ts'
import { offersOf } from './offers.ts'
import { placeTitle } from './picker-head.tsx'
import { menuTitles, placeKey, samePlace } from './places.ts'
import { useReferenceName } from './reference-name.ts'
import { groupWords } from './unit-card.tsx'
import { findingsElement } from './use-desk.ts'
import { unitTitle } from './words.ts'

type Go = (path: string) => void

/** Offers by their names what can be done with the list, its units to go to, and what may be added, while the builder is open. */
export function useCommands(): void {
  const desk = useDesk()
  const reference = useReferenceName()
  const jobs = useListJobs()
  const navigate = useNavigate()
  useEffect(
    () => offerCommands(async () => (await additions(desk)).map((each) => whileThere(desk, each))),
    [desk],
  )
  useEffect(() => {
    const go: Go = (path) => void navigate(`/list/${desk.listId}/${path}`)
    return offerCommands(() =>
      [
        ...stepCommands(desk),
        ...listCommands(desk, reference),
        ...pageCommands(go),
        ...jobCommands(desk, jobs),
        ...unitCommands(desk),
      ].map((each) => whileThere(desk, each)),
    )
  }, [desk, reference, jobs, navigate])
}

/** Another tab may move the list away while the palette is open: then the command says so instead. */
function whileThere({ listId, army }: Desk, command: Command): Command {
  const run = () => {
    if (listThere(listId, army.roster.name)) command.run()
  }
  return { ...command, run }
}

function stepCommands({ listId }: Desk): readonly Command[] {
  const { history, undo, redo } = useLists.getState()
  const steps = history(listId)
  const group = t('This list')
  const back: readonly Command[] =
    steps.undo === null
      ? []
      : [
          {
            id: 'undo',
            label: t('Undo: {step}', { step: stepWords(steps.undo) }),
            group,
            keys: 'Ctrl+Z',
            run: () => undo(listId),
          },
        ]
  if (steps.redo === null) return back
  const label = t('Redo: {step}', { step: stepWords(steps.redo) })
  return [...back, { id: 'redo', label, group, keys: 'Ctrl+Shift+Z', run: () => redo(listId) }]
}

function listCommands(desk: Desk, reference: string): readonly Command[] {
  const { system, open, openOver } = desk
  const group = t('This list')
  return [
    {
      id: 'list settings',
      label: t('List settings'),
      group,
      words: t('name, points, Legends, notes'),
      run: () => openOver('settings'),
    },
    {
      id: 'costs',
      label: t('Where the points come from'),
      group,
      run: () => openOver('costs'),
    },
    {
      id: 'reference',
      label: reference || system.words.aids,
      group,
      words: t('by phase and turn'),
      run: () => (reference ? open('reference') : openOver('aids')),
    },
    { id: 'findings', label: t('Go to the findings'), group, run: () => goToFindings(desk) },
  ]
}

function goToFindings({ layout, open }: Desk) {
  if (layout !== 'wide') return open('check')
  const pane = document.getElementById(findingsElement)
  pane?.scrollIntoView({ block: 'nearest' })
  pane?.focus({ preventScroll: true })
}

function pageCommands(go: Go): readonly Command[] {
  const group = t('This list')
  return [
    {
      id: 'history',
      label: t('History'),
      group,
      words: t('steps and snapshots'),
      run: () => go('history'),
    },
    {
      id: 'play',
      label: t('Play'),
      group,
      words: t('by phase, with trackers'),
      run: () => go('play'),
    },
    { id: 'print', label: t('Print'), group, run: () => go('print') },
  ]
}

function jobCommands({ army }: Desk, jobs: ListJobs): readonly Command[] {
  const group = t('This list')
  const share = () => useSharing.getState().share(army.roster)
  return [
    ...(army.units.size === 0 ? [] : [{ id: 'share', label: t('Share'), group, run: share }]),
    { id: 'download', label: t('Save as a file'), group, run: jobs.download },
    { id: 'duplicate', label: t('Duplicate the list'), group, run: jobs.duplicate },
    { id: 'delete', label: t('Delete the list'), group, run: jobs.remove },
  ]
}

/** Each unit of the roster, in its order; where it stands tells units of one name apart. */
function unitCommands(desk: Desk): readonly Command[] {
  const { army, system, layout, jump, show } = desk
  return army.groups.flatMap((each) =>
    each.units.map((unit): Command => {
      const place = { unit: unit.id, group: each.id }
      return {
        id: `unit ${unit.id}`,
        label: unitTitle(unit),
        group: t('Go to unit'),
        detail: groupWords(system, each),
        words: unit.roster.nickname ? unit.name : undefined,
        run: () => {
          jump(place)
          if (layout !== 'wide') show({ kind: 'unit', unit: unit.id })
        },
      }
    }),
  )
}

/** Turns the picker to each place that can be filled; then all units that may be added, those first that fit. */
async function additions(desk: Desk): Promise<readonly Command[]> {
  return [...placeCommands(desk), ...(await candidateCommands(desk))]
}

function placeCommands({ army, places, aim }: Desk): readonly Command[] {
  const titles = menuTitles(places, army)
  return places.map(({ place, title, used, max }, at) => ({
    id: `place ${placeKey(place)}`,
    label: titles[at] ?? title,
    group: t('Add'),
    detail: Number.isFinite(max) ? `${numberText(used)}/${numberText(max)}` : undefined,
    run: () => aim(place),
  }))
}

interface Addition {
  readonly command: Command
  readonly fits: boolean
}

/** Whether an edit brings a unit into the list, rather than moving one that is there. */
function adds(edit: Edit): boolean {
  if (edit.kind === 'all') return edit.edits.some(adds)
  return edit.kind === 'add-unit' || edit.kind === 'add-group'
}

const pause = () => new Promise((go) => setTimeout(go))

/** Each unit once: for the place in focus if it may go there, else for the first that takes it. Worked out place by place, so that one can type meanwhile. */
async function candidateCommands(desk: Desk): Promise<readonly Command[]> {
  const { army, system, places, focus, add } = desk
  const isFocus = ({ place }: { readonly place: Place }) =>
    focus !== null && samePlace(place, focus.place)
  const inOrder = places
    .filter(({ kind, used, max }) => kind === 'units' && used < max)
    .toSorted((a, b) => Number(isFocus(b)) - Number(isFocus(a)))
  const found = new Map<string, Addition>()
  for (const open of inOrder) {
    await pause()
    for (const { id, name, status, points, edit } of offersOf(system, army, open.place)) {
      const fits = status === 'fits'
      const known = found.get(id)
      if (status === 'refused' || !adds(edit) || known?.fits || (known && !fits)) continue
      const detail = t('{place}, {points, plural, one {# point} other {# points}}', {
        place: placeTitle(open, army),
        points,
      })
      const run = () => add(id, open.place)
      found.set(id, {
        fits,
        command: {
          id: `add ${id}`,
          label: t('Add {name}', { name }),
          group: t('Add'),
          detail,
          run,
        },
      })
    }
  }
  const all = [...found.values()]
  return [...all.filter(({ fits }) => fits), ...all.filter(({ fits }) => !fits)].map(
    ({ command }) => command,
  )
}
