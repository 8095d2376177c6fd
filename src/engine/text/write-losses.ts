import type { Army, ArmyUnit } from '../army.ts'

/** Things that a list can have and a format can lack, in the order in which they are told. */
const words = {
  unknown: 'what no book has',
  name: 'the name of the list',
  limit: 'the points limit',
  army: 'what is chosen for the army',
  groups: 'which units belong together',
  parts: 'whether a unit joins as Leader or Support',
  leaders: 'that a regiment has no leader',
  general: 'who the general is',
  wargear: 'models and wargear',
  oddWargear: 'wargear that the datasheet lacks',
  addons: 'add-ons',
  allies: 'by which rule an ally is in the list',
  prices: 'the points version',
  legends: 'whether Legends are allowed',
  notes: 'your notes',
  nicknames: 'your names for units',
  unitNotes: 'your notes on units',
} as const

export type Loss = keyof typeof words

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
    notes: roster.notes.trim() !== '',
    nicknames: some((unit) => unit.roster.nickname.trim() !== ''),
    unitNotes: some((unit) => unit.roster.note.trim() !== ''),
  }
}

/** What a format that lacks these things loses of a list, in words. */
export function lossesOf(lacks: readonly Loss[], has: Possessions): readonly string[] {
  const all = Object.keys(words) as readonly Loss[]
  return all.filter((loss) => lacks.includes(loss) && has[loss] === true).map((loss) => words[loss])
}
