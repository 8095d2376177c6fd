import { memo } from 'react'

import type { Profile } from '../../engine/army.ts'
import type { Candidate, System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { AddButton } from '../../ui/button.tsx'
import { numberText } from '../../ui/number-text.ts'
import { Mark } from '../../ui/tag.tsx'
import { useTools } from './desk.ts'
import { Elsewhere } from './elsewhere.tsx'
import { shortDate } from './words.ts'

export interface CandidateRowProps {
  readonly candidate: Candidate
  readonly onPress: (id: string) => void
}

/** The reason as it reads beside the name: without the name in front. */
export function reasonBeside(name: string, reason: string | null): string {
  const text = reason ?? ''
  if (!text.startsWith(`${name} `)) return text
  const rest = text.slice(name.length + 1)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

const pointWords = (points: number): string =>
  t('{points, plural, one {# point} other {# points}}', { points })

/** What is told of a button that takes a candidate: its price, and whether that is beyond the limit. */
export function takenFor({ points, left }: Candidate): string {
  return left < 0
    ? t('{points, plural, one {# point} other {# points}}, {over, number} over the limit', {
        points,
        over: -left,
      })
    : pointWords(points)
}

/** Each edit makes all candidates anew; most rows show what they showed before. */
function looksSame(before: CandidateRowProps, after: CandidateRowProps): boolean {
  const { candidate: a } = before
  const { candidate: b } = after
  return (
    before.onPress === after.onPress &&
    a.id === b.id &&
    a.status === b.status &&
    a.points === b.points &&
    a.reason === b.reason &&
    a.taken === b.taken &&
    a.profile === b.profile &&
    (a.status !== 'over' || a.left === b.left)
  )
}

/** A unit that could fill the slot: its name opens its card, its plus adds it; when refused, why, and where it would fit. */
export const UnitCandidateRow = memo(({ candidate, onPress }: CandidateRowProps) => {
  const { showCandidate, add, layout } = useTools()
  const { id, name, status, points, left, reason, profile } = candidate
  const overLimit = (
    <span className="t-small cand__over">
      {t('{points, number} over the limit', { points: -left })}
    </span>
  )
  const models = profile?.sizes[0]?.models ?? 1
  return (
    <li className={`cand cand--${status}`} data-row={id}>
      <button
        type="button"
        className="cand__main"
        data-option={status === 'refused' ? '' : undefined}
        onClick={() => showCandidate(id)}
      >
        <span className="cand__name">
          <span className="t-name" title={name}>
            {name}
          </span>
          {models > 1 && <span className="qty">×{models}</span>}
          <Marks candidate={candidate} profile={profile} />
        </span>
        <span className="sr-only">, {pointWords(points)}. </span>
        {status === 'refused' && (
          <span className="t-small cand__why cand__why--full">{reasonBeside(name, reason)}</span>
        )}
        {status === 'fits' && layout === 'phone' && profile && <StatWords profile={profile} />}
        {status === 'over' && layout === 'phone' && overLimit}
      </button>
      {status === 'fits' && layout !== 'phone' && profile && <StatCells profile={profile} />}
      {status === 'over' && layout !== 'phone' && overLimit}
      {status === 'refused' && <Elsewhere id={id} />}
      <span className="num cand__pts" aria-hidden="true">
        {numberText(points)}
      </span>
      {status === 'refused' ? (
        <span className="cand__none" />
      ) : (
        <AddButton
          label={
            status === 'over' ? t('Add {name} all the same', { name }) : t('Add {name}', { name })
          }
          over={status === 'over'}
          data-option=""
          aria-description={takenFor(candidate)}
          onClick={() => {
            onPress(id)
            add(id)
          }}
        />
      )}
    </li>
  )
}, looksSame)

interface MarksProps {
  readonly candidate: Candidate
  readonly profile: Profile | null
}

/** Quiet marks: how often it is in the list, whether it is or will be Legends. */
function Marks({ candidate, profile }: MarksProps) {
  const { taken } = candidate
  return (
    <>
      {taken > 0 && (
        <Mark>{taken === 1 ? t('in list') : t('{count, number} in list', { count: taken })}</Mark>
      )}
      {profile?.legends && (
        <span className="cand__later">
          <Mark warn>{t('Legends')}</Mark>
        </span>
      )}
      {profile?.leaving && (
        <span className="cand__later">
          <Mark warn title={t('Moves to Legends')}>
            {t('Legends {date}', { date: shortDate(profile.leaving) })}
          </Mark>
        </span>
      )}
    </>
  )
}

/** With longer names of figures than these together, a line on a phone has room for their short ones only. */
const roomForNames = 24

/** The first figures of a sheet, each with its name. */
function statWords(
  { stats }: System,
  { sheet }: Profile,
  by: 'label' | 'short' = 'label',
): readonly string[] {
  return stats.slice(0, 4).flatMap((stat) => {
    const value = sheet?.stats[stat.id]
    return value === undefined ? [] : [`${stat[by]} ${value}`]
  })
}

function StatCells({ profile }: { readonly profile: Profile }) {
  const { system } = useTools()
  return (
    <span className="cand__stats" role="img" aria-label={statWords(system, profile).join(', ')}>
      {system.stats.slice(0, 4).map(({ id, label }) => (
        <span key={id} title={label}>
          {profile.sheet?.stats[id] ?? '-'}
        </span>
      ))}
    </span>
  )
}

function StatWords({ profile }: { readonly profile: Profile }) {
  const { system } = useTools()
  const names = system.stats.slice(0, 4).reduce((sum, { label }) => sum + label.length, 0)
  const short = names > roomForNames
  // a figure stays with its name
  const words = statWords(system, profile, short ? 'short' : 'label')
    .map((word) => word.replaceAll(' ', '\u{A0}'))
    .join(' · ')
  if (!short) return <span className="cand__words">{words}</span>
  return (
    <>
      <span className="cand__words" aria-hidden="true">
        {words}
      </span>
      <span className="sr-only">{statWords(system, profile).join(', ')}</span>
    </>
  )
}
