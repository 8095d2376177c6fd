import { grouped } from './grouped.ts'

/** Words in a row that no text of ours may share with a source. */
export const MOST_COMMON = 8

/** The words of a text, whatever its case, marks and line ends; "bearer's" is one. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .match(/[a-z0-9]+/g) ?? []

/** The words of a file without its tags and the signs that stand for others in JSON and XML. */
export function readable(file: string): string {
  return file
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\\[nrt]/g, ' ')
    .replace(/&apos;/g, "'")
    .replace(/&#?\w+;/g, ' ')
}

const base = 0x01_00_01_93
const highest = Array.from({ length: MOST_COMMON - 1 }).reduce(
  (power: number) => Math.imul(power, base),
  1,
)

/**
 * Calls back with every run of that many words of a text, as a number that two equal runs have in common and as the place where
 * its last word ends. Sources are long: letter by letter, without a string for each word, is several times faster.
 */
function eachRun(text: string, found: (hash: number, from: number, to: number) => void): void {
  const words = new Int32Array(MOST_COMMON)
  const starts = new Int32Array(MOST_COMMON)
  let count = 0
  let run = 0
  let word = 0
  let start = -1
  for (let at = 0; at <= text.length; at += 1) {
    const letter = letterAt(text, at)
    if (letter === APOSTROPHE) continue
    if (letter > 0) {
      if (start < 0) start = at
      word = Math.imul(word ^ letter, base)
      continue
    }
    if (start < 0) continue
    const place = count % MOST_COMMON
    run = Math.imul(run - Math.imul(words[place] ?? 0, highest), base) + word
    words[place] = word
    starts[place] = start
    count += 1
    if (count >= MOST_COMMON) found(run | 0, starts[count % MOST_COMMON] ?? 0, at)
    word = 0
    start = -1
  }
}

const APOSTROPHE = 0x27

/** The code of a small letter, a figure or an apostrophe; 0 for every other sign and behind the end. */
function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === APOSTROPHE || code === 0x20_19) return APOSTROPHE
  if (code >= 97 && code <= 122) return code
  if (code >= 65 && code <= 90) return code + 32
  return code >= 48 && code <= 57 ? code : 0
}

const runText = (text: string, from: number, to: number) => wordsOf(text.slice(from, to)).join(' ')

/** The runs of texts of ours, by the key of each text, that stand in a source as well; one that goes on beyond eight words whole. */
export function commonRuns(
  own: ReadonlyMap<string, string>,
  sources: Iterable<string>,
): readonly { readonly key: string; readonly run: string }[] {
  const hashes = new Set<number>()
  const keys = new Map<string, Set<string>>()
  for (const [key, text] of own)
    eachRun(text, (hash, from, to) => {
      const run = runText(text, from, to)
      hashes.add(hash)
      keys.set(run, (keys.get(run) ?? new Set()).add(key))
    })
  if (keys.size === 0) return []
  const found = new Map<string, ReadonlySet<string>>()
  for (const source of sources)
    eachRun(source, (hash, from, to) => {
      if (!hashes.has(hash)) return
      const run = runText(source, from, to)
      const having = keys.get(run)
      if (having) found.set(run, having)
    })
  const common = [...found].flatMap(([run, having]) => [...having].map((key) => ({ key, run })))
  return [...grouped(common, ({ key }) => key)].flatMap(([key, all]) =>
    joined(all.map(({ run }) => run)).map((run) => ({ key, run })),
  )
}

/** Runs that overlap by all but one word as one longer run. */
function joined(runs: readonly string[]): readonly string[] {
  const whole: string[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    const end = run.lastIndexOf(' ')
    const goesOn = last?.endsWith(` ${run.slice(0, end)}`) ?? false
    if (goesOn) whole[whole.length - 1] = `${last}${run.slice(end)}`
    else whole.push(run)
  }
  return whole
}
