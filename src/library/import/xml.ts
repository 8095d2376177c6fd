import { SaxesParser } from 'saxes'

/** An element as plain data. `text` is the text directly inside it, with white space at both ends cut off. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  readonly text: string
}

/** A file that cannot be read, with the place where it went wrong. */
export class XmlError extends Error {
  readonly file: string
  readonly line: number
  readonly column: number

  constructor(file: string, line: number, column: number, reason: string) {
    super(`${file}:${line}:${column}: ${reason}`)
    this.name = 'XmlError'
    this.file = file
    this.line = line
    this.column = column
  }
}

interface OpenNode {
  name: string
  attributes: Record<string, string>
  children: OpenNode[]
  text: string
}

/**
 * Reads an XML document and returns its root element. Refuses malformed XML, and any document type declaration, since entities
 * declared there could expand without end; both as an `XmlError` with file, line and column.
 */
export function readXml(text: string, file: string): XmlNode {
  const parser = new SaxesParser<{ xmlns: false; fileName: string }>({
    xmlns: false,
    fileName: file,
  })
  const open: OpenNode[] = []
  let root: XmlNode | undefined
  const refuse = (reason: string): never => {
    throw new XmlError(file, parser.line, parser.column, reason)
  }
  parser.on('error', (error) => refuse(reasonOf(error)))
  parser.on('doctype', () => refuse('Document type declarations are not accepted.'))
  parser.on('opentag', ({ name, attributes }) => {
    const node: OpenNode = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (piece) => {
    const node = open.at(-1)
    if (node) node.text += piece
  })
  parser.on('closetag', () => {
    const node = open.pop()
    if (!node) return
    node.text = node.text.trim()
    if (open.length === 0) root = node
  })
  parser.write(text).close()
  return root ?? refuse('There is no root element.')
}

/** What saxes says after its own `file:line:column: `. */
function reasonOf(error: Error): string {
  return error.message.replace(/^.*?\d+:\d+: /, '')
}
