import { plain } from '../names.ts'

/** Units that have all keywords of one of the sets and none of the others. */
export interface KeywordFilter {
  readonly anyOf: string[][]
  readonly noneOf: string[]
}

/** Every keyword that some datasheet has, and a way to cut a phrase such as `ORKS INFANTRY CHARACTER` into them. */
export class Keywords {
  readonly #known: ReadonlySet<string>

  constructor(known: Iterable<string>) {
    this.#known = new Set(known)
  }

  /** The fewest keywords that make up the phrase; null when some words of it are none. */
  split(phrase: string): string[] | null {
    const words = plain(phrase).toUpperCase().split(' ')
    const best: (string[] | null)[] = [[]]
    for (let end = 1; end <= words.length; end += 1) {
      best[end] = null
      for (let start = 0; start < end; start += 1) {
        const before = best[start]
        const keyword = this.#known1(words.slice(start, end).join(' '))
        if (!before || keyword === null) continue
        const current = best[end]
        if (!current || before.length + 1 < current.length) best[end] = [...before, keyword]
      }
    }
    return best[words.length] ?? null
  }

  #known1(text: string): string | null {
    const forms = [text, text.replace(/S$/, ''), text.replace(/IES$/, 'Y'), `${text}S`]
    return forms.find((form) => this.#known.has(form)) ?? null
  }
}

const marked = /\*\*?([^*]+)\*?\*|<k>([^<]+)<\/k>/g

/**
 * Reads the marked keywords of a phrase: those side by side are all asked for, those with a comma, slash or `or` between them
 * are choices, those behind `excluding` are ruled out
 * (of several side by side the last, which is the narrowest). Null when it marks none, or none that is known.
 */
export function readKeywords(phrase: string, keywords: Keywords): KeywordFilter | null {
  const [wanted = '', ...out] = phrase.split(/excluding|other than|that is not an? /)
  const anyOf = setsIn(wanted, keywords)
  const noneOf = out.flatMap((text) => setsIn(text, keywords) ?? [[]])
  if (!anyOf || anyOf.length === 0 || noneOf.some((set) => set.length === 0)) return null
  return { anyOf, noneOf: noneOf.flatMap((set) => set.slice(-1)) }
}

const kinds = new Set(['INFANTRY', 'MOUNTED', 'VEHICLE', 'MONSTER', 'BEAST', 'WALKER', 'SWARM'])

/** `INFANTRY/MOUNTED ORKS`: kinds of units alone have what follows the last one in common. */
function shared(choices: (string[] | null)[]): (string[] | null)[] {
  const last = choices.at(-1)
  const isKind = (one: string[] | null): boolean => one?.length === 1 && kinds.has(one[0] ?? '')
  if (!last || !kinds.has(last[0] ?? '') || !choices.slice(0, -1).every(isKind)) return choices
  return choices.map((one) => one && (one === last ? one : [...one, ...last.slice(1)]))
}

function setsIn(text: string, keywords: Keywords): string[][] | null {
  const sets: string[][] = []
  let end = 0
  for (const found of text.matchAll(marked)) {
    const between = text.slice(end, found.index)
    end = found.index + found[0].length
    const phrase = found[1] ?? found[2] ?? ''
    const choices = shared(phrase.split(/\/| or /).map((one) => keywords.split(one)))
    const known = choices.flatMap((one) => (one ? [one] : []))
    if (known.length < choices.length) return null
    const last = sets.at(-1)
    const [first] = known
    if (last && first && known.length === 1 && between.trim() === '') last.push(...first)
    else sets.push(...known)
  }
  return sets
}
