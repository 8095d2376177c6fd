import type { Army, Slot } from '../../engine/army.ts'
import { blocksOf } from '../../engine/blocks.ts'
import type { System } from '../../engine/system.ts'
import { tallyWords } from '../../engine/wording.ts'
import { numberText } from '../../ui/number-text.ts'
import { Seal } from '../../ui/seal.tsx'
import { Tape, type TapeSegment } from '../../ui/tape.tsx'
import type { PaperContent } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'

const segmentKinds = { own: 'plain', locked: 'renown', loose: 'aux' } as const

/** One segment for each block, and one for what the army pays for as a whole. */
function segmentsOf(army: Army): readonly TapeSegment[] {
  const groups = blocksOf(army).map(({ id, groups: each, section, points }) => ({
    id,
    label: section || (each[0]?.name ?? ''),
    numeral: section ? '' : (each[0]?.numeral ?? ''),
    points,
    kind: section ? ('alt' as const) : segmentKinds[each[0]?.style ?? 'own'],
  }))
  const rest = army.points - groups.reduce((total, group) => total + group.points, 0)
  return [...groups, { id: 'rest', label: 'Army', points: rest, kind: 'alt' as const }]
}

function nameOf(army: Army): string {
  return army.roster.name || army.title
}

/** Title, what it is judged by, and counts. */
function subtitle(army: Army): string {
  // a number stays with what it counts
  const counts = army.tallies.map((tally) => tallyWords(tally).replaceAll(' ', '\u{A0}'))
  return [army.title, ...army.about, ...counts].join('\u{A0}· ')
}

/** The army's choices as far as the head says them. */
export function headSlots({ slots, slotsInHead }: PaperContent): readonly Slot[] {
  return slotsInHead ? slots : []
}

interface HeadSlotsProps {
  readonly slots: readonly Slot[]
}

/** What the list begins with: each choice with its marks and what it brings, and how much of its budget is used. */
function HeadSlots({ slots }: HeadSlotsProps) {
  if (slots.length === 0) return null
  return (
    <dl className="pp-head__slots">
      {slots.map(({ id, name, picks, used, max, counts }) => (
        <div key={id}>
          <dt>
            {name}
            {counts && ` ${used} of ${max} ${counts}`}
          </dt>
          <dd>
            {picks.map((pick) => (
              <span key={pick.id}>
                <b>{pick.name}</b>
                {pick.tags.length > 0 && ` ${pick.tags.join(', ')}`}
                {pick.brings.length > 0 && <em>: {pick.brings.join(', ')}</em>}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface PaperHeadProps {
  readonly army: Army
  readonly system: System
  readonly choice: PrintChoice
  readonly faults: number
  /** Choices of the army that the list begins with. */
  readonly slots: readonly Slot[]
}

/** The head of the first page: name, army, counts, total, seal, points rule. */
export function PaperHead({ army, system, choice, faults, slots }: PaperHeadProps) {
  const empty = army.units.size === 0
  return (
    <header className="pp-head" data-measure="head" data-block="">
      <div className="pp-head__top">
        <div className="pp-head__name">
          <h2>{nameOf(army)}</h2>
          <p>{subtitle(army)}</p>
        </div>
        {choice.points && (
          <p className="pp-head__total">
            {numberText(army.points)} <small>of {numberText(army.limit)} points</small>
          </p>
        )}
        <Seal
          state={empty ? 'draft' : faults > 0 ? 'fault' : 'ok'}
          faults={faults}
          top={system.words.shortGame}
          bottom={army.season.short}
          size={92}
        />
      </div>
      <HeadSlots slots={slots} />
      {choice.points && (
        <Tape
          segments={segmentsOf(army)}
          limit={army.limit}
          total={army.points}
          size="s"
          label="Points by part"
        />
      )}
    </header>
  )
}

export interface RunningHeadProps {
  readonly army: Army
  readonly choice: PrintChoice
  readonly faults: number
}

/** The head of every further page. */
export function RunningHead({ army, choice, faults }: RunningHeadProps) {
  const state = faults === 0 ? 'in order' : faults === 1 ? '1 fault' : `${faults} faults`
  const total = choice.points
    ? `${numberText(army.points)} of ${numberText(army.limit)} points · `
    : ''
  return (
    <header className="pp-run" data-measure="run" data-block="">
      <div>
        <h2>{nameOf(army)}</h2> {army.title}
      </div>
      <p>
        {total}
        {state}
      </p>
    </header>
  )
}

export interface PaperFootProps {
  readonly army: Army
  readonly page: number
  readonly pages: number
  readonly printed: string
}

/** The foot of every page: data, where and when it was checked, the unofficial line, page number. */
export function PaperFoot({ army, page, pages, printed }: PaperFootProps) {
  return (
    <footer className="pp-foot" data-measure="foot" data-block="">
      <span>
        Figures of {army.dataDate} · checked by Muster at {window.location.host} on {printed}
      </span>
      <span>
        Unofficial, not endorsed by the publisher · page {page} of {pages}
      </span>
    </footer>
  )
}
