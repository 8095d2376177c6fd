import { msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule } from '../army.ts'
import { capsOf, sizeFor } from '../battle-size.ts'
import { slots } from '../picks.ts'
import { core } from './cite.ts'

/** Which battle size a list is judged as, where its points alone do not say it. */
export const battleSize: FortyRule = {
  id: 'M04',
  name: msg('Battle size'),
  cite: core('25.03'),
  check: (army) => {
    const said = saidOf(army)
    return said === null ? [] : [{ at: { slot: slots.size }, ...said }]
  },
}

function saidOf({ data, limit, size }: FortyArmy) {
  const { name, house, points } = size
  const judged = { size: name, caps: capsOf(size), limit }
  if (house) {
    const say = t(
      '{size} is not in the official table of battle sizes; the list is judged as {size} ({caps}), as its players agreed.',
      judged,
    )
    return { severity: 'warning', say } as const
  }
  if (limit > points) {
    const say = t(
      '{limit, number} points is more than the {points, number} of {size}; the list is judged as {size} ({caps}).',
      { ...judged, points },
    )
    return { severity: 'warning', say } as const
  }
  if (limit === points) return null
  const usual = sizeFor(data.core, limit)
  const say =
    usual.points === limit
      ? t(
          '{limit, number} points is the limit of {usual}; the list is judged as {size} ({caps}), as its players agreed.',
          { ...judged, usual: usual.name },
        )
      : t(
          '{limit, number} points is the limit of no official battle size; the list is judged as {size} ({caps}).',
          judged,
        )
  return { severity: 'note', say } as const
}
