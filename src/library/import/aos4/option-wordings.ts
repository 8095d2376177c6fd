/** A regiment option as printed, taken apart but not yet looked up. */
export type Wording =
  /** Leads, but takes nobody along. */
  | { readonly kind: 'none' }
  | { readonly kind: 'required'; readonly name: string }
  /** `Any X`: `max` null. `0-1 X or Y`: together at most `max`. */
  | { readonly kind: 'some'; readonly max: number | null; readonly things: readonly Thing[] }

export interface Thing {
  /** `X` as printed, without `non-K`. */
  readonly words: string
  /** `K` of `non-K`. */
  readonly not: string | null
}

/** Takes one wording apart. `unit` is for the message: an unknown wording throws. */
export function readWording(text: string, unit: string): Wording {
  if (text === 'None') return { kind: 'none' }
  const required = /^(.+) \(required\)$/.exec(text) ?? /^1 (.+)$/.exec(text)
  if (required?.[1]) return { kind: 'required', name: required[1] }
  const some = /^(Any|0-(\d+)) (.+)$/.exec(text)
  if (!some?.[3]) throw new Error(`${unit}: a regiment option of unknown wording: "${text}"`)
  const max = some[2] === undefined ? null : Number(some[2])
  return { kind: 'some', max, things: some[3].split(' or ').map(readThing) }
}

function readThing(text: string): Thing {
  const negated = /^non-(\S+)(?: (.+))?$/.exec(text)
  return negated ? { words: negated[2] ?? '', not: negated[1] ?? null } : { words: text, not: null }
}
