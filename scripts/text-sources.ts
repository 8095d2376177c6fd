import type { SourceTexts } from './source-text.ts'
import type { TextPlace } from './text-places.ts'
import { aosTexts } from './text-sources-aos4.ts'
import { fortyTexts } from './text-sources-wh40k11.ts'

/** Reads what the sources in a folder say of all that the data of a game names, by game. Throws as `readSources` does. */
export const sourceTextsOf: ReadonlyMap<
  string,
  (folder: string, places: readonly TextPlace[]) => SourceTexts
> = new Map([
  ['aos4', aosTexts],
  ['wh40k11', fortyTexts],
])
