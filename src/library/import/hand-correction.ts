/** One correction by hand, in words for a reader of the audit. */
export interface HandCorrection {
  readonly what: string
  readonly correction: string
  readonly reason: string
  readonly source: string
}

type Grounds = Pick<HandCorrection, 'reason' | 'source'>

/** An entry of an overlay as a correction: what it is about, what is done, and the entry's own grounds. */
export function entry(
  what: string,
  correction: string,
  { reason, source }: Grounds,
): HandCorrection {
  return { what, correction, reason, source }
}
