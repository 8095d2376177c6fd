import fc from 'fast-check'

import { textForms } from '../../systems/text-forms.ts'
import { samplesOf } from './testing-samples.ts'

const games = textForms.map(({ system }) => samplesOf(system))

/** The texts of all samples of both games. */
export const sampleTexts: readonly string[] = games.flatMap(({ names, text }) => names.map(text))

/** What a step does to a text at a place from 0 to 1, with the words of another sample or a random text at hand. */
interface Step {
  readonly kind: keyof typeof steps
  readonly place: number
  readonly other: number
  readonly words: string
}

const marks = [' ', '\u00A0', '\t', '• ', '◦', '* ', '- ', '> ', '(', ')', '[', ']', '**', '__']
const more = ['&bull;', '&#9;', '[b]', '\u001B[31m', '\r', '\u2028', '\uD83D', ' and ', ', ', ': ']
const starts = ['++', '+ ', '== ', '# ', '1x ', '20 x ', '// ', 'Char1: ', "General's Regiment\n"]
const bits = [...marks, ...more, ...starts]

const indexIn = (length: number, place: number) => Math.min(length - 1, Math.floor(length * place))
const at = (all: readonly string[], place: number) => all[indexIn(all.length, place)] ?? ''

function inLines(change: (lines: string[], here: number, step: Step) => void) {
  return (text: string, step: Step) => {
    const lines = text.split('\n')
    change(lines, indexIn(lines.length, step.place), step)
    return lines.join('\n')
  }
}

/** A text with something in the place of what stands at a place. */
function replaced(text: string, { place }: Step, taken: number, given: string): string {
  const from = Math.floor(text.length * place)
  return `${text.slice(0, from)}${given}${text.slice(from + taken)}`
}

const steps = {
  'drop a line': inLines((lines, here) => lines.splice(here, 1)),
  'double a line': inLines((lines, here) => lines.splice(here, 0, lines[here] ?? '')),
  'repeat a line': inLines((lines, here, { other }) => {
    const times = Math.ceil(400 * other ** 4)
    lines.splice(here, 0, ...Array.from({ length: times }, () => lines[here] ?? ''))
  }),
  'swap two lines': inLines((lines, here, { other }) => {
    const there = indexIn(lines.length, other)
    ;[lines[here], lines[there]] = [lines[there] ?? '', lines[here] ?? '']
  }),
  'join two lines': inLines((lines, here) =>
    lines.splice(here, 2, lines.slice(here, here + 2).join(' ')),
  ),
  'take a line of another list': inLines((lines, here, { other, place }) => {
    lines.splice(here, 0, at(at(sampleTexts, other).split('\n'), place))
  }),
  'write a long line': inLines((lines, here, { other }) => {
    const line = lines[here] ?? ''
    lines[here] = line.repeat(Math.ceil((3000 * other) / Math.max(1, line.length)))
  }),
  'write a line anew': inLines((lines, here, { words }) => {
    lines[here] = words
  }),
  'set a line in': inLines((lines, here, { other }) => {
    lines[here] = `${' '.repeat(Math.floor(40 * other))}${lines[here]}`
  }),
  'change a letter': (text: string, step: Step) => replaced(text, step, 1, step.words.slice(0, 2)),
  'lose a letter': (text: string, step: Step) => replaced(text, step, 1, ''),
  'put a mark in': (text: string, step: Step) => replaced(text, step, 0, at(bits, step.other)),
  'put words in': (text: string, step: Step) => replaced(text, step, 0, step.words),
  'change a number': (text: string, step: Step) => {
    const from = Math.floor(text.length * step.place)
    const huge = ['0', '00', '-1', '999', '65536', '9999999', '1'.repeat(400), '1,0,0', '1e9']
    const changed = text.slice(from).replace(/\d+/, at(huge, step.other))
    return `${text.slice(0, from)}${changed}`
  },
  'cut the end off': (text: string, { place }: Step) => text.slice(0, text.length * place),
  'cut the beginning off': (text: string, { place }: Step) => text.slice(text.length * place),
  'paste another list behind': (text: string, { other }: Step) =>
    `${text}\n${at(sampleTexts, other)}`,
  'paste another list within': (text: string, step: Step) =>
    replaced(text, step, 0, at(sampleTexts, step.other)),
  'paste itself behind': (text: string) => `${text}\n\n${text}`,
  'lose all line ends': (text: string) => text.replaceAll('\n', ' '),
} as const

const kinds = Object.keys(steps) as (keyof typeof steps)[]
const share = fc.double({ min: 0, max: 0.999_999, noNaN: true })

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  place: share,
  other: share,
  words: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(...bits, '__proto__', 'constructor', 'toString: valueOf', '(9 points)'),
  ),
})

const mostCharacters = 40_000

/** Samples of both games, each mutated in up to a dozen ways. */
export const mutatedSamples: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...sampleTexts), fc.array(step, { minLength: 1, maxLength: 12 }))
  .map(([text, taken]) =>
    taken.reduce((now, one) => steps[one.kind](now, one).slice(0, mostCharacters), text),
  )
