import { useEffect, useRef, useState } from 'react'

import type { Profile } from '../../engine/army.ts'
import type { Candidate } from '../../engine/system.ts'
import { AddButton } from '../../ui/button.tsx'
import { numberText } from '../../ui/number-text.ts'
import { Mark } from '../../ui/tag.tsx'
import { useDesk } from './desk.ts'
import { shortDate } from './words.ts'

const mostWays = 1

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

/** A unit that could fill the slot: its name opens its card, its plus adds it; when refused, why, and where it would fit. */
export function UnitCandidateRow({ candidate, onPress }: CandidateRowProps) {
  const { focus, show, add, layout } = useDesk()
  const { id, name, status, points, left, reason, profile } = candidate
  const overLimit = <span className="t-small cand__over">{numberText(-left)} over the limit</span>
  const models = profile?.sizes[0]?.models ?? 1
  return (
    <li className={`cand cand--${status}`} data-row={id}>
      <button
        type="button"
        className="cand__main"
        onClick={() => focus && show({ kind: 'candidate', id, place: focus.place })}
      >
        <span className="cand__name">
          <span className="t-name" title={name}>
            {name}
          </span>
          {models > 1 && <span className="qty">×{models}</span>}
          <Marks candidate={candidate} profile={profile} />
        </span>
        {status === 'refused' && (
          <span className="t-small cand__why" title={reason ?? undefined}>
            {reasonBeside(name, reason)}
          </span>
        )}
        {status === 'fits' && layout === 'phone' && profile && <StatWords profile={profile} />}
        {status === 'over' && layout === 'phone' && overLimit}
      </button>
      {status === 'fits' && layout !== 'phone' && profile && <StatCells profile={profile} />}
      {status === 'over' && layout !== 'phone' && overLimit}
      {status === 'refused' && <Elsewhere candidate={candidate} />}
      <span className="num cand__pts">{numberText(points)}</span>
      {status === 'refused' ? (
        <span className="cand__none" />
      ) : (
        <AddButton
          label={status === 'over' ? `Add ${name} all the same` : `Add ${name}`}
          over={status === 'over'}
          onClick={() => {
            onPress(id)
            add(candidate)
          }}
        />
      )}
    </li>
  )
}

interface MarksProps {
  readonly candidate: Candidate
  readonly profile: Profile | null
}

/** Quiet marks: how often it is in the list, whether it is or will be Legends. */
function Marks({ candidate, profile }: MarksProps) {
  const { taken } = candidate
  return (
    <>
      {taken > 0 && <Mark>{taken === 1 ? 'in list' : `${taken} in list`}</Mark>}
      {profile?.legends && (
        <span className="cand__later">
          <Mark warn>Legends</Mark>
        </span>
      )}
      {profile?.leaving && (
        <span className="cand__later">
          <Mark warn title="Moves to Legends">
            Legends {shortDate(profile.leaving)}
          </Mark>
        </span>
      )}
    </>
  )
}

function StatCells({ profile }: { readonly profile: Profile }) {
  const { system } = useDesk()
  return (
    <span className="cand__stats">
      {system.stats.slice(0, 4).map(({ id, label }) => (
        <span key={id} title={label}>
          {profile.sheet?.stats[id] ?? '-'}
        </span>
      ))}
    </span>
  )
}

function StatWords({ profile }: { readonly profile: Profile }) {
  const { system } = useDesk()
  const words = system.stats
    .slice(0, 4)
    .flatMap(({ id, label }) => {
      const value = profile.sheet?.stats[id]
      return value === undefined ? [] : [`${label} ${value}`]
    })
    .join(' · ')
  return <span className="cand__words">{words}</span>
}

/** Where a refused candidate would fit, each one tap. Worked out when its row comes into view, since it takes trying. */
export function Elsewhere({ candidate }: { readonly candidate: Candidate }) {
  const { send } = useDesk()
  const box = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState<Candidate | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(candidate)
      },
      { rootMargin: '120px' },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [candidate])
  const ways = seen === candidate ? candidate.elsewhere().slice(0, mostWays) : []
  return (
    <span ref={box} className="cand__else">
      {ways.map(({ label, edit }) => (
        <button key={label} type="button" className="lnk lnk--cond" onClick={() => send(edit)}>
          {label}
        </button>
      ))}
    </span>
  )
}
