import { useEffect, useMemo, useRef } from 'react'

import type { CheckedList } from '../../share/check/checked-list.ts'
import { type Message, msg, t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'

type Mark = 'bad' | 'ask' | 'near'

const said: Readonly<Record<Mark, Message>> = {
  bad: msg('cause of a fault'),
  ask: msg('not understood'),
  near: msg('read as something near'),
}

/** What each line is marked for: the cause of a fault before what was not understood. */
function marksOf({ findings, lines, unread }: CheckedList): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>()
  for (const [at, { status }] of lines.entries()) if (status === 'near') marks.set(at, 'near')
  for (const line of unread) marks.set(line, 'ask')
  for (const { severity, lines: about } of findings) {
    if (severity === 'error') for (const line of about) marks.set(line, 'bad')
  }
  return marks
}

export interface ListTextProps {
  readonly list: CheckedList
  /** Lines to go to; a new array goes there again. */
  readonly goTo: readonly number[]
}

/** The text as it came, with numbers, and with the lines marked that findings are about. */
export function ListText({ list, goTo }: ListTextProps) {
  const box = useRef<HTMLDivElement>(null)
  const marks = useMemo(() => marksOf(list), [list])
  useEffect(() => {
    const [first] = goTo
    if (first === undefined) return
    const line = box.current?.querySelector<HTMLElement>(`[data-line="${first}"]`)
    line?.scrollIntoView({ block: 'center' })
  }, [goTo])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <div ref={box} className="ltext" role="region" aria-label={t('Text of the list')} tabIndex={0}>
      <ol>
        {list.lines.map(({ text, as, status }, at) => {
          const mark = marks.get(at)
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a line is its place
              key={at}
              data-line={at}
              className={classes(
                'lline',
                mark && `lline--${mark}`,
                goTo.includes(at) && 'lline--on',
              )}
              title={status === 'near' ? t('Read as {name}', { name: as }) : undefined}
            >
              <span className="lline__no" aria-hidden="true">
                {at + 1}
              </span>
              <span className="lline__t">
                {text}
                {mark && <span className="sr-only"> ({t(said[mark])})</span>}
                {mark === 'near' && <span className="lline__as"> {as}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
