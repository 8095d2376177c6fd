import type { Roster, RosterUnit } from '../../engine/roster.ts'
import { same } from '../../engine/same.ts'
import { nameOfId } from '../../engine/wording.ts'
import { baseOf, type Base } from './base.ts'
import { sizeOf } from './battle-size.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import { keywordNamed } from './keyword-choices.ts'
import { withItems } from './loadout.ts'
import { dispositionName, slots } from './picks.ts'
import { writeEnhancement } from './portable-enhancement.ts'
import { namesOf } from './portable-names.ts'
import type { PortableList, PortableUnit } from './schema-portable.ts'
import type { FortyData } from './schema.ts'

/** Leaves out what is empty or false, so that a plain list reads plainly. */
function told<T extends object>(value: T): T {
  const entries = Object.entries(value).filter(([, part]) => {
    if (Array.isArray(part)) return part.length > 0
    if (typeof part === 'object' && part !== null) return Object.keys(part).length > 0
    return part !== undefined && part !== false && part !== ''
  })
  return Object.fromEntries(entries) as T
}

/** A roster in the portable form. What no book has goes by a name made of its id. */
export function writePortable(roster: Roster, data: FortyData): PortableList {
  const catalogue = catalogueOf(data, roster.faction, roster.prices)
  const names = namesOf(data)
  const of = (slot: string) => roster.picks.filter((pick) => pick.slot === slot)
  const size = sizeOf(data.core, roster)
  const disposition = of(slots.disposition)[0]?.id
  return {
    ...told({
      game: 'wh40k11' as const,
      name: roster.name,
      notes: roster.notes,
      faction: names.pages.nameOf(roster.faction) ?? nameOfId(roster.faction),
      battleSize: size.name,
      limit: roster.limit === size.points ? undefined : roster.limit,
      points: roster.prices ?? undefined,
    }),
    ...(roster.legends ? {} : { legends: false }),
    detachments: of(slots.detachment).map(({ id }) => names.detachments.nameOf(id) ?? nameOfId(id)),
    ...(disposition === undefined
      ? {}
      : { forceDisposition: dispositionName(catalogue, disposition) }),
    units: roster.groups.flatMap(({ units }) => {
      const joined = units.find(({ role }) => role === 'bodyguard') ?? units[0]
      return units.map((unit) =>
        writeUnit(catalogue, roster.picks, unit, {
          id: units.length > 1 && unit === joined ? unit.id : undefined,
          attachedTo: unit === joined ? undefined : joined?.id,
        }),
      )
    }),
  }
}

interface Attachment {
  readonly id: string | undefined
  readonly attachedTo: string | undefined
}

function writeUnit(
  catalogue: Catalogue,
  picks: Roster['picks'],
  unit: RosterUnit,
  { id, attachedTo }: Attachment,
): string | PortableUnit {
  const base = baseOf(catalogue, unit)
  const of = (slot: string) => unit.picks.filter((pick) => pick.slot === slot)
  const ally = of(slots.ally)[0]?.id
  const written = told({
    id,
    name: base.profile.name,
    models: modelsOf(base),
    attachedTo,
    enhancements: of(slots.enhancement).map((pick) =>
      writeEnhancement(pick.id, { catalogue, picks }),
    ),
    warlord: unit.marks.includes('warlord'),
    wargear: wargearOf(base),
    ally: catalogue.data.core.allies.find((one) => one.id === ally)?.name ?? ally,
    addons: base.addons.map(({ name }) => name),
    keywords: of(slots.keyword).map(
      ({ id }) => keywordNamed(catalogue.data.core, id)?.name ?? nameOfId(id),
    ),
    nickname: unit.nickname,
    note: unit.note,
  })
  return Object.keys(written).length === 1 ? base.profile.name : written
}

function modelsOf({ roster, listed }: Base): PortableUnit['models'] {
  if (Object.keys(roster.models).length === 0) return undefined
  const sheet = listed?.sheet
  return Object.fromEntries(
    Object.entries(roster.models).map(([kind, count]) => [
      sheet?.models.find(({ id }) => id === kind)?.name ?? kind,
      count,
    ]),
  )
}

/** By the names of items where these lead back to the same choices, else by the numbers of the choices. */
function wargearOf({ roster, listed, counts, loadout }: Base): PortableUnit['wargear'] {
  const sheet = listed?.sheet ?? null
  const named = new Map<string, number>()
  for (const [key, count] of Object.entries(roster.wargear)) {
    const [option, choice] = key.split('.').map(Number)
    const items = sheet?.options.find(({ n }) => n === option)?.to[choice ?? 0]
    if (!items) named.set(key, count)
    for (const [item] of items ?? [])
      named.set(sheet?.items[item] ?? '', loadout().totals[item] ?? 0)
  }
  const back = withItems(sheet, counts, named)
  return same(back, roster.wargear) ? Object.fromEntries(named) : roster.wargear
}
