import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { lineAt, literalText, programOf, walk } from '../vite/messages.mjs'
import { home } from './lib.mjs'
import { sourceFiles } from './messages-found.ts'

/** A text that a page shows and that no language can say otherwise. */
export interface BareText {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** Attributes and members whose text is shown or read out. */
const shown =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label|hint|words|legend|heading|caption|say|summary|empty|why|note|problem|text|name)$/
const callees = new Set(['t', 'tIn', 'rich', 'msg'])
/** What shows nothing: code, classes, paths, keys. */
const silent = new Set(['ImportDeclaration', 'TSLiteralType', 'ImportExpression'])

type Node = Parameters<Parameters<typeof walk>[1]>[0]

/** Words with a letter in them, of which one is more than a sign: "Add", not "x" or "·". */
const isWords = (text: string) => /\p{L}{2}/u.test(text)
/** A sentence or a label of several words, values in it or not. */
const isSentence = (text: string) =>
  /^\p{Lu}[\p{L}’']*[ ,:]/u.test(text) || /\p{L}{2}[\p{L},:.]* [(…]?\p{L}{2}/u.test(text)

/** Texts of a folder that stand outside the catalogue: words in JSX, in attributes that are shown, and literals that read as sentences. */
export function bareTexts(folder: string): readonly BareText[] {
  return sourceFiles(folder).flatMap((file) => bareIn(file, readFileSync(join(home, file), 'utf8')))
}

/** The bare texts of one file. */
export function bareIn(file: string, code: string): readonly BareText[] {
  const found = new Map<number, string>()
  const settled = new Set<number>()
  const settle = (node: unknown) => walk(node, ({ start }) => settled.add(start))
  walk(programOf(code, file), (node) => {
    const { callee, type } = node as Node & { callee?: { name?: string } }
    if (silent.has(type) || isClass(node)) settle(node)
    if (type === 'CallExpression' && callees.has(callee?.name ?? '')) settle(node['arguments'])
    // an error that is thrown is for developers; what a user reads is made at the gates
    if (type === 'NewExpression' && (callee?.name ?? '').endsWith('Error'))
      settle(node['arguments'])
    for (const [at, text] of bareOf(node, settled)) found.set(at, text)
  })
  return [...found]
    .filter(([at]) => !settled.has(at))
    .map(([at, text]) => ({ file, line: lineAt(code, at), text: text.trim().slice(0, 100) }))
}

/** Names of classes, which read like words. */
function isClass(node: Node): boolean {
  if (node.type !== 'JSXAttribute' && node.type !== 'Property') return false
  const { name = '' } = (node['name'] ?? node['key']) as { name?: string }
  return /class|^d$|^className$/i.test(name)
}

function bareOf(node: Node, settled: ReadonlySet<number>): readonly (readonly [number, string])[] {
  if (settled.has(node.start)) return []
  if (node.type === 'JSXText') {
    const text = String(node['value'])
    return isWords(text) ? [[node.start, text]] : []
  }
  if (node.type === 'JSXAttribute' || node.type === 'Property') {
    const name = String((node[node.type === 'Property' ? 'key' : 'name'] as { name?: string }).name)
    const value = node['value'] as Node | undefined
    const text = value ? wordsOf(value) : undefined
    if (!shown.test(name) || !value || text === undefined || !isWords(text)) return []
    const label = node.type === 'JSXAttribute' && (name !== 'name' || /\p{Lu}/u.test(text))
    return label || isSentence(text) ? [[value.start, text]] : []
  }
  const text = wordsOf(node)
  return text !== undefined && isSentence(text) ? [[node.start, text]] : []
}

/** The text of a literal, or of a template with gaps for its values. */
function wordsOf(node: Node): string | undefined {
  if (node.type !== 'TemplateLiteral') return literalText(node)
  const quasis = node['quasis'] as readonly { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}
