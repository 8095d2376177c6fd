import type { RosterForce, RosterSelection, RosterTree } from '../../../engine/text/roster-tree.ts'
import {
  inOneLine,
  type OutlineGroup,
  type OutlineUnit,
} from '../../../engine/text/write-outline.ts'
import { choiceOf, chosen, forceOf, unitSelection } from '../../../engine/text/write-tree.ts'
import type { AosArmy } from '../army.ts'
import { armySlots } from '../picks.ts'
import { armyNames, outlineOf, seasonLine } from './write-outline.ts'

const asIs = (name: string) => name

function namesOf({ slots }: AosArmy, slot: string): readonly string[] {
  return slots.find(({ id }) => id === slot)?.picks.map(({ name }) => name) ?? []
}

/** What is chosen for the army; features of terrain stand in the file as units do. */
function choicesOf(army: AosArmy): readonly RosterSelection[] {
  return armySlots.flatMap(({ id, name }) => {
    const title = name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    if (id !== 'terrain') return choiceOf(title, namesOf(army, id))
    const category = 'FACTION TERRAIN'
    const more = { type: 'unit', primary: category, categories: [category] } as const
    return namesOf(army, id).map((feature) => chosen(feature, more))
  })
}

function unitOf(unit: OutlineUnit): RosterSelection {
  const made = unitSelection(unit)
  const models = chosen(unit.name, { type: 'model', number: Math.max(1, unit.models) })
  return { ...made, type: 'unit', selections: [...made.selections, models] }
}

/** A group as a force of its own; that of a Regiment of Renown has its name and gives its price to the first member. */
function forceFor({ section, units }: OutlineGroup, catalogue: string): RosterForce {
  const [first, ...rest] = units
  if (section !== 'Regiments of Renown' || !first) {
    const name = section === '' ? 'Regiment' : 'Auxiliary Units'
    return forceOf(name, catalogue, units.map(unitOf))
  }
  const members = rest.map((unit, at) =>
    unitOf(at === 0 && first.points !== null ? { ...unit, points: first.points } : unit),
  )
  return forceOf(first.name, 'Regiments of Renown', members)
}

/** The list as other apps save it. */
export function writeTree(army: AosArmy): RosterTree {
  const { roster, points, limit } = army
  const catalogue = armyNames(army).join(' - ')
  const { groups } = outlineOf(army, asIs)
  const forces = groups.map((group) => forceFor(group, catalogue))
  return {
    name: inOneLine(roster.name) || army.title,
    gameSystem: 'Age of Sigmar 4.0',
    gameSystemId: 'e51d-b1a3-75fc-dc3g',
    source: 'Muster',
    points,
    limit,
    notes: roster.notes,
    forces: [forceOf(seasonLine(army), catalogue, choicesOf(army), forces)],
  }
}
