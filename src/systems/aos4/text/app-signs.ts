import type { TextLine } from '../../../engine/text/text-line.ts'
import { markOf } from './line-marks.ts'

/** What of the app's grammar the lines show, and the ways in which those who follow it differ. */
export interface AppSigns {
  /** How surely it is a list in this grammar, whoever wrote it, from 0 to 0.9. */
  readonly sure: number
  /** `Grand Alliance Order | Skaven | ...`. */
  readonly piped: boolean
  /** Sections are told apart by lines of dashes. */
  readonly ruled: boolean
  /** `Battle Tactics Cards`. */
  readonly tactics: boolean
  /** The points stand in brackets before the season. */
  readonly seasonBeside: boolean
  /** `Regiment 1:`. */
  readonly colons: boolean
  readonly wounds: boolean
  /** Words of the lines that name the app. */
  readonly footers: string
}

const weights = {
  beside: 0.45,
  total: 0.2,
  season: 0.25,
  drops: 0.15,
  choice: 0.2,
  tactics: 0.15,
  heading: 0.3,
  piped: 0.1,
  'renown-army': 0.1,
} as const

const drops = /^(?:drops|auxiliar)/i

function signsIn(lines: readonly TextLine[]): AppSigns {
  const seen = new Set<keyof typeof weights>()
  const footers: string[] = []
  let [rules, prices, colons, tactics, wounds] = [0, 0, false, false, false]
  for (const line of lines) {
    if (line.rule) rules += 1
    const mark = markOf(line)
    if (mark.is === 'total') seen.add(mark.season === '' ? 'total' : 'beside')
    if (mark.is === 'season' || mark.is === 'heading' || mark.is === 'renown-army')
      seen.add(mark.is)
    if (mark.is === 'heading') colons ||= line.text.endsWith(':')
    if (mark.is === 'tally' && drops.test(line.text)) seen.add('drops')
    if (mark.is === 'tally') wounds ||= /^wounds/i.test(line.text)
    if (mark.is === 'choice') seen.add(/^battle tactic/i.test(mark.label) ? 'tactics' : 'choice')
    if (mark.is === 'choice') tactics ||= /^battle tactics/i.test(mark.label)
    if (mark.is === 'footer' && footers.length < 8) footers.push(line.text)
    if (mark.is === 'entry' && /\S \(\d{2,4}\)$/.test(line.text)) prices += 1
    if (mark.is === 'entry' && /^grand alliance \w+ ?\|/i.test(line.text)) seen.add('piped')
  }
  // A total alone may be of any game, as may prices alone.
  const only = seen.size === 0 ? prices > 1 : seen.size === 1 && seen.has('total')
  const sum = [...seen].reduce((all, sign) => all + weights[sign], 0)
  return {
    sure: only ? 0.05 : Math.min(0.9, sum),
    piped: seen.has('piped'),
    ruled: rules > 1,
    tactics,
    seasonBeside: seen.has('beside'),
    colons,
    wounds,
    footers: footers.join('\n').toLowerCase(),
  }
}

const known = new WeakMap<readonly TextLine[], AppSigns>()

/** The signs of the app's grammar in the lines; remembered, since every format that follows it asks. */
export function appSigns(lines: readonly TextLine[]): AppSigns {
  let signs = known.get(lines)
  if (!signs) known.set(lines, (signs = signsIn(lines)))
  return signs
}
