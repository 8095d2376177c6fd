import type { Id } from '../../../engine/roster.ts'
import type { TextDraft } from '../../../engine/text/text-draft.ts'
import { t } from '../../../text/t.ts'
import type { AosData } from '../schema.ts'
import { exactIn, type DataNames } from './text-names.ts'

/** Factions that were published in one book, under a name that texts still have. */
export const umbrellas: ReadonlyMap<string, readonly Id[]> = new Map([
  ['orrukwarclans', ['ironjawz', 'kruleboyz', 'bonesplitterz']],
])

const known = new WeakMap<AosData, ReadonlyMap<Id, ReadonlySet<Id>>>()

/** Which armies have a unit, as far as the data at hand says. */
function homesOf(data: AosData): ReadonlyMap<Id, ReadonlySet<Id>> {
  let homes = known.get(data)
  if (!homes) known.set(data, (homes = findHomes(data)))
  return homes
}

function findHomes(data: AosData): ReadonlyMap<Id, ReadonlySet<Id>> {
  const homes = new Map<Id, Set<Id>>()
  const put = (unit: Id, army: Id) => {
    const known = homes.get(unit)
    if (known) known.add(army)
    else homes.set(unit, new Set([army]))
  }
  for (const { id, at } of data.index?.units ?? []) for (const [army] of at) put(id, army)
  for (const { armies } of data.books.values()) {
    for (const { id, units } of armies) for (const unit of units) put(unit.id, id)
  }
  return homes
}

/**
 * The faction that has the most of a list's units, for a list that names none, with a sentence that says so; null where no
 * unit is known. `among` are the factions that come into question, empty for all.
 */
export function guessFaction(
  draft: TextDraft,
  data: AosData,
  names: DataNames,
  among: readonly Id[],
): { readonly faction: Id; readonly remark: string } | null {
  const factions = data.manifest.books
    .flatMap(({ armies }) => armies)
    .filter(({ kind, id }) => kind === 'faction' && (among.length === 0 || among.includes(id)))
  const words = new Set(
    draft.groups.flatMap(({ units }) => units.slice(0, 300).map((unit) => unit.words)),
  )
  const units = [...words].flatMap((one) => exactIn(names.units, one)?.id ?? [])
  const homes = homesOf(data)
  let best: { faction: Id; name: string; fits: number } | null = null
  for (const { id, name } of factions) {
    const fits = units.filter((unit) => homes.get(unit)?.has(id)).length
    if (fits > (best?.fits ?? 0)) best = { faction: id, name, fits }
  }
  if (!best) return null
  return {
    faction: best.faction,
    remark: remarkOn(best, units.length),
  }
}

function remarkOn(best: { readonly name: string; readonly fits: number }, count: number): string {
  return best.fits === count
    ? t(
        'The text names no faction; {faction} has all of its {count, plural, one {# unit} other {# units}}.',
        { faction: best.name, count },
      )
    : t(
        'The text names no faction; {faction} has {fits, number} of its {count, plural, one {# unit} other {# units}}.',
        { faction: best.name, fits: best.fits, count },
      )
}
