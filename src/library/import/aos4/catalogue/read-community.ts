import {
  attribute,
  conditionsOf,
  listed,
  modifiersOf,
  nameOf,
  readCatalogues,
} from '../../catalogue.ts'
import type { Catalogues } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { Community, CommunityRenown } from '../community.ts'
import { armyCatalogues, readArmy } from './armies.ts'
import { readRenown, renownCatalogue } from './renown.ts'
import { readSource } from './source.ts'
import type { Source } from './source.ts'
import { Warscrolls } from './warscrolls.ts'

/**
 * Reads the community catalogue from its game system and catalogue files. `read` gives the text of one of `paths`. Throws an
 * `XmlError` with file, line and column for a file that is no XML, and an error for a set that lacks the game system.
 */
export function readCommunity(read: (path: string) => string, paths: readonly string[]): Community {
  return communityIn(readCatalogues(read, paths))
}

/** What the files that were read say; an error for a set that lacks the game system's landmarks. */
export function communityIn(data: Catalogues): Community {
  const source = readSource(data)
  const warscrolls = new Warscrolls(source)
  const renownFile = renownCatalogue(source)
  const armies = armyCatalogues(source, renownFile).map(({ catalogue, seasons }) =>
    readArmy(source, warscrolls, catalogue, seasons),
  )
  const renown = readRenown(source, warscrolls, renownFile, armies)
  return {
    revision: attribute(source.data.system, 'revision'),
    cards: cardsIn(source),
    keywords: keywordsIn(source),
    armies: armies.map((army) => ({
      ...army,
      regimentsOfRenown: namesFor(army.slug, source, renown),
    })),
    warscrolls: warscrolls.all(),
    renown,
    problems: source.problems,
  }
}

function namesFor(
  slug: string,
  { current }: Source,
  renown: readonly CommunityRenown[],
): readonly string[] {
  return renown
    .filter((one) => one.allowedArmies.includes(slug) && one.seasons.includes(current.season))
    .map(({ name }) => name)
    .toSorted()
}

function keywordsIn({ data }: Source): readonly string[] {
  return listed(data.system, 'categoryEntries')
    .map(nameOf)
    .filter((name) => name === name.toUpperCase())
    .toSorted()
}

/** Battle tactic cards stand in one group for each season, shown in that season alone. */
function cardsIn({ data, seasons }: Source): Community['cards'] {
  const groups = listed(data.system, 'selectionEntries')
    .filter((entry) => nameOf(entry) === 'Battle Tactic Cards')
    .flatMap((entry) => listed(entry, 'selectionEntryGroups'))
  return seasons.flatMap(({ season, force }) => {
    const shown = groups.filter((group) => mentions(group, attribute(force, 'id')))
    const names = shown.flatMap((group) => listed(group, 'selectionEntries').map(nameOf))
    return names.length > 0 ? [{ season, names }] : []
  })
}

function mentions(group: XmlNode, id: string): boolean {
  return modifiersOf(group)
    .flatMap(({ heads }) => conditionsOf(heads))
    .some((condition) => attribute(condition, 'childId') === id)
}
