import '../../ui/drag.css'
import { FindingView } from '../../ui/finding.tsx'
import { FootRow, LedgerRow, SetRow, SideRow, type LedgerRowProps } from '../../ui/ledger-row.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { Mark, Tag } from '../../ui/tag.tsx'

const nowhere = () => undefined
const general = (
  <Tag tone="gen" icon="star">
    General
  </Tag>
)

const rowStates: readonly [string, Partial<LedgerRowProps>][] = [
  ['rest', {}],
  ['grip', { grip: true }],
  ['reinforced', { qty: '×6', points: 400, badges: <Mark>reinforced</Mark> }],
  ['copies', { qty: '3 units, 75 each', points: 225, open: false }],
  ['surcharge', { tags: <Tag tone="brass">4th copy +10</Tag>, points: 210 }],
  ['selected', { selected: true }],
  ['illegal', { illegal: true, tags: <Tag tone="bad">4th of 3</Tag> }],
  ['both', { selected: true, illegal: true }],
  ['dragged', { drag: 'dragged' }],
  ['origin', { drag: 'origin' }],
  ['drop here', { drag: 'target' }],
  ['over it', { drag: 'over' }],
  ['refused', { drag: 'refused' }],
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

/** A block of each kind: regiments, one in focus with a fault, a ready-made one, loose ones, an attached unit, the army's choices. */
export function SpineSamples() {
  return (
    <div className="grid gap-[7px]">
      <RegimentSamples />
      <OtherBlocks />
      {(['target', 'over', 'refused'] as const).map((drag) => (
        <SpineBlock key={drag} drag={drag} mark="IV" label={`Regiment IV, ${drag}`}>
          <LedgerRow name={`While dragging: ${drag}`} points={100} />
        </SpineBlock>
      ))}
    </div>
  )
}

function RegimentSamples() {
  return (
    <>
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
    </>
  )
}

function OtherBlocks() {
  return (
    <>
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
      <SpineBlock mark="" label="Attached unit">
        <LedgerRow
          lead
          name="Warboss"
          badges={<Mark caps>leader</Mark>}
          note="Big Gob +20"
          points={105}
          onSelect={nowhere}
        />
        <LedgerRow
          name="Nobz"
          qty="×10"
          badges={<Mark caps>bodyguard</Mark>}
          points={210}
          onSelect={nowhere}
        />
        <SideRow label="4th copy" points="+10" />
        <FootRow points={325} action={{ label: 'Attach', onAction: nowhere }} />
      </SpineBlock>
      <SpineBlock variant="set" up mark="Army" label="Army choices">
        <SetRow label="Formation" name="Hunger-filled Tribe" points={0} onSelect={nowhere} />
        <SetRow label="Lores" name="Gut Magic · Primal Energy" points={10} onSelect={nowhere} />
        <SetRow label="Terrain" onSelect={nowhere} />
        <SetRow label="Cards" name="Three of two" illegal points={0} onSelect={nowhere} />
      </SpineBlock>
    </>
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
