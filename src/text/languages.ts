import { speakBy, type Table } from './t.ts'

const files = import.meta.glob<Table>('./lang/*.json', { import: 'default' })

const codeOf = (file: string) => file.replace(/^.*\/|\.json$/g, '')

/** Every language there is: the app's own and one for each file of `lang`. */
export const languages: readonly string[] = ['en', ...Object.keys(files).map(codeOf)]

/** What a language calls itself: `Deutsch`. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1)
}

/** The first of the wished languages that there is, English if there is none. Regions are not told apart. */
export function bestLanguage(wished: readonly string[]): string {
  const codes = wished.map((each) => each.toLowerCase().split('-')[0] ?? '')
  return codes.find((code) => languages.includes(code)) ?? 'en'
}

/** A language that is not there by then will not come: the page opens in English. */
const patience = 8000

async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('The language did not come in time.')), patience)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Loads a language and makes it the one that is spoken; gives its code. What cannot be loaded leaves English, in which every text is there. */
export async function speak(code: string): Promise<string> {
  const load = files[`./lang/${code}.json`]
  if (!load) {
    speakBy('en', {})
    return 'en'
  }
  try {
    speakBy(code, await inTime(load()))
    return code
  } catch {
    speakBy('en', {})
    return 'en'
  }
}
