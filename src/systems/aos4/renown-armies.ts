import { list, t } from '../../text/t.ts'
import { allianceName, alliances } from './alliances.ts'
import type { Catalogue } from './catalogue.ts'
import type { AosData, RenownRegiment } from './schema.ts'

/**
 * Which armies may take a Regiment of Renown, in short: whole alliances by name, those with few exceptions as such, the rest
 * army by army.
 */
export function renownArmies(data: AosData, renown: RenownRegiment): readonly string[] {
  let ofData = known.get(data)
  if (ofData === undefined) known.set(data, (ofData = new Map()))
  let armies = ofData.get(renown)
  if (armies === undefined) ofData.set(renown, (armies = work(data, renown)))
  return armies
}

const known = new WeakMap<AosData, Map<RenownRegiment, readonly string[]>>()

function work(data: AosData, renown: RenownRegiment): readonly string[] {
  const factions = data.manifest.books.flatMap((book) =>
    book.armies
      .filter((army) => army.kind === 'faction')
      .map((army) => ({ ...army, alliance: book.alliance })),
  )
  const allowed = new Set([...renown.armies, ...(renown.unconfirmed ?? [])])
  const others = data.manifest.books
    .flatMap((book) => book.armies)
    .filter((army) => army.kind !== 'faction' && allowed.has(army.id))
    .map((army) => army.name)
  return [
    ...alliances.flatMap((alliance) => {
      const all = factions.filter((army) => army.alliance === alliance)
      const taken = all.filter((army) => allowed.has(army.id))
      const missing = all.filter((army) => !allowed.has(army.id))
      if (taken.length === 0) return []
      if (missing.length === 0)
        return [t('all of {alliance}', { alliance: allianceName(alliance) })]
      if (missing.length < taken.length) {
        return [
          t('{alliance} (except {armies})', {
            alliance: allianceName(alliance),
            armies: list(missing.map((army) => army.name)),
          }),
        ]
      }
      return taken.map((army) => army.name)
    }),
    ...others,
  ]
}

/** Whether a Regiment of Renown may serve an army. */
export function mayServe({ armies, unconfirmed }: RenownRegiment, army: string): boolean {
  return armies.includes(army) || (unconfirmed?.includes(army) ?? false)
}

const taking = new WeakMap<Catalogue, boolean>()

/** Whether any Regiment of Renown may serve an army; most Armies of Renown take none. Found out once for each army. */
export function takesRenown(catalogue: Catalogue): boolean {
  let takes = taking.get(catalogue)
  if (takes === undefined) {
    const { armyId, list, data } = catalogue
    takes = list === null || data.renown.regiments.some((one) => mayServe(one, armyId))
    taking.set(catalogue, takes)
  }
  return takes
}
