import type { DraftDetail } from '../../../engine/text/text-draft.ts'
import { enhancementNamed } from './read-enhancement.ts'
import type { Reading } from './reading.ts'
import type { SheetNames } from './sheet-names.ts'

const withWord = ' with '

/** Of a row of names the last one, and the row without it. */
function lastOf(row: string): readonly [string, string] {
  const at = row.lastIndexOf(', ')
  return at < 0 ? ['', row] : [row.slice(0, at), row.slice(at + 2)]
}

/** `A'rgath, The King of Blades [20 pts]` in a row: the price shows where its name ends, only the data where it begins. */
function enhancementAcross(
  reading: Reading,
  before: DraftDetail,
  detail: DraftDetail,
): readonly DraftDetail[] | null {
  const priced = detail.label === '' && detail.points !== null
  if (!priced || (before.label !== 'carries' && before.label !== 'some')) return null
  const [rest, first] = lastOf(before.words)
  const words = `${first}, ${detail.words}`
  if (enhancementNamed(reading, detail.words) || !enhancementNamed(reading, words)) return null
  const whole = { ...detail, label: 'enhancement', words }
  return rest === '' ? [whole] : [{ ...before, words: rest }, whole]
}

/** `4 Marines with Jump Packs with Bolt pistol`: the longest name of models that the datasheet knows ends at a later word. */
function modelsAcross(
  names: SheetNames,
  models: DraftDetail,
  gear: DraftDetail,
): readonly DraftDetail[] | null {
  const under = models.label === '' && gear.label === 'carries' && gear.depth > models.depth
  if (!under || !gear.words.includes(withWord)) return null
  const parts = gear.words.split(withWord)
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const words = [models.words, ...parts.slice(0, count)].join(withWord)
    if ((names.sure(words)?.models.length ?? 0) === 0) continue
    return [
      { ...models, words },
      { ...gear, words: parts.slice(count).join(withWord) },
    ]
  }
  return null
}

/**
 * The details of a unit with those names put together again that the marks of a line cut apart, as only the data tells that they
 * are one.
 */
export function withWholeNames(
  reading: Reading,
  details: readonly DraftDetail[],
  names: SheetNames,
): readonly DraftDetail[] {
  const whole: DraftDetail[] = []
  for (const detail of details) {
    const before = whole.at(-1)
    const both =
      before?.line === detail.line
        ? (enhancementAcross(reading, before, detail) ?? modelsAcross(names, before, detail))
        : null
    if (both) whole.splice(-1, 1, ...both)
    else whole.push(detail)
  }
  return whole
}
