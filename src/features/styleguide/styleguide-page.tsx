import type { ReactNode } from 'react'

import { ControlSamples, FieldSamples, OverlaySamples } from './control-samples.tsx'
import { CardSamples, FindingSamples, RowSamples, SpineSamples } from './ledger-samples.tsx'
import { MarkSamples, SealSamples, TapeSamples } from './mark-samples.tsx'

/** Every component in every state, for development only. */
export function StyleguidePage() {
  return (
    <div className="grid gap-x-[30px] gap-y-6 bg-paper p-4 mid:grid-cols-2 mid:p-7 wide:grid-cols-3">
      <h1 className="t-list mid:col-span-2 wide:col-span-3">Components and states</h1>
      <Part title="Tape" wide>
        <TapeSamples />
      </Part>
      <Part title="Seal">
        <SealSamples />
      </Part>
      <Part title="Buttons">
        <ControlSamples />
      </Part>
      <Part title="Chips, tags, places">
        <MarkSamples />
      </Part>
      <Part title="Row">
        <RowSamples />
      </Part>
      <Part title="Spines">
        <SpineSamples />
      </Part>
      <Part title="Finding">
        <FindingSamples />
      </Part>
      <Part title="Fields">
        <FieldSamples />
      </Part>
      <Part title="Dialogs, menu, tabs, toast">
        <OverlaySamples />
      </Part>
      <Part title="Card, empty state">
        <CardSamples />
      </Part>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly wide?: boolean
  readonly children: ReactNode
}

function Part({ title, wide, children }: PartProps) {
  return (
    <section className={wide ? 'min-w-0 mid:col-span-2 wide:col-span-3' : 'min-w-0'}>
      <h2 className="t-head mb-2.5 border-b border-ink pb-1">{title}</h2>
      {children}
    </section>
  )
}
