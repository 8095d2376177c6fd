import { plain } from '../names.ts'

/** `Scourge of Aqshy X`, `Scourge of Aqshy: X` and `X (Scourge of Aqshy)` as the last of these; marks of the catalogue stripped. */
export function unitName(name: string): string {
  const clean = plain(name.replace(/[\u2726\u2756\u00FE]/g, '').replace(/\[LEGENDS\]?/g, ''))
  const scourge = /^Scourge of (Aqshy|Ghyran):? (.+)$/.exec(clean)
  return scourge ? `${scourge[2]} (Scourge of ${scourge[1]})` : clean
}

/** Name of the standard unit that a Scourge variant stands in for; null for any other unit. */
export function standardName(name: string): string | null {
  return /^(.+) \(Scourge of (?:Aqshy|Ghyran)\)$/.exec(name)?.[1] ?? null
}
