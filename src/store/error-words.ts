import { t } from '../text/t.ts'
import { isMissingPart } from './missing-part.ts'

/** What to tell the user of an error: its own words, unless it is the browser's about a part of the app that did not arrive. */
export function errorWords(error: unknown): string {
  if (isMissingPart(error))
    return t('A part of Muster did not arrive. Load the page again when you are online.')
  return error instanceof Error ? error.message : String(error)
}
