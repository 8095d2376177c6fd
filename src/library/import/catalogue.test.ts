import { describe, expect, it } from 'vitest'

import {
  categoriesOf,
  conditionsOf,
  modifiersOf,
  nameOf,
  plain,
  readCatalogues,
  rootEntries,
} from './catalogue.ts'
import { readXml } from './xml.ts'

const system = '<gameSystem id="game" name="Sample"/>'

const library = `<catalogue id="lib" name="Sample - Library" library="true">
  <sharedSelectionEntries>
    <selectionEntry id="archer" name="Archers" type="unit">
      <categoryLinks><categoryLink targetId="cat-foot"/></categoryLinks>
    </selectionEntry>
  </sharedSelectionEntries>
</catalogue>`

const shared = `<catalogue id="shared" name="Shared">
  <entryLinks><entryLink id="link-archer" name="Archers" targetId="archer">
    <categoryLinks><categoryLink targetId="cat-north"/></categoryLinks>
  </entryLink></entryLinks>
</catalogue>`

const army = `<catalogue id="army" name="✦ The Army">
  <catalogueLinks>
    <catalogueLink targetId="lib" importRootEntries="false"/>
    <catalogueLink targetId="shared" importRootEntries="true"/>
    <catalogueLink targetId="army" importRootEntries="true"/>
  </catalogueLinks>
  <entryLinks>
    <entryLink id="lost" name="Nowhere" targetId="missing"/>
  </entryLinks>
  <selectionEntries><selectionEntry id="own" name="Captain" type="unit"/></selectionEntries>
</catalogue>`

const files = new Map([
  ['data/Game.gst', system],
  ['data/Army.cat', army],
  ['data/Library.cat', library],
  ['data/Shared.cat', shared],
  ['data/readme.md', 'not for reading'],
])
const read = (path: string) => files.get(path) ?? ''

const ids = (paths: readonly string[]) => [...readCatalogues(read, paths).byId.keys()]

describe('readCatalogues', () => {
  it('resolves links into other files, through catalogues that are imported with their root entries', () => {
    const data = readCatalogues(read, [...files.keys()])
    const found = data.catalogues.get('army')
    const entries = found ? rootEntries(data, found) : []
    expect(entries.map(({ entry }) => nameOf(entry))).toEqual(['Captain', 'Archers'])
    expect(entries.map(({ entry }) => data.fileOf(entry))).toEqual(['Army.cat', 'Library.cat'])
  })

  it('adds the categories of a link to those of its entry', () => {
    const data = readCatalogues(read, [...files.keys()])
    const found = data.catalogues.get('shared')
    const [archers] = found ? rootEntries(data, found) : []
    expect(archers && categoriesOf(archers)).toEqual(['cat-foot', 'cat-north'])
  })

  it('reads the same whatever the order of the paths', () => {
    expect(ids([...files.keys()].toReversed())).toEqual(ids([...files.keys()]))
  })

  it('refuses a set of files without a game system', () => {
    expect(() => readCatalogues(read, ['data/Army.cat'])).toThrow('.gst')
  })

  it('names the file that is not XML', () => {
    expect(() => readCatalogues(() => '<a', ['data/Game.gst'])).toThrow(/^Game\.gst:1:/)
  })
})

describe('modifiers', () => {
  const unit = readXml(
    `<entryLink>
      <modifiers><modifier field="name" value="New"/></modifiers>
      <modifierGroups><modifierGroup>
        <conditions><condition childId="outer"/></conditions>
        <modifiers><modifier field="hidden" value="true">
          <conditionGroups><conditionGroup type="or">
            <conditions><condition childId="inner"/></conditions>
          </conditionGroup></conditionGroups>
        </modifier></modifiers>
      </modifierGroup></modifierGroups>
    </entryLink>`,
    'sample.cat',
  )

  it('depend on their own conditions and on those of the groups around them', () => {
    const conditions = modifiersOf(unit).map(({ heads }) =>
      conditionsOf(heads).map(({ attributes }) => attributes['childId']),
    )
    expect(conditions).toEqual([[], ['outer', 'inner']])
  })
})

describe('plain', () => {
  it('writes names without marks and in plain typography', () => {
    expect(plain('✦ Be’lakor,  the\u2011Dark ')).toBe("Be'lakor, the-Dark")
  })
})
