import type { Moment } from '../../../engine/play-moment.ts'
import type { BookData, SheetData } from '../../../systems/wh40k11/schema.ts'
import type { PlayFile } from '../../play-file.ts'
import { byText, keyOf, slugOf } from '../names.ts'
import type { AppFaction } from './app.ts'
import { enhancementId } from './detachments.ts'
import { momentIn } from './moments.ts'
import { pageSources } from './page-sources.ts'
import { ruleMoments } from './play-by-hand.ts'
import type { ConvertedSheet } from './sheet-app.ts'
import type { Sources } from './sources.ts'

type Line = PlayFile['moments'][number]
type Told = readonly [key: string, moment: Moment | null]

/** What a play file says of one thing: when it is used, or that it is always on after all. */
const line = (id: string, moment: Moment | null): Line => ({
  id,
  ...(moment ? { ...moment, phases: moment.phases && [...moment.phases] } : { passive: true }),
})

/** The moments of all books: of sheets, detachments and army rules, and of the core stratagems. Books without any have no file. */
export function playFilesOf(
  sources: Sources,
  books: readonly BookData[],
  sheets: readonly ConvertedSheet[],
): readonly PlayFile[] {
  const files = books.map((book) =>
    fileOf(book.id, [...sheetLines(book.id, sheets), ...pageLines(sources, book)]),
  )
  const core = sources.coreStratagems.flatMap(({ name, limit }) =>
    limit?.startsWith('once per')
      ? [line(`stratagem/${slugOf(name)}`, { limit: `${limit} (army)` })]
      : [],
  )
  return [fileOf('core', core), ...files].filter(({ moments }) => moments.length > 0)
}

const fileOf = (book: string, moments: readonly Line[]): PlayFile => ({
  format: 1,
  book,
  moments: moments.toSorted((a, b) => byText(a.id, b.id)),
})

/** Whether an ability is told of elsewhere: those of the core rules and of the army, and whom a model may be attached to. */
export const toldElsewhere = ({ name, kind }: SheetData['abilities'][number]): boolean =>
  kind === 'core' || kind === 'faction' || /^(?:leader|support)$/i.test(name)

interface Said {
  readonly sheet: string
  readonly text: string
}

/** Abilities of a book's sheets by name, each with what every sheet says of it. */
function abilitiesOf(
  book: string,
  sheets: readonly ConvertedSheet[],
): ReadonlyMap<string, readonly Said[]> {
  const found = new Map<string, Said[]>()
  for (const { sheet, texts } of sheets) {
    const [home, slug = ''] = sheet.id.split('/')
    if (home !== book) continue
    for (const ability of sheet.abilities) {
      if (toldElsewhere(ability)) continue
      const text = texts.find(({ name }) => keyOf(name) === keyOf(ability.name))?.text ?? ''
      const name = slugOf(ability.name)
      const said = found.get(name) ?? []
      if (said.every((one) => one.sheet !== slug)) said.push({ sheet: slug, text })
      found.set(name, said)
    }
  }
  return found
}

/** One line for what several sheets have in the same words, and one for each sheet that says it otherwise. */
function sheetLines(book: string, sheets: readonly ConvertedSheet[]): readonly Line[] {
  return [...abilitiesOf(book, sheets)].flatMap(([name, said]) => {
    const shared = sharedText(said)
    const others = said
      .filter(({ text }) => text !== shared)
      .map(({ sheet, text }): Told => [`sheet/${sheet}/${name}`, momentIn(text)])
    if (shared === null)
      return others.flatMap(([key, moment]) => (moment ? [line(key, moment)] : []))
    return [
      line(`ability/${name}`, momentIn(shared)),
      ...others.map(([key, moment]) => line(key, moment)),
    ]
  })
}

/** The words that most sheets have for an ability, at least two; null where there are none. */
function sharedText(said: readonly Said[]): string | null {
  const counts = new Map<string, number>()
  for (const { text } of said) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || byText(a[0], b[0]))
  return most && most[1] > 1 ? most[0] : null
}

function pageLines(sources: Sources, book: BookData): readonly Line[] {
  const page = pageSources.find(({ id }) => id === book.id)
  const file = sources.app.get(page?.app ?? '')
  if (!file) return []
  return [
    ...ruleLines(book, file),
    ...book.detachments.flatMap((one) => detachmentLines(one, file)),
  ]
}

/** A rule of a whole army is used by the army, not by each unit. */
function forArmy(text: string, moment: Moment | null): Moment | null {
  if (!moment?.limit || moment.limit.endsWith('(army)')) return moment
  return /per unit|each unit|for each|this (?:unit|model)/i.test(text)
    ? moment
    : { ...moment, limit: `${moment.limit} (army)` }
}

type Worded = NonNullable<AppFaction['rules']['army']>[number]

const textOf = ({ rules = [] }: Worded): string => rules.map(({ text = '' }) => text).join('\n')

/** When a rule of the army or of a detachment is used: what is known by hand before what its text says. */
function ruleMoment(name: string, said: Worded | undefined): Moment | null {
  const byHand = ruleMoments.find(({ rule }) => keyOf(rule) === keyOf(name))
  if (byHand) return byHand.moment
  const text = said ? textOf(said) : ''
  return forArmy(text, momentIn(text))
}

function ruleLines(book: BookData, file: AppFaction): readonly Line[] {
  return book.rules.flatMap((name) => {
    const said = (file.rules.army ?? []).find((one) => keyOf(one.name) === keyOf(name))
    const moment = ruleMoment(name, said)
    return moment ? [line(`ability/${slugOf(name)}`, moment)] : []
  })
}

function detachmentLines(
  { id, name, enhancements, stratagems }: BookData['detachments'][number],
  file: AppFaction,
): readonly Line[] {
  const of = (one: { readonly detachment: string }): boolean =>
    keyOf(one.detachment) === keyOf(name)
  const rules = (file.rules.detachment ?? []).filter(of).flatMap((one) => one.rules)
  const told: Told[] = [
    ...rules.map((rule): Told => [`rule/${id}/${slugOf(rule.name)}`, ruleMoment(rule.name, rule)]),
    ...file.enhancements.filter(of).map((one): Told => {
      const own = enhancementId(one.detachment, one.name)
      return [
        `enhancement/${own}`,
        enhancements.some((each) => each.id === own) ? momentIn(one.description) : null,
      ]
    }),
    ...file.stratagems.filter(of).map((one): Told => {
      const own = `${id}--${slugOf(one.name)}`
      const limit = usesOf(one.restrictions ?? '')
      return [
        `stratagem/${own}`,
        limit && stratagems.some((each) => each.id === own) ? { limit } : null,
      ]
    }),
  ]
  const lines = new Map(told.flatMap(([key, moment]) => (moment ? [[key, line(key, moment)]] : [])))
  return [...lines.values()]
}

/** How often a stratagem can be used, where it is less than once in a phase. */
function usesOf(restrictions: string): string | null {
  const said = /use this stratagem (?:more than )?once per (battle round|battle|turn)/i.exec(
    restrictions,
  )
  return said ? `once per ${said[1]?.toLowerCase()} (army)` : null
}
