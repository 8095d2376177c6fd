import * as z from 'zod/mini'

/** A name of the app in every language that it has it in: `en` always, others by their code. */
export type AppName = Readonly<Record<string, string>> & { readonly en: string }

const name = z.pipe(
  z.catchall(z.object({ en: z.string() }), z.string()),
  z.transform((value): AppName => value),
)
const keyword = z.union([
  name,
  z.pipe(
    z.string(),
    z.transform((en): AppName => ({ en })),
  ),
])

/** A text: of it the abilities in brackets alone are kept, for how they are spelt. */
const told = z.pipe(
  z.optional(z.union([z.string(), z.record(z.string(), z.string())])),
  z.transform((value) =>
    Object.entries(typeof value === 'object' ? value : {}).flatMap(([language, text]) =>
      [...text.matchAll(/\[([^\]]*)\]/g)].map(([, words = '']) => ({ language, words })),
    ),
  ),
)

const faction = z.object({
  detachments: z.array(z.object({ name, forceDisposition: z.optional(z.object({ name })) })),
  enhancements: z.array(z.object({ name, detachment: z.string(), description: told })),
  stratagems: z.array(z.object({ name, detachment: z.string(), effect: told })),
  datasheets: z.array(z.object({ keywords: z.array(keyword) })),
})

/** A text: of it what stands first in each row of a table is kept. */
const tabled = z.pipe(
  z.optional(name),
  z.transform((text) => (text ? firstCells(text) : [])),
)

const rules = z.object({
  sections: z.array(
    z.object({
      containers: z.array(
        z.object({
          title: z.optional(name),
          subTitle: z.optional(name),
          components: z.optional(z.array(z.object({ text: tabled }))),
        }),
      ),
    }),
  ),
})

const abilities = z.object({
  keywords: z.array(z.object({ name: z.string(), nameLoc: z.optional(name) })),
})

export type FactionNames = z.infer<typeof faction>

/** A heading of the core rules with its number: `15.02`, `Command Re-roll`; and what the rows of its tables are called. */
export interface RuleHeading {
  readonly rule: string
  readonly name: AppName
  readonly rows: readonly AppName[]
}

/** The names of a faction file of the app in all languages; throws what zod says when it has another form. */
export function readFactionNames(value: unknown): FactionNames {
  return faction.parse(value)
}

/** The headings of the app's core rules in all languages; throws what zod says when the file has another form. */
export function readRuleHeadings(value: unknown): readonly RuleHeading[] {
  return rules.parse(value).sections.flatMap(({ containers }) =>
    containers.flatMap(({ title, subTitle, components = [] }) => {
      const rows = components.flatMap(({ text }) => text)
      return title && subTitle ? [{ rule: subTitle.en.trim(), name: title, rows }] : []
    }),
  )
}

/** The first cell of each row in all languages whose table has as many rows. */
function firstCells(text: AppName): readonly AppName[] {
  const cells = Object.entries(text).map(([language, words]) => ({
    language,
    found: [...words.matchAll(/<tr>\s*<td>([^<]*)<\/td>/g)].map(([, cell = '']) => cell),
  }))
  const english = cells.find(({ language }) => language === 'en')?.found ?? []
  const alike = cells.filter(({ found }) => found.length === english.length)
  return english.map((en, row) => ({
    ...Object.fromEntries(alike.map(({ language, found }) => [language, found[row] ?? ''])),
    en,
  }))
}

/** The abilities of weapons and units that the app explains, as far as it names them in other languages. */
export function readAbilityNames(value: unknown): readonly AppName[] {
  return abilities.parse(value).keywords.flatMap(({ nameLoc }) => nameLoc ?? [])
}

/** What the app calls things in other languages than English. */
export interface AppNames {
  /** By the name of the faction file. */
  readonly factions: ReadonlyMap<string, FactionNames>
  readonly headings: readonly RuleHeading[]
  readonly abilities: readonly AppName[]
}
