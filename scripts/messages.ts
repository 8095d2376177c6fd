// The interface texts of all sources and what each language has of them.
//   npm run text:messages                       rewrites src/text/messages.json; says what a language lacks or has too much
//   … -- --tidy                                the same, and takes out of de.json what is shown nowhere
//   … -- --take FILE [FILE]                     takes texts (flat JSON: English to German) over into de.json
//   … -- --missing [FOLDER]                     the texts of a folder that German lacks, as JSON to fill in
//   … -- --bare [FOLDER]                        what reads like an interface text and is in no catalogue
import process from 'node:process'

import { bareTexts } from './messages-bare.ts'
import { catalogue, catalogueFile, languageFile, problemsOf, readTexts } from './messages-found.ts'
import { underLock, writeSorted } from './messages-written.ts'

const warn = (line: string) => process.stderr.write(`${line}\n`)
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Settles with the exit code: 1 where a text or a translation is not in order. */
export async function main(args: readonly string[]): Promise<number> {
  const [what, ...rest] = args
  const language = 'de'
  if (what === '--take') return take(language, rest)
  if (what === '--bare') return bare(rest[0] ?? 'src')
  if (what === '--missing') return missing(language, rest[0] ?? 'src')
  if (what === '--tidy') tidy(language)
  return renew(language)
}

function take(language: string, files: readonly string[]): number {
  const taken = Object.assign({}, ...files.map(readTexts)) as Record<string, string>
  const faults = problemsOf(taken, catalogue(warn), false)
  for (const fault of faults) say(fault)
  const refused = new Set(faults.map((fault) => fault.split(' ← ').at(-1)))
  const good = Object.entries(taken).filter(([key]) => !refused.has(key))
  underLock(() => {
    const file = languageFile(language)
    writeSorted(file, { ...readTexts(file), ...Object.fromEntries(good) })
  })
  say(`${good.length} taken, ${refused.size} refused`)
  return refused.size > 0 ? 1 : 0
}

/** Takes out what is shown nowhere; nothing while a source cannot be read, whose texts would seem to be gone. */
function tidy(language: string): void {
  const known = catalogue()
  underLock(() => {
    const file = languageFile(language)
    const shown = Object.entries(readTexts(file)).filter(([key]) => known.has(key))
    writeSorted(file, Object.fromEntries(shown))
  })
}

function bare(folder: string): number {
  const found = bareTexts(folder)
  for (const { file, line, text } of found) say(`${file}:${line}  ${text}`)
  say(`${found.length} texts stand outside the catalogue`)
  return found.length > 0 ? 1 : 0
}

function missing(language: string, folder: string): number {
  const there = readTexts(languageFile(language))
  const lacking = [...catalogue(warn)].filter(
    ([key, { files }]) => there[key] === undefined && files.some((file) => file.startsWith(folder)),
  )
  say(JSON.stringify(Object.fromEntries(lacking.map(([key]) => [key, ''])), null, 2))
  return 0
}

function renew(language: string): number {
  const found = catalogue(warn)
  const places = [...found].map(([key, { places }]) => [key, places.join(', ')] as const)
  writeSorted(catalogueFile, Object.fromEntries(places))
  const there = readTexts(languageFile(language))
  const faults = problemsOf(there, found, true)
  for (const fault of faults) say(fault)
  say(`${found.size} texts, ${Object.keys(there).length} in ${language}, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}
