/** What a source says of a rule. Read to be compared with, and never written into the repository. */
export interface SourceText {
  /** In the order of the source, by what they are: `when`, `target`, `effect`, ... */
  readonly parts: Readonly<Record<string, string>>
  /** The file it stands in. */
  readonly file: string
}

/** Texts by game's book and key; a key may have several where sources differ. */
export class SourceTexts {
  readonly #texts = new Map<string, SourceText[]>()

  add(book: string, key: string, text: SourceText): void {
    if (Object.keys(text.parts).length === 0) return
    const at = `${book}/${key}`
    const known = this.#texts.get(at) ?? []
    if (known.some((one) => wholeText(one) === wholeText(text))) return
    this.#texts.set(at, [...known, text])
  }

  at(book: string, key: string): readonly SourceText[] {
    return this.#texts.get(`${book}/${key}`) ?? []
  }
}

/** All that a source says of a rule, in one line. */
export function wholeText({ parts }: SourceText): string {
  return Object.values(parts).join(' ').replace(/\s+/g, ' ').trim()
}

/** The parts that say something. */
export function partsOf(
  parts: Readonly<Record<string, string | null | undefined>>,
): SourceText['parts'] {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, text]) => {
      const clean = cleanText(text ?? '')
      return clean === '' || clean === '-' ? [] : [[part, clean]]
    }),
  )
}

/** A text without the marks of its format; what it emphasises stays as it is written. */
export function cleanText(text: string): string {
  return text
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<li>/g, '\n- ')
    .replace(/<\/?[a-z]+>/gi, '')
    .replace(/\*\*|\^\^|__/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
