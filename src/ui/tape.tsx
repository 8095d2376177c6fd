import type { CSSProperties } from 'react'

import { t } from '../text/t.ts'
import { classes } from './classes.ts'
import { numberText } from './number-text.ts'
import { tapeScale } from './tape-scale.ts'

export interface TapeSegment {
  readonly id: string
  readonly label: string
  readonly numeral?: string | undefined
  readonly points: number
  readonly kind: 'plain' | 'alt' | 'renown' | 'aux'
  /** The slot in focus. */
  readonly focus?: boolean | undefined
  readonly fault?: boolean | undefined
}

export interface TapeProps {
  readonly segments: readonly TapeSegment[]
  readonly limit: number
  readonly total: number
  readonly size?: 'l' | 'm' | 's' | 'xs' | undefined
  /** The name of the rule, "Points by regiment". */
  readonly label?: string | undefined
  /** What it measures. */
  readonly unit?: string | undefined
  /** Whether the bare tape says how much of it there is; not where that stands beside it. */
  readonly saysLeft?: boolean | undefined
  /** Makes each segment a button that goes to its part of the list. */
  readonly onSelect?: ((id: string) => void) | undefined
}

/** The points rule: a tape with one inked segment for each part, a hook at the limit, the rest bare. */
export function Tape(props: TapeProps) {
  const { segments, limit, total, size = 'l', label = t('Points') } = props
  const unit = props.unit ?? t('points')
  const { saysLeft = true, onSelect } = props
  const { scale, step, figures, hook } = tapeScale(limit, total)
  const over = total > limit
  const parts = placed(segments, limit)
  const style = { '--scale': scale, '--step': step, '--hook': `${hook}%` } as CSSProperties
  const words = sentence(props, unit)
  return (
    <div
      className={classes('tape', size !== 'l' && `tape--${size}`, over && 'tape--over')}
      style={style}
      {...(onSelect
        ? { role: 'group', 'aria-label': `${label}: ${remainder(limit, total)}` }
        : { role: 'img', 'aria-label': `${label}: ${words}` })}
    >
      <div className="tape__body">
        <div className="tape__segs">
          {parts.map(({ segment, beyond }) => (
            <div
              key={segment.id}
              className="tape__part"
              style={{ '--p': segment.points, '--beyond': beyond } as CSSProperties}
            >
              <Segment {...{ segment, unit, onSelect }} bare={size === 'xs'} />
            </div>
          ))}
          {size !== 'xs' && !over && total > 0 && saysLeft && (
            <div className="tape__left" aria-hidden="true">
              <span>{t('{points, number} left', { points: limit - total })}</span>
            </div>
          )}
        </div>
        {over && <div className="tape__over" />}
        {(size === 'l' || size === 's') && (
          <Figures figures={figures} scale={scale} last={size === 'l'} />
        )}
      </div>
      <i className="tape__hook" />
    </div>
  )
}

interface PlacedSegment {
  readonly segment: TapeSegment
  /** How much of it lies beyond the hook, 0 to 1. */
  readonly beyond: number
}

function placed(segments: readonly TapeSegment[], limit: number): readonly PlacedSegment[] {
  let end = 0
  const parts: PlacedSegment[] = []
  for (const segment of segments) {
    if (segment.points <= 0) continue
    end += segment.points
    const beyond = Math.min(1, Math.max(0, (end - limit) / segment.points))
    parts.push({ segment, beyond })
  }
  return parts
}

interface SegmentProps {
  readonly segment: TapeSegment
  readonly unit: string
  readonly bare: boolean
  readonly onSelect: TapeProps['onSelect']
}

function Segment({ segment, unit, bare, onSelect }: SegmentProps) {
  const { id, label, numeral, points, kind, focus, fault } = segment
  const look = classes(
    'seg',
    kind !== 'plain' && `seg--${kind}`,
    fault && 'seg--fault',
    focus && 'seg--on',
  )
  const inside = !bare && (
    <>
      {numeral && <span className={numeralClass(numeral)}>{numeral}</span>}
      <span className="seg__name">
        {nameParts(label).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      <span className="seg__points">{numberText(points)}</span>
    </>
  )
  if (!onSelect) return <div className={look}>{inside}</div>
  const name = partWords(segment, unit)
  return (
    <button
      type="button"
      className={look}
      aria-label={name}
      aria-current={focus ? 'true' : undefined}
      title={name}
      onClick={() => onSelect(id)}
    >
      {inside}
    </button>
  )
}

/** `Big Mek with Shokk Attack Gun` where there is room, `Big Mek` where there is less. */
function nameParts(label: string): readonly string[] {
  return label.split(/(?=, | (?:with|in|on|of|the) )/i)
}

/** `AUX` needs more room than `III`. */
function numeralClass(numeral: string): string {
  const wide = numeral.length > 2 && !/^I+$/.test(numeral)
  return classes('seg__numeral', wide && 'seg__numeral--wide')
}

interface FiguresProps {
  readonly figures: readonly number[]
  readonly scale: number
  readonly last: boolean
}

function Figures({ figures, scale, last }: FiguresProps) {
  const end = figures.at(-1)
  return (
    <div aria-hidden="true">
      {figures.map((figure) =>
        figure === end && !last ? null : (
          <i
            key={figure}
            className={classes('tape__num', 'not-italic', figure === end && 'tape__num--last')}
            style={{ left: `${(figure / scale) * 100}%` }}
          >
            {numberText(figure)}
          </i>
        ),
      )}
    </div>
  )
}

function partWords({ label, points, numeral, fault }: TapeSegment, unit: string): string {
  const name = [numeral, label].filter(Boolean).join(' ')
  const said = t('{name}, {points, number} {unit}', { name, points, unit })
  return fault ? t('{part}, at fault', { part: said }) : said
}

function remainder(limit: number, total: number): string {
  return total > limit
    ? t('{total, number} of {limit, number}, {over, number} over', {
        total,
        limit,
        over: total - limit,
      })
    : t('{total, number} of {limit, number}, {left, number} left', {
        total,
        limit,
        left: limit - total,
      })
}

function sentence({ segments, limit, total }: TapeProps, unit: string): string {
  const parts = segments
    .filter((segment) => segment.points > 0)
    .map((segment) => partWords(segment, unit))
  return [remainder(limit, total), ...parts].join('; ')
}
