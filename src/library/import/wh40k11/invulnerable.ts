import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { plain } from '../names.ts'

export interface Invulnerable {
  /** Saves that hold with a condition; none where one holds for all models and attacks. */
  readonly saves: NonNullable<SheetData['invulnerable']>
  /** What stands in the stat line of a model of this name. */
  readonly statOf: (row: string) => string | undefined
}

/** Reads an invulnerable save and the remark beside it; throws when the remark has another form. */
export function invulnerableOf(
  value: string | null,
  remark: string,
  rows: readonly string[],
): Invulnerable {
  const text = plain(remark.replaceAll('*', ' '))
  if (text === '') return { saves: [], statOf: () => value ?? undefined }
  const only = /^(.+?) model only\.?$/.exec(text)?.[1]
  if (only !== undefined && value !== null && rows.length > 1)
    return { saves: [], statOf: (row) => (row === only ? value : undefined) }
  const saves = readSaves(value, text)
  const [first] = saves
  if (!first) throw new Error(`"${text}" says nothing known of an invulnerable save`)
  return { saves, statOf: () => `${first.value}*` }
}

function readSaves(value: string | null, text: string): Invulnerable['saves'] {
  const plainSave = value === null ? [] : [{ value }]
  const against = /(?:^|(\d\+) (?:invulnerable save )?)against (ranged|melee) attacks/i.exec(text)
  const kind = against?.[2]?.toLowerCase() === 'melee' ? 'melee' : 'ranged'
  if (against?.[1] !== undefined && against[1] !== value)
    return [...plainSave, { value: against[1], against: kind }]
  if (value === null) return []
  if (against) return [{ value, against: kind }]
  const ability = /^See (.+?) ability/.exec(text)?.[1]
  if (ability !== undefined) return [{ value, ability }]
  const but = /^Excluding the (.+?)\.?$/.exec(text)?.[1]
  return but === undefined ? [] : [{ value, notModel: but }]
}
