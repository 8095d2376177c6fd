import { plain } from '../names.ts'

export interface ItemText {
  readonly count: number
  readonly name: string
}

/** `<who> is equipped with: <items>`, read into its parts. */
export interface EquipmentLine {
  readonly who: string
  readonly items: readonly ItemText[]
  /** On top of what other lines give. */
  readonly additional: boolean
}

/** Reads an equipment line; null for any other text, and for models that only a rule adds in play. */
export function equipmentLine(line: string): EquipmentLine | null {
  const parts = /^(.+?) (?:is|are|Is) (additionally )?equipped with ?:? ?(.+)$/.exec(line)
  if (!parts || / can be$|^This unit can/.test(parts[1] ?? '')) return null
  if (/^If (?!the unit contains \d+ models, one )/.test(parts[1] ?? '')) return null
  const [, who = '', additional, items = ''] = parts
  if (who.includes('added to this unit')) return { who: '', items: [], additional: false }
  return { who, items: readItems(items), additional: additional !== undefined }
}

/** `boltgun; 2 frag grenades` as items with their numbers. */
export function readItems(text: string): readonly ItemText[] {
  return plain(text)
    .replace(/\.$/, '')
    .split(/[;,]/)
    .map(itemText)
    .filter((item) => item !== null)
}

/** `2 starcannons` or `a power weapon`; null for nothing at all. */
export function itemText(text: string): ItemText | null {
  const bare = plain(text)
    .replace(/[.,;:]+$/, '')
    .replace(/^(?:an|a|its|their|the) (?=\S)/i, '')
  if (bare === '' || /^(none|nothing)$/i.test(bare)) return null
  const counted = /^(\d+)x? (.+)$/.exec(bare)
  return counted ? { count: Number(counted[1]), name: counted[2] ?? '' } : { count: 1, name: bare }
}
