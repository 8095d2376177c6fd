import type { Ability } from '../community.ts'

type Timing = NonNullable<Ability['timing']>

const windows: readonly (readonly [RegExp, NonNullable<Timing['window']>])[] = [
  [/deployment phase/, 'deployment'],
  [/end of (the )?(first |final )?battle round|start of battle$/, 'other'],
  [/battle round/, 'start of battle round'],
  [/start of (any|your|enemy) turn/, 'start of turn'],
  [/end of (any|your|enemy) turn/, 'end of turn'],
  [/hero ?phase/, 'hero phase'],
  [/movement ?phase/, 'movement phase'],
  [/shooting ?phase/, 'shooting phase'],
  [/charge ?phase/, 'charge phase'],
  [/combat ?phase/, 'combat phase'],
  [/any phase/, 'any phase'],
]

const limits: readonly (readonly [RegExp, NonNullable<Timing['limit']>])[] = [
  [/per battle round/, 'once per battle round'],
  [/per battle \(army/, 'once per battle (army)'],
  [/per battle/, 'once per battle'],
  [/per turn \(army/, 'once per turn (army)'],
  [/per turn/, 'once per turn'],
  [/per phase/, 'once per phase'],
]

/**
 * When an ability is used, from the catalogue's wording: only what the data format knows. A reaction is used in the phase of what
 * it answers, where that is of one phase only; an occasion that there is no word for is `other`. Absent when the text says none of
 * it.
 */
export function readTiming(text: string): Timing | undefined {
  const line = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\(army,?\)?/, ' (army)')
    .replace(/ +/g, ' ')
  const [limitText, rest] = splitLimit(line)
  const [occasion, answered] = splitReaction(rest)
  const limit = firstMatch(limits, limitText)
  const said = firstMatch(windows, occasion)
  const known = said === undefined && answered !== null ? phaseOf(answered) : undefined
  const window = said ?? known?.window
  const whose = said === undefined ? known?.whose : whoseTurn(occasion)
  const timing: Timing = {
    ...(window && { window }),
    ...(whose && { whose }),
    ...(limit && { limit }),
    ...(answered !== null && { reaction: true as const }),
  }
  return Object.keys(timing).length > 0 ? timing : undefined
}

/** `once per turn (army), any combat phase` in its two halves. */
function splitLimit(line: string): readonly [string, string] {
  const found = /^\s*(one?c?e? per (battle round|battle|turn|phase)( \(army\))?)[\s.,)]*(.*)$/.exec(
    line.replace(/^onec /, 'once '),
  )
  return found ? [found[1] ?? '', found[4] ?? ''] : ['', line]
}

/** Cuts off what a reaction answers to, which may have a phase before it. Some of the texts forget the word. */
function splitReaction(text: string): readonly [occasion: string, answered: string | null] {
  const start = text.search(/reaction:|(^|, )(you|opponent|your opponent) declared /)
  return start === -1 ? [text, null] : [text.slice(0, start), text.slice(start)]
}

type Phase = Pick<Timing, 'window' | 'whose'>

/** Phases of what reactions answer, by the words for it; whose turn it is only where it is always the same. */
const answers: readonly (readonly [RegExp, Phase])[] = [
  [/\b(fight|rampage)\b/, { window: 'combat phase', whose: 'any' }],
  [/\bcounter-charge\b/, { window: 'charge phase', whose: 'enemy' }],
  [/(?<!counter-|non-)\bcharge\b/, { window: 'charge phase', whose: 'any' }],
  [/\bshoot\b/, { window: 'shooting phase', whose: 'any' }],
  [/\b(spell|prayer|unbind|rally)\b/, { window: 'hero phase', whose: 'any' }],
  [/\brun\b/, { window: 'movement phase', whose: 'your' }],
  [/\bredeploy\b/, { window: 'movement phase', whose: 'enemy' }],
]

/** The phase of what a reaction answers; undefined where that may be in several, or is not known. */
function phaseOf(answered: string): Phase | undefined {
  const declared = answered.replace(/[*^]/g, '')
  const found = answers.filter(([said]) => said.test(declared)).map(([, phase]) => phase)
  const [first] = found
  return found.every((one) => one.window === first?.window) ? first : undefined
}

function firstMatch<Value>(
  table: readonly (readonly [RegExp, Value])[],
  text: string,
): Value | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}

function whoseTurn(occasion: string): Timing['whose'] {
  const found = /\b(your|enemy|any)/.exec(occasion)?.[1]
  return found === 'your' || found === 'enemy' || found === 'any' ? found : undefined
}
