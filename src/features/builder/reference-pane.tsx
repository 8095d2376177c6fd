import { useId } from 'react'

import type { Army, Slot } from '../../engine/army.ts'
import type { Overview } from '../../engine/brought.ts'
import { tallyWords } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { AidsPart } from './aids-part.tsx'
import { BroughtBlock } from './brought-block.tsx'
import { BudgetTape } from './budget-tape.tsx'
import { useDesk } from './desk.ts'

/** What is looked up about the list in hand: the choices of the whole army with all they bring, and what is used in each phase. */
export function ReferencePane() {
  const { army, system, overview } = useDesk()
  const slot = army.slots.find(({ id }) => id === overview?.slot)
  if (!overview || !slot) return null
  return (
    <div className="ref">
      <Picks overview={overview} slot={slot} />
      <AidsPart
        title={system.words.aids}
        more={overview.picks
          .flatMap(({ rules = [], gifts }) => [...rules, ...gifts])
          .map(({ text }) => text)}
      />
    </div>
  )
}

/** `3 of 3 DP · 3 of 4 enhancements` */
function budgets({ tallies }: Army, { used, max, counts }: Slot): string {
  const limited = tallies.filter((tally) => tally.max !== null)
  const own = { id: '', value: used, max, label: counts }
  return [own, ...limited].map(tallyWords).join(' · ')
}

interface PicksProps {
  readonly overview: Overview
  readonly slot: Slot
}

function Picks({ overview, slot }: PicksProps) {
  const { army, system, aim } = useDesk()
  const id = useId()
  const { picks } = overview
  const change = () => aim({ slot: slot.id })
  const goTo = (at: number) => {
    const block = document.getElementById(`${id}${at}`)
    block?.scrollIntoView({ block: 'nearest' })
    block?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={slot.name}>
      <div className="part">
        <h2 className="t-head">{slot.name}</h2>
        <span className={slot.used > slot.max ? 't-small text-alarm' : 't-small'}>
          {budgets(army, slot)}
        </span>
        {picks.length > 0 && (
          <Button variant="ghost" small className="part__act" onClick={change}>
            {t('Change')}
          </Button>
        )}
      </div>
      <div className="ref__tape">
        <BudgetTape overview={overview} onSelect={goTo} />
      </div>
      {picks.length === 0 ? (
        <div className="ref__none">
          <Button variant="go" icon="plus" onClick={change}>
            {system.words.firstStep}
          </Button>
        </div>
      ) : (
        <div className="ref__picks">
          {picks.map((pick, at) => (
            <BroughtBlock
              // oxlint-disable-next-line react/no-array-index-key -- a list may name the same one twice
              key={`${pick.id} ${at}`}
              id={`${id}${at}`}
              pick={pick}
              counts={slot.counts}
            />
          ))}
        </div>
      )}
    </section>
  )
}
