import { useMemo } from 'react'

import { blocksOf, type Block } from '../../engine/blocks.ts'
import { tallyWords } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ArmyBlock } from './army-block.tsx'
import { densityOf } from './density.ts'
import { useDesk } from './desk.ts'
import { FirstStep } from './first-step.tsx'
import { GroupBlock } from './group-block.tsx'
import { placeKey } from './places.ts'
import { RosterHands } from './roster-hands.tsx'
import { SectionBlock } from './section-block.tsx'
import { beginningName, useBeginnings } from './use-beginnings.ts'

/** The list in the order it is played and printed. */
export function RosterPane() {
  const { army, system } = useDesk()
  const { choicesFirst } = system.words
  const empty = army.units.size === 0
  const density = useMemo(() => densityOf(army), [army])
  return (
    <RosterHands density={density}>
      <RosterHead empty={empty} />
      {empty ? (
        <FirstStep />
      ) : (
        <>
          {choicesFirst && <ArmyBlock />}
          {blocksOf(army).map((block) => (
            <BlockOf key={block.id} block={block} />
          ))}
          <Beginnings />
          {!choicesFirst && <ArmyBlock />}
        </>
      )}
    </RosterHands>
  )
}

function BlockOf({ block }: { readonly block: Block }) {
  const [group] = block.groups
  if (block.section !== '') return <SectionBlock block={block} />
  return group ? <GroupBlock group={group} /> : null
}

function RosterHead({ empty }: { readonly empty: boolean }) {
  const { army, system, layout, aim } = useDesk()
  const [first, ...others] = useBeginnings()
  if (layout === 'phone') return <h2 className="sr-only">{t('Roster')}</h2>
  const counts = army.tallies
    // the one beside the total, and what has a limit, are said where they matter
    .filter(({ id, value, max }) => value > 0 && max === null && id !== system.words.headTally)
    .map(tallyWords)
  return (
    <div className="pane__head">
      <h2 className="t-head">{t('Roster')}</h2>
      <span className="t-small">{counts.join(', ')}</span>
      {first && !empty && (
        <span className="ml-auto flex gap-1">
          <Button icon="plus" onClick={() => aim(first.place)}>
            {beginningName(first)}
          </Button>
          {layout === 'wide' && others.length > 0 && (
            <Menu
              label={t('More to add')}
              variant="plain"
              icon="chevron-down"
              items={others.map((open) => {
                const { place } = open
                const label = beginningName(open)
                return { id: placeKey(place), label, icon: 'plus', onSelect: () => aim(place) }
              })}
            />
          )}
        </span>
      )}
    </div>
  )
}

/** Ways to add more groups, below those there are. */
function Beginnings() {
  const { aim, layout } = useDesk()
  const beginnings = useBeginnings()
  // beside the roster's heading there is a button for the first one already
  const shown = layout === 'phone' ? beginnings : beginnings.slice(1)
  if (shown.length === 0 || layout === 'wide') return null
  return (
    <div className="beginnings">
      {shown.map((open) => (
        <button
          key={placeKey(open.place)}
          type="button"
          className="begin"
          onClick={() => aim(open.place)}
        >
          <Icon name="plus" size="s" />
          {beginningName(open)}
        </button>
      ))}
    </div>
  )
}
