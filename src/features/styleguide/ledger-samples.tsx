import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FindingView } from '../../ui/finding.tsx'
import { FootRow, LedgerRow, SetRow, type LedgerRowProps } from '../../ui/ledger-row.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { StatLine } from '../../ui/stat-line.tsx'
import { Tag } from '../../ui/tag.tsx'
import { WeaponTable } from '../../ui/weapon-table.tsx'

const nowhere = () => undefined
const general = (
  <Tag tone="gen" icon="star">
    General
  </Tag>
)

const rowStates: readonly [string, Partial<LedgerRowProps>][] = [
  ['rest', {}],
  ['selected', { selected: true }],
  ['illegal', { illegal: true, tags: <Tag tone="bad">4th of 3</Tag> }],
  ['both', { selected: true, illegal: true }],
  ['dragged', { drag: 'dragged' }],
  ['origin', { drag: 'origin' }],
  ['drop here', { drag: 'target' }],
  [
    'long',
    { name: 'Knights Excelsior of the Far Hallowed Gate', tags: <Tag tone="bad">3 of 2</Tag> },
  ],
]

/** The ledger row in each of its states. */
export function RowSamples() {
  return (
    <div className="grid grid-cols-[70px_minmax(0,1fr)] items-center">
      {rowStates.map(([state, props]) => (
        <div key={state} className="contents">
          <span className="t-small">{state}</span>
          <LedgerRow name="Ironguts" qty="×3" points={200} onSelect={nowhere} {...props} />
        </div>
      ))}
      <span className="t-small">menu</span>
      <LedgerRow
        name="Ironguts"
        qty="×3"
        points={200}
        onSelect={nowhere}
        actions={<Menu label="More for Ironguts" items={[]} />}
      />
    </div>
  )
}

/** A block of each kind. */
export function SpineSamples() {
  return (
    <div className="grid gap-[7px]">
      <SpineBlock mark="I" label="Regiment I, Tyrant">
        <LedgerRow
          lead
          name="Tyrant"
          badges={general}
          note="Heroic trait: Dreaded Far and Wide"
          points={150}
        />
        <FootRow
          taken={0}
          places={4}
          text="0 of 4 places"
          points={150}
          action={{ label: 'Unit', onAction: nowhere }}
        />
      </SpineBlock>
      <SpineBlock slot mark="II" label="Regiment II, Butcher">
        <LedgerRow lead name="Butcher" points={170} onSelect={nowhere} />
        <LedgerRow
          name="Icefall Yhetees"
          qty="×3"
          illegal
          selected
          points={120}
          onSelect={nowhere}
          tags={<Tag tone="bad">4th of 3</Tag>}
        />
        <FootRow taken={4} places={3} fault text="4 of 3 places" points={720} />
      </SpineBlock>
      <SpineBlock variant="renown" mark="R" label="Regiment of Renown">
        <LedgerRow
          lead
          name="Bundo Whalebiter"
          points={400}
          badges={<Tag icon="lock">Renown</Tag>}
          note="counts as a regiment"
        />
      </SpineBlock>
      <SpineBlock variant="aux" mark="AUX" label="Auxiliary units">
        <LedgerRow
          name="Frost Sabres"
          qty="×2"
          points={70}
          tags={<span className="t-small">no surcharge</span>}
        />
      </SpineBlock>
      <SpineBlock variant="set" mark="Army" label="Army choices">
        <SetRow label="Formation" name="Hunger-filled Tribe" points={0} onSelect={nowhere} />
        <SetRow label="Lores" name="Gut Magic · Primal Energy" points={10} onSelect={nowhere} />
        <SetRow label="Terrain" onSelect={nowhere} />
      </SpineBlock>
    </div>
  )
}

/** A fault with remedies, a question, a note. */
export function FindingSamples() {
  return (
    <>
      <FindingView
        severity="fault"
        lead="Butcher’s regiment has 4 units."
        rest="It may have 3; only the general’s regiment may have 4."
        cite="Core Rules 3.1"
        remedies={[
          { id: 'a', label: 'Make Butcher the general', icon: 'star', change: 0 },
          { id: 'b', label: 'Make Icefall Yhetees auxiliary', icon: 'up', change: 20 },
          { id: 'c', label: 'Remove Icefall Yhetees', icon: 'trash', change: -120 },
        ]}
      />
      <FindingView severity="ask" lead="Ask your opponent." rest="The pack leaves this open." />
      <FindingView severity="note" lead="A note:" rest="no fault, never blocks." />
    </>
  )
}

/** Stat line, weapons, and the empty state. */
export function CardSamples() {
  return (
    <div className="grid gap-3">
      <StatLine
        stats={[
          { label: 'Move', value: '6"' },
          { label: 'Health', value: '4' },
          { label: 'Save', value: '6+' },
          { label: 'Control', value: '1' },
        ]}
      />
      <WeaponTable
        caption="Melee"
        columns={['Atk', 'Hit', 'Wnd', 'Rnd', 'Dmg'].map((label) => ({ id: label, label }))}
        rows={[
          {
            id: '1',
            name: 'Claws and Ice-encrusted Weapons',
            marks: ['Companion'],
            cells: ['3', '4+', '3+', '1', '2'],
          },
        ]}
      />
      <EmptyState title="No lists yet" actions={<Button variant="go">New list</Button>}>
        Start one, or open a list somebody shared with you.
      </EmptyState>
    </div>
  )
}
