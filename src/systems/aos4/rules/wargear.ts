import type { Breach } from '../../../engine/rule.ts'
import { msg, t } from '../../../text/t.ts'
import type { AosRule, AosUnit } from '../army.ts'

/** Wargear costs nothing and is settled on the table, so more of it than a unit has is noted, not counted against the list. */
export const wargear: AosRule = {
  id: 'LB-42',
  name: msg('Wargear'),
  cite: { source: 'Warscroll', section: '' },
  check: (army) => army.everyone.flatMap(excesses),
}

function excesses(unit: AosUnit): readonly Breach[] {
  const carried = Object.entries(unit.roster.wargear)
  if (carried.length === 0 || unit.profile.sheet === null) return []
  const most = new Map(
    unit.wargear.flatMap(({ options }) => options.map(({ name, max }) => [name, max])),
  )
  return carried.flatMap(([item, count]): readonly Breach[] => {
    const max = most.get(item) ?? 0
    if (count <= max) return []
    const say =
      max === 0
        ? t('{unit} has no choice of wargear called {item}.', { unit: unit.name, item })
        : t('{unit} carries {item} {count, number} times; {max, number} is the most.', {
            unit: unit.name,
            item,
            count,
            max,
          })
    const label = () =>
      max === 0
        ? t('Take {pick} from {unit}', { pick: item, unit: unit.name })
        : t('Carry {item} {max, plural, one {# time} other {# times}}', { item, max })
    const edit = { kind: 'set-wargear', unit: unit.id, item, count: max } as const
    return [
      {
        at: { unit: unit.id },
        severity: 'note',
        amount: count - max,
        say,
        fixes: () => [{ label: label(), edit }],
      },
    ]
  })
}
