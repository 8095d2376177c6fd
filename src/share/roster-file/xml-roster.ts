import { SaxesParser } from 'saxes'

import { t } from '../../text/t.ts'
import { FILE_BOUNDS } from './bounds.ts'
import type { RawNode } from './raw-tree.ts'
import { refuse, saveAgain, type Refusal } from './refusal.ts'

/** The elements that are kept, by the list of their owner that they go into; of all others only the depth counts. */
const kept: ReadonlyMap<string, string> = new Map([
  ['force', 'forces'],
  ['selection', 'selections'],
  ['cost', 'costs'],
  ['costLimit', 'costLimits'],
  ['category', 'categories'],
  ['profile', 'profiles'],
  ['rule', 'rules'],
])

/** What these say is rules text; it only counts that they are there. */
const unread = new Set(['profile', 'rule'])

type Node = Record<string, unknown>

class Stop extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.problem)
    this.name = 'Stop'
    this.refusal = refusal
  }
}

const tooDeep = () => refuse(t('This file is nested too deep to be a list.'), saveAgain())
const tooMany = () => refuse(t('This file has far more in it than a list.'), saveAgain())
const declared = () =>
  refuse(
    t('This file declares types or entities of its own (DOCTYPE), which no list does.'),
    saveAgain(),
  )

function otherRoot(name: string): Refusal {
  if (name === 'catalogue' || name === 'gameSystem') {
    return refuse(
      t('This is a data file of a list builder, not a list.'),
      t('In the list builder, export a list.'),
    )
  }
  return refuse(
    t('This is an XML file of another kind ({element}), not a roster.', {
      element: `<${name.slice(0, 40)}>`,
    }),
    t('Choose a .ros, .rosz or .json file, or paste the list as text.'),
  )
}

/** Gathers a roster while the elements of its file go by; stops with a refusal at the first that may not be. */
class Gathering {
  roster: RawNode | null = null
  readonly #open: { readonly name: string; readonly node: Node | null }[] = []
  #nodes = 0
  #attributes = 0

  countAttribute(): void {
    this.#attributes += 1
    if (this.#attributes > FILE_BOUNDS.attributes) throw new Stop(tooMany())
  }

  begin(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#attributes = 0
    this.#nodes += 1
    if (this.#nodes > FILE_BOUNDS.nodes) throw new Stop(tooMany())
    if (this.#open.length >= FILE_BOUNDS.depth) throw new Stop(tooDeep())
    if (this.#open.length === 0) {
      if (name !== 'roster') throw new Stop(otherRoot(name))
      const node = { ...attributes }
      this.roster = node
      this.#open.push({ name, node })
      return
    }
    const list = kept.get(name)
    if (list === undefined) this.#open.push({ name, node: null })
    else this.#keep(name, list, unread.has(name) ? {} : { ...attributes })
  }

  text(text: string): void {
    const owner = this.#open.at(-2)?.node
    if (!owner || this.#open.at(-1)?.name !== 'customNotes') return
    const { customNotes: before } = owner
    owner['customNotes'] = `${typeof before === 'string' ? before : ''}${text}`
  }

  end(): void {
    this.#open.pop()
  }

  #keep(name: string, list: string, node: Node): void {
    const owner = this.#open.findLast((open) => open.node !== null)?.node
    if (owner) {
      const found = owner[list]
      if (Array.isArray(found)) found.push(node)
      else owner[list] = [node]
    }
    this.#open.push({ name, node })
  }
}

const malformed = (line: number, column: number) =>
  refuse(
    t('This file is not valid XML (line {line, number}, column {column, number}).', {
      line,
      column,
    }),
    saveAgain(),
  )
const cut = () => refuse(t('This file ends before the list is complete.'), saveAgain())

/**
 * Reads an XML roster into the shape of its JSON form, not yet checked. Refused in words: other XML, a DOCTYPE, what is nested
 * too deep or too large, and what is damaged. Never throws.
 */
export function readXmlRoster(text: string): RawNode | Refusal {
  if (text.length > FILE_BOUNDS.xml) return tooMany()
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  const gathering = new Gathering()
  let ended = false
  parser.on('error', () => {
    throw new Stop(ended ? cut() : malformed(parser.line, parser.column))
  })
  parser.on('doctype', () => {
    throw new Stop(declared())
  })
  parser.on('attribute', () => gathering.countAttribute())
  parser.on('opentag', ({ name, attributes }) => gathering.begin(name, attributes))
  parser.on('text', (piece) => gathering.text(piece))
  parser.on('closetag', () => gathering.end())
  try {
    if (/<!DOCTYPE/i.test(text.slice(0, 4000))) return declared()
    parser.write(text)
    ended = true
    parser.close()
    return gathering.roster ?? cut()
  } catch (error) {
    return error instanceof Stop ? error.refusal : malformed(parser.line, parser.column)
  }
}
