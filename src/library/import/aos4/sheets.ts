import type { SheetData } from '../../../systems/aos4/schema.ts'
import { byText, plain, slugOf } from '../names.ts'
import type { Ability, CommunitySheet } from './community.ts'
import { unitName } from './names.ts'

/** Base sizes as the battle profiles print them, in our form; null when they say more than sizes. */
export function officialBases(printed: readonly string[]): string[] | null {
  const bases = printed.map((text) => /^([\d.]+(?: x [\d.]+)?mm)(?: \[(\d+)\])?$/.exec(text))
  if (bases.length === 0 || bases.some((found) => found === null)) return null
  return bases.map((found) => (found?.[2] ? `${found[1]} (${found[2]})` : (found?.[1] ?? '')))
}

/** An ability with plain marks in its name. */
export function plainAbility(ability: Ability): Ability {
  return { ...ability, name: plain(ability.name) }
}

/**
 * The sheets of all books. A sheet stands in the book that uses it; a book that needs others (Armies of Renown of several
 * factions) refers to theirs.
 */
export class SheetShelf {
  private readonly byWarscroll: ReadonlyMap<string, CommunitySheet>
  private readonly bases: ReadonlyMap<string, readonly string[]>
  private readonly books = new Map<string, Map<string, SheetData>>()
  private readonly ids = new Map<string, string>()

  /** `bases`: official ones by warscroll id, which win. */
  constructor(
    warscrolls: readonly CommunitySheet[],
    bases: ReadonlyMap<string, readonly string[]>,
  ) {
    this.byWarscroll = new Map(warscrolls.map((sheet) => [sheet.warscrollId, sheet]))
    this.bases = bases
  }

  /** Keywords and more of a warscroll; throws for an id that the catalogue has not. */
  community(warscrollId: string): CommunitySheet {
    const sheet = this.byWarscroll.get(warscrollId)
    if (!sheet) throw new Error(`There is no warscroll ${warscrollId} in the catalogue`)
    return sheet
  }

  /** Id of a warscroll's sheet in one of `books`, the first of which takes it in when none has it. */
  idIn(books: readonly [string, ...string[]], warscrollId: string): string {
    const known = books.find((book) => this.ids.has(`${book} ${warscrollId}`)) ?? books[0]
    return this.ids.get(`${known} ${warscrollId}`) ?? this.add(known, warscrollId)
  }

  /** Sheets of a book, ordered by id. */
  of(book: string): SheetData[] {
    return [...(this.books.get(book)?.values() ?? [])].toSorted((a, b) => byText(a.id, b.id))
  }

  private add(book: string, warscrollId: string): string {
    const shelf = this.books.get(book) ?? new Map<string, SheetData>()
    this.books.set(book, shelf)
    const sheet = this.toSheet(this.community(warscrollId))
    let id = `${book}/${slugOf(sheet.name)}`
    for (let copy = 2; differs(shelf.get(id), { id, ...sheet }); copy += 1)
      id = `${book}/${slugOf(sheet.name)}-${copy}`
    shelf.set(id, { id, ...sheet })
    this.ids.set(`${book} ${warscrollId}`, id)
    return id
  }

  private toSheet(sheet: CommunitySheet): Omit<SheetData, 'id'> {
    return {
      name: unitName(sheet.name),
      keywords: sheet.keywords.map((keyword) => plain(keyword).toUpperCase()),
      stats: sheet.stats,
      weapons: sheet.weapons.map((weapon) => ({
        ...weapon,
        name: plain(weapon.name),
        abilities: weapon.abilities.map(plain),
      })),
      abilities: sheet.abilities.map(plainAbility),
      bases: [...(this.bases.get(sheet.warscrollId) ?? sheet.bases)],
      command: [...sheet.command],
      wargear: sheet.wargear.map(({ model, options }) => ({
        model: plain(model),
        options: options.map((option) => ({ ...option, name: plain(option.name) })),
      })),
    }
  }
}

function differs(there: SheetData | undefined, sheet: SheetData): boolean {
  return there !== undefined && JSON.stringify(there) !== JSON.stringify(sheet)
}
