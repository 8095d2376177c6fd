/** A value that is worked out when it is first asked for. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/** A thing without those of its parts that are worked out when somebody reads them, and how each of these is. */
export type Unread<Whole, Part extends keyof Whole> = Omit<Whole, Part> & {
  readonly late: { readonly [Each in Part]: (whole: Whole) => Whole[Each] }
}

/**
 * Adds these parts to things of a kind, as properties. All of a kind share the getters: one of each thing's own would make
 * all that is read of the thing slow.
 */
export function lateParts<Whole extends object, Part extends keyof Whole & string>(
  ...parts: readonly Part[]
): (made: Unread<Whole, Part>) => Whole {
  const properties = parts.map((part) => [part, lateProperty(part)] as const)
  return (made) => {
    for (const [part, property] of properties) Object.defineProperty(made, part, property)
    return made as unknown as Whole
  }
}

interface Late {
  readonly late: Readonly<Record<string, (whole: unknown) => unknown>>
}

function lateProperty(part: string): PropertyDescriptor & ThisType<Late> {
  return {
    enumerable: true,
    configurable: true,
    get() {
      return this.late[part]?.(this)
    },
  }
}
