import type {
  AliasData,
  BookData,
  CoreData,
  IndexData,
  ManifestData,
  RenownData,
} from '../../systems/aos4/schema.ts'
import type { PlayFile } from '../play-file.ts'
import { AuditLog } from './aos4/audit-log.ts'
import type { AuditEntry } from './aos4/audit-log.ts'
import type { Community } from './aos4/community.ts'
import { joinUnits } from './aos4/join.ts'
import type { Join } from './aos4/join.ts'
import { playFilesOf } from './aos4/play-moments.ts'
import { renownRegiments } from './aos4/renown.ts'
import type { NumberOf, Setting } from './aos4/setting.ts'
import { aliasFile, coreFile, indexFile, manifestFile, sourceIds } from './aos4/shared-files.ts'
import { officialBases, SheetShelf } from './aos4/sheets.ts'
import { bookFile, buildArmies } from './aos4/to-books.ts'
import type { BattleProfiles } from './battle-profiles.ts'
import { slugOf } from './names.ts'
import { extendRegistry, numbersOf } from './registry.ts'
import type { Registry } from './registry.ts'

export interface Converted {
  readonly books: readonly BookData[]
  readonly core: CoreData
  readonly renown: RenownData
  readonly index: IndexData
  readonly aliases: AliasData
  readonly manifest: ManifestData
  readonly registry: Registry
  readonly audit: readonly AuditEntry[]
  readonly play: readonly PlayFile[]
}

/**
 * Turns the publisher's battle profiles and the community catalogue into the data files. What the converter cannot read stops
 * it with the name of the unit. The register of numbers only grows.
 */
export function convert(
  profiles: BattleProfiles,
  community: Community,
  registry: Registry,
): Converted {
  const wanted = new Set<string>()
  build(profiles, community, (kind, id) => {
    wanted.add(`${kind}:${id}`)
    return 0
  })
  const grown = extendRegistry(registry, wanted)
  return { ...build(profiles, community, numbersOf(grown)), registry: grown }
}

function build(
  profiles: BattleProfiles,
  community: Community,
  numberOf: NumberOf,
): Omit<Converted, 'registry'> {
  const join = joinUnits(profiles, community)
  const shelf = new SheetShelf(community.warscrolls, basesOf(join))
  const log = new AuditLog()
  const setting: Setting = { profiles, community, join, shelf, log, numberOf }
  const sources = sourceIds()
  const built = buildArmies(setting)
  const homes = new Set(built.map(({ plan }) => plan.id))
  const regiments = renownRegiments((id) => homeOf(shelf.community(id).file, homes), setting)
  const renown: RenownData = { format: 1, sources, regiments }
  const core = coreFile(setting)
  for (const { kind, where } of community.problems) log.add({ kind: 'not-read', where, what: kind })
  const books = built.map((one) => bookFile(one, sources, setting))
  refuseFreeUnits(books)
  return {
    books,
    core,
    renown,
    index: indexFile(books, renown, numberOf),
    aliases: aliasFile(books, renown),
    manifest: manifestFile(books, community.revision),
    audit: log.entries,
    play: playFilesOf(setting),
  }
}

/** The book of a catalogue file (`X - Library.cat` is X's); what belongs to no faction stands in the shared file. */
function homeOf(file: string, books: ReadonlySet<string>): string {
  const faction =
    file
      .replace(/\.cat$/, '')
      .replace(/ \[LEGENDS\]?$/, '')
      .split(' - ')[0] ?? ''
  const book = slugOf(faction)
  return books.has(book) ? book : 'core'
}

/** A price of 0 is right only for a unit that comes with another: as a companion, on a bonus place, or as required. */
function refuseFreeUnits(books: readonly BookData[]): void {
  for (const army of books.flatMap(({ armies }) => armies)) {
    const required = army.rules.flatMap((rule) => (rule.rule === 'required' ? rule.units : []))
    const free = army.units.find(
      ({ id, points, onlyWith, bonusPlace }) =>
        points === 0 && !onlyWith && !bonusPlace && !required.includes(id),
    )
    if (free) throw new Error(`${free.name} (${army.name}): a price of 0 and no rule for it`)
  }
}

/** Printed base sizes by warscroll. */
function basesOf(join: Join): ReadonlyMap<string, readonly string[]> {
  const bases = new Map<string, readonly string[]>()
  for (const units of join.factions.values())
    for (const { official, community } of units) {
      const printed = official && community.variant !== 'undersize' && officialBases(official.bases)
      if (printed) bases.set(community.warscrollId, printed)
    }
  return bases
}
