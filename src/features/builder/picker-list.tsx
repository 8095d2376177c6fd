import { memo, useMemo } from 'react'

import type { OpenPlace } from '../../engine/system.ts'
import { msg, t, type Message } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { numberText } from '../../ui/number-text.ts'
import { OurWords } from '../../ui/our-words.tsx'
import { useDesk, useTools } from './desk.ts'
import { OffersContext } from './elsewhere.tsx'
import { PickRow } from './pick-row.tsx'
import { noFilter, type PickerPart } from './picker-groups.ts'
import { placeTitle } from './picker-head.tsx'
import { placeKey } from './places.ts'
import { UnitCandidateRow } from './unit-candidate-row.tsx'
import { useBeginnings } from './use-beginnings.ts'
import type { Picker } from './use-picker.ts'

export interface PickerListProps {
  readonly picker: Picker
  /** Told the id of a row whose button is pressed, before anything changes. */
  readonly onPress: (id: string) => void
}

const headings: Readonly<Record<'units' | 'picks', Readonly<Record<PickerPart, Message>>>> = {
  units: {
    chosen: msg('Chosen'),
    recent: msg('Used lately'),
    fits: msg('Fits'),
    over: msg('Fits here, not the points'),
    refused: msg('Cannot join'),
  },
  picks: {
    chosen: msg('Chosen'),
    recent: msg('Used lately'),
    fits: msg('To choose'),
    over: msg('Over the points'),
    refused: msg('Cannot be taken'),
  },
}

/** A unit that would stand by itself joins nobody. */
function headingOf(part: PickerPart, { kind, place }: OpenPlace): string {
  const alone = kind === 'units' && place.group === undefined && part === 'refused'
  return alone ? t('Cannot be taken now') : t(headings[kind][part])
}

/**
 * Candidates under their headings. All rows are children of one list, so that a row that changes its heading keeps its element
 * and with it the focus.
 */
export const PickerList = memo(({ picker, onPress }: PickerListProps) => {
  const { army, focus, sections, candidates: all } = picker
  const offers = useMemo(() => new Map(all.map((offer) => [offer.id, offer])), [all])
  if (!focus) return null
  if (sections.length === 0) return <NothingFound picker={picker} />
  const shown = sections.reduce((sum, { candidates }) => sum + candidates.length, 0)
  const rows = sections.flatMap(({ part, candidates }, at) => [
    <PartHead
      key={`part-${part}`}
      words={headingOf(part, focus)}
      count={candidates.length}
      all={part === 'fits' ? shown : candidates.length}
      columns={at === 0 && focus.kind === 'units' && candidates.some(({ profile }) => profile)}
      figures={part === 'fits' || part === 'recent'}
    />,
    ...candidates.map((candidate) => {
      const { id } = candidate
      return candidate.profile && focus.kind === 'units' ? (
        <UnitCandidateRow key={id} candidate={candidate} onPress={onPress} />
      ) : (
        <PickRow key={id} army={army} focus={focus} candidate={candidate} onPress={onPress} />
      )
    }),
  ])
  return (
    <OffersContext value={offers}>
      {all.every(({ status }) => status === 'refused') && <Full />}
      <ul className="cands" aria-label={t('What could fill the slot')}>
        {rows}
      </ul>
      <div className="part__foot">
        <OurWords ids={shownTexts(picker)} />
      </div>
    </OffersContext>
  )
})

/** Of what is on the list now, units left out: their rows say only names. */
const shownTexts = ({ sections }: Picker) =>
  sections.flatMap(({ candidates }) =>
    candidates.flatMap(({ texts = [] }) => texts.map(({ text }) => text)),
  )

const mostWays = 3

/** When every place of the group is taken: says so, and where there is room. */
function Full() {
  const { army, focus, places, aim } = useDesk()
  const begins = useBeginnings()
  if (!focus || focus.kind !== 'units' || focus.used < focus.max) return null
  const ways = places
    .filter(({ kind, used, max }) => kind === 'units' && used < max)
    .slice(0, mostWays)
  return (
    <p className="full">
      <span>{t('Every place is taken. Room in:')}</span>
      {ways.map((open) => (
        <button
          key={placeKey(open.place)}
          type="button"
          className="lnk lnk--cond tapbox"
          onClick={() => aim(open.place)}
        >
          {/* as beside what begins one */}
          {begins.includes(open) && <span aria-hidden="true">+ </span>}
          {placeTitle(open, army)}
        </button>
      ))}
    </p>
  )
}

interface PartHeadProps {
  readonly words: string
  readonly count: number
  /** With those under the other headings, where that is to be said. */
  readonly all: number
  /** Names the columns of the rows below. */
  readonly columns: boolean
  /** Whether these rows show their figures: where a reason stands instead, the columns have no names. */
  readonly figures: boolean
}

function PartHead({ words, count, all, columns, figures }: PartHeadProps) {
  const { system } = useTools()
  return (
    <li className="cand cand--head">
      <h3 className="t-label text-ink">
        {words}{' '}
        <span className="text-ink-2">
          {count < all
            ? t('{shown, number} of {all, number}', { shown: count, all })
            : numberText(count)}
        </span>
      </h3>
      {columns && (
        <>
          {figures && (
            <span className="cand__stats" aria-hidden="true">
              {system.stats.slice(0, 4).map(({ id, short, label }) => (
                <span key={id} title={label}>
                  {short}
                </span>
              ))}
            </span>
          )}
          <span className="cand__pts" aria-hidden="true">
            {t('Points')}
          </span>
        </>
      )}
    </li>
  )
}

function NothingFound({ picker }: { readonly picker: Picker }) {
  const { filter, candidates } = picker
  const narrowed = filter !== noFilter && candidates.length > 0
  if (!narrowed) {
    return (
      <EmptyState title={t('Nothing to choose')}>
        {t('This army has nothing for this slot.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('Nothing found')}
      actions={
        <Button onClick={() => picker.change({ ...noFilter, sort: filter.sort })}>
          {t('Show all {count, number}', { count: candidates.length })}
        </Button>
      }
    >
      {filter.text
        ? t('Nothing here is called "{text}".', { text: filter.text })
        : t('No unit passes these filters.')}
    </EmptyState>
  )
}
