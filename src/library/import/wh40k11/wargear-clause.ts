import { itemList, itemSets } from './item-lists.ts'
import type { ItemCount } from './item-lists.ts'
import type { Items } from './items.ts'
import { kindsNamed } from './kinds.ts'
import { numberOf } from './wargear-given.ts'
import type { Option, SentenceContext } from './wargear-sentence.ts'

interface Leading {
  readonly rest: string
  readonly option: Partial<Option>
  /** What every choice gives back beside its own. */
  readonly keeps?: readonly ItemCount[]
}

/** What a sentence begins with: for every so many models, if the unit has so many, if the model has an item. */
export function leading(head: string, context: SentenceContext): Leading | null {
  return (
    perModels(head, context) ??
    unitSize(head) ??
    ifEquipped(head, context) ??
    forEachItem(head, context) ?? { rest: head, option: {} }
  )
}

function perModels(head: string, { models }: SentenceContext): Leading | null {
  const per = /^For every (\d+) (.+?)(?: in (?:this|the) unit)?[,:] ?(.+)$/.exec(head)
  if (!per) return null
  const [, number, counted = '', rest = ''] = per
  const kinds = /^models?$/.test(counted) ? [] : kindsNamed(counted, models)
  const some = kinds.length > 0 && kinds.length < models.length
  return {
    rest: ofUnit(rest),
    option: { per: Number(number), ...(some ? { perOf: [...kinds] } : {}) },
  }
}

/** `it can have 1 token`: the unit can. */
function ofUnit(rest: string): string {
  return rest
    .replace(/^it can have (?=\d|one)/, 'this unit can be equipped with ')
    .replace(/^it can\b/, 'this unit can')
}

function unitSize(head: string): Leading | null {
  const size =
    /^If (?:this|the) unit contains (only )?(\d+)( or more| or fewer)? models[,:] ?(.+)$/.exec(head)
  if (!size) return null
  const most = size[1] !== undefined || size[3] === ' or fewer'
  const option = most ? { maxModels: Number(size[2]) } : { minModels: Number(size[2]) }
  return { rest: ofUnit(size[4] ?? '').replace(/ additional (?=\p{Lu})/u, ' '), option }
}

function ifEquipped(head: string, { items }: SentenceContext): Leading | null {
  const gear =
    /^If (?:this unit's )?(.+?) is (not )?equipped with (.+?), (its |(?:it|that model|this model)(?:'s)? )(.+)$/i.exec(
      head,
    )
  if (!gear) return null
  const [, who = '', not, named = '', it = '', rest = ''] = gear
  const condition = conditionOf(named, not !== undefined, items)
  const own = it === 'its ' || it.includes("'s") ? `'s` : ''
  return condition && { rest: `${who}${own} ${rest}`, option: condition }
}

/** `For each fist, it can have a bolter`: each fist can become a fist with a bolter, which then stays. */
function forEachItem(head: string, { items, counts, sentences }: SentenceContext): Leading | null {
  const each = /^For each (.+?) (?:this model|it) is equipped with, it can (.+)$/.exec(head)
  const name = each?.[1] ?? ''
  const item = each ? items.item(name) : null
  if (!each || item === null) return null
  const given = sentences.filter((one) => one.split(' replaced with ')[1]?.includes(name)).length
  const times = Math.max(1, (counts.get(item) ?? 0) + given)
  const rest = `this model can ${each[2] ?? ''}`
  return { rest, option: { from: [[[item, 1]]], times, locks: true }, keeps: [[item, 1]] }
}

/** Items that a model must have, or must not; a name that the sheet does not know yet is an item of a later sentence. */
function conditionOf(text: string, not: boolean, items: Items): Partial<Option> | null {
  const bare = text.replace(/^either /, '')
  const single = bare.split(' ').length <= 4 && !/ (?:and|or) /.test(bare)
  const list = single ? itemList(bare, items, false) : null
  const sets = itemSets(bare, items) ?? (list ? [list] : null)
  if (!sets) return null
  const found = sets.map((set) => set.map(([item]) => item))
  return not ? { without: [...new Set(found.flat())] } : { with: found }
}

interface Clause {
  readonly option: Partial<Option>
  readonly to: string
}

const forms = {
  have: /^(.+?) can (?:each )?have (?:its|their|his|her) (?:1 )?(.+?) (?:can be )?replaced(?: (?:with|by))? ?(.*)$/,
  haveEach:
    /^(.+?) can (?:each )?have each (.+?) it is equipped with replaced(?: (?:with|by))? ?(.*)$/,
  replaceOne: /^(.+?) can (?:each )?replace (?:one|1) of (?:its|their) (.+?) with ?(.*)$/,
  haveOne: /^(.+?) can (?:each )?have (?:one|1) of (?:its|their) (.+?) replaced with ?(.*)$/,
  replace: /^(.+?) can (?:each )?replace (?:its |their |his |her )?(.+?) with ?(.*)$/,
  passive: /^(.+?) can (each )?be replaced(?: (?:with|by))? ?(.*)$/,
  add: /^(.+?) can (?:each )?(?:be equipped(?: with)?|have|take) ?(.*)$/,
}

/** Who does what: `X's Y can be replaced with Z`, `X can have its Y replaced with Z`, `X can replace its Y with Z`, `X can be equipped with Z`. */
export function clauseOf(text: string, context: SentenceContext): Clause | null {
  const head = text.replace(/ (?:with|by|one)?:$/, (end) =>
    end.startsWith(' one') ? ' one of the following' : ' with',
  )
  const each = forms.haveEach.exec(head)
  if (each) return perItem(replacing(each, context), context)
  const some = forms.replaceOne.exec(head) ?? forms.haveOne.exec(head)
  if (some) return single(replacing(some, context))
  const whole = forms.have.exec(head) ?? forms.replace.exec(head)
  if (whole) return replacing(whole, context)
  const passive = forms.passive.exec(head)
  if (passive) {
    const own = possessive(passive[1] ?? '', passive[3] ?? '', context)
    return passive[2] === undefined ? own : perItem(own, context)
  }
  const add = forms.add.exec(head)
  const subject = add && subjectOf(add[1] ?? '', context)
  return subject && { option: subject, to: add[2] ?? '' }
}

function replacing(
  [, who = '', what = '', to = '']: RegExpExecArray,
  context: SentenceContext,
): Clause | null {
  const subject = subjectOf(who, context)
  const from = takenOff(what, context)
  return subject && from ? { option: { ...subject, from }, to } : null
}

/** What is given up; `ranged weapon` means any of them, `cannons` without a number all that there are. */
function takenOff(what: string, context: SentenceContext): ItemCount[][] | null {
  const { items, ranged, counts } = context
  if (what === 'ranged weapon') return ranged.map((item) => [[item, 1]])
  const sets = itemSets(what, items)
  const [first = [], ...others] = sets ?? []
  const [only, ...rest] = first
  if (!only || rest.length > 0 || others.length > 0 || /^(?:\d|one )/i.test(what)) return sets
  const [item] = only
  const isPlural = what.endsWith('s') && items.names[item]?.endsWith('s') === false
  return isPlural ? [[[item, counts.get(item) ?? 1]]] : sets
}

/** One of several items of a kind is given up at each use. */
function single(clause: Clause | null): Clause | null {
  const from = clause?.option.from?.map((set) => set.map(([item]): ItemCount => [item, 1]))
  return clause && from ? { ...clause, option: { ...clause.option, from } } : clause
}

/** Each of the items of a kind can be given up. */
function perItem(clause: Clause | null, { counts }: SentenceContext): Clause | null {
  const one = single(clause)
  const times = counts.get(one?.option.from?.[0]?.[0]?.[0] ?? -1) ?? 1
  return one && times > 1 ? { ...one, option: { ...one.option, times } } : one
}

/** `The Sergeant's bolt pistol`: cut at the first possessive behind which only items stand. */
function possessive(text: string, to: string, context: SentenceContext): Clause | null {
  const some = /^(\d+|one|any number|each) of ((?:this|the) .+)$/i.exec(text)
  if (some) {
    const own = possessive(some[2] ?? '', to, context)
    return /^(?:any|each)/i.test(some[1] ?? '') ? perItem(own, context) : single(own)
  }
  for (const found of text.matchAll(/'s? /g)) {
    const from = takenOff(text.slice(found.index + found[0].length), context)
    const subject = from ? subjectOf(text.slice(0, found.index), context) : null
    if (subject && from) return { option: { ...subject, from }, to }
  }
  return null
}

/** Whom a sentence is about, and how many of them. */
function subjectOf(text: string, context: SentenceContext): Partial<Option> | null {
  const equipped = /^(.+?),? (?:each |that (?:is|are) |which is )?(not )?equipped with (.+)$/.exec(
    text,
  )
  const condition = equipped
    ? conditionOf(equipped[3] ?? '', equipped[2] !== undefined, context.items)
    : {}
  if (!condition) return null
  const who = (equipped?.[1] ?? text)
    .replace(/ that (?:is|are)$/, '')
    .replace(/ (?:in|from) (?:this|the) unit$/, '')
    .trim()
  if (/^(?:this|the) unit$/i.test(who)) return { unit: true, ...condition }
  if (/^(?:this|the) model$/i.test(who)) return { ...condition }
  const all = /^all (?:of the )?(.+)$/i.exec(who)
  if (all) return named(all[1] ?? '', { all: true, ...condition }, context)
  const any = /^(?:any number of|each|every) (.+)$/i.exec(who)
  if (any) return named(any[1] ?? '', condition, context)
  const counted = /^(?:up (?:to )?)?(\d+|one|two|three|four) (?:other )?(.+)$/i.exec(who)
  const max = counted ? numberOf(counted[1] ?? '') : undefined
  if (counted && max !== undefined) return named(counted[2] ?? '', { max, ...condition }, context)
  const single = /^(?:the|an?) (.+)$/i.exec(who)
  return named(single?.[1] ?? who, condition, context)
}

function named(
  who: string,
  option: Partial<Option>,
  { models }: SentenceContext,
): Partial<Option> | null {
  if (/^(?:other )?models?$/.test(who)) return option
  const kinds = kindsNamed(who.replace(/ models?$/, ''), models)
  if (kinds.length === 0) return null
  return kinds.length === models.length ? option : { who: [...kinds], ...option }
}
