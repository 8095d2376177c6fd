import { inferLoadout, type InferredLoadout } from '../../../engine/loadout-infer.ts'
import type { ItemCount } from '../../../engine/loadout-sheet.ts'
import type { Id } from '../../../engine/roster.ts'
import { t } from '../../../text/t.ts'
import type { Models } from '../models.ts'
import type { SheetData } from '../schema.ts'
import { saidItems, type SaidItem } from './carried.ts'
import type { Reading } from './reading.ts'

type Wargear = Readonly<Record<string, number>>

/**
 * The choices of wargear that a unit's lines come to, and a reading of each of these lines: where it has less than a line
 * says, the line says what it has.
 */
export function readWargear(
  reading: Reading,
  unit: Id,
  sheet: SheetData | null,
  models: Models,
  items: readonly SaidItem[],
  complete: boolean,
): Wargear {
  if (!sheet || items.length === 0) return {}
  const { log } = reading
  const { deviations, missing, extra } = nearest(sheet, models, items, complete)
  const lacking = new Map<number, number>(missing)
  // the last lines of an item are those that lack some of it
  for (const said of items.toReversed()) {
    const lost = Math.max(
      0,
      ...said.items.map((item) => Math.min(said.count, lacking.get(item) ?? 0)),
    )
    for (const item of said.items) lacking.set(item, Math.max(0, (lacking.get(item) ?? 0) - lost))
    const left = said.count - lost
    const instead = lost > 0 ? insteadOf(sheet, extra) : []
    // what is known is not unread, though the unit cannot have it
    const own = left > 0 || (said.sure && instead.length === 0) ? [`${left} × ${said.name}`] : []
    const as = [...own, ...instead].join(', ')
    const why = lost > 0 && said.sure ? whyNot(reading, sheet, models, items, said) : null
    log.add(said.line, {
      status: lost === 0 && said.sure ? 'read' : as === '' ? 'unread' : 'near',
      kind: 'Wargear',
      as,
      unit,
      candidates: lost > 0 ? sheet.items : said.candidates,
      ...(why === null ? {} : { why }),
    })
  }
  return deviations
}

/** So many things are left out one by one to see whether they stand in the way. */
const mostTried = 12

/** Why a unit cannot have what a line says: with what else that is said it does not go; null where that does not show. */
function whyNot(
  reading: Reading,
  sheet: SheetData,
  models: Models,
  items: readonly SaidItem[],
  said: SaidItem,
): string | null {
  const goes = (some: readonly SaidItem[]) => {
    reading.whys -= 1
    const { missing } = inferLoadout(sheet, models, saidItems(some), false)
    return !missing.some(([item]) => said.items.includes(item))
  }
  if (reading.whys <= 0) return null
  if (!goes([said])) {
    return said.count > 1 ? t('not so many of it') : t('no option of the unit gives it')
  }
  const others = items.filter((one) => one !== said && one.name !== said.name)
  for (const other of others.slice(0, mostTried)) {
    if (reading.whys <= 0) return null
    if (!goes([said, other])) return t('not with {names}', { names: other.name })
  }
  return null
}

/** What the unit has though the text does not say so, most likely in place of what it lacks. */
function insteadOf({ items }: SheetData, extra: readonly ItemCount[]): readonly string[] {
  return extra.slice(0, 3).map(([item, count]) => `${count} × ${items[item] ?? ''}`)
}

/** As the text says everything; where that does not come out, as it says no more than it names, if that comes nearer. */
function nearest(
  sheet: SheetData,
  models: Models,
  items: readonly SaidItem[],
  complete: boolean,
): InferredLoadout {
  const said = saidItems(items)
  const named = new Set(items.flatMap((one) => one.items))
  const away = ({ missing, extra }: InferredLoadout) =>
    [...missing, ...extra].reduce((sum, [item, count]) => (named.has(item) ? sum + count : sum), 0)
  const whole = complete ? inferLoadout(sheet, models, said, true) : null
  if (whole && whole.missing.length === 0 && whole.extra.length === 0) return whole
  const part = inferLoadout(sheet, models, said, false)
  return whole && away(whole) < away(part) ? whole : part
}
