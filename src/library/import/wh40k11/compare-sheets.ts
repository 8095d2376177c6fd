import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { keyOf, plain, sortedUnique } from '../names.ts'
import type { FactSheets } from './fact-forms.ts'
import { keywordOf } from './sheet-app.ts'

/** Notes two texts of one thing when they are not the same. */
export type NoteTexts = (kind: string, facts: string, ours: string) => void

const sources = { gdc: 'app', bs11: 'community', bs10: 'tenth' } as const
const flags: Readonly<Record<string, string>> = {
  mustBeWarlord: 'must-be-warlord',
  cannotBeWarlord: 'cannot-be-warlord',
  noEnhancements: 'no-enhancements',
  maxOnePerArmy: 'one-per-army',
}

function line(values: readonly (string | undefined)[]): string {
  return values.map((one) => one ?? '-').join(' ')
}

/** Compares a datasheet with that of the earlier conversion. */
export function compareSheet(fact: FactSheets[string], sheet: SheetData, note: NoteTexts): void {
  note('source', sources[fact.source], sheet.source)
  const rows = sheet.profiles?.map(({ stats }) => stats) ?? [sheet.stats]
  note(
    'stat line',
    fact.stats.map(({ M, T, Sv, W, Ld, OC }) => line([M, T, Sv, W, Ld, OC])).join(' / '),
    rows
      .map((one) =>
        line([one.move, one.toughness, one.save, one.wounds, one.leadership, one.control]),
      )
      .join(' / '),
  )
  const theirs = fact.keywords.map(keywordOf)
  differ(
    'keywords',
    theirs.filter((one) => !['LEADER', 'SUPPORT'].includes(one)),
    sheet.keywords,
    note,
  )
  const weapons = [...fact.weapons.ranged, ...fact.weapons.melee].map(({ name }) => plain(name))
  const ours = sheet.weapons.map(({ name }) => name)
  differ('weapons', weapons, ours, note)
  if (sheet.source === 'app') compareStructure(fact, sheet, note)
}

function compareStructure(fact: FactSheets[string], sheet: SheetData, note: NoteTexts): void {
  const theirFlags = sortedUnique((fact.flags ?? []).map((one) => flags[one] ?? one))
  note('flags', theirFlags.join(', '), (sheet.flags ?? []).join(', '))
  const structured = sheet.options.filter(({ free }) => !free).length
  note('options', String(fact.options?.length ?? 0), String(structured))
  const kinds = sheet.compositions.reduce((sum, ranges) => sum + ranges.length, 0)
  const theirs = fact.models?.filter((one) => 'model' in one).length ?? 0
  note('kinds of models', String(theirs), String(kinds))
}

function only(one: readonly string[], other: readonly string[]): string {
  const keys = new Set(other.map(keyOf))
  return one.filter((name) => !keys.has(keyOf(name))).join(', ')
}

/** Names that only one of two lists has. */
function differ(
  kind: string,
  theirs: readonly string[],
  ours: readonly string[],
  note: NoteTexts,
): void {
  note(kind, only(theirs, ours), only(ours, theirs))
}
