import { namesApart } from '../../engine/play-entries.ts'
import type { PlayUnit } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import { msg, t, tIn } from '../../text/t.ts'
import type { AosArmy, AosUnit } from './army.ts'
import { stats } from './words.ts'

/** A sheet that the list brings without a unit of its own: terrain, a manifestation. */
export interface Brought {
  readonly sheet: Sheet
  readonly from: string
  /** Whether it comes in the course of the game. */
  readonly later: boolean
}

/** The id under which what a list brings stands among its units. */
export const broughtId = ({ sheet }: Brought): Id => `sheet:${sheet.id}`

/** All that stands on the table: units group by group, then terrain, then what may be summoned. */
export function playUnits(army: AosArmy, brought: readonly Brought[]): readonly PlayUnit[] {
  const names = namesApart(army.everyone)
  const units = army.groups.flatMap((group) =>
    group.units.map((unit): PlayUnit => {
      const { sheet } = unit.profile
      const wounds = sheet ? healthOf(sheet) : unit.wounds > 0 ? unit.wounds / unit.models : null
      return {
        id: unit.id,
        name: names.get(unit.id) ?? unit.name,
        group: (group.leader && names.get(group.leader.id)) ?? group.name,
        models: [{ name: unit.name, count: unit.models, wounds }],
        stats: sheet ? statsOf(sheet, keywordsOf(unit)) : [],
        later: false,
      }
    }),
  )
  return [...units, ...brought.map(broughtUnit)]
}

function broughtUnit(one: Brought): PlayUnit {
  const { sheet, from, later } = one
  return {
    id: broughtId(one),
    name: sheet.name,
    group: from,
    models: [{ name: sheet.name, count: 1, wounds: healthOf(sheet) }],
    stats: statsOf(sheet, sheet.keywords),
    later,
  }
}

const keywordsOf = ({ keywords }: AosUnit) => [...keywords]

function healthOf({ stats: { health } }: Sheet): number | null {
  const value = Number(health ?? '-')
  return Number.isInteger(value) && value > 0 ? value : null
}

const looked = () => [
  ...stats().filter(({ id }) => id !== 'health'),
  { id: 'banishment', label: tIn('characteristic', 'Banishment') },
]

const levels = [
  ['WARD', msg('Ward')],
  ['WIZARD', msg('Wizard')],
  ['PRIEST', msg('Priest')],
] as const

/** Move, save, control, banishment, and what is after them in play: the ward, the power level. */
function statsOf(sheet: Sheet, keywords: readonly string[]): PlayUnit['stats'] {
  const printed = looked().flatMap(({ id, label }) => {
    const value = sheet.stats[id] ?? ''
    return value === '' || value === '-' ? [] : [{ label, value }]
  })
  const carried = levels.flatMap(([keyword, label]) => {
    const value = levelOf(keyword, keywords)
    return value === null ? [] : [{ label: t(label), value }]
  })
  return [...printed, ...carried]
}

/** What stands in brackets after a keyword, `5+` of `WARD (5+)`; of several the best. */
function levelOf(keyword: string, keywords: readonly string[]): string | null {
  const values = keywords
    .filter((one) => one.startsWith(`${keyword} (`))
    .map((one) => one.slice(keyword.length + 2, -1))
    .toSorted()
  return values.at(keyword === 'WARD' ? 0 : -1) ?? null
}
