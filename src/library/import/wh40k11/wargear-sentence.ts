import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import type { Items } from './items.ts'
import { cutSentence } from './sentence-cut.ts'
import type { Choice } from './sentence-cut.ts'
import { clauseOf, leading } from './wargear-clause.ts'
import { givenOf } from './wargear-given.ts'
import type { Given } from './wargear-given.ts'

export type Option = Omit<SheetData['options'][number], 'n'>

export interface SentenceContext {
  readonly items: Items
  readonly models: readonly { readonly id: string; readonly name: string }[]
  /** The most of each item that one model has by default. */
  readonly counts: ReadonlyMap<number, number>
  /** Ranged weapons by their numbers. */
  readonly ranged: readonly number[]
  /** Those of them that are pistols. */
  readonly pistols: ReadonlySet<number>
  /** All sentences of the sheet. */
  readonly sentences: readonly string[]
  /** Filled with what notes say of the whole sheet. */
  readonly singles: Set<number>
  readonly apart: number[][]
}

/** Reads one sentence into options; null when its form is not known. An empty list: it says nothing by itself. */
export function readSentence(sentence: string, context: SentenceContext): Option[] | null {
  const { head, choices, notes } = cutSentence(sentence)
  if (/^(?:Designer's Note|None$)/.test(head)) return []
  const nested = choices.some(({ text }) => /\bcan (?:each )?(?:be|replace|have)\b/.test(text))
  if (nested && /^(?:For every|If) .+:$/.test(head)) {
    const prefix = head.replace(/:$/, ', ')
    return joined(choices.map(({ text }) => readSentence(prefix + text, context)))
  }
  const several = severalOf(head, choices)
  if (several) return alternatives(several, context)
  const conditions = leading(head, context)
  const clause = conditions && clauseOf(conditions.rest, context)
  const gives = clause && givenOf(clause.to, choices, context.items)
  if (!conditions || !clause || !gives) return null
  noteRemarks(notes, gives, choices, context)
  const base = { ...clause.option, ...conditions.option }
  return gives.map(({ to, option }) => ({
    ...base,
    ...(base.per !== undefined && base.max === undefined ? { max: 1 } : {}),
    to: conditions.keeps
      ? to.map((choice) => [...(conditions.keeps ?? []), ...(choice ?? [])])
      : to,
    ...option,
    ...remarksOf(notes, option.pick),
  }))
}

/** Two ways of one sentence: one use makes one of them. What both give, a model has once. */
function alternatives(sentences: readonly string[], context: SentenceContext): Option[] | null {
  const read = joined(sentences.map((one) => readSentence(one, context)))
  const [one, other] = read ?? []
  if (!read || !one || !other) return read
  const [given] = one.from ?? []
  if (read.length === 2 && given && !other.from) {
    const kept = other.to.map((choice) => choice && [...given, ...choice])
    return [{ ...one, to: [...one.to, ...kept] }]
  }
  const [both] = one.to[0] ?? []
  if (both && JSON.stringify(one.to) === JSON.stringify(other.to)) context.singles.add(both[0])
  return read
}

function joined(read: readonly (Option[] | null)[]): Option[] | null {
  return read.some((one) => one === null) ? null : read.flatMap((one) => one ?? [])
}

/** `X can be equipped with A or can replace B with C` and the like, as two sentences. */
function severalOf(head: string, choices: readonly Choice[]): readonly string[] | null {
  const list = choices.map(({ text }) => ` \u25E6 ${text}`).join('')
  const add = /^(.+?) can be equipped with (.+) or can replace (.+)$/.exec(head)
  if (add)
    return [`${add[1]} can be equipped with ${add[2]}`, `${add[1]} can replace ${add[3]}${list}`]
  const replace = /^(.+?) can (?:each )?have (.+?),? or can be equipped with (.+)$/.exec(head)
  if (!replace) return null
  return [
    `${replace[1]} can each have ${replace[2]}`,
    `${replace[1]} can each be equipped with ${replace[3]}${list}`,
  ]
}

function remarksOf(notes: string, pick: number | undefined): Partial<Option> {
  const once =
    /duplicates are not allowed|cannot select the same|same (?:weapon|option)[^.]* more than (?:once|twice)|[Mm]aximum (?:of )?1 per \d+/.test(
      notes,
    )
  const each =
    /more than twice per unit ?\.?$|more than twice per unit$/.test(notes.trim()) &&
    !/unless/.test(notes)
      ? 2
      : 1
  const double = /unless (?:it|this unit) contains (\d+) models/.exec(notes)?.[1]
  const share = /[Mm]aximum (?:of )?1 per (\d+)/.exec(notes)?.[1]
  const eachPer = double === undefined ? Number(share ?? 0) : Number(double) / 2
  return {
    ...(/(?:cannot|can't) (?:then )?be replaced/.test(notes) ? { locks: true } : {}),
    ...(once && pick === undefined ? { each, ...(eachPer > 0 ? { eachPer } : {}) } : {}),
  }
}

/** Items that exclude each other or themselves on one model, as the notes behind a list say. */
function noteRemarks(
  notes: string,
  gives: readonly Given[],
  choices: readonly Choice[],
  { items, singles, apart, pistols, ranged }: SentenceContext,
): void {
  const duplicates = /duplicates of (?:these|this)|[Mm]aximum 1 per model/
  for (const [at, choice] of choices.entries()) {
    const isSingle = duplicates.test(choice.note) || (choice.starred && duplicates.test(notes))
    if (isSingle) for (const [item] of gives[0]?.to[at] ?? []) singles.add(item)
  }
  if (/two ranged weapons if one of them is a Pistol/.test(notes)) {
    const listed = gives.flatMap(({ to }) => to.flatMap((set) => set.map(([item]) => item)))
    const guns = [...new Set(listed)].filter((item) => ranged.includes(item))
    const [small, large] = [true, false].map((is) => guns.filter((one) => pistols.has(one) === is))
    apart.push(...[small ?? [], large ?? []].filter((set) => set.length > 1))
  }
  const both =
    /(?:cannot|No model can) be equipped with both (?:an? )?(.+?) and (?:an? )?(.+?)(?:\.|$)/.exec(
      notes,
    )
  const pair = both?.slice(1).map((name) => items.find(name))
  if (pair?.every((item) => item !== null)) apart.push(pair.flatMap((item) => item ?? []))
  const more = /be equipped with (more than (?:one|1) .+?)(?:\.|$)/.exec(notes)?.[1] ?? ''
  for (const part of more.split(/more than (?:one|1) /)) {
    const item = items.find(
      part.replace(/(?:,? or|,? and it cannot be equipped with) *$/, '').trim(),
    )
    if (item !== null) singles.add(item)
  }
}
