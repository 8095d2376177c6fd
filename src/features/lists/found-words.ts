import { t } from '../../text/t.ts'

/** How many of the lists a search or a choice of tags left, for a screen reader. */
export const foundWords = (found: number, all: number): string =>
  t('{found, number} of {all, number} lists found', { found, all })
