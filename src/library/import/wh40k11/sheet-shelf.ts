import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { keyOf, slugOf } from '../names.ts'
import type { AppSheet } from './app.ts'
import { factSheet } from './facts.ts'
import type { FactSheet } from './facts.ts'
import type { ManualUnit } from './manual.ts'
import { borrowedSheets, chaosTitans, unitNames } from './overlay.ts'
import type { PageSource } from './page-sources.ts'
import { pageSources } from './page-sources.ts'
import { appSheet } from './sheet-app.ts'
import type { ConvertedSheet } from './sheet-app.ts'
import type { Sources } from './sources.ts'

/** Sheets of the conversion before this one, by id: their numbers stay. */
export type FormerSheets = ReadonlyMap<string, SheetData>

/** Finds the datasheet of a row of the manual, converting each when it is first asked for. */
export class SheetShelf {
  readonly converted = new Map<string, ConvertedSheet>()
  readonly #sources: Sources
  readonly #former: FormerSheets
  readonly #byKey = new Map<string, ReadonlyMap<string, AppSheet>>()
  readonly #armyAbilities: ReadonlySet<string>

  constructor(sources: Sources, former: FormerSheets) {
    this.#sources = sources
    this.#former = former
    for (const { id, app } of pageSources) {
      const sheets = sources.app.get(app)?.datasheets ?? []
      this.#byKey.set(id, new Map(sheets.map((sheet) => [keyOf(sheet.name), sheet])))
    }
    const sheets = [...this.#byKey.values()].flatMap((all) => [...all.values()])
    this.#armyAbilities = new Set(
      sheets.flatMap(({ abilities }) => (abilities.faction ?? []).map(({ name }) => keyOf(name))),
    )
  }

  /** The sheet of a unit on a page; null when no source has it. */
  find(page: PageSource, row: ManualUnit): SheetData | null {
    const { name, legends: isLegends } = row
    const spelt = unitNames.find((one) => one.page === page.id && keyOf(one.manual) === keyOf(name))
    const key = keyOf(spelt?.sheet ?? name)
    const legends = this.#sources.legends.get(page.id)?.get(key)
    if (isLegends && legends) return this.#community(`${page.id}-legends`, legends, row)
    const borrowed = borrowedSheets.find(
      (one) => one.page === page.id && one.units.some((unit) => keyOf(unit) === key),
    )
    for (const book of borrowed ? [borrowed.from] : [page.id, ...page.also]) {
      const own = this.#byKey.get(book)?.get(key)
      if (own && borrowed?.without) return this.#adopted(page, own, borrowed.without)
      if (own) return this.#app(book, own)
    }
    return legends ? this.#community(page.id, legends, row) : this.#chaosTitan(page, name)
  }

  #app(book: string, source: AppSheet): SheetData {
    return this.#keep(`${book}/${slugOf(source.name)}`, (id, former) =>
      appSheet(id, source, former),
    )
  }

  /** A Legends sheet made of another page's: that page's keywords and army abilities left out. */
  #adopted(page: PageSource, source: AppSheet, without: readonly string[]): SheetData {
    return this.#keep(`${page.id}-legends/${slugOf(source.name)}`, (id, former) => {
      const converted = appSheet(id, source, former)
      const { keywords, abilities } = converted.sheet
      const sheet: SheetData = {
        ...converted.sheet,
        legends: true,
        factions: [page.keyword],
        keywords: keywords.filter((one) => !without.includes(one)),
        abilities: abilities.filter(({ kind }) => kind !== 'faction'),
      }
      return { ...converted, sheet }
    })
  }

  #community(book: string, source: FactSheet, row: ManualUnit): SheetData {
    return this.#keep(`${book}/${slugOf(source.name)}`, (id, former) => ({
      sheet: factSheet(
        {
          id,
          isLegends: row.legends,
          sizes: row.sizes.map(({ models }) => models),
          saves: this.#sources.catalogue.get(source.file ?? '')?.get(keyOf(source.name)) ?? {},
          armyAbilities: this.#armyAbilities,
        },
        source,
        former,
      ),
      texts: this.#sources.legendsTexts.get(source.file ?? '')?.get(keyOf(source.name)) ?? [],
      unreadLines: [],
      sentences: 0,
      unread: [],
    }))
  }

  #chaosTitan(page: PageSource, name: string): SheetData | null {
    if (page.id !== 'chaos-titan-legions') return null
    const source = this.#byKey.get(page.id)?.get(keyOf(name.replace(chaosTitans.prefix, '')))
    if (!source) return null
    const keyword = source.name.toUpperCase()
    return this.#keep(`${page.id}/${slugOf(name)}`, (id, former) => {
      const converted = appSheet(id, source, former)
      const sheet: SheetData = {
        ...converted.sheet,
        name,
        factions: [page.keyword],
        keywords: converted.sheet.keywords.map((one) =>
          one === 'IMPERIUM' ? 'CHAOS' : one === keyword ? name.toUpperCase() : one,
        ),
      }
      return { ...converted, sheet }
    })
  }

  #keep(
    id: string,
    convert: (id: string, former: SheetData | undefined) => ConvertedSheet,
  ): SheetData {
    const known = this.converted.get(id)
    if (known) return known.sheet
    const made = convert(id, this.#former.get(id))
    this.converted.set(id, made)
    return made.sheet
  }
}
