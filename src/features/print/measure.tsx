import { Fragment, useLayoutEffect, useRef } from 'react'

import { pageLook, type Attempt } from './page-look.ts'
import type { PaperParts } from './paper-parts.ts'
import type { Flow, Sizes } from './plan.ts'
import type { PrintChoice } from './print-choice.ts'

export interface MeasureProps {
  readonly parts: PaperParts
  readonly choice: PrintChoice
  readonly attempt: Attempt
  readonly onMeasured: (sizes: Sizes) => void
}

const heightOf = (element: Element) => element.getBoundingClientRect().height

interface BlockSize {
  readonly frame: number
  readonly lines: readonly number[]
}

/** A block with its lines; one that has none is a line itself. */
function blockSize(block: Element): BlockSize {
  const lines = Array.from(block.querySelectorAll('[data-line]'), heightOf)
  if (lines.length === 0) return { frame: 0, lines: [heightOf(block)] }
  return { frame: heightOf(block) - lines.reduce((total, line) => total + line, 0), lines }
}

/** What stands round the blocks of a band, and between them. */
function bandSize(band: Element, blocks: readonly Element[]) {
  const boxes = blocks.map((block) => block.getBoundingClientRect())
  const [first, second] = boxes
  const last = boxes.at(-1)
  const box = band.getBoundingClientRect()
  if (!first || !last) return { around: box.height, gap: 0 }
  return {
    around: box.height - (last.bottom - first.top),
    gap: second ? Math.max(0, second.top - first.bottom) : 0,
  }
}

function readSizes(root: HTMLElement, large: boolean): Sizes {
  const frames = new Map<string, number>()
  for (const part of root.querySelectorAll<HTMLElement>('[data-measure]'))
    frames.set(part.dataset['measure'] ?? '', heightOf(part))
  const bands = new Map<string, { around: number; gap: number }>()
  const blocks = new Map<string, BlockSize>()
  for (const band of root.querySelectorAll<HTMLElement>('[data-band]')) {
    const found = [...band.querySelectorAll<HTMLElement>('[data-block]')]
    bands.set(band.dataset['band'] ?? '', bandSize(band, found))
    for (const block of found) blocks.set(block.dataset['block'] ?? '', blockSize(block))
  }
  const run = frames.get('run') ?? 0
  return {
    head: large ? (frames.get('head') ?? 0) : run,
    run,
    foot: frames.get('foot') ?? 0,
    around: (flow) => bands.get(flow)?.around ?? 0,
    gap: (flow) => bands.get(flow)?.gap ?? 0,
    block: (id) => blocks.get(id) ?? { frame: 0, lines: [0] },
  }
}

/** More pages than lists have, so that the number has its room. */
const manyPages = 88

/** Draws everything once, unseen, at the width of the paper, and reports how high each part is. */
export function Measure({ parts, choice, attempt, onMeasured }: MeasureProps) {
  const root = useRef<HTMLDivElement>(null)
  const large = parts.head !== null
  useLayoutEffect(() => {
    if (root.current) onMeasured(readSizes(root.current, large))
  }, [onMeasured, large])
  const { className, style } = pageLook(choice, attempt)
  return (
    <div className="pp-measure" aria-hidden="true" inert>
      <div ref={root} className={`${className} pp-page--free`} style={style}>
        {parts.head}
        {parts.run(manyPages, manyPages)}
        {parts.flows.map((flow) => (
          <Fragment key={flow.id}>{parts.band(wholeBand(flow), true)}</Fragment>
        ))}
        {parts.foot(manyPages, manyPages, true)}
      </div>
    </div>
  )
}

function wholeBand(flow: Flow) {
  const all = flow.blocks.map(({ id }) => ({ id, from: 0, to: Infinity }))
  const others = Array.from({ length: flow.columns - 1 }, () => [])
  return { flow, columns: [all, ...others], continued: false }
}
