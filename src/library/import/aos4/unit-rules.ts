import type { Selector, UnitData } from '../../../systems/aos4/schema.ts'
import { titleCase } from './community-options.ts'
import type { FindUnits } from './find-units.ts'
import type { Note } from './notes.ts'

/** What notes say of a unit, in the form of the data files; `find` looks names up in the army's own list. */
export function rulesOfNotes(
  notes: readonly Note[],
  find: FindUnits,
  unit: string,
): Partial<UnitData> {
  const rules: Partial<UnitData> = {}
  const found = (words: string): string[] => {
    const ids = [...find(words)]
    if (ids.length === 0) throw new Error(`${unit}: no unit for "${words}" of its notes`)
    return ids
  }
  for (const note of notes) Object.assign(rules, rulesOfNote(note, found, rules))
  return rules
}

function rulesOfNote(
  note: Note,
  found: (words: string) => string[],
  before: Partial<UnitData>,
): Partial<UnitData> {
  if (note.kind === 'role') return { roles: [...(before.roles ?? []), note.role] }
  if (note.kind === 'joins') return { joins: note.leaders.flatMap(found) }
  if (note.kind === 'only-with') return { onlyWith: found(note.leader), auxiliary: false }
  if (note.kind === 'one-per') return { onePer: found(note.unit) }
  if (note.kind === 'bonus-place')
    return { bonusPlace: { needs: found(note.needs) }, auxiliary: false }
  if (note.kind === 'excludes')
    return { excludes: [...(before.excludes ?? []), ...found(note.unit)] }
  return rulesEverywhere(note)
}

/** The rules of a note that hold in every army, since they name no other unit. */
export function rulesEverywhere(note: Note): Partial<UnitData> {
  if (note.kind === 'not-reinforced') return { reinforce: false }
  if (note.kind === 'season') return { seasons: [note.season] }
  if (note.kind === 'leaving') return { leaving: note.date }
  if (note.kind === 'formerly') return { oldNames: [note.name] }
  if (note.kind !== 'regiment-cap') return {}
  const group = titleCase(`${note.keyword} ${note.type}`)
  return { regimentCap: { group, unlessLed: { keyword: note.keyword } } }
}

/** Writes an exclusion on both units, since the notes have it on one side only. */
export function excludeBothWays(units: readonly UnitData[]): UnitData[] {
  const pairs = units.flatMap(({ id, excludes = [] }) => excludes.map((other) => [id, other]))
  return units.map((unit) => {
    const others = pairs
      .filter((pair) => pair.includes(unit.id))
      .map(([one = '', other = '']) => (one === unit.id ? other : one))
      .filter((id) => units.some((one) => one.id === id))
    const { excludes: _, ...rest } = unit
    return others.length === 0 ? rest : { ...rest, excludes: [...new Set(others)].toSorted() }
  })
}

/** Leaves out caps of leaders that stand on the capped units themselves already. */
export function withoutGroupCaps(units: readonly UnitData[]): UnitData[] {
  const groups = new Set(units.flatMap(({ regimentCap }) => regimentCap?.group.toUpperCase() ?? []))
  return units.map((unit) => {
    if (!unit.leads) return unit
    const leads = unit.leads.filter(
      (option) => option.kind !== 'cap' || !groups.has(keywordsOf(option.select)),
    )
    return { ...unit, leads }
  })
}

function keywordsOf(select: Selector): string {
  if (!('all' in select)) return ''
  return select.all.map((part) => ('keyword' in part ? part.keyword : '')).join(' ')
}
