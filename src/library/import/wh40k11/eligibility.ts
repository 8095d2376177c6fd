import type { EnhancementData } from '../../../systems/wh40k11/schema.ts'
import type { AppEnhancement, AppStratagem } from './app.ts'
import { readKeywords } from './keyword-phrases.ts'
import type { KeywordFilter, Keywords } from './keyword-phrases.ts'
import { keywordSlips } from './overlay.ts'

type Eligible = EnhancementData['eligible']

const clause =
  /^(?:\*\([^)]*\)\*? ?)?(.{3,170}? only(?: \([^)]*\))?)(?:\**[.:]|$|\n)|^(.{3,120}?\([^)]*\) only)(?:[.:]|$|\n)/

/** Who may take an enhancement, from the `... only` clause that its text begins with; null when it has none that can be read. */
export function eligibilityOf(enhancement: AppEnhancement, keywords: Keywords): Eligible | null {
  const text = keywordSlips.reduce(
    (before, slip) => before.replaceAll(slip.text, slip.keyword),
    enhancement.description.replaceAll('<k>', '**').replaceAll('</k>', '**'),
  )
  const found = clause.exec(text)
  const phrase = found?.[1] ?? found?.[2]
  if (phrase === undefined) return null
  const filter = readKeywords(phrase, keywords)
  if (!filter) return null
  const ability = /with the (.+?) ability/.exec(phrase)?.[1]
  const item = /equipped with (?:an? )?(.+?) only/.exec(phrase)?.[1]
  return {
    on: /\bunits? only|\bunits? \(/.test(phrase) ? 'unit' : 'model',
    ...cleanFilter(filter),
    ...(ability === undefined ? {} : { ability: ability.replaceAll('*', '') }),
    ...(item === undefined ? {} : { item: item.replaceAll('*', '') }),
  }
}

function cleanFilter({ anyOf, noneOf }: KeywordFilter): KeywordData {
  return { anyOf, ...(noneOf.length > 0 ? { noneOf } : {}) }
}

interface KeywordData {
  anyOf: string[][]
  noneOf?: string[]
}

/** Keywords of the units of one's own that a stratagem is used on; null where it does not speak of any. */
export function targetOf({ target = '' }: AppStratagem, keywords: Keywords): KeywordData | null {
  const [first = ''] = target.split(/\.(?: |$)|\n/)
  const [own = ''] = first.split(
    /, and one | and one enemy| that (?:was|has|have|is|are|made|can) | within /,
  )
  if (/enemy/.test(own)) return null
  const filter = readKeywords(own, keywords)
  return filter ? cleanFilter(filter) : null
}
