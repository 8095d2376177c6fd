/** A value under its name. */
export type Kept = readonly [name: string, value: unknown]

/** Values that the database keeps by name, as this visit knows them. */
export interface KeptValues {
  /** It was read. */
  readonly know: (name: string, value: unknown) => void
  /** It is to be stored. */
  readonly set: (name: string, value: unknown) => void
  readonly isDue: (name: string) => boolean
  /** Whether any is due. */
  readonly some: () => boolean
  /** Those that are due, which they are no more. */
  readonly take: () => readonly Kept[]
  /** These could not be stored: they are due again, as they are by now. */
  readonly putBack: (values: readonly Kept[]) => void
  /** All of this visit. */
  readonly all: () => readonly Kept[]
  /** Forgets one; gives what it was. */
  readonly drop: (name: string) => unknown
}

/** Knows no value yet. */
export function keptValues(): KeptValues {
  const known = new Map<string, unknown>()
  const due = new Set<string>()
  return {
    know: (name, value) => void known.set(name, value),
    set: (name, value) => {
      known.set(name, value)
      due.add(name)
    },
    isDue: (name) => due.has(name),
    some: () => due.size > 0,
    take: () => {
      const taken = [...due].map((name) => [name, known.get(name)] as const)
      due.clear()
      return taken
    },
    putBack: (values) => {
      for (const [name] of values) if (known.has(name)) due.add(name)
    },
    all: () => [...known],
    drop: (name) => {
      const value = known.get(name)
      known.delete(name)
      due.delete(name)
      return value
    },
  }
}
