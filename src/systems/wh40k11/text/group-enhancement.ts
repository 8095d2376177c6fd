import type { DraftDetail, DraftGroup, DraftUnit } from '../../../engine/text/text-draft.ts'
import { eligibleFor, mayBear } from '../filter.ts'
import { listedAs } from '../named-unit.ts'
import { enhancementMeant } from './read-enhancement.ts'
import { exactIn, type Reading } from './reading.ts'

/**
 * Gives each enhancement that stands under a group to the unit of it that can have it: the first one without any, or else the
 * first. The text does not say which.
 */
export function withBearers(reading: Reading, group: DraftGroup): DraftGroup {
  const all = group.units.flatMap(({ details }) => details.filter(isOfGroup))
  if (all.length === 0) return group
  const given = new Map<DraftUnit, DraftDetail[]>()
  for (const detail of all) {
    const able = group.units.filter((unit) => canBear(reading, unit, detail.words))
    const free = able.find((unit) => !given.has(unit))
    const bearer = free ?? able[0] ?? group.units[0]
    if (bearer)
      given.set(bearer, [...(given.get(bearer) ?? []), { ...detail, label: 'enhancement' }])
  }
  const units = group.units.map((unit) => ({
    ...unit,
    details: [...unit.details.filter((one) => !isOfGroup(one)), ...(given.get(unit) ?? [])],
  }))
  return { ...group, units }
}

const isOfGroup = ({ label }: DraftDetail) => label === 'group-enhancement'

function canBear(reading: Reading, unit: DraftUnit, words: string): boolean {
  const { catalogue, data, own, all } = reading
  const found = enhancementMeant(reading, words)
  const enhancement = found && catalogue.enhancement(found.id)?.data
  const id = (exactIn(own.units, unit.words) ?? exactIn(all.units, unit.words))?.id
  const sheet = id === undefined ? null : (listedAs(catalogue, id, null)?.sheet ?? null)
  if (!enhancement || id === undefined || !sheet) return false
  const keywords = new Set([...sheet.keywords, ...sheet.factions])
  return (
    mayBear(data.core, enhancement, id, keywords) &&
    eligibleFor(enhancement, { id, keywords, has: () => true })
  )
}
