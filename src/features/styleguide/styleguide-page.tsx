import type { ReactNode } from 'react'

import { CardSamples, NothingSamples } from './card-samples.tsx'
import { ControlSamples } from './control-samples.tsx'
import { ChoiceSamples, FieldSamples } from './field-samples.tsx'
import { FindingSamples, RowSamples, SpineSamples } from './ledger-samples.tsx'
import { MarkSamples, SealSamples, TapeSamples } from './mark-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { ChangeSamples, PhaseSamples, PriceSamples } from './table-samples.tsx'
import { WordSamples } from './word-samples.tsx'

const parts = [
  { title: 'Seal', Samples: SealSamples },
  { title: 'Buttons', Samples: ControlSamples },
  { title: 'Chips, tags, places', Samples: MarkSamples },
  { title: 'Row', Samples: RowSamples },
  { title: 'Spines', Samples: SpineSamples },
  { title: 'Finding', Samples: FindingSamples },
  { title: 'Fields', Samples: FieldSamples },
  { title: 'Choices', Samples: ChoiceSamples },
  { title: 'Card', Samples: CardSamples },
  { title: 'Prices', Samples: PriceSamples },
  { title: 'Changes', Samples: ChangeSamples },
  { title: 'Used when', Samples: PhaseSamples },
  { title: 'Words', Samples: WordSamples },
  { title: 'Dialogs, menus, tabs, messages', Samples: OverlaySamples },
  { title: 'Nothing here', Samples: NothingSamples },
] as const

/** Every component in every state, for development only. */
export function StyleguidePage() {
  return (
    <div className="grid gap-x-[30px] gap-y-6 bg-paper p-4 mid:grid-cols-2 mid:p-7 wide:grid-cols-3">
      <h1 className="t-list mid:col-span-2 wide:col-span-3">Components and states</h1>
      <Part title="Tape" wide>
        <TapeSamples />
      </Part>
      {parts.map(({ title, Samples }) => (
        <Part key={title} title={title}>
          <Samples />
        </Part>
      ))}
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
