import { itemList } from './item-lists.ts'
import type { ItemCount } from './item-lists.ts'
import type { Items } from './items.ts'
import type { Choice } from './sentence-cut.ts'
import type { Option } from './wargear-sentence.ts'

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, a: 1, an: 1 }

/** A number in figures or words. */
export function numberOf(text: string): number | undefined {
  return numbers[text.toLowerCase()] ?? (/^\d+$/.test(text) ? Number(text) : undefined)
}

export interface Given {
  readonly to: ItemCount[][]
  readonly option: Partial<Option>
}

/** What is taken: one thing, or choices and how many of them. Several results are ways that exclude each other. */
export function givenOf(text: string, choices: readonly Choice[], items: Items): Given[] | null {
  const listed = listOf(choices, items)
  const to = text
    .replace(/^(?:with|by) /, '')
    .replace(/[.;:]+$/, '')
    .trim()
  if (choices.length === 0) return inline(to, items)
  if (!listed) return null
  const both =
    /^(.+?),? (?:or|and) (?:(two) different weapons from the following list|(?:one|1) of the following)$/.exec(
      to,
    )
  if (!both) {
    const pick = pickOf(to, choices.length)
    return pick && [{ to: listed, option: pick }]
  }
  const fixed = itemList(both[1] ?? '', items, false)
  if (!fixed) return null
  if (both[2] === undefined)
    return [{ to: listed.map((choice) => [...fixed, ...choice]), option: {} }]
  return [
    { to: [fixed], option: {} },
    { to: listed, option: { pick: 2 } },
  ]
}

/** One thing, several with `or` between them, or up to so many of one. */
function inline(to: string, items: Items): Given[] | null {
  const up = /^up to (\d+|one|two|three|four) (?:additional )?(.+)$/.exec(to)
  const number = numberOf(up?.[1] ?? '') ?? 1
  const times = number > 1 ? { times: number } : {}
  const what = (up?.[2] ?? to)
    .replace(/^(?:(\d+|one) )?additional /, (_, count?: string) => (count ? `${count} ` : ''))
    .replace(/^one /, '1 ')
  if (/following|different|option/.test(what)) return null
  const whole = itemList(what, items, true)
  if (whole) return [{ to: [whole], option: times }]
  const parts = / or /.test(what) ? what.split(/,? or /) : [what]
  const sets = parts.map((part) => itemList(part, items, false))
  return sets.some((set) => set === null)
    ? null
    : [{ to: sets.flatMap((set) => (set ? [set] : [])), option: times }]
}

function listOf(choices: readonly Choice[], items: Items): ItemCount[][] | null {
  const read = choices.map(({ text }) =>
    itemList(text.replace(/(\d+) additional /, '$1 '), items, false),
  )
  return read.every((one) => one !== null) ? read.flatMap((one) => (one ? [one] : [])) : null
}

/** How many of the choices: `one of the following`, `up to two of the following, and can take duplicates`, ... */
function pickOf(to: string, choices: number): Partial<Option> | null {
  if (to === '' || /^(?:one|1) (?:of the )?(?:following|options?)/i.test(to)) return {}
  if (/^any (?:number )?of the following/i.test(to)) return { pick: choices }
  const some =
    /^(?:up to )?(\d+|two|three|four) (?:different )?(?:weapons |items )?(?:of|from) the following(?: list)?(.*)$/i.exec(
      to,
    )
  const number = numberOf(some?.[1] ?? '')
  if (!some || number === undefined) return null
  return {
    pick: number,
    ...(/and (?:can|may) take duplicates/.test(some[2] ?? '') ? { same: true } : {}),
  }
}
