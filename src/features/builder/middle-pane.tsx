import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'

import { t } from '../../text/t.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useDesk, type View } from './desk.ts'
import { PickerPane } from './picker.tsx'
import { useReferenceName } from './reference-name.ts'
import { ReferencePane } from './reference-pane.tsx'

/** Between roster and findings: the picker; where the list has something to look up, that or the picker, each behind a tab. */
export function MiddlePane() {
  const { beside, overview, open } = useDesk()
  const name = useReferenceName()
  const pane = useRef<HTMLElement>(null)
  const left = useRef(false)
  const adding = beside !== 'reference'
  // what had the focus in the picker is gone
  useLayoutEffect(() => {
    if (adding || !left.current) return
    left.current = false
    pane.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [adding])
  if (!overview) {
    return (
      <section className="pane pane--picker" aria-label={t('Add')}>
        <PickerPane />
      </section>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !adding) return
    left.current = true
    open('reference')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what the tab does
    <section
      ref={pane}
      className="pane pane--picker"
      aria-label={t('Add or look up')}
      onKeyDown={onKeyDown}
    >
      <Tabs
        label={t('Add or look up')}
        start
        selected={adding ? 'add' : 'reference'}
        onSelect={(id) => open(id as View)}
        panelClassName="pane__panel"
        tabs={[
          { id: 'add', label: t('Add') },
          { id: 'reference', label: name },
        ]}
      >
        {adding ? <PickerPane /> : <ReferencePane />}
      </Tabs>
    </section>
  )
}
