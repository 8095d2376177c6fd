import { slugOfName } from '../src/engine/names.ts'
import { fullName } from '../src/library/import/aos4/catalogue/armies.ts'
import { profilesOf } from '../src/library/import/aos4/catalogue/profiles.ts'
import { communityIn } from '../src/library/import/aos4/catalogue/read-community.ts'
import { renownRules } from '../src/library/import/aos4/catalogue/renown-rules.ts'
import type { Community, CommunityLore } from '../src/library/import/aos4/community.ts'
import { unitName } from '../src/library/import/aos4/names.ts'
import { optionNames } from '../src/library/import/aos4/overlay.ts'
import { planBooks } from '../src/library/import/aos4/to-books.ts'
import {
  attribute,
  entryOf,
  layersOf,
  listed,
  nameOf,
  rootEntries,
  targetOf,
} from '../src/library/import/catalogue.ts'
import type { Catalogues } from '../src/library/import/catalogue.ts'
import { plain } from '../src/library/import/names.ts'
import type { XmlNode } from '../src/library/import/xml.ts'
import { layout, readCatalogueFiles } from './aos4-sources.ts'
import { grouped } from './grouped.ts'
import { seedAbilities } from './seed-abilities.ts'
import { seedPages } from './seed-pages.ts'
import { sourceFolder } from './source-files.ts'
import { partsOf, SourceTexts } from './source-text.ts'
import type { SourceText } from './source-text.ts'
import type { TextPlace } from './text-places.ts'

interface Reading {
  readonly data: Catalogues
  readonly community: Community
  readonly texts: SourceTexts
}

/** Texts of one element's abilities, by the slug of their name. */
type Abilities = readonly (readonly [slug: string, text: SourceText])[]

/**
 * What the community's catalogue says of all that the data of Age of Sigmar names, and the pages in `seeds` of some of it,
 * which are newer. Throws as `readSources` does.
 */
export function aosTexts(folder: string, places: readonly TextPlace[]): SourceTexts {
  const data = readCatalogueFiles(folder)
  const community = communityIn(data)
  const reading = { data, community, texts: new SourceTexts() }
  addSheets(reading, places)
  addArmies(reading)
  addRegiments(reading, places)
  const seeds = seedAbilities(seedPages(sourceFolder(folder, layout)))
  for (const { book, key, name } of places.filter(({ kind }) => kind !== 'sheet')) {
    const parts = seeds.get(slugOfName(name))
    if (parts) reading.texts.add(book, key, { parts: partsOf(parts), file: 'seeds' })
  }
  return reading.texts
}

function abilitiesIn({ data }: Reading, node: XmlNode): Abilities {
  return profilesOf(data, node)
    .filter((profile) => attribute(profile, 'typeName').startsWith('Ability ('))
    .map((profile) => [slugOfName(plain(nameOf(profile))), textOf(data, profile)] as const)
}

const partNames: Readonly<Record<string, string>> = {
  Timing: 'when',
  Declare: 'target',
  Effect: 'effect',
  'Casting Value': 'value',
  'Chanting Value': 'value',
}

function textOf(data: Catalogues, profile: XmlNode): SourceText {
  const parts = listed(profile, 'characteristics').map(
    (one) =>
      [
        partNames[attribute(one, 'name')] ?? attribute(one, 'name').toLowerCase(),
        one.text,
      ] as const,
  )
  return { parts: partsOf(Object.fromEntries(parts)), file: data.fileOf(profile) }
}

/** Sheets by name; where several warscrolls have it, those of the book's own files with just these abilities. */
function addSheets(reading: Reading, places: readonly TextPlace[]): void {
  const { data, community, texts } = reading
  const byName = grouped(community.warscrolls, ({ name }) => slugOfName(unitName(name)))
  for (const [id, own] of grouped(
    places.filter(({ kind }) => kind === 'sheet'),
    ({ book, key }) => `${book}/${key.split('/')[1]}`,
  )) {
    const [book = '', slug = ''] = id.split('/')
    const wanted = new Set(own.map(({ key }) => key.split('/')[2] ?? ''))
    const found = (byName.get(slug) ?? []).flatMap(({ warscrollId, file }) => {
      const node = data.byId.get(warscrollId)
      const abilities = node ? abilitiesIn(reading, node) : []
      const isHome = slugOfName(file.split(' - ')[0]?.replace(/\.cat$/, '') ?? '') === book
      return [{ abilities, isHome, fits: abilities.every(([ability]) => wanted.has(ability)) }]
    })
    const fitting = found.filter(({ fits }) => fits)
    const home = fitting.filter(({ isHome }) => isHome)
    const used = [home, fitting, found].find((some) => some.length > 0) ?? []
    for (const [ability, text] of used.flatMap(({ abilities }) => abilities))
      texts.add(book, `sheet/${slug}/${ability}`, text)
  }
}

function addArmies(reading: Reading): void {
  const { data, community, texts } = reading
  for (const { id: book, armies } of planBooks(community.armies)) {
    for (const { id, army } of armies) {
      for (const one of community.armies.filter(({ name }) => name === army.name)) {
        const catalogue = data.catalogues.get(one.id)
        const traits = (catalogue ? rootEntries(data, catalogue) : []).filter(({ link }) =>
          nameOf(link).startsWith('Battle Traits'),
        )
        for (const [ability, text] of traits.flatMap(({ entry }) => abilitiesIn(reading, entry)))
          texts.add(book, `trait/${id}/${ability}`, text)
      }
      for (const { id: link, name } of army.battleFormations)
        for (const [ability, text] of layered(reading, link))
          texts.add(book, `formation/${slugOfName(plain(name))}/${ability}`, text)
      for (const lore of [...army.spellLores, ...army.prayerLores]) addLore(reading, book, lore)
      for (const lore of army.manifestationLores)
        addLore(reading, lore.universal ? 'core' : book, lore)
      for (const item of army.enhancementTables.flatMap(({ items }) => items)) {
        const node = data.byId.get(item.id)
        for (const [, text] of node ? abilitiesIn(reading, node) : [])
          texts.add(book, `enhancement/${slugOfName(optionName(item.name))}`, text)
      }
    }
  }
}

/** As the publisher spells it. */
function optionName(name: string): string {
  return optionNames.find(({ community }) => community === plain(name))?.official ?? plain(name)
}

function layered(reading: Reading, id: string): Abilities {
  const link = reading.data.byId.get(id)
  const entry = link && entryOf(reading.data, link)
  return entry ? layersOf(entry).flatMap((layer) => abilitiesIn(reading, layer)) : []
}

/** A spell stands in an entry of its name, in a group that the lore links to. */
function addLore(reading: Reading, book: string, { id, name }: CommunityLore): void {
  const { data, texts } = reading
  const key = `lore/${slugOfName(plain(name))}`
  for (const [ability, text] of layered(reading, id)) texts.add(book, `${key}/${ability}`, text)
  const link = data.byId.get(id)
  const entry = link && entryOf(data, link)
  const groups = (entry ? layersOf(entry) : [])
    .flatMap((layer) => listed(layer, 'entryLinks'))
    .flatMap((one) => targetOf(data, one) ?? [])
    .filter((target) => target.name === 'selectionEntryGroup')
  for (const spell of groups.flatMap((group) => listed(group, 'selectionEntries')))
    for (const [, text] of abilitiesIn(reading, spell))
      texts.add(book, `${key}/${slugOfName(plain(nameOf(spell)))}`, text)
}

/** Regiments stand under a heading with their name; one spelt otherwise is found by the name of the ability alone. */
function addRegiments(reading: Reading, places: readonly TextPlace[]): void {
  const { data, texts } = reading
  const catalogue = [...data.catalogues.values()].find(
    (one) => fullName(one) === 'Regiments of Renown',
  )
  const headings = (catalogue ? renownRules(data, catalogue) : []).map(({ name, entry }) => ({
    name: slugOfName(plain(name)),
    abilities: abilitiesIn(reading, entry),
  }))
  for (const { book, key } of places.filter(({ kind }) => kind === 'regiment')) {
    const [, regiment = '', ability = ''] = key.split('/')
    const having = headings.filter(({ abilities }) => abilities.some(([slug]) => slug === ability))
    const own = having.filter(({ name }) => name === regiment)
    for (const { abilities } of own.length > 0 ? own : having)
      for (const [slug, text] of abilities) if (slug === ability) texts.add(book, key, text)
  }
}
