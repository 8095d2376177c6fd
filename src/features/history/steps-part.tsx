import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import type { Id } from '../../engine/roster.ts'
import { msg, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { Tag } from '../../ui/tag.tsx'
import { PartHead } from './part-head.tsx'
import { sayCopied } from './say-copied.ts'
import type { Stage } from './stages.ts'
import {
  compareSearch,
  type ListState,
  nowRef,
  type Ref,
  stageRef,
  stageState,
  stageTitle,
  viewSearch,
} from './states.ts'
import { openCopy, travel } from './travel.ts'
import type { OpenPast } from './use-past.ts'
import { whenWords } from './when-words.ts'

export interface StepsPartProps {
  readonly past: OpenPast
  /** States that are looked at. */
  readonly shown: readonly Ref[]
}

/** As many as are in sight at first before the present state, and after it. */
const many = 60
/** Where the steps scroll by themselves. */
const wide = '(width >= 1100px)'

/** All states that undo and redo lead to, the newest first. A tap goes there. */
export function StepsPart({ past, shown }: StepsPartProps) {
  const { list, stages, stepsRead, now } = past
  const [most, setMost] = useState(many)
  const said = useNowSaid(past)
  const newest = stages.toReversed()
  const ahead = newest.findIndex(({ when }) => when === 'now')
  const first = Math.max(0, ahead - most)
  const rows = newest.slice(first, ahead + most)
  const left = newest.length - first - rows.length
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!stepsRead || !window.matchMedia(wide).matches) return
    part.current?.querySelector('.stp--now')?.scrollIntoView({ block: 'nearest' })
  }, [stepsRead])
  return (
    <section ref={part} className="hist__part" aria-label={t('Steps')}>
      <PartHead title={t('Steps')} count={stages.length - 1}>
        {t('Choose one to go there: as many undos or redos as it takes.')}
      </PartHead>
      {stages.length === 1 && stepsRead && (
        <p className="hist__empty t-body">
          {t(
            'No steps yet. Every edit of this list becomes a step here, and stays after a reload.',
          )}
        </p>
      )}
      {first > 0 && (
        <Button className="hist__more" onClick={() => setMost(most + many)}>
          {t('Show {count, plural, one {# more undone step} other {# more undone steps}}', {
            count: first,
          })}
        </Button>
      )}
      <LiveRegion text={said} />
      <ol className="stps">
        {rows.map((stage) => (
          <StepRow
            key={stage.number}
            list={list.id}
            stage={stage}
            when={stage.time === null ? '' : whenWords(stage.time, now)}
            shown={shown.includes(stage.when === 'now' ? nowRef : stageRef(stage))}
          />
        ))}
      </ol>
      {left > 0 && (
        <Button className="hist__more" onClick={() => setMost(most + many)}>
          {t('Show {count, plural, one {# older step} other {# older steps}}', { count: left })}
        </Button>
      )}
    </section>
  )
}

/** Where the list stands, to be read out once it was moved on this page: by undo, by redo or by a step that was chosen. */
function useNowSaid({ list, stages }: OpenPast): string {
  const [came] = useState(list.step)
  const [moved, setMoved] = useState(false)
  if (!moved && list.step !== came) setMoved(true)
  const stage = stages.find(({ when }) => when === 'now')
  return moved && stage ? t(ways.now) + stageTitle(stage) : ''
}

/** Up and down go from one state to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0
  const row = event.currentTarget.closest('li')
  const beside = step < 0 ? row?.previousElementSibling : row?.nextElementSibling
  const next = step === 0 ? null : beside?.querySelector<HTMLElement>('.stp__go')
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface StepRowProps {
  readonly list: Id
  readonly stage: Stage
  readonly when: string
  readonly shown: boolean
}

const ways = {
  past: msg('Go back to: '),
  now: msg('Now: '),
  future: msg('Go forth to: '),
} as const

const StepRow = memo(({ list, stage, when, shown }: StepRowProps) => {
  const { number, when: side } = stage
  const title = stageTitle(stage)
  return (
    <li className={classes('stp', `stp--${side}`, shown && 'is-sel')}>
      <button
        type="button"
        className="stp__go"
        aria-current={side === 'now' ? 'step' : undefined}
        onClick={() => travel(list, number)}
        onKeyDown={moveFocus}
      >
        <span className="stp__dot" aria-hidden="true" />
        <span className="stp__words">
          <span className="sr-only">{t(ways[side])}</span>
          <span className="t-name">{title}</span>{' '}
          {side === 'now' && (
            <span aria-hidden="true">
              <Tag tone="gen">{t('Now')}</Tag>
            </span>
          )}
          {side === 'future' && <span className="stp__undone">{t('undone')}</span>}
          {when && <span className="t-small block">{when}</span>}
        </span>
      </button>
      {side !== 'now' && <StepMenu list={list} title={title} stage={stage} />}
    </li>
  )
})

interface StepMenuProps {
  readonly list: Id
  readonly title: string
  readonly stage: Stage
}

function StepMenu({ list, title, stage }: StepMenuProps) {
  const navigate = useNavigate()
  const items = (): readonly MenuItem[] =>
    stateItems(list, stageState(stage, { now: new Date() }), (to) => void navigate(to))
  return <Menu label={t('More for {name}', { name: title })} items={items} />
}

/** What can be done with any state: look at it, compare it, make a list of it. */
export function stateItems(
  list: Id,
  state: ListState,
  go: (to: string) => void,
): readonly MenuItem[] {
  return [
    { id: 'view', label: t('View'), icon: 'search', onSelect: () => go(viewSearch(state.ref)) },
    {
      id: 'compare',
      label: t('Compare with now'),
      icon: 'swap',
      onSelect: () => go(compareSearch(state.ref)),
    },
    {
      id: 'copy',
      label: t('Open as a copy'),
      icon: 'copy',
      onSelect: () => {
        const copy = openCopy(list, state)
        go(`/list/${copy}`)
        sayCopied(copy, list, go)
      },
    },
  ]
}
