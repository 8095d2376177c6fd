import type { ReactNode } from 'react'

import { kindWord, limitWords } from '../../engine/game-words.ts'
import type { PlayEntry } from '../../engine/play.ts'
import type { TurnAid } from '../../engine/turn-aid.ts'
import { fewOf } from '../../engine/wording.ts'
import { t, tIn } from '../../text/t.ts'
import { Said } from '../../ui/said.tsx'
import type { PhaseLine } from './phase-blocks.ts'

/** In whose turn, in a word. */
function turnWord(whose: PlayEntry['whose']): string {
  if (whose === 'any') return tIn('turn', 'Any')
  return whose === 'your' ? tIn('turn', 'Your') : tIn('turn', 'Enemy')
}

interface UseLineProps {
  readonly whose: PlayEntry['whose'] | null
  readonly name: string
  readonly cost: TurnAid['cost']
  readonly facts: readonly string[]
  /** Boxes to tick off what may be used once in a battle. */
  readonly boxes?: number
  readonly children?: ReactNode
}

/** Something to use: whose turn, its name, where it comes from and how often, what it costs, what it does. */
function UseLine({ whose, name, cost, facts, boxes = 0, children }: UseLineProps) {
  return (
    <li className="pp-use" data-line="">
      <div className="pp-use__head">
        {whose && <span className={`pp-turn pp-turn--${whose}`}>{turnWord(whose)}</span>}
        <div className="pp-use__what">
          <b className="pp-use__name">{name}</b>{' '}
          {Array.from({ length: boxes }, (_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            <i key={at} className="pp-use__box" />
          ))}
          {facts.filter(Boolean).join(' · ')}
        </div>
        {cost && (
          <span className="pp-use__cost">
            {cost.value} {cost.counts}
          </span>
        )}
      </div>
      {children}
    </li>
  )
}

/** One of what the list gives its player to use. `said`: whether it says what it does. */
export function AidLine({ aid, said }: { readonly aid: TurnAid; readonly said: boolean }) {
  const { whose, name, cost, from, tags, usable, text } = aid
  const facts = [from, ...tags, usable ? '' : t('no unit for it')]
  return <UseLine {...{ whose, name, cost, facts }}>{said && <Said id={text} />}</UseLine>
}

/** More units than this are only counted. */
const mostNames = 3

/** Who has it: `Trukk ×3`, `Bully Boyz: Warboss`; what brings it where the whole army has it. */
function whoText({ who, from }: PlayEntry): string {
  const names = [...new Set(who.map(({ name }) => name))]
  if (names.length === 0) return from
  if (names.every((name) => name.startsWith(from)))
    return names.length > 1 ? `${from} ×${names.length}` : from
  const all =
    names.length > mostNames
      ? t('{count, plural, one {# unit} other {# units}}', { count: names.length })
      : fewOf(names)
  return names.includes(from) || from === '' ? all : `${from}: ${all}`
}

function castText({ kind, value }: PlayEntry): string {
  return value === null ? '' : `${kindWord(kind)} ${value}`
}

function boxesOf({ per, each, who }: PlayEntry): number {
  if (per !== 'battle') return 0
  return each ? Math.max(1, who.length) : 1
}

/** One of what is used in a phase, or what always holds; where it stands in full under another phase, only its name. */
export function PhaseUse({ line, said }: { readonly line: PhaseLine; readonly said: boolean }) {
  const { entry, see } = line
  const whose = entry.passive ? null : entry.whose
  const { name, cost, limit, reaction } = entry
  if (see !== '')
    return <UseLine {...{ whose, name, cost }} facts={[t('see {phase}', { phase: see })]} />
  const often = limit === null ? '' : limitWords(limit)
  const facts = [whoText(entry), castText(entry), reaction ? t('reaction') : '', often]
  return (
    <UseLine {...{ whose, name, cost, facts }} boxes={boxesOf(entry)}>
      {said && <Said id={entry.text} />}
    </UseLine>
  )
}
