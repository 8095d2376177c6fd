import type { SavedList } from '../../store/saved-list.ts'
import { stateOf, tallyIn, titleIn } from '../../store/summary.ts'
import { msg, t } from '../../text/t.ts'
import type { MiniSealProps } from '../../ui/seal.tsx'
import type { TapeSegment } from '../../ui/tape.tsx'

/** What a row of the lists screen shows, in words and figures ready to print. */
export interface RowFacts {
  readonly seal: Pick<MiniSealProps, 'state' | 'mark' | 'label'>
  readonly title: string
  readonly game: string
  readonly points: number
  readonly limit: number
  /** Under the points: `5 drops`, `40 over`, `empty`. */
  readonly remark: string
  readonly over: boolean
  readonly segments: readonly TapeSegment[]
}

const kinds = { own: 'plain', locked: 'renown', loose: 'aux', army: 'alt' } as const
const labels = {
  own: msg('Group'),
  locked: msg('Ready-made group'),
  loose: msg('Loose units'),
  army: msg('Army'),
} as const

function sealOf({ summary }: SavedList): RowFacts['seal'] {
  const state = stateOf(summary)
  if (state === 'draft') return { state, label: t('Draft') }
  if (state === 'ok') return { state, label: t('In order') }
  const faults = summary?.faults ?? 0
  const label = t('{count, plural, one {# fault} other {# faults}}', { count: faults })
  return { state: 'bad', mark: faults, label }
}

/** The facts of a list's row, from what was saved with it. */
export function rowFacts(list: SavedList): RowFacts {
  const { summary, roster } = list
  const points = summary?.points ?? 0
  const limit = summary?.limit ?? roster.limit
  const over = points > limit
  return {
    seal: sealOf(list),
    title: summary ? titleIn(summary) : '',
    game: summary?.game ?? '',
    points,
    limit,
    over,
    remark: remarkOf(summary, points - limit),
    segments: (summary?.parts ?? []).map(({ points, style }, at) => ({
      id: String(at),
      label: t(labels[style]),
      points,
      kind: kinds[style],
    })),
  }
}

function remarkOf(summary: SavedList['summary'], beyond: number): string {
  if (!summary) return ''
  if (beyond > 0) return t('{points, number} over', { points: beyond })
  return summary.units === 0 ? t('empty') : tallyIn(summary)
}
