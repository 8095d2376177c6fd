import * as z from 'zod/mini'

/** As long as a summary may be: two lines on a phone. */
export const MOST_SIGNS = 200

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const words = z.string().check(z.minLength(1), z.maxLength(80))
const summary = z.string().check(z.minLength(1), z.maxLength(MOST_SIGNS))

const term = z.strictObject({
  id: slug,
  name: words,
  /** Where the official text stands: `Core Rules 4.1`. */
  rule: words,
  /** What it means, in our own words. */
  text: summary,
  /** Other words that name it; with `*` at the end what begins so: `Anti-*`. */
  also: z.array(words),
  /** Terms that belong to it, by id. */
  see: z.array(slug),
  /** What is easily got wrong, in our own words. */
  note: z.optional(summary),
  /** Those of its names that everyday language uses as well: within a sentence they mean it only in capitals. */
  everyday: z.optional(z.array(words)),
})

export const glossarySchema = z.strictObject({
  /** The publication that the terms were written from, with its date. */
  source: words,
  terms: z.array(term),
})

export type GlossaryFile = z.infer<typeof glossarySchema>
export type GlossaryTerm = GlossaryFile['terms'][number]

/** What is wrong with a glossary beyond its form, a sentence each: order, ids that stand twice or lead nowhere. */
export function glossaryFaults({ terms }: GlossaryFile): readonly string[] {
  const ids = terms.map(({ id }) => id)
  const known = new Set(ids)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice.`),
    ...(ids.join() === ids.toSorted().join() ? [] : ['The terms are not sorted by id.']),
    ...terms.flatMap(({ id, see }) =>
      see
        .filter((other) => !known.has(other))
        .map((other) => `${id} leads to ${other}, which is no term.`),
    ),
    ...terms.flatMap(({ id, name, also, everyday = [] }) =>
      everyday
        .filter((word) => ![name, ...also].includes(word))
        .map((word) => `${id} has the everyday word ${word}, which is none of its names.`),
    ),
  ]
}

/** Whether a term is what a word names, whatever its case, its brackets and its apostrophes. */
export function namesTerm({ name, also }: GlossaryTerm, word: string): boolean {
  const said = plainWord(word)
  return [name, ...also]
    .map(plainWord)
    .some((known) => (known.endsWith('*') ? said.startsWith(known.slice(0, -1)) : said === known))
}

/** A word as it is compared: small letters, straight apostrophes, plain hyphens, no square brackets. */
export const plainWord = (word: string): string =>
  word
    .replaceAll(/[[\]]/g, '')
    .replaceAll('’', "'")
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
