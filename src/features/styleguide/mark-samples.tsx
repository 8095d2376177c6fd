import '../../ui/phase-table.css'
import { useState } from 'react'

import { Chip, Chips } from '../../ui/chip.tsx'
import { iconPaths, type IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Pips } from '../../ui/pips.tsx'
import { MiniSeal, Seal } from '../../ui/seal.tsx'
import { Mark, Tag } from '../../ui/tag.tsx'
import { Tape } from '../../ui/tape.tsx'
import { beyond, full, mixed, points } from './sample-segments.ts'

const nowhere = () => undefined

/** The points rule empty, full, over, in its three sizes. */
export function TapeSamples() {
  return (
    <div className="grid gap-x-[34px] gap-y-4 wide:grid-cols-3">
      <div>
        <Tape segments={[]} limit={2000} total={0} />
        <p className="t-small mt-1.5">Empty: bare tape</p>
      </div>
      <div>
        <Tape segments={full} limit={2000} total={2000} onSelect={nowhere} />
        <p className="t-small mt-1.5">At the limit; II selected</p>
      </div>
      <div>
        <Tape segments={beyond} limit={2000} total={2140} onSelect={nowhere} />
        <p className="t-small mt-1.5">140 over: hatched, hook stays at 2,000</p>
      </div>
      <div className="wide:col-span-3">
        <Tape segments={mixed} limit={2000} total={1770} onSelect={nowhere} />
      </div>
      <Sized size="m" />
      <Sized size="s" />
      <Sized size="xs" />
      <Tape segments={beyond} limit={2000} total={2140} size="m" onSelect={nowhere} />
      <Tape segments={beyond} limit={2000} total={2140} size="s" onSelect={nowhere} />
      <div>
        <Tape segments={beyond} limit={2000} total={2140} size="xs" />
      </div>
      <Tape segments={points} limit={3} total={3} unit="DP" label="Detachment points" size="m" />
    </div>
  )
}

function Sized({ size }: { readonly size: 'm' | 's' | 'xs' }) {
  return (
    <div className="min-w-0">
      <Tape segments={mixed} limit={2000} total={1770} size={size} onSelect={nowhere} />
      <p className="t-small mt-1.5">{size}: focus III, fault in II, Renown, auxiliary, 230 left</p>
    </div>
  )
}

/** The seal in its states, and the small form. */
export function SealSamples() {
  const edge = { top: 'Age of Sigmar', bottom: 'GHB 2026-27', size: 92 }
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-5">
        <Seal state="ok" {...edge} />
        <Seal state="fault" faults={1} {...edge} />
        <Seal state="fault" faults={3} {...edge} />
        <Seal state="ask" {...edge} top="Warhammer 40,000" bottom="MFM v1.2" />
        <Seal state="draft" {...edge} bottom="A long name of a battlepack" />
        <Seal state="ok" {...edge} size={74} />
      </div>
      <div className="t-small flex flex-wrap items-center gap-2.5">
        <MiniSeal state="ok" label="in order" /> in order
        <MiniSeal state="bad" mark={2} label="2 faults" /> faults
        <MiniSeal state="note" mark="?" label="to ask" /> to ask
        <MiniSeal state="draft" label="draft" /> draft
        <MiniSeal state="ok" label="in order, large" large />
        <MiniSeal state="bad" mark={12} label="12 faults" large />
        <MiniSeal state="note" label="a note" large />
        <MiniSeal state="draft" label="draft, large" large />
      </div>
    </>
  )
}

const keywords = [
  'Hero',
  'Infantry',
  'Cavalry',
  'Monster',
  'War machine',
  'Beast',
  'Wizard',
  'Priest',
]

/** Chips, tags, marks, places and every icon. */
export function MarkSamples() {
  const [fits, setFits] = useState(true)
  const [infantry, setInfantry] = useState(false)
  return (
    <div className="grid gap-2.5">
      <Chips label="Filters">
        <Chip pressed={fits} onToggle={setFits}>
          Fits 230
        </Chip>
        <Chip pressed={infantry} onToggle={setInfantry}>
          Infantry
        </Chip>
      </Chips>
      <Chips label="In one line" line>
        {keywords.map((word) => (
          <Chip key={word} pressed={false} onToggle={nowhere}>
            {word}
          </Chip>
        ))}
      </Chips>
      <div className="flex flex-wrap gap-2.5">
        <Tag tone="gen" icon="star">
          General
        </Tag>
        <Tag icon="lock">Renown</Tag>
        <Tag tone="bad">4th of 3</Tag>
        <Tag tone="brass">4th copy +10</Tag>
        <Tag tone="warn">To ask</Tag>
        <Tag>Activated</Tag>
        <Mark>in list</Mark>
        <Mark caps>leader</Mark>
        <Mark warn>Legends June 27</Mark>
      </div>
      <div className="t-small flex flex-wrap items-center gap-2.5">
        <span className="coin">1</span>
        <span className="coin coin--more">2</span>
        <span className="turn turn--your">yours</span>
        <span className="turn turn--enemy">theirs</span>
        <span className="turn turn--any">either</span>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Pips taken={1} places={3} />
        <Pips taken={3} places={3} />
        <Pips taken={4} places={3} />
        <Pips taken={0} places={4} />
        <Pips taken={12} places={15} />
      </div>
      <div className="flex flex-wrap gap-3">
        {Object.keys(iconPaths).map((name) => (
          <span key={name} title={name}>
            <Icon name={name as IconName} />
          </span>
        ))}
      </div>
    </div>
  )
}
