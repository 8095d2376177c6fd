import '../../ui/phase-table.css'
import { useState } from 'react'

import { ChangeTable, type ChangeLine } from '../../ui/change-table.tsx'
import { PhaseTable, type PhaseItem } from '../../ui/phase-table.tsx'
import { PriceTable } from '../../ui/price-table.tsx'

const bands = [
  { label: '1st to 3rd', add: 0, points: [75, 150] },
  { label: '4th and more', add: 10, points: [85, 160] },
]

/** Sizes and prices: to choose from, only told, and told apart by words. */
export function PriceSamples() {
  const [size, setSize] = useState(0)
  const columns = [10, 20].map((models, at) => ({
    models,
    pressed: at === size,
    onSelect: () => setSize(at),
  }))
  return (
    <div className="grid gap-3">
      <PriceTable columns={columns} rows={bands} pays={{ row: 1, column: size }} />
      <PriceTable columns={[{ models: 10 }, { models: 20 }]} rows={bands.slice(0, 1)} />
      <PriceTable
        columns={[
          { models: 3, kinds: '3 with bolters', pressed: true },
          { models: 3, kinds: '2 with bolters, 1 with a launcher', pressed: false },
        ]}
        rows={bands}
        pays={{ row: 0, column: 0 }}
      />
    </div>
  )
}

const item = (name: string, more: Partial<PhaseItem>): PhaseItem => ({
  id: name,
  name,
  from: 'Core',
  cost: { value: 1, counts: 'CP' },
  tags: [],
  whose: 'any',
  usable: true,
  ...more,
})

const phases = [
  {
    name: 'Command',
    items: [
      item('Insane Bravery', { whose: 'your', tags: ['once a battle'] }),
      item('Rally', { cost: null, text: 'sample' }),
    ],
  },
  {
    name: 'Shooting',
    items: [
      item('Long, Uncontrolled Bursts', {
        from: 'More Dakka',
        whose: 'your',
        cost: { value: 2, counts: 'CP' },
      }),
      item('Smokescreen', { whose: 'enemy', usable: false }),
    ],
  },
]

/** What is used when: cost, name, origin, whose turn. */
export function PhaseSamples() {
  return <PhaseTable phases={phases} />
}

const line = (kind: ChangeLine['kind'], more: Partial<ChangeLine>): ChangeLine => ({
  key: kind,
  kind,
  what: '',
  size: '',
  before: { name: 'Ironguts', points: 200 },
  after: { name: 'Ironguts', points: 200 },
  change: 0,
  from: [],
  details: [],
  ...more,
})

const lines: readonly ChangeLine[] = [
  line('same', {}),
  line('dearer', { after: { name: 'Ironguts', points: 220 }, change: 20, size: '3 models' }),
  line('cheaper', { after: { name: 'Ironguts', points: 180 }, change: -20 }),
  line('renamed', { after: { name: 'Gutguards', points: 200 } }),
  line('added', { before: null, change: 200 }),
  line('removed', { after: null, change: -200 }),
  line('missing', { after: { name: 'Ironguts', points: null } }),
  line('merged', { from: ['Ironguts', 'Old Guard'] }),
  line('changed', {
    details: [{ what: 'Keywords', before: ['Infantry'], after: ['Cavalry', 'Beastclaw'] }],
  }),
]

/** Rows before and after, one of each kind. */
export function ChangeSamples() {
  return (
    <ChangeTable
      caption="Changes"
      before="v1.1"
      after="v1.2"
      all
      groups={[{ id: 'i', mark: 'I', title: 'Tyrant', rows: lines }]}
      total={{ before: 1980, after: 2000, change: 20 }}
    />
  )
}
