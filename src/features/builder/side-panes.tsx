import { useEffect, useRef } from 'react'

import { t } from '../../text/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MiniSeal } from '../../ui/seal.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useDesk, type View } from './desk.ts'
import { FindingsList, findingWords } from './findings-pane.tsx'
import { MiddlePane } from './middle-pane.tsx'
import { PickerPane } from './picker.tsx'
import { ReferencePane } from './reference-pane.tsx'
import { RosterPane } from './roster-pane.tsx'
import { UnitCard, useSubject } from './unit-card.tsx'
import { findingsElement } from './use-desk.ts'
import { faultsShown, faultWords } from './words.ts'

/** Roster, picker or reference, findings with the card below them. */
export function WidePanes() {
  const { army, findings, shown } = useDesk()
  const subject = useSubject(shown)
  const empty = army.units.size === 0
  const card = useRef<HTMLDivElement>(null)
  // a long list of findings must not hide the card that was asked for
  useEffect(() => {
    if (!shown) return
    card.current?.querySelector('.card__head')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div className="panes">
      <section className="pane pane--roster" aria-label={t('Roster')}>
        <RosterPane />
      </section>
      <MiddlePane />
      <section
        id={findingsElement}
        tabIndex={-1}
        className="pane pane--check"
        aria-label={t('Findings and unit')}
      >
        <div className="pane__head">
          <h2 className="t-head">{t('Findings')}</h2>
          <span className="t-small">{empty ? '' : findingWords(findings)}</span>
          <span className="t-small ml-auto hidden roomy:inline">{t('checked as you edit')}</span>
        </div>
        <FindingsList />
        <div ref={card}>{subject ? <UnitCard subject={subject} /> : <NoCard />}</div>
      </section>
    </div>
  )
}

function NoCard() {
  return (
    <div className="card">
      <p className="t-small">
        {t('Select a unit, in the list or in the picker, to see its card here.')}
      </p>
    </div>
  )
}

/** Roster, and one pane that switches between picker, reference, findings and card. */
export function MiddlePanes() {
  const { army, findings, overview, shown, beside, open } = useDesk()
  const subject = useSubject(shown)
  const faults = faultsShown(army, findings)
  const slot = army.slots.find(({ id }) => id === overview?.slot)
  const badge =
    faults > 0 ? (
      <MiniSeal state="bad" mark={String(faults)} label={faultWords(faults)} />
    ) : undefined
  return (
    <div className="panes panes--two">
      <section className="pane pane--roster" aria-label={t('Roster')}>
        <RosterPane />
      </section>
      <section className="pane pane--side" aria-label={t('Add, check, card')}>
        <Tabs
          label={t('Pane')}
          selected={beside}
          onSelect={(id) => open(id as View)}
          panelClassName="pane__panel"
          tabs={[
            { id: 'add', label: t('Add') },
            ...(slot ? [{ id: 'reference', label: slot.name }] : []),
            { id: 'check', label: t('Check'), badge },
            { id: 'card', label: t('Card') },
          ]}
        >
          {beside === 'add' && <PickerPane />}
          {beside === 'reference' && <ReferencePane />}
          {beside === 'check' && <FindingsList />}
          {beside === 'card' &&
            (subject ? (
              <UnitCard subject={subject} />
            ) : (
              <EmptyState title={t('No unit selected')}>
                {t('Select a unit, in the list or in the picker, to see its card here.')}
              </EmptyState>
            ))}
        </Tabs>
      </section>
    </div>
  )
}
