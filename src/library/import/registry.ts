import { byText } from './names.ts'

/**
 * The register of short numbers: `kind:id`, number = position. It only ever grows at its end, so that a number in an old link
 * never changes its meaning.
 */
export type Registry = readonly string[]

/** The register with `wanted` added: entries that are new come sorted behind all old ones; none is removed. */
export function extendRegistry(registry: Registry, wanted: Iterable<string>): Registry {
  const known = new Set(registry)
  const added = [...new Set(wanted)].filter((entry) => !known.has(entry)).toSorted(byText)
  return [...registry, ...added]
}

/** A look-up of numbers; an entry that the register lacks throws. */
export function numbersOf(registry: Registry): (kind: string, id: string) => number {
  const numbers = new Map(registry.map((entry, at) => [entry, at]))
  return (kind, id) => {
    const number = numbers.get(`${kind}:${id}`)
    if (number === undefined) throw new Error(`The register of numbers lacks ${kind}:${id}`)
    return number
  }
}

/** What a release promises of the register: its length then and the hash of its entries up to there. */
export interface Release {
  readonly version: string
  readonly length: number
  readonly sha256: string
}

/** The text whose SHA-256 a release records: the first `length` entries, one a line. */
export function registryPrefix(registry: Registry, length: number): string {
  return registry.slice(0, length).join('\n')
}
