import { Fragment } from 'react'

import type { ArmyUnit } from '../../engine/army.ts'
import { itemText, type Outfit, type OutfitItem, type OutfitModels } from '../../engine/outfit.ts'
import type { System } from '../../engine/system.ts'
import { numberText } from '../../ui/number-text.ts'
import { Said } from '../../ui/said.tsx'
import type { PrintChoice } from './print-choice.ts'

export interface UnitLinesProps {
  readonly unit: ArmyUnit
  readonly outfit: Outfit | null
  readonly system: System
  readonly choice: PrintChoice
  /** Whether all stat lines and facts stand above anyway. */
  readonly statsShown?: boolean
  /** Whether it is said what enhancements do. */
  readonly picksSaid?: boolean
  /** Whether a long note stands elsewhere, where there is more room for it. */
  readonly noteApart?: boolean
}

/** `1 Boss Nob: W 2`: what sets other stat lines apart from the first. */
function otherModels({ models }: Outfit, { stats }: System): readonly string[] {
  const [main, ...others] = models
  if (!main) return []
  return others.map((line) => {
    const differs = stats.filter(({ id }) => line.stats[id] !== main.stats[id])
    const values = differs.map(({ id, short }) => `${short} ${valueOf(line, id)}`)
    return values.length > 0 ? `${line.name}: ${values.join(', ')}` : line.name
  })
}

const valueOf = ({ stats }: OutfitModels, id: string): string => stats[id] ?? '-'

function pricedText(item: OutfitItem, choice: PrintChoice): string {
  const { points, count } = item
  const price = choice.points && points > 0 ? ` (${numberText(points * count)})` : ''
  return `${itemText(item)}${price}`
}

/** Wargear besides weapons, as far as the unit carries it. */
function wargear({ items }: Outfit, choice: PrintChoice): readonly string[] {
  const others = items.filter(({ weapons }) => weapons.length === 0)
  return others.map((item) => pricedText(item, choice))
}

/**
 * What a unit has besides its stat line and weapons, one line each: models that differ, enhancements, wargear, why it costs
 * more, its owner's note.
 */
export function UnitLines(props: UnitLinesProps) {
  const { unit, outfit, system, choice, statsShown, picksSaid, noteApart = false } = props
  const slotName = (id: string) => unit.slots.find((slot) => slot.id === id)?.name
  const facts = statsShown ? [] : (outfit?.facts ?? [])
  const carried = outfit ? wargear(outfit, choice) : unit.carries
  return (
    <>
      {outfit &&
        !statsShown &&
        otherModels(outfit, system).map((line) => (
          <div key={line} className="pp-sub">
            {line}
          </div>
        ))}
      {unit.picks.map((pick) => (
        <div key={`${pick.slot} ${pick.id}`} className="pp-sub">
          {slotName(pick.slot) && <span>{slotName(pick.slot)}: </span>}
          {[pick.name, ...pick.tags].join(', ')}
          {choice.points && pick.points > 0 && ` (${numberText(pick.points)})`}
          {picksSaid &&
            pick.texts?.map(({ text }) => (
              <Fragment key={text}>
                {' '}
                <Said id={text} inline />
              </Fragment>
            ))}
        </div>
      ))}
      {carried.length > 0 && <div className="pp-sub">{carried.join('; ')}</div>}
      {facts.length > 0 && (
        <div className="pp-sub">
          {facts.map(({ label, value }) => `${label} ${value}`).join('; ')}
        </div>
      )}
      {choice.points && unit.extra && <div className="pp-sub">{unit.extra}</div>}
      {!(noteApart && isLong(unit)) && <UnitNote unit={unit} choice={choice} />}
    </>
  )
}

/** Longer notes than this want more room than a name has beside figures. */
const longNote = 60

const isLong = ({ roster }: ArmyUnit) => roster.note.length > longNote

type UnitNoteProps = Pick<UnitLinesProps, 'unit' | 'choice'>

/** The owner's note on a unit. */
function UnitNote({ unit, choice }: UnitNoteProps) {
  if (!choice.notes || unit.roster.note === '') return null
  return <div className="pp-sub pp-note">{unit.roster.note}</div>
}

/** A long note, for a place with more room; nothing where it stands with what the unit has. */
export function LongNote({ unit, choice }: UnitNoteProps) {
  return isLong(unit) ? <UnitNote unit={unit} choice={choice} /> : null
}
