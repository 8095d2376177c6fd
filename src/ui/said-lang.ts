import { language } from '../text/t.ts'

/** The language that summaries and glossaries are written in, for `lang` on a page that speaks another one; else undefined. */
export function saidLang(): 'en' | undefined {
  return language() === 'en' ? undefined : 'en'
}
