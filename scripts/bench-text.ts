import { readGame } from '../src/library/node-games.ts'
import { judge } from '../src/share/report.ts'
import { listsIn } from '../src/share/text/lists-in.ts'
import { readText } from '../src/share/text/read-text.ts'
import { type Samples, samplesOf } from '../src/share/text/testing-samples.ts'
import { time, timingRows, type Row } from './bench-row.ts'

const games = new Map(['aos4', 'wh40k11'].map((id) => [id, readGame(id)]))

/** Reads the lists of a text and validates each; says how many there are. */
function checked(text: string): number {
  const lists = listsIn(text)
  for (const { lines, found } of lists) {
    if (!found) continue
    const data = games.get(found.form.system)
    judge(readText(lines, found, data).roster, data)
  }
  return lists.length
}

/** A sample under another name: no text is like one before it. */
function renamed({ text, expected }: Samples, sample: string, turn: number): string {
  const [name] = expected(sample).map(({ list }) => list['name'])
  const known = typeof name === 'string' && name !== ''
  return known ? text(sample).replace(name, `${name} ${turn}`) : text(sample)
}

/** Texts with one list each: the samples of both games in rotation. */
function* texts(): Generator<string> {
  const all = [...games.keys()].flatMap((game) => {
    const samples = samplesOf(game)
    const single = samples.names.filter((name) => samples.expected(name).length === 1)
    return single.map((name) => (turn: number) => renamed(samples, name, turn))
  })
  for (let turn = 0; ; turn += 1) yield all[turn % all.length]?.(turn) ?? ''
}

/** As many characters of lists, one after the other. */
function pasted(characters: number): string {
  let all = ''
  for (const text of texts()) {
    all += `${text}\n`
    if (all.length > characters) return all.slice(0, characters)
  }
  return all
}

/** One list that does not end: units with what they carry. */
function endless(characters: number): string {
  const head = 'No end (2000 points)\n\nOrks\nWar Horde (3 Detachment Points)\n'
  const size = 'Strike Force (2000 points)\n\nBATTLELINE\n\n'
  const unit =
    'Boyz (80 points)\n  • 1x Boss Nob\n    • 1x Power klaw\n  • 9x Boy\n    • 9x Choppa\n\n'
  return `${head}${size}${unit.repeat(characters / unit.length)}`.slice(0, characters)
}

const sizes = [1, 10, 100, 1000] as const

/** Per kB a long text takes no longer than a short one: the ratio of 1 MB to 10 kB is near one, or below. */
function growthRows(what: string, make: (characters: number) => string): readonly Row[] {
  const taken = sizes.map((size) => {
    const text = make(size * 1000)
    const { median } = time(
      () => text,
      (one) => checked(one),
      Math.max(4, 200 / size),
    )
    return { size, median }
  })
  const perKb = (of: number) => (taken.find(({ size }) => size === of)?.median ?? 0) / of
  return [
    ...taken.map(({ size, median }) => ({
      what: `${what}, ${size} kB`,
      value: median,
      unit: 'ms',
    })),
    {
      what: `${what}, 1 MB to 10 kB, per kB`,
      value: perKb(1000) / perKb(10),
      unit: 'times',
      budget: 2,
    },
  ]
}

/** How long it takes to read pasted texts and validate their lists: a thousand single ones, and texts that grow. */
export function textRows(): readonly Row[] {
  const source = texts()
  const next = () => source.next().value as string
  const single = time(next, checked, 1000)
  return [
    ...timingRows('read and validate a pasted list, of 1,000', single, 3),
    ...growthRows('paste of many lists', pasted),
    ...growthRows('list without an end', endless),
  ]
}
