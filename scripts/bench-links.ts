import { takeChoice } from '../src/engine/loadout-edit.ts'
import type { Roster } from '../src/engine/roster.ts'
import { encodeLink } from '../src/share/link.ts'
import { wh40k11 } from '../src/systems/wh40k11/index.ts'
import type { FortyData } from '../src/systems/wh40k11/schema.ts'
import type { Row } from './bench-row.ts'

/** Characters that stand before what a link carries: `https://`, a host of usual length, the page. */
const address = 30

/** The length of a list's link, its address included. */
export async function linkRow(
  what: string,
  roster: Roster,
  data: unknown,
  budget: number,
): Promise<Row> {
  const link = await encodeLink(roster, data)
  const value = link.ok ? address + link.fragment.length : Number.NaN
  const units = roster.groups.reduce((sum, group) => sum + group.units.length, 0)
  return { what: `${what}: ${roster.name} (${units} units)`, value, unit: 'characters', budget }
}

/** A list of Warhammer 40,000 with no wargear chosen. */
export function unarmed(roster: Roster): Roster {
  return withWargear(roster, () => ({}))
}

/** The same with the last choice of every option of every unit taken as often as it may be. */
export function armed(roster: Roster, data: FortyData): Roster {
  const { units } = wh40k11.resolve(roster, data)
  return withWargear(roster, (id) => {
    const unit = units.get(id)
    const sheet = unit?.data
    if (!unit || !sheet) return {}
    return sheet.options.reduce(
      (taken, { n, to }) => takeChoice(sheet, unit.counts, taken, n, to.length - 1, 99),
      {},
    )
  })
}

function withWargear(
  roster: Roster,
  of: (unit: string) => Readonly<Record<string, number>>,
): Roster {
  const groups = roster.groups.map((group) => ({
    ...group,
    units: group.units.map((unit) => ({ ...unit, wargear: of(unit.id) })),
  }))
  return { ...roster, groups }
}
