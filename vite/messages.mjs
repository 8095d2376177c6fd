// The interface texts of a source file: found, checked and compiled. English stands in the source and is the key of
// every other language; what holds values is ICU MessageFormat and is compiled here, so that no parser is shipped.
import { basename } from 'node:path'

import compile from 'icu-minify/compile'
import { parseSync } from 'vite'

/**
 * A text of the interface as a source file has it.
 * @typedef {object} Message
 * @property {string} text the English, as ICU MessageFormat
 * @property {string} key what other languages know it by: the text, or `text | context`
 * @property {number} line
 * @property {string} [insert] what the build writes before the call's end
 * @property {number} [at] where it writes that
 * @property {readonly string[] | null} values the names of the values that are given; null where that cannot be told
 */

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

const callees = new Set(['t', 'tIn', 'rich', 'msg'])

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value

/** The text of a literal or of a template without values; undefined for anything else. @param {Node | undefined} node */
export function literalText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  const quasis = /** @type {{ value: { cooked: string } }[]} */ (node.quasis)
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}

/** All texts of an argument: of a literal, or of both ways of a condition. @param {Node | undefined} node @returns {readonly string[]} */
function textsOf(node) {
  if (node?.type === 'ConditionalExpression') {
    return [
      ...textsOf(/** @type {Node} */ (node.consequent)),
      ...textsOf(/** @type {Node} */ (node.alternate)),
    ]
  }
  const text = literalText(node)
  return text === undefined ? [] : [text]
}

/** The names of an object's members; null where a spread hides some. @param {Node | undefined} node */
function namesOf(node) {
  if (node === undefined) return []
  if (node.type !== 'ObjectExpression') return null
  const properties = /** @type {Node[]} */ (node.properties)
  if (properties.some(({ type }) => type !== 'Property')) return null
  return properties.map(({ key }) => {
    const { name, value } = /** @type {{ name?: string, value?: string }} */ (key)
    return String(name ?? value)
  })
}

/**
 * Walks a syntax tree; `inside` says whether a node stands in a function.
 * @param {unknown} node @param {(node: Node, inside: boolean) => void} visit @param {boolean} [inside]
 */
export function walk(node, visit, inside = false) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit, inside)
    return
  }
  if (!isNode(node)) return
  visit(node, inside)
  const within = inside || /Function/.test(node.type)
  for (const value of Object.values(node)) {
    if (typeof value === 'object') walk(value, visit, within)
  }
}

/** @param {string} code @param {string} file */
export function programOf(code, file) {
  return parseSync(basename(file), code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).program
}

/** @param {string} code @param {number} at */
export const lineAt = (code, at) => code.slice(0, at).split('\n').length

/**
 * Every call of `t`, `tIn`, `rich` and `msg` in a file with the text that it names.
 * Throws on a text that is no ICU message, and on `t` outside functions, where no language is known yet.
 * @param {string} code @param {string} file @returns {readonly Message[]}
 */
export function messagesIn(code, file) {
  if (!/\b(?:t|tIn|rich|msg)\(/.test(code)) return []
  /** @type {Message[]} */
  const found = []
  walk(programOf(code, file), (node, inside) => {
    const callee = /** @type {{ type?: string, name?: string }} */ (node.callee ?? {})
    if (node.type !== 'CallExpression' || callee.type !== 'Identifier') return
    if (!callees.has(callee.name ?? '')) return
    found.push(...messagesOf(node, callee.name ?? '', inside, code, file))
  })
  return found
}

/** @param {Node} node @param {string} callee @param {boolean} inside @param {string} code @param {string} file */
function messagesOf(node, callee, inside, code, file) {
  const given = /** @type {Node[]} */ (node.arguments)
  const shift = callee === 'tIn' ? 1 : 0
  const context = shift ? literalText(given[0]) : undefined
  const texts = textsOf(given[shift])
  const line = lineAt(code, node.start)
  const place = `${file}:${line}`
  if (texts.length > 0 && !inside && callee !== 'msg') {
    throw new Error(
      `${place}: ${callee}() outside a function, before a language is known: msg() is for that.`,
    )
  }
  return texts.map((text) => {
    const compiled = compiledText(text, place)
    const plain = typeof compiled === 'string'
    if (!plain && (texts.length > 1 || callee === 'msg')) {
      throw new Error(`${place}: a text with values stands alone in t(): "${text}"`)
    }
    const values = given[shift + 1]
    const needed = compiled !== text
    const insert = `${values ? '' : ', undefined'}, ${JSON.stringify(compiled)}`
    return {
      text,
      key: context === undefined ? text : `${text} | ${context}`,
      line,
      values: namesOf(values),
      ...(needed && { insert, at: node.end - 1 }),
    }
  })
}

/** @param {string} text @param {string} place */
export function compiledText(text, place) {
  try {
    return compile(text)
  } catch (error) {
    throw new Error(`${place}: no ICU message: "${text}"`, { cause: error })
  }
}

/** The file with what its texts compile to. @param {string} code @param {string} file */
function withCompiled(code, file) {
  const inserts = messagesIn(code, file)
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
  let written = code
  for (const { at = 0, insert = '' } of inserts) {
    // a comma may already end the call's last line
    const before = written.slice(0, at).replace(/,(\s*)$/, '$1')
    written = before + insert + written.slice(at)
  }
  return written
}

/**
 * The build's part in the languages: texts in our sources and the files of `src/text/lang` come out compiled.
 * @returns {import('vite').Plugin}
 */
export function messages() {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?')
      if (/[\\/]src[\\/]text[\\/]lang[\\/][^\\/]+\.json$/.test(file)) {
        const texts = Object.entries(/** @type {Record<string, string>} */ (JSON.parse(code)))
        const table = texts.map(([key, text]) => [key, compiledText(text, file)])
        return { code: JSON.stringify(Object.fromEntries(table)), map: null }
      }
      if (!/[\\/]src[\\/].*\.tsx?$/.test(file) || file.includes('node_modules')) return null
      return { code: withCompiled(code, file), map: null }
    },
  }
}
