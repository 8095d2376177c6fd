/**
 * The small part of YAML that the points manual's files are written in: maps and lists by indentation, flow maps and lists on
 * one line, plain and double-quoted text, whole numbers, `true` and `false`.
 */
export type YamlValue = string | number | boolean | YamlValue[] | { [key: string]: YamlValue }

interface Line {
  readonly indent: number
  readonly text: string
  readonly number: number
}

/** Reads a text of that kind; anything else in it throws with the number of the line. */
export function readYaml(text: string): YamlValue {
  const lines = text
    .split('\n')
    .map((line, at): Line => {
      const body = line.trimStart()
      return { indent: line.length - body.length, text: body.trimEnd(), number: at + 1 }
    })
    .filter((line) => line.text !== '')
  const [value, next] = readBlock(lines, 0)
  const rest = lines[next]
  if (rest) throw new Error(`Line ${rest.number} is not indented as expected`)
  return value
}

function readBlock(lines: readonly Line[], at: number): [YamlValue, number] {
  const first = lines[at]
  if (!first) throw new Error('A value is missing at the end')
  return isItem(first.text) ? readList(lines, at) : readMap(lines, at)
}

function isItem(text: string): boolean {
  return text === '-' || text.startsWith('- ')
}

function readList(lines: readonly Line[], start: number): [YamlValue, number] {
  const indent = lines[start]?.indent ?? 0
  const items: YamlValue[] = []
  let at = start
  for (let line = lines[at]; line?.indent === indent && isItem(line.text); line = lines[at]) {
    const body = line.text.slice(2)
    if (isKeyLine(body)) {
      const moved = { ...line, indent: indent + 2, text: body }
      const [item, next] = readMap([...lines.slice(0, at), moved, ...lines.slice(at + 1)], at)
      items.push(item)
      at = next
    } else {
      items.push(scalarOrFlow(body, line.number))
      at += 1
    }
  }
  return [items, at]
}

/** `key:` or `key: value`, but not a flow or a quoted text. */
function isKeyLine(text: string): boolean {
  return /^[A-Za-z]\w*:( |$)/.test(text)
}

function readMap(lines: readonly Line[], start: number): [YamlValue, number] {
  const indent = lines[start]?.indent ?? 0
  const map: { [key: string]: YamlValue } = {}
  let at = start
  for (let line = lines[at]; line?.indent === indent && !isItem(line.text); line = lines[at]) {
    const parts = /^([A-Za-z]\w*):(?: (.*))?$/.exec(line.text)
    const key = parts?.[1]
    if (key === undefined) throw new Error(`Line ${line.number} is no key and value`)
    if (parts?.[2] === undefined) {
      const [value, next] = readBlock(lines, at + 1)
      map[key] = value
      at = next
    } else {
      map[key] = scalarOrFlow(parts[2], line.number)
      at += 1
    }
  }
  return [map, at]
}

function scalarOrFlow(text: string, line: number): YamlValue {
  const [value, rest] = readValue(text, line)
  if (rest.trim() !== '') throw new Error(`Line ${line} goes on after its value`)
  return value
}

function readValue(text: string, line: number, inFlow = false): [YamlValue, string] {
  const start = text.trimStart()
  if (start.startsWith('[')) return readFlowList(start.slice(1), line)
  if (start.startsWith('{')) return readFlowMap(start.slice(1), line)
  if (start.startsWith('"')) {
    const end = /^"((?:[^"\\]|\\.)*)"/.exec(start)
    if (!end) throw new Error(`Line ${line} has a quote without an end`)
    return [JSON.parse(end[0]) as string, start.slice(end[0].length)]
  }
  const plain = inFlow ? (/^[^,\]}]*/.exec(start)?.[0] ?? '') : start
  return [scalar(plain.trim()), start.slice(plain.length)]
}

function scalar(text: string): YamlValue {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+$/.test(text) ? Number(text) : text
}

function readFlowList(text: string, line: number): [YamlValue, string] {
  const items: YamlValue[] = []
  let rest = text.trimStart()
  while (!rest.startsWith(']')) {
    const [item, after] = readValue(rest, line, true)
    items.push(item)
    rest = afterComma(after, ']', line)
  }
  return [items, rest.slice(1)]
}

function readFlowMap(text: string, line: number): [YamlValue, string] {
  const map: { [key: string]: YamlValue } = {}
  let rest = text.trimStart()
  while (!rest.startsWith('}')) {
    const key = /^([A-Za-z]\w*): /.exec(rest)
    if (key?.[1] === undefined) throw new Error(`Line ${line} has a flow map without a key`)
    const [value, after] = readValue(rest.slice(key[0].length), line, true)
    map[key[1]] = value
    rest = afterComma(after, '}', line)
  }
  return [map, rest.slice(1)]
}

function afterComma(text: string, end: string, line: number): string {
  const rest = text.trimStart()
  if (rest.startsWith(',')) return rest.slice(1).trimStart()
  if (rest.startsWith(end)) return rest
  throw new Error(`Line ${line} lacks a comma or "${end}"`)
}
