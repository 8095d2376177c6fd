import { figure } from '../../../engine/wording.ts'
import type { FortyArmy, FortyRule } from '../army.ts'
import { capsOf, sizeFor } from '../battle-size.ts'
import { slots } from '../picks.ts'
import { core } from './cite.ts'

/** Which battle size a list is judged as, where its points alone do not say it. */
export const battleSize: FortyRule = {
  id: 'M04',
  name: 'Battle size',
  cite: core('25.03'),
  check: (army) => {
    const said = saidOf(army)
    return said === null ? [] : [{ at: { slot: slots.size }, ...said }]
  },
}

function saidOf({ data, limit, size }: FortyArmy) {
  const { name, house, points } = size
  const judged = `the list is judged as ${name} (${capsOf(size)})`
  const these = `${figure(limit)} points`
  if (house) {
    const say = `${name} is not in the official table of battle sizes; ${judged}, as its players agreed.`
    return { severity: 'warning', say } as const
  }
  if (limit > points) {
    const say = `${these} is more than the ${figure(points)} of ${name}; ${judged}.`
    return { severity: 'warning', say } as const
  }
  if (limit === points) return null
  const usual = sizeFor(data.core, limit)
  const say =
    usual.points === limit
      ? `${these} is the limit of ${usual.name}; ${judged}, as its players agreed.`
      : `${these} is the limit of no official battle size; ${judged}.`
  return { severity: 'note', say } as const
}
