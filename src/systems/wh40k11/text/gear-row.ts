import { countOf, pointsOf } from '../../../engine/text/line-parts.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import type { DraftBody } from './draft-body.ts'
import { meaningOf } from './labels.ts'
import { markOf } from './line-marks.ts'

/** Parts between commas that stand in no brackets. */
export function topParts(row: string): readonly string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (const [at, letter] of Array.from(row).entries()) {
    if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1)
    else if (letter === ',' && depth === 0) {
      parts.push(row.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, row.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}

interface Carriers {
  readonly line: number
  readonly models: number
  readonly depth: number
  /** Whether the text only says what some of the models carry. */
  readonly some?: boolean
}

/**
 * A row of what so many models carry: `Bolt pistol, 2x Chainblade, Power fist [5 pts]`. Names that stand side by side stay one
 * row, as a name may have commas itself. What stands in brackets behind a name is what it comes to
 * (`Cannon and claws (Ectoplasma cannon, Forgefiend claws)`) and is given one deeper.
 */
export function gearRow(body: DraftBody, row: string, carriers: Carriers): void {
  let plain: string[] = []
  const flush = () => {
    const { line, models, depth, some = false } = carriers
    const words = plain.join(', ')
    plain = []
    if (words !== '') {
      body.labelled(some ? 'some' : 'carries', words, line, { count: models, depth })
    }
  }
  for (const part of topParts(row)) {
    const special = /[([]\+?\w/.test(part) || meaningOf(part) === 'warlord' || label.test(part)
    if (special) {
      flush()
      readPart(body, part, carriers)
    } else plain.push(part)
  }
  flush()
}

const label = /^E(?:nhancements?)?: ?/i

/** A part with a price, with something in brackets, or that is no wargear. */
function readPart(body: DraftBody, part: string, { line, models, depth, some }: Carriers): void {
  const [, head = '', inner] = /^([^()]+?) ?\((.+)\)$/.exec(part) ?? []
  const within = inner === undefined || /^\+?\d+(?: ?pts| points)?$/i.test(inner) ? null : inner
  const { before, points } = pointsOf(within === null ? part : head)
  const { count, rest } = countOf(before)
  if (meaningOf(before) === 'warlord') body.labelled('warlord', '', line)
  else if (label.test(before)) {
    body.labelled('enhancement', before.replace(label, ''), line, { points })
  } else {
    const times = count === null && within !== null ? null : (count ?? 1) * models
    body.labelled('', rest, line, { count: times, points, depth })
  }
  const one = { line, models, depth: depth + 1, ...(some === true ? { some } : {}) }
  if (within !== null) gearRow(body, within, one)
}

/** `Leading: X`, `Warlord`, `Enhancement: X`, and `: X` of the unit that X joins; false for other lines. */
export function labelledLine(body: DraftBody, line: TextLine): boolean {
  const mark = markOf(line)
  const [, joined] = /^: ?(\S.*)$/.exec(line.text) ?? []
  if (mark.is !== 'label' && joined === undefined) return false
  if (mark.is === 'label') body.labelled(mark.label, mark.words, line.at)
  else body.labelled('attached-to', joined ?? '', line.at)
  return true
}
