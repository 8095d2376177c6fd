/** One line of a pasted list, as every format's reader sees it. */
export interface TextLine {
  /** Its place in the pasted text, from 0. */
  readonly at: number
  /** As pasted. */
  readonly raw: string
  /** Without bullet and emphasis, with plain spaces and straight quotes; empty for blank lines and rules. */
  readonly text: string
  /** Columns before the first character. */
  readonly indent: number
  readonly bullet: boolean
  /** A line of dashes, plus or equal signs. */
  readonly rule: boolean
}
