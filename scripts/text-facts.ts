import { wholeText } from './source-text.ts'
import type { SourceText } from './source-text.ts'
import { figuresIn, Said } from './text-numbers.ts'

/** A summary as it is compared with its source. */
export interface Claim {
  /** Its lines. */
  readonly steps: readonly string[]
  readonly leftOut: readonly string[]
}

/** Short words in capitals that are no keywords, with what a source calls them. */
const shortened: Readonly<Record<string, readonly string[]>> = {
  ap: ['armour penetration'],
  cp: ['command point'],
  oc: ['objective control'],
  vp: ['victory point'],
  ws: ['weapon skill'],
  bs: ['ballistic skill'],
}

/** What is wrong with a summary against what the sources say of its rule, a sentence each. */
export function factFaults(
  { steps, leftOut }: Claim,
  name: string,
  sources: readonly SourceText[],
): readonly string[] {
  if (sources.length === 0) return []
  const text = steps.join('\n')
  const whole = new Said(sources.map(wholeText).join('\n'))
  const left = leftOut.map((one) => one.split(' ')[0] ?? '')
  return [
    ...strangeFigures(text, whole),
    ...strangeKeywords(text, `${name} ${whole.text}`),
    ...left
      .filter((one) => figuresIn(one).some((figure) => !whole.says(figure)))
      .map((one) => `leaves out ${one}, which its source does not say`),
    ...lostFigures([text, ...left].join(' ; '), sources),
  ]
}

function strangeFigures(text: string, source: Said): readonly string[] {
  const figures = figuresIn(text)
  return unique([
    ...figures
      .filter((figure) => !source.says(figure))
      .map((figure) => `says ${printed(figure.text)}, which its source does not`),
    ...figures
      .filter((figure) => source.says(figure) && source.turns(figure))
      .map(({ sign, text: said }) => `says ${sign}${printed(said)}, its source the contrary`),
  ])
}

/** Numbers of the effect that are neither in the summary nor left out on purpose; where sources differ, those of all of them. */
function lostFigures(text: string, sources: readonly SourceText[]): readonly string[] {
  const own = new Said(text)
  const lost = sources.map(({ parts }) =>
    figuresIn(withoutExamples(parts['effect'] ?? ''))
      .filter((figure) => !figure.isThrow && !own.says(figure))
      .map((figure) => `lacks ${printed(figure.text)} of its source`),
  )
  const [first = [], ...others] = lost
  return unique(first.filter((one) => others.every((other) => other.includes(one))))
}

function withoutExamples(text: string): string {
  // one in italics goes on to their end
  const plain = text.replace(/\*(example|designer's note)[^*]*\*/gi, '')
  return plain.replace(/\b(for example|example:|designer's note)[^.]*\.?/gi, '')
}

/** Words in capitals that the source has in no way of writing. */
function strangeKeywords(text: string, source: string): readonly string[] {
  const known = new Set(wordsOf(source))
  const plain = source.toLowerCase()
  const found = text
    .replace(/[\u2018\u2019]/g, "'")
    .match(/(?<![\p{L}\d])[\p{Lu}][\p{Lu}'-]*\p{Lu}(?![\p{L}\d])/gu)
  const strange = (found ?? []).filter((word) => {
    const short = shortened[word.toLowerCase()]
    const asIs = new RegExp(`(?<![a-z])${word.toLowerCase()}(?![a-z])`)
    if (short) return !asIs.test(plain) && !short.some((one) => plain.includes(one))
    return wordsOf(word).some((part) => !forms(part).some((form) => known.has(form)))
  })
  return unique(strange.map((word) => `says ${word}, which its source does not`))
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u2018\u2019']/g, '')
    .match(/[a-z\d]+/g) ?? []

/** One and several. */
const forms = (word: string) => [
  word,
  `${word}s`,
  `${word}es`,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/y$/, 'ies'),
  word.replace(/ies$/, 'y'),
]

const printed = (figure: string) => figure.replaceAll('d', 'D')
const unique = (lines: readonly string[]) => [...new Set(lines)]
