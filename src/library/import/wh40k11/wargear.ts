import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { keyOf, plain } from '../names.ts'
import type { Items } from './items.ts'
import { readSentence } from './wargear-sentence.ts'
import type { Option, SentenceContext } from './wargear-sentence.ts'

type Numbered = SheetData['options'][number]

/** A sentence that could not be read into structure, by the items that it names. */
export interface Unread {
  readonly text: string
  readonly items: readonly string[]
}

export interface SheetOptions {
  readonly options: Numbered[]
  readonly former: number[]
  readonly singles: number[]
  readonly apart: number[][]
  readonly sentences: number
  readonly unread: readonly Unread[]
}

export interface SheetContext extends Pick<SentenceContext, 'items' | 'models' | 'counts'> {
  readonly before: SheetData | undefined
  readonly weapons: SheetData['weapons']
}

/** Remarks on several options of a sheet, which stand by themselves and say nothing alone. */
const exclusive =
  /^[* ]*(?:These options cannot be taken|You cannot select both of these|The same model cannot be equipped with more than one of these)|\*\*? \*?A model can only take one of these|^1 other /
/** The star of a sentence that lists nothing, at its end or before a note that follows it. */
const star = /^[^\u25E6\u25AB]*[.)\p{L}] ?\*{1,2}(?:$| \*)/u
const lock = /^[* ]*That model's .+ cannot be replaced\.?$/

/** Reads the wargear sentences of a sheet; one that cannot be read becomes a free choice of the items that it names. */
export function sheetOptions(sentences: readonly string[], sheet: SheetContext): SheetOptions {
  const wanted = sentences.map(plain).filter((sentence) => sentence !== 'None')
  const context: SentenceContext = {
    ...sheet,
    ranged: [
      ...new Set(sheet.weapons.filter(({ kind }) => kind === 'ranged').map(({ item }) => item)),
    ],
    pistols: new Set(
      sheet.weapons
        .filter(({ kind, abilities }) => kind === 'ranged' && abilities.includes('Pistol'))
        .map(({ item }) => item),
    ),
    sentences: wanted,
    singles: new Set(),
    apart: [],
  }
  const options: Option[] = []
  const starred: Option[] = []
  const unread: Unread[] = []
  for (const sentence of wanted) {
    if ((exclusive.test(sentence) && sentence.startsWith('*')) || lock.test(sentence)) continue
    const read = readSentence(sentence, context)
    if (read) {
      options.push(...read)
      if (star.test(sentence)) starred.push(...read)
      continue
    }
    const named = itemsIn(sentence, context.items)
    unread.push({ text: sentence, items: named.map((item) => context.items.names[item] ?? '') })
    if (named.length > 0) options.push({ to: named.map((item) => [[item, 1]]), free: true })
  }
  if (wanted.some((sentence) => exclusive.test(sentence))) {
    const set = starred.flatMap(({ to }) =>
      to.flatMap((choice) => choice?.map(([item]) => item) ?? []),
    )
    if (set.length > 1) context.apart.push([...new Set(set)])
  }
  const isLock = wanted.some((sentence) => lock.test(sentence))
  const locked = options.map((one): Option =>
    isLock && starred.includes(one) ? { ...one, locks: true } : one,
  )
  return {
    ...numbered(locked, sheet.before),
    singles: [...context.singles].toSorted((a, b) => a - b),
    apart: context.apart,
    sentences: wanted.length,
    unread,
  }
}

/** Items that a sentence names, in its order; a name within another one does not count. */
function itemsIn(sentence: string, items: Items): readonly number[] {
  let text = keyOf(sentence)
  const found = items.names
    .map((name, item) => ({ key: keyOf(name), item }))
    .toSorted((a, b) => b.key.length - a.key.length)
    .flatMap(({ key, item }) => {
      const at = text.indexOf(key)
      text = text.replaceAll(key, ' '.repeat(key.length))
      return at < 0 ? [] : [{ at, item }]
    })
  return found.toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}

/** What makes an option the same one in two conversions: all but its choices. */
function signature(option: Option): string {
  const keys = Object.keys(option).filter((key) => key !== 'to')
  return JSON.stringify(option, keys.toSorted())
}

/** Numbers for options and places for their choices, those of the conversion before kept. */
function numbered(
  options: readonly Option[],
  before: SheetData | undefined,
): Pick<SheetOptions, 'options' | 'former'> {
  const left = (before?.options ?? []).map(({ n, ...option }) => ({ n, option }))
  const former = new Set(before?.formerOptions ?? [])
  let next = Math.max(0, ...left.map(({ n }) => n), ...former) + 1
  const wanted = new Set(options.map(signature))
  const made = options.map((option): Numbered => {
    const same = left.findIndex((one) => signature(one.option) === signature(option))
    const at = same < 0 ? left.findIndex((one) => isReread(one.option, option, wanted)) : same
    const [known] = at < 0 ? [] : left.splice(at, 1)
    if (known) return { n: known.n, ...option, to: keptChoices(option.to, known.option.to) }
    next += 1
    return { n: next - 1, ...option }
  })
  for (const { n } of left) former.add(n)
  return { options: made, former: [...former].toSorted((a, b) => a - b) }
}

/** Whether an option of before that is no longer wanted is this one, read better: same models, same choices. */
function isReread(before: Option, now: Option, wanted: ReadonlySet<string>): boolean {
  return !wanted.has(signature(before)) && gist(before) === gist(now)
}

function gist({ who, to }: Option): string {
  return JSON.stringify([who ?? [], to])
}

type Choices = Option['to']

/** Choices at their former places; what is gone leaves its place empty, what is new comes behind. */
function keptChoices(now: Choices, before: Choices): Choices {
  const texts = now.map((choice) => JSON.stringify(choice))
  const old = before.map((choice) => JSON.stringify(choice))
  return [
    ...old.map((text, at) => (texts.includes(text) ? (before[at] ?? null) : null)),
    ...now.filter((_, at) => !old.includes(texts[at] ?? '')),
  ]
}
