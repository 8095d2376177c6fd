import { msg, t, type Message } from '../../text/t.ts'
import type { Army, ArmyUnit } from '../army.ts'
import type { Id } from '../roster.ts'

/** Things that a list can have and a format can lack, in the order in which they are told. */
const words = {
  unknown: msg('what no book has'),
  name: msg('the name of the list'),
  exactName: msg('the name of the list letter by letter'),
  limit: msg('the points limit'),
  army: msg('the army and what is chosen for it'),
  several: msg('further choices where the army has one'),
  groups: msg('which units belong together'),
  parts: msg('whether a unit joins as Leader or Support'),
  leaders: msg('that a regiment has no leader'),
  joined: msg('that a group has no unit to join'),
  wargear: msg('models and wargear'),
  oddWargear: msg('wargear that the datasheet lacks'),
  allies: msg('by which rule an ally is in the list'),
  ids: msg('the ids by which New Recruit and BattleScribe open a list'),
  prices: msg('the points version'),
  legends: msg('whether Legends are allowed'),
  notes: msg('your notes'),
  nicknames: msg('your names for units'),
  unitNotes: msg('your notes on units'),
} as const

export type Loss = keyof typeof words

/** A loss in the words that it is told in, in English. */
export const lossWords: Readonly<Record<Loss, Message>> = words

/** Whether a list has each of these things; those that are not named it has not. */
export type Possessions = Readonly<Partial<Record<Loss, boolean>>>

const lacking = ({ picks }: Pick<ArmyUnit, 'picks'>) => picks.some(({ missing }) => missing)

/** What lists of every game can have. */
export function possessions({ roster, units, slots }: Army): Possessions {
  const some = (test: (unit: ArmyUnit) => boolean) => [...units.values()].some(test)
  return {
    unknown: slots.some(lacking) || some((unit) => !unit.known || lacking(unit)),
    name: roster.name.trim() !== '',
    limit: true,
    army: true,
    ids: true,
    notes: roster.notes.trim() !== '',
    nicknames: some((unit) => unit.roster.nickname.trim() !== ''),
    unitNotes: some((unit) => unit.roster.note.trim() !== ''),
  }
}

/** Whether one of these slots of the army has more than one pick, where a format has a place for one. */
export function hasSeveral({ slots }: Army, single: readonly Id[]): boolean {
  return slots.some(({ id, picks }) => single.includes(id) && picks.length > 1)
}

/** What a format that lacks these things loses of a list, in words. */
export function lossesOf(lacks: readonly Loss[], has: Possessions): readonly string[] {
  const all = Object.keys(words) as readonly Loss[]
  return all
    .filter((loss) => lacks.includes(loss) && has[loss] === true)
    .map((loss) => t(words[loss]))
}
