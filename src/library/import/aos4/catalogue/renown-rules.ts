import { listed, nameOf, rootEntries } from '../../catalogue.ts'
import type { Catalogues } from '../../catalogue.ts'
import { keyOf } from '../../names.ts'
import type { XmlNode } from '../../xml.ts'

/** The entry that holds what a Regiment of Renown as a whole can do. */
export interface RenownRules {
  /** Of the regiment, as the entry spells it. */
  readonly name: string
  readonly entry: XmlNode
}

const heading = /^Regiment of Renown:\s*/

/**
 * The rules of all Regiments of Renown in their catalogue, in its order. Those stand among them, too, that the catalogue forgets
 * to offer to a list. Refuses two of one name.
 */
export function renownRules(data: Catalogues, catalogue: XmlNode): readonly RenownRules[] {
  const entries = new Set([
    ...rootEntries(data, catalogue).map(({ entry }) => entry),
    ...listed(catalogue, 'sharedSelectionEntries'),
  ])
  const found = new Map<string, RenownRules>()
  for (const entry of entries) {
    if (!heading.test(nameOf(entry))) continue
    const name = nameOf(entry).replace(heading, '')
    if (found.has(keyOf(name))) throw new Error(`${name}: two entries have the rules of it`)
    found.set(keyOf(name), { name, entry })
  }
  return [...found.values()]
}

/** The rules of the regiment with a name, which the sources spell with and without hyphens and apostrophes. */
export function rulesNamed(all: readonly RenownRules[], name: string): RenownRules | undefined {
  return all.find((one) => keyOf(one.name) === keyOf(name))
}
