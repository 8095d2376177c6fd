import type { Cite } from '../../../engine/rule.ts'
import type { FortyArmy, FortyUnit } from '../army.ts'
import { manual } from '../words.ts'

/** A section of the official core rules. */
export function core(section: string): Cite {
  return { source: 'Core Rules', section }
}

/** The official points. */
export const points: Cite = { source: manual, section: '' }

/** The page of the official points that an army is judged by, or that of another faction in the same version. */
export function pointsOf({ catalogue: { prices }, title }: FortyArmy, page = title): Cite {
  return { source: prices ? `${manual} ${prices.id}` : manual, section: page }
}

/** Detachments in general; a breach names its own. */
export const detachmentRules: Cite = { source: 'Detachments', section: 'Restrictions' }

/** A part of a detachment's page. */
export function ofDetachment(name: string, part: 'enhancements' | 'restrictions'): Cite {
  return { source: name, section: part }
}

/** A part of a unit's datasheet. */
export function ofDatasheet({ name }: FortyUnit, part: string): Cite {
  return { source: `Datasheet of ${name}`, section: part }
}
