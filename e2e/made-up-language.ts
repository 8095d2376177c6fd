import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import compile from 'icu-minify/compile'

import catalogue from '../src/text/messages.json' with { type: 'json' }

/** Stands before each word of a text from the catalogue. */
const mark = '\u{E000}'
const marked = (text: string) => text.replaceAll(/\p{L}[\p{L}\p{M}'’-]*/gu, (word) => mark + word)

/** A compiled text with its words marked, those of its branches and within its marks, too. */
function whole(text: unknown): unknown {
  return Array.isArray(text) ? text.map(piece) : piece(text)
}

function piece(one: unknown): unknown {
  if (typeof one === 'string') return marked(one)
  if (!Array.isArray(one)) return one
  const [name, kind, ...rest] = one as readonly unknown[]
  if (typeof kind !== 'number') return [name, ...one.slice(1).map(piece)]
  if (kind > 3) return one
  const branches = Object.entries(rest[0] as object)
  return [name, kind, Object.fromEntries(branches.map(([key, each]) => [key, whole(each)]))]
}

/** From the next page on the app speaks a language that has every text of the catalogue, each word of it marked. It goes by `de`. */
export async function speakMadeUp(page: Page): Promise<void> {
  const texts = Object.keys(catalogue).map((key) => [
    key,
    whole(compile(key.replace(/ \| [a-z ]+$/, ''))),
  ])
  const body = `export default ${JSON.stringify(Object.fromEntries(texts))}`
  await page.route(/\/assets\/de-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.evaluate(() => localStorage.setItem('muster-language', 'de'))
}

/** All that is written in the books: names, keywords, what rules say; or only what stands under one word in them. */
export function written(under = ''): ReadonlySet<string> {
  const found = new Set<string>()
  const take = (value: unknown, counts: boolean) => {
    if (typeof value === 'string' && counts) found.add(value.toLowerCase())
    if (typeof value !== 'object' || value === null) return
    for (const [key, each] of Object.entries(value)) take(each, counts || key === under)
  }
  const data = join(import.meta.dirname, '../data')
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue
    take(JSON.parse(readFileSync(join(data, name), 'utf8')), under === '')
  }
  return found
}

/** What is called the same in every language, or written by the platform. */
const proper =
  /^(?:muster|aos|40k|ghb|mfm(?: v)?|v|bsdata|a4|letter|aux|qr|pdf|txt|localhost|deutsch|english|mm|[kmg]b|strg|alt|und|oder|[ivx]+|r|lb|v\d+|jan|feb|märz|apr|april|mai|jun|juni|jul|juli|aug|august|sept?|okt|nov|november|dez|dezember)$/i

/** Formats go by the names of their apps. */
const formats =
  /^(?:new recruit|gw-like|wtc(?: compact)?|markdown|discord|short|sigdex|scrollcaster|listbot|listforge|order of battle|warorgan|depot|kcompactor)$/i

/** Signs that part names from one another, numbers and dice. */
const between =
  /[\s,;:·()/"„“”.…!?×+*=#–-]*(?:\bD)?\d[\d.,]*[\s"+]*|[,;:·()/"„“”…|×]|\s[+–-]\s|\bund\b|\boder\b/u

/** Tells what shows words that are neither marked nor in the books nor among `own`, the words of the list itself. */
export function unmarkedIn(own: readonly string[]): (page: Page) => Promise<readonly string[]> {
  const lines = own.flatMap((text) => text.toLowerCase().split('\n'))
  const known = new Set([...written(), ...lines])
  const all = [...known].join('\n')
  const isName = remembered((words) => {
    const bare = words.toLowerCase()
    if (
      proper.test(bare) ||
      formats.test(bare) ||
      known.has(bare) ||
      (bare.length >= 5 && all.includes(bare))
    )
      return true
    // keywords one after the other
    return bare.includes(' ') && bare.split(' ').every((word) => known.has(word))
  })
  const left = (text: string) =>
    text
      .split(/(?:\u{E000}[\p{L}\p{M}'’-]+|^)[\s:]*/u)
      .filter((words) => !known.has(words.trim().toLowerCase()))
      .flatMap((words) => words.split(between))
      .map((words) => words.replaceAll(/^[\s.!?'’+-]*(?:(?:[IVX]+|R|AUX) )?|[\s.!?’+-]+$/g, ''))
      .filter((words) => /\p{L}{2}/u.test(words) && !isName(words))
  return async (page) => (await shownTexts(page)).filter((text) => left(text).length > 0)
}

/** Every text that is seen or read out, but for what is marked as English and what is typed. */
async function shownTexts(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const words = new Set<string>()
    const left = '[lang="en"], script, style, textarea, pre'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.closest(left) === null) words.add(textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
      for (const one of document.querySelectorAll(`[${name}]`)) {
        if (!one.closest(left)) words.add(one.getAttribute(name) ?? '')
      }
    }
    return [...words]
  })
}

/** A question whose answers are kept: the same words stand on many pages. */
function remembered(answer: (words: string) => boolean): (words: string) => boolean {
  const known = new Map<string, boolean>()
  return (words) => {
    const found = known.get(words) ?? answer(words)
    known.set(words, found)
    return found
  }
}
