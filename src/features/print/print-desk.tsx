import { useMemo, useState } from 'react'

import './desk.css'
import './page.css'
import './head.css'
import './roster.css'
import './blocks.css'
import './unit-card.css'
import './sheets.css'
import './printing.css'
import { Link } from 'react-router'

import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainWordsContext, RuleWordsContext } from '../../ui/rule-words.ts'
import { useTitle } from '../../ui/use-title.ts'
import { layoutOf, layouts } from './layouts.ts'
import { listParts } from './list-parts.tsx'
import { PaperPages } from './paper-pages.tsx'
import { usePrintChoice } from './print-choice.ts'
import { PrintOptions } from './print-options.tsx'
import { useSource, type Sourced } from './use-source.ts'

export interface PrintDeskProps {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
  /** Where the list itself is shown, and what leads there. */
  readonly back: { readonly to: string; readonly label: string }
}

/** The print desk: what goes on paper at the left, the pages as they will print at the right. */
export function PrintDesk(props: PrintDeskProps) {
  return (
    <RuleWordsContext value={useRulesOf(props.system.id)}>
      <PlainWordsContext value={true}>
        <Desk {...props} />
      </PlainWordsContext>
    </RuleWordsContext>
  )
}

function Desk({ army, findings, system, back }: PrintDeskProps) {
  const { choice } = usePrintChoice()
  const sourced = useSource({ army, findings, system }, choice)
  const parts = useMemo(() => listParts(sourced.source), [sourced.source])
  const [count, setCount] = useState(0)
  const name = army.roster.name || army.title
  // the file that a browser saves is called after the page
  useTitle(name, '')
  return (
    <div className="pd">
      <div className="pd__left">
        <div className="pd__stay">
          <section className="pd__side" aria-label={t('What to print')}>
            <Link to={back.to} className={buttonClass({ variant: 'ghost' }, 'pd__back')}>
              <Icon name="back" /> {back.label}
            </Link>
            <h1 className="t-card">{t('Print {name}', { name })}</h1>
            <Choices army={army} system={system} />
          </section>
          <PrintBar sourced={sourced} count={count} />
        </div>
      </div>
      <section className="pd__pages" aria-label={t('Pages')}>
        <PaperPages {...{ parts, choice }} onPages={setCount} />
      </section>
    </div>
  )
}

/** Where the layouts stand in one line, the one that was kept from before is in sight. */
function toChosen(layouts: HTMLElement | null): void {
  const chosen = layouts?.querySelector(':checked')?.closest('label')
  const line = chosen?.parentElement
  if (!chosen || !line) return
  line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2
}

function Choices({ army, system }: Pick<PrintDeskProps, 'army' | 'system'>) {
  const { choice, choose } = usePrintChoice()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div ref={toChosen} className="pd__layouts">
        <RadioGroup
          label={t('Layout')}
          value={choice.layout}
          options={layouts.map(({ id, name }) => ({ value: id, label: name(system.words) }))}
          hint={t(layoutOf(choice.layout).about)}
          onChange={(layout) => {
            const chosen = layouts.find(({ id }) => id === layout)
            if (chosen) choose({ layout: chosen.id })
          }}
        />
      </div>
      <Button
        className="pd__unfold"
        icon={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('Paper and options')}
      </Button>
      <div className={classes('pd__options', open && 'is-open')}>
        <PrintOptions
          {...{ choice, choose }}
          words={system.words}
          aids={system.turnAids(army).length > 0}
        />
      </div>
    </>
  )
}

interface PrintBarProps {
  readonly sourced: Sourced
  readonly count: number
}

function PrintBar({ sourced, count }: PrintBarProps) {
  const { source, waiting, trouble } = sourced
  const faults = source.content.faults.length
  const made = t('{count, plural, one {# page} other {# pages}}', { count })
  const pages = waiting ? t('{pages}, still gathering what rules say', { pages: made }) : made
  return (
    <div className="pd__go">
      <Button variant="go" icon="print" busy={waiting} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      <p className="t-small" role="status">
        {faults === 0
          ? pages
          : t(
              '{pages}. The list is not in order; {faults, plural, one {its fault is} other {its # faults are}} stated on paper.',
              { pages, faults },
            )}
      </p>
      {trouble && (
        <p className="t-small" role="alert">
          {trouble.words}{' '}
          {trouble.retry && (
            <Button small onClick={trouble.retry}>
              {t('Try again')}
            </Button>
          )}
        </p>
      )}
      <p className="t-small pd__hint">
        {t(
          'For a file, choose “Save as PDF” as the printer. Set margins to default and scale to 100 %.',
        )}
      </p>
    </div>
  )
}
