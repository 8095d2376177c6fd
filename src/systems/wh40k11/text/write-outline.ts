import { englishDate, englishList } from '../../../engine/text/english.ts'
import { inOneLine, type Outline, type OutlineGroup } from '../../../engine/text/write-outline.ts'
import type { FortyArmy } from '../army.ts'
import { sectionOf, type Section } from '../groups.ts'
import { slots } from '../picks.ts'
import { sizeNamed } from './labels.ts'
import { outlineUnit } from './write-unit.ts'

/** How the official app heads each section. */
const headings: Readonly<Record<Section, string>> = {
  attached: 'Attached Units',
  characters: 'CHARACTERS',
  battleline: 'BATTLELINE',
  transports: 'DEDICATED TRANSPORTS',
  other: 'OTHER DATASHEETS',
  allied: 'ALLIED UNITS',
}

/** Names of the army's page and of the one that it is a part of, the outer one first. */
export function pageNames({ catalogue, title }: FortyArmy): readonly string[] {
  const parent = catalogue.page?.parent
  return [...(parent === undefined ? [] : [catalogue.pageName(parent)]), title]
}

/** Names of what fills a slot of the army. */
export function chosenNames({ slots: all }: FortyArmy, slot: string): readonly string[] {
  return all.find(({ id }) => id === slot)?.picks.map(({ name }) => name) ?? []
}

/** `Strike Force (2000 points)`; a size that only house rules have is named as such. */
function sizeLine({ size, limit }: FortyArmy): string {
  const line = `${size.name} (${limit} points)`
  return sizeNamed(size.name) === null ? `Battle Size: ${line}` : line
}

function headOf(army: FortyArmy): readonly string[] {
  const detachments = chosenNames(army, slots.detachment)
  const cost = `${army.dp} Detachment ${army.dp === 1 ? 'Point' : 'Points'}`
  return [
    ...pageNames(army),
    ...(detachments.length > 0 ? [`${englishList(detachments)} (${cost})`] : []),
    ...chosenNames(army, slots.disposition),
    sizeLine(army),
  ]
}

function groupsOf(army: FortyArmy): readonly OutlineGroup[] {
  let attached = 0
  return army.groups
    .filter(({ units }) => units.length > 0)
    .map((group): OutlineGroup => {
      if (group.attached) attached += 1
      return {
        section: headings[sectionOf(group.units)],
        heading: group.attached ? `Attached Unit ${attached}` : '',
        joined: group.attached,
        units: group.units.map((unit) => outlineUnit(army, unit, group.attached)),
      }
    })
}

/** Which app wrote a text, and with which points; begun as others begin it, so that those who read it know the end. */
export function footerOf({ season, catalogue }: FortyArmy, begun: 'Exported' | 'Created'): string {
  const date = englishDate(catalogue.prices?.date ?? catalogue.data.manifest.version)
  return `${begun} with Muster, Data Version: ${season.short} of ${date}`
}

/** A list as texts print it. */
export function outlineOf(army: FortyArmy): Outline {
  const { roster, points, title } = army
  return {
    name: inOneLine(roster.name) || title,
    total: `(${points} points)`,
    army: title,
    head: headOf(army),
    groups: groupsOf(army),
    rows: true,
    tail: [],
    footer: footerOf(army, 'Exported'),
  }
}
