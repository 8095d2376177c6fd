import type { Id } from '../../../engine/roster.ts'
import type { TextDraft } from '../../../engine/text/text-draft.ts'
import { t } from '../../../text/t.ts'
import type { AosData } from '../schema.ts'
import { wordsOf, type Looking } from './reading.ts'

/** The season of the cards that a list has; null where it has none, or of two seasons. */
function seasonOfCards({ core }: AosData, picks: Looking['picks']): Id | null {
  const cards = picks.filter(({ slot }) => slot === 'card').map(({ id }) => id)
  const seasons = core.seasons.filter((season) =>
    cards.every((card) => season.cards.some(({ id }) => id === card)),
  )
  return cards.length > 0 && seasons.length === 1 ? (seasons[0]?.id ?? null) : null
}

function seasonNamed({ core }: AosData, words: string): Id | null {
  const [, from, to = ''] = /(20\d\d) ?[-/] ?(?:20)?(\d\d)/.exec(words) ?? []
  if (from !== undefined) return core.seasons.find(({ id }) => id === `${from}-${to}`)?.id ?? null
  if (/scourge of aqshy/i.test(words))
    return core.seasons.find(({ id }) => id === '2026-27')?.id ?? null
  if (/scourge of ghyran/i.test(words))
    return core.seasons.find(({ id }) => id === '2025-26')?.id ?? null
  return null
}

/** The season that a list is judged by: the one that it names, else that of its cards, else the current one. */
export function readSeason(draft: TextDraft, gathered: Looking): Id {
  const { data, log, remarks, picks } = gathered
  const current = data.core.seasons.find((season) => season.current) ?? data.core.seasons[0]
  const words = draft.season ? wordsOf(gathered, draft.season) : null
  const named = words === null ? null : seasonNamed(data, words)
  const id = named ?? seasonOfCards(data, picks) ?? current?.id ?? ''
  const name = data.core.seasons.find((season) => season.id === id)?.name ?? id
  if (draft.season && words !== null) {
    log.add(draft.season.line, { status: 'read', kind: 'Season', as: name })
    if (named === null)
      remarks.push(
        t('Muster has no data for "{words}"; the list is read for {season}.', {
          words,
          season: name,
        }),
      )
  } else if (seasonOfCards(data, picks) !== null) {
    remarks.push(
      t('The text names no season; its tactic cards are those of {season}.', { season: name }),
    )
  }
  return id
}

/** The points limit of a list: the one printed, else the smallest usual one that its total fits in. */
export function readLimit(draft: TextDraft, { data, remarks }: Looking): number {
  if (draft.limit !== null) return Math.min(draft.limit, 100_000)
  const { limits, usualLimit } = data.core
  const { stated } = draft
  const fitting = limits.filter((limit) => stated !== null && limit >= stated)
  const limit = fitting.length > 0 ? Math.min(...fitting) : usualLimit
  remarks.push(
    t(
      'The text names no points limit; it is taken for {limit, plural, one {# point} other {# points}}.',
      { limit },
    ),
  )
  return limit
}
