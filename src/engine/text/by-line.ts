import { TEXT_BOUNDS } from './lines-of.ts'
import type { TextLine } from './text-line.ts'

/**
 * Remembers what a function says of a line, since formats ask it of the same lines again and again. After as many lines as one
 * text has it begins anew: a weak map that only grows costs more with every collection of garbage.
 */
export function byLine<Value>(make: (line: TextLine) => Value): (line: TextLine) => Value {
  let known = new WeakMap<TextLine, { readonly value: Value }>()
  let count = 0
  return (line) => {
    const before = known.get(line)
    if (before) return before.value
    if (count >= TEXT_BOUNDS.lines) [known, count] = [new WeakMap(), 0]
    const value = make(line)
    known.set(line, { value })
    count += 1
    return value
  }
}
