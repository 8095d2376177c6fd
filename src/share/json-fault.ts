/** Where a text stops being JSON: the offset, and whether it was in order so far and only ends too early. */
export interface JsonFault {
  readonly at: number
  readonly ended: boolean
}

interface Token {
  readonly kind: string
  readonly end: number
  readonly fault?: JsonFault
}

type Awaited =
  | 'value'
  | 'value or end'
  | 'key'
  | 'key or end'
  | 'colon'
  | 'comma or end'
  | 'nothing'

const space = /[ \t\r\n]*/y
const string = /"[ !#-[\]-\uFFFF]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[ !#-[\]-\uFFFF]*)*/y
const cutEscape = /^\\(?:u[\dA-Fa-f]{0,3})?$/
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.+-])/y
const cutNumber = /^(?:-|-?(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[Ee][+-]?))$/
const words = ['true', 'false', 'null']

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

function stringAt(text: string, at: number): Token {
  const end = at + lengthOf(string, text, at)
  if (text[end] === '"') return { kind: 'string', end: end + 1 }
  const ended = end === text.length || cutEscape.test(text.slice(end, end + 7))
  return { kind: 'string', end, fault: { at: ended ? text.length : end, ended } }
}

function scalarAt(text: string, at: number): Token {
  const length = lengthOf(scalar, text, at)
  if (length > 0) return { kind: 'scalar', end: at + length }
  const rest = text.slice(at)
  const ended = cutNumber.test(rest) || words.some((word) => word.startsWith(rest))
  return { kind: 'scalar', end: at, fault: { at: ended ? text.length : at, ended } }
}

function tokenAt(text: string, at: number): Token {
  const sign = text.charAt(at)
  if ('{}[],:'.includes(sign)) return { kind: sign, end: at + 1 }
  return sign === '"' ? stringAt(text, at) : scalarAt(text, at)
}

const afterValue = (open: readonly string[]): Awaited =>
  open.length > 0 ? 'comma or end' : 'nothing'

/** What may follow a token, or null where it may not stand. Keeps `open`, the braces and brackets around it. */
function next(awaited: Awaited, kind: string, open: string[]): Awaited | null {
  const inner = open.at(-1)
  if (awaited.endsWith('or end') && kind === (inner === '{' ? '}' : ']')) {
    open.pop()
    return afterValue(open)
  }
  if (awaited === 'nothing') return null
  if (awaited === 'colon') return kind === ':' ? 'value' : null
  if (awaited.startsWith('key')) return kind === 'string' ? 'colon' : null
  if (awaited === 'comma or end') {
    if (kind !== ',') return null
    return inner === '{' ? 'key' : 'value'
  }
  if (kind === 'string' || kind === 'scalar') return afterValue(open)
  if (kind !== '{' && kind !== '[') return null
  open.push(kind)
  return kind === '{' ? 'key or end' : 'value or end'
}

/** Finds where a text stops being JSON; null when it is. The platforms differ in what they say of that, and some name no place. */
export function jsonFault(text: string): JsonFault | null {
  const open: string[] = []
  let awaited: Awaited = 'value'
  let at = lengthOf(space, text, 0)
  while (at < text.length) {
    const { kind, end, fault } = tokenAt(text, at)
    const following = next(awaited, kind, open)
    if (following === null) return { at, ended: false }
    if (fault) return fault
    awaited = following
    at = end + lengthOf(space, text, end)
  }
  return awaited === 'nothing' ? null : { at, ended: true }
}
