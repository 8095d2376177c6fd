import type { Edit } from '../../../engine/edit.ts'
import { freshId } from '../../../engine/fresh-id.ts'
import type { Breach } from '../../../engine/rule.ts'
import { msg, t } from '../../../text/t.ts'
import type { AosArmy, AosRule, AosUnit } from '../army.ts'
import { itemOf, inSeason, picksFor } from '../picks.ts'
import { removeRemedy, type Remedy } from '../remedies.ts'
import type { UnitData } from '../schema.ts'
import { profileNotes, profiles } from './cite.ts'

const optIn: Edit = { kind: 'set-legends', legends: true }

/** Legends are taken only where the players agreed on them; choosing a Legends army is that agreement for its own. */
export const legends: AosRule = {
  id: 'LB-24',
  name: msg('Legends'),
  cite: profiles(() => 'Warhammer Legends'),
  check: (army) => {
    if (army.roster.legends || army.catalogue.list?.legends || army.catalogue.book?.legends) {
      return []
    }
    const breaches: Breach[] = []
    for (const unit of army.own) {
      if (unit.entry?.legends)
        breaches.push(switchedOff(unit.name, { unit: unit.id }, () => removeRemedy(army, unit)))
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

function switchedOff(name: string, at: Breach['at'], remove?: () => Remedy): Breach {
  return {
    at,
    say: t('{name} is a Legends profile; Legends are switched off for this list.', { name }),
    tag: t('Legends'),
    fixes: () => [{ label: t('Allow Legends'), edit: optIn }, ...(remove ? [remove()] : [])],
  }
}

/** A Scourge variant belongs to its season and excludes the standard unit. */
export const variants: AosRule = {
  id: 'LB-25',
  name: msg('Season and variants'),
  cite: profileNotes,
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
        say: t('{unit} stands in for {standard}; one list cannot have both.', {
          unit: unit.name,
          standard: standard.name,
        }),
        units: [standard.id, unit.id],
        tag: t('with its standard'),
        fixes: () => [
          ...inItsPlace(army, unit, standard.entry),
          ...inItsPlace(army, standard, entry),
          removeRemedy(army, unit),
          removeRemedy(army, standard),
        ],
      })
    }
    return breaches
  },
}

function outOfSeason(army: AosArmy, unit: AosUnit): Breach {
  const wanted = unit.entry?.seasons ?? []
  return {
    at: { unit: unit.id, slot: 'season' },
    say: t('{unit} belongs to season {seasons}; the list is for {season}.', {
      unit: unit.name,
      seasons: wanted.join(', '),
      season: army.seasonData.short,
    }),
    tag: t('season {seasons}', { seasons: wanted.join(', ') }),
    fixes: () => [
      ...wanted.map((season) => ({
        label: t('Play season {season}', { season }),
        edit: { kind: 'set-season', season } as const,
      })),
      ...standardInstead(army, unit),
      removeRemedy(army, unit),
    ],
  }
}

function standardInstead(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  return inItsPlace(army, unit, army.catalogue.entry(unit.entry?.variantOf ?? ''))
}

/** Another unit in the same place, with the same size and choices. */
function inItsPlace(army: AosArmy, unit: AosUnit, other: UnitData | null): readonly Remedy[] {
  const group = army.groups.find((one) => one.id === unit.group)
  if (other === null || group === undefined) return []
  const id = freshId(army.roster, 'u')
  const edits: Edit[] = [
    { kind: 'remove-unit', unit: unit.id },
    {
      kind: 'add-unit',
      group: group.id,
      unit: { ...unit.roster, id, unit: other.id },
      at: group.units.indexOf(unit),
    },
  ]
  const inOrder = group.units.length > 1 ? edits : edits.toReversed()
  return [
    {
      label: t('Take {other} instead of {unit}', { other: other.name, unit: unit.name }),
      edit: { kind: 'all', edits: inOrder },
    },
  ]
}
