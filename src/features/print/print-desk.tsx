import './desk.css'
import './page.css'
import './roster.css'
import './army.css'
import './unit-card.css'
import './aids.css'
import './printing.css'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PaperPages } from './paper-pages.tsx'
import { usePrintChoice, type Layout, type Paper, type PrintChoice } from './print-choice.ts'

const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
] as const

const layouts = [
  { value: 'roster', label: 'Roster' },
  { value: 'both', label: 'Roster and cards' },
  { value: 'cards', label: 'Cards only' },
]

function today(): string {
  const form = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Date().toLocaleDateString('en-GB', form)
}

/** The file that a browser saves is called after the page. */
function useTitle(title: string) {
  useEffect(() => {
    const former = document.title
    document.title = title
    return () => {
      document.title = former
    }
  }, [title])
}

export interface PrintDeskProps {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
  /** Where the list itself is shown, and what leads there. */
  readonly back: { readonly to: string; readonly label: string }
}

/** The print desk: what goes on paper at the left, the pages as they will print at the right. */
export function PrintDesk({ army, findings, system, back }: PrintDeskProps) {
  const { choice, choose } = usePrintChoice()
  const [count, setCount] = useState(0)
  const [printed] = useState(today)
  const name = army.roster.name || army.title
  useTitle(name)
  const faults = findings.filter(({ severity }) => severity === 'error').length
  return (
    <div className="pd">
      <section className="pd__side" aria-label="What to print">
        <Link to={back.to} className={buttonClass({ variant: 'ghost' }, 'pd__back')}>
          <Icon name="back" /> {back.label}
        </Link>
        <h1 className="t-card">Print {name}</h1>
        <PrintOptions
          choice={choice}
          choose={choose}
          aids={system.turnAids(army).length > 0 ? system.words.aids : null}
        />
        <Button variant="go" icon="print" onClick={() => window.print()}>
          Print
        </Button>
        <p className="t-small" role="status">
          {count === 1 ? '1 page' : `${count} pages`}
          {faults > 0 &&
            `. The list is not in order; its ${faults === 1 ? 'fault is' : `${faults} faults are`} stated on paper.`}
        </p>
        <p className="t-small">
          For a file, choose “Save as PDF” as the printer. Set margins to default and scale to 100
          %.
        </p>
      </section>
      <section className="pd__pages" aria-label="Pages">
        <PaperPages {...{ army, findings, system, choice, printed }} onPages={setCount} />
      </section>
    </div>
  )
}

interface PrintOptionsProps {
  readonly choice: PrintChoice
  readonly choose: (change: Partial<PrintChoice>) => void
  /** What the list gives its player to use; null where there is nothing. */
  readonly aids: string | null
}

function PrintOptions({ choice, choose, aids }: PrintOptionsProps) {
  return (
    <>
      <RadioGroup
        label="Layout"
        value={choice.layout}
        options={layouts}
        onChange={(layout) => choose({ layout: layout as Layout })}
      />
      <RadioGroup
        label="Paper"
        look="segmented"
        value={choice.paper}
        options={papers}
        onChange={(paper) => choose({ paper: paper as Paper })}
      />
      <fieldset className="field">
        <legend className="field__label mb-1">Show</legend>
        <Checkbox
          label="Points"
          checked={choice.points}
          onChange={(points) => choose({ points })}
        />
        <Checkbox
          label="Your notes"
          checked={choice.notes}
          onChange={(notes) => choose({ notes })}
        />
        <Checkbox
          label="Warnings and remarks"
          checked={choice.remarks}
          onChange={(remarks) => choose({ remarks })}
        />
        {aids !== null && (
          <Checkbox
            label={`${aids} by phase`}
            checked={choice.aids}
            onChange={(shown) => choose({ aids: shown })}
          />
        )}
      </fieldset>
    </>
  )
}
