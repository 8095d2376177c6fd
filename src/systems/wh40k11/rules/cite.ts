import type { Cite } from '../../../engine/rule.ts'
import { msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyUnit } from '../army.ts'
import { manual } from '../words.ts'

/** A place whose words are made when somebody reads them: no language is known yet while modules load. */
export function cite(source: () => string, section: () => string): Cite {
  return {
    get source() {
      return source()
    },
    get section() {
      return section()
    },
  }
}

/** A section of the official core rules. */
export function core(section: string): Cite {
  return cite(
    () => t('Core Rules'),
    () => section,
  )
}

/** The step of an event at which armies are mustered. */
export const eventStep: Cite = cite(
  () => t('Event Companion'),
  () => t('Step 1'),
)

/** The official points. */
export const points: Cite = { source: manual, section: '' }

/** The page of the official points that an army is judged by, or that of another faction in the same version. */
export function pointsOf({ catalogue: { prices }, title }: FortyArmy, page = title): Cite {
  return { source: prices ? `${manual} ${prices.id}` : manual, section: page }
}

/** Detachments in general; a breach names its own. */
export const detachmentRules: Cite = cite(
  () => t('Detachments'),
  () => t('Restrictions'),
)

/** Where the page of a detachment says who may be in the army. */
export function restrictionsOf(name: string): Cite {
  return { source: name, section: t('restrictions') }
}

/** Where the page of a detachment says who may have an enhancement. */
export function enhancementsOf(name: string): Cite {
  return { source: name, section: t('enhancements') }
}

const parts = {
  abilities: msg('abilities'),
  options: msg('wargear options'),
  composition: msg('unit composition'),
} as const

/** A part of all datasheets; a breach names the one that it is about. */
export const datasheets = {
  abilities: cite(
    () => t('Datasheets'),
    () => t('Abilities'),
  ),
  options: cite(
    () => t('Datasheets'),
    () => t('Wargear options'),
  ),
  composition: cite(
    () => t('Datasheets'),
    () => t('Unit composition'),
  ),
}

/** A part of a unit's datasheet. */
export function ofDatasheet({ name }: FortyUnit, part: keyof typeof parts): Cite {
  return { source: t('Datasheet of {unit}', { unit: name }), section: t(parts[part]) }
}
