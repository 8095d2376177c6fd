import type { Edit } from '../../../engine/edit.ts'
import type { Breach } from '../../../engine/rule.ts'
import type { AosArmy, AosRule, AosUnit } from '../army.ts'
import { itemOf, inSeason, picksFor } from '../picks.ts'
import { removeRemedy } from '../remedies.ts'

const optIn: Edit = { kind: 'set-legends', legends: true }

/** Legends are taken only where the players agreed on them; choosing a Legends army is that agreement for its own. */
export const legends: AosRule = {
  id: 'LB-24',
  name: 'Legends',
  cite: { source: 'Battle Profiles', section: 'Warhammer Legends' },
  check: (army) => {
    if (army.roster.legends || army.catalogue.list?.legends || army.catalogue.book?.legends) {
      return []
    }
    const breaches: Breach[] = []
    for (const unit of army.own) {
      if (unit.entry?.legends)
        breaches.push(switchedOff(unit.name, { unit: unit.id }, removeRemedy(unit)))
      for (const { slot, id } of unit.picks) {
        const item = itemOf(army.catalogue, slot, id)
        if (item?.legends) breaches.push(switchedOff(item.name, { unit: unit.id, slot }))
      }
    }
    for (const group of army.renowns) {
      if (group.renown?.legends) breaches.push(switchedOff(group.name, { group: group.id }))
    }
    for (const slot of army.slots) {
      for (const pick of slot.picks) {
        const found = picksFor(army.catalogue, slot.id).find((one) => one.id === pick.id)
        if (found?.legends) breaches.push(switchedOff(found.name, { slot: slot.id }))
      }
    }
    return breaches
  },
}

function switchedOff(
  name: string,
  at: Breach['at'],
  remove?: { label: string; edit: Edit },
): Breach {
  return {
    at,
    say: `${name} is a Legends profile; Legends are switched off for this list.`,
    tag: 'Legends',
    fixes: () => [{ label: 'Allow Legends', edit: optIn }, ...(remove ? [remove] : [])],
  }
}

/** A Scourge variant belongs to its season and excludes the standard unit. */
export const variants: AosRule = {
  id: 'LB-25',
  name: 'Season and variants',
  cite: { source: 'Battle Profiles', section: 'Notes' },
  check: (army) => {
    const breaches: Breach[] = []
    for (const unit of army.own) {
      const { entry } = unit
      if (entry === null) continue
      if (!inSeason(entry, army.seasonData.id)) breaches.push(outOfSeason(army, unit))
      if (entry.variantOf === undefined) continue
      const standard = army.own.find((one) => one.roster.unit === entry.variantOf)
      if (standard === undefined) continue
      breaches.push({
        at: { unit: unit.id },
        say: `${unit.name} stands in for ${standard.name}; one list cannot have both.`,
        units: [standard.id, unit.id],
        tag: 'with its standard',
        fixes: () => [removeRemedy(unit), removeRemedy(standard)],
      })
    }
    return breaches
  },
}

function outOfSeason(army: AosArmy, unit: AosUnit): Breach {
  const wanted = unit.entry?.seasons ?? []
  return {
    at: { unit: unit.id, slot: 'season' },
    say: `${unit.name} belongs to season ${wanted.join(', ')}; the list is for ${army.seasonData.short}.`,
    tag: `season ${wanted.join(', ')}`,
    fixes: () => [
      ...wanted.map((season) => ({
        label: `Play season ${season}`,
        edit: { kind: 'set-season', season } as const,
      })),
      ...standardInstead(army, unit),
      removeRemedy(unit),
    ],
  }
}

/** The standard unit at the same place, with its size. */
function standardInstead(army: AosArmy, unit: AosUnit) {
  const standard = unit.entry?.variantOf ? army.catalogue.entry(unit.entry.variantOf) : null
  const group = army.groups.find((one) => one.id === unit.group)
  if (standard === null || group === undefined) return []
  const at = group.units.indexOf(unit)
  const { roster } = unit
  const edits: Edit[] = [
    {
      kind: 'add-unit',
      group: group.id,
      unit: { ...roster, id: `${roster.id}-s`, unit: standard.id },
      at,
    },
    { kind: 'remove-unit', unit: unit.id },
  ]
  return [{ label: `Take ${standard.name} instead`, edit: { kind: 'all', edits } as const }]
}
