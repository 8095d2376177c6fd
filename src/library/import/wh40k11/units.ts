import type { UnitData } from '../../../systems/wh40k11/schema.ts'
import { byText, keyOf, plain, slugOf } from '../names.ts'
import type { Note } from './convert.ts'
import type { ManualUnit } from './manual.ts'
import { attachTargets } from './overlay.ts'
import type { PageSource } from './page-sources.ts'
import type { SheetShelf } from './sheet-shelf.ts'
import type { Sources } from './sources.ts'

export type PageUnit = Omit<UnitData, 'n'>

export interface PageUnits {
  readonly units: readonly PageUnit[]
  /** Id of a unit by the key of its name in the manual. */
  readonly ids: ReadonlyMap<string, string>
  /** Names of the army's rules. */
  readonly rules: string[]
}

/** The units of one page over all versions of the manual, the newest row of each counting. */
export function pageUnits(
  page: PageSource,
  sources: Sources,
  shelf: SheetShelf,
  notes: Note[],
): PageUnits {
  const rows = new Map<string, ManualUnit>()
  for (const { pages } of sources.manual)
    for (const unit of pages.get(page.id)?.units ?? [])
      if (!rows.has(keyOf(unit.name))) rows.set(keyOf(unit.name), unit)
  const groups = sources.old.get(page.id)?.groups
  const found = [...rows].map(([key, row]) => {
    const sheet = shelf.find(page, row)
    if (!sheet) notes.push({ kind: 'no-sheet', where: page.name, what: titleCase(row.name) })
    const name = sheet?.name ?? titleCase(row.name)
    return { key, row, sheet, name, id: slugOf(name) }
  })
  const ids = new Map(found.map(({ key, id }) => [key, id]))
  const units = found.map(({ key, row, sheet, name, id }): PageUnit => {
    const group = slugOf(groups?.get(key) ?? '')
    return {
      id,
      name,
      sheet: sheet?.id ?? null,
      ...(row.legends ? { legends: true } : {}),
      ...(group === '' || group === 'space-marines' ? {} : { group }),
      ...(row.ally ? { allied: true } : {}),
      ...joinsOf(row, page, ids, notes),
    }
  })
  const app = sources.app.get(page.app)
  return {
    units: units.toSorted((a, b) => byText(a.id, b.id)),
    ids,
    rules: page.app === 'titan' ? [] : (app?.rules.army ?? []).map(({ name }) => plain(name)),
  }
}

function joinsOf(
  row: ManualUnit,
  page: PageSource,
  ids: ReadonlyMap<string, string>,
  notes: Note[],
): Pick<UnitData, 'role' | 'joins' | 'joinsKeywords'> {
  if (row.role === undefined) return {}
  const joins: string[] = []
  const keywords: string[][] = []
  for (const target of row.joins) {
    const special = attachTargets.find((one) => keyOf(one.target) === keyOf(target))
    if (special?.keywords) keywords.push(special.keywords)
    for (const name of special ? (special.units ?? []) : [target]) {
      const id = ids.get(keyOf(name))
      if (id !== undefined) joins.push(id)
      else notes.push({ kind: 'foreign-target', where: page.name, what: titleCase(name) })
    }
  }
  return {
    role: row.role,
    joins: [...new Set(joins)].toSorted(byText),
    ...(keywords.length > 0 ? { joinsKeywords: keywords } : {}),
  }
}

const small = new Set(['of', 'the', 'with', 'in', 'on', 'and', 'at', 'to', 'for', 'a', 'an'])

/** A name of the manual's capitals as it would be written. */
export function titleCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && small.has(word)
        ? word
        : word.replace(/(^|-)(\p{Ll})/gu, (match) => match.toUpperCase()),
    )
    .join(' ')
}
