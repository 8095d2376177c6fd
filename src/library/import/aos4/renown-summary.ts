/** One entry of a Regiment of Renown's printed composition: how many models, null for a named character or warband. */
export interface SummaryItem {
  readonly models: number | null
  readonly name: string
}

/** Takes a printed composition apart: `* 1 Corpse Cart * 20 Deadwalker Zombies` (with bullets). */
export function readSummary(text: string): readonly SummaryItem[] {
  return text
    .split('\u2022')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const found = /^(?:(\d+) )?(.+?)(?: unit)?(?: \([^)]*\))?$/.exec(part)
      return {
        models: found?.[1] === undefined ? null : Number(found[1]),
        name: found?.[2] ?? part,
      }
    })
}

/** Names of the factions that a Regiment of Renown's note lists. Throws with `regiment` when there is no such list. */
export function readAllowed(note: string, regiment: string): readonly string[] {
  const list = /can be included in the following factions: (.+?)\.?$/.exec(note)?.[1]
  if (list === undefined) throw new Error(`${regiment}: its note names no factions`)
  return list.split(', ')
}
