import type { PortableRead } from '../../engine/portable-form.ts'
import type { Id } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import { allNames, didYouMean, withGuess, type Names } from './portable-names.ts'
import type { PortableList } from './schema-portable.ts'
import type { AosData } from './schema.ts'

/** The army that a list is of. */
interface ArmyRead {
  readonly faction: Id
  readonly variant: Id | null
}

function unknownArmy(
  where: string,
  what: 'faction' | 'Army of Renown',
  name: string,
  names: Names,
): PortableRead {
  return {
    ok: false,
    problem: withGuess(
      what === 'faction'
        ? t('no faction is called "{name}".', { name })
        : t('no Army of Renown is called "{name}".', { name }),
      didYouMean(name, [names]),
    ),
    where,
  }
}

/** Which army the list is of; a list of an army that nobody knows cannot be judged and is refused. */
export function readArmy(list: PortableList, data: AosData): ArmyRead | PortableRead {
  const { armies } = allNames(data)
  const known = new Map(
    data.manifest.books.flatMap((book) => book.armies).map((army) => [army.id, army]),
  )
  const faction = known.get(armies.find(list.faction)?.id ?? '')
  if (!faction) return unknownArmy('faction', 'faction', list.faction, armies)
  const within = list.armyOfRenown
  if (faction.kind === 'army-of-renown') {
    if (within !== undefined) {
      const problem = t('"{name}" is an Army of Renown; name the faction that fields it', {
        name: list.faction,
      })
      return { ok: false, problem, where: 'faction' }
    }
    return { faction: faction.parents[0] ?? faction.id, variant: faction.id }
  }
  if (within === undefined) return { faction: faction.id, variant: null }
  const variant = known.get(armies.find(within)?.id ?? '')
  if (variant?.kind !== 'army-of-renown') {
    return unknownArmy('armyOfRenown', 'Army of Renown', within, armies)
  }
  if (!variant.parents.includes(faction.id)) {
    const parents = variant.parents.map((id) => known.get(id)?.name ?? id).join(', ')
    const problem = t('{army} is no Army of Renown of {faction}; it is fielded by {parents}', {
      army: variant.name,
      faction: faction.name,
      parents,
    })
    return { ok: false, problem, where: 'armyOfRenown' }
  }
  return { faction: faction.id, variant: variant.id }
}

/** The season that a list names, or the current one; null for one that the data lacks. */
export function readSeason(list: PortableList, { core }: AosData): Id | null {
  if (list.season === undefined) return core.seasons.find(({ current }) => current)?.id ?? null
  return core.seasons.find(({ id }) => id === list.season)?.id ?? null
}
