import { nearestNames, slugOfName } from '../../engine/names.ts'
import type { Id, RosterPick, RosterUnit } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import type { Role } from './army.ts'
import type { Catalogue, Listed } from './catalogue.ts'
import { plainUnit } from './edits.ts'
import { choiceKey, hasItem, withItem, withItems } from './loadout.ts'
import { sameModels, usualModels, type Models } from './models.ts'
import { allyFor, isOwn, joiningRole, listedAs, usualOf, withoutAdded } from './named-unit.ts'
import { slots } from './picks.ts'
import { readEnhancement } from './portable-enhancement.ts'
import {
  didYouMean,
  fortyKey,
  meant,
  suggestions,
  withGuess,
  type FortyNames,
} from './portable-names.ts'
import { crewOf } from './prices.ts'
import type { PortableUnit } from './schema-portable.ts'
import type { AllyData } from './schema.ts'

/** What reading gathers on its way. */
export interface Reading {
  readonly catalogue: Catalogue
  readonly names: FortyNames
  readonly notes: string[]
  /** Those of the army. */
  readonly picks: readonly RosterPick[]
}

/** A unit read, with what decides its group. */
export interface ReadUnit {
  readonly roster: RosterUnit
  readonly place: number
  /** What others call it when they are attached to it. */
  readonly key: string | null
  readonly name: string
  readonly attachedTo: string | null
  readonly role: Role
}

/** One unit of a portable list; names that nobody knows are kept, with a note. */
export function readUnit(
  reading: Reading,
  written: string | PortableUnit,
  place: number,
): ReadUnit {
  const unit: PortableUnit = typeof written === 'string' ? { name: written } : written
  const where = `units[${place}]`
  const id = readName(reading, unit.name, where)
  const ally = readAlly(reading, unit, id, where)
  const listed = listedAs(reading.catalogue, id, ally)
  const { models, addons } = withoutAdded(readModels(reading, unit.models, listed, where), listed)
  const picks = [
    ...(ally === null ? [] : [{ slot: slots.ally, id: ally.id }]),
    ...(unit.enhancements ?? []).map((name, at) => ({
      slot: slots.enhancement,
      id: readEnhancement(reading, name, `${where}.enhancements[${at}]`),
    })),
    ...[...new Set([...(unit.addons ?? []).map(slugOfName), ...addons])].map((addon) => ({
      slot: slots.addon,
      id: addon,
    })),
    ...(unit.keywords ?? []).map((name, at) =>
      readKeyword(reading, name, `${where}.keywords[${at}]`),
    ),
  ]
  const roster: RosterUnit = {
    ...plainUnit(`u${place + 1}`, id, 'bodyguard', {
      marks: unit.warlord ? ['warlord'] : [],
      picks,
    }),
    models,
    wargear: readWargear(reading, unit, listed, { models, addons, where }),
    nickname: unit.nickname ?? '',
    note: unit.note ?? '',
  }
  return {
    roster,
    place,
    key: unit.id ?? null,
    name: unit.name,
    attachedTo: unit.attachedTo ?? null,
    role: joiningRole(reading.catalogue, listed, picks),
  }
}

function readName({ catalogue, names, notes }: Reading, name: string, where: string): Id {
  const own = catalogue.list.map(({ entry }) => entry.id)
  const found = names.units.findAmong(name, own) ?? names.units.find(name)
  if (found !== null) return found
  const near = notes.length < suggestions ? didYouMean(name, names.units) : ''
  notes.push(withGuess(t('{where}: no unit is called "{name}".', { where, name }), near))
  return slugOfName(name)
}

/** By which rule the unit is an ally; null for one of the army's own page, which needs none to be named. */
function readAlly(reading: Reading, unit: PortableUnit, id: Id, where: string): AllyData | null {
  const { ally: wanted } = unit
  if (wanted === undefined || wanted === false) return null
  const { catalogue, names, notes } = reading
  const own = isOwn(catalogue, id)
  if (wanted === true && own) return null
  const page = typeof wanted === 'string' ? names.pages.find(wanted) : null
  if (own && page === catalogue.pageId) return null
  const isMeant = (ally: AllyData) =>
    wanted === true ||
    fortyKey(ally.name) === fortyKey(wanted) ||
    ally.id === wanted ||
    (page !== null && ally.from !== 'host' && ally.from.includes(page))
  const found = allyFor(reading, id, isMeant)
  if (!found) {
    notes.push(
      t('{where}: no rule makes {unit} an ally here.', {
        where: `${where}.ally`,
        unit: unit.name,
      }),
    )
  }
  return found
}

function readModels(
  { notes }: Reading,
  written: PortableUnit['models'],
  listed: Listed | null,
  where: string,
): Models {
  if (written === undefined) return {}
  const sheet = listed?.sheet ?? null
  const fewest = listed?.priced?.sizes[0]?.models ?? 1
  if (typeof written === 'number') {
    const models = usualModels(sheet, fewest, written)
    return sameModels(models, usualModels(sheet, fewest)) ? {} : models
  }
  const models = new Map<string, number>()
  for (const [name, count] of Object.entries(written)) {
    const kind = sheet?.models.find(
      ({ id, name: printed }) => fortyKey(printed) === fortyKey(name) || id === name,
    )
    if (sheet && !kind) {
      notes.push(t('{where}: no model is called "{name}".', { where: `${where}.models`, name }))
    }
    const key = kind?.id ?? slugOfName(name)
    models.set(key, (models.get(key) ?? 0) + count)
  }
  return Object.fromEntries(models)
}

/** The models that carry the wargear, and where it is written. */
interface Bearers {
  readonly models: Models
  readonly addons: readonly Id[]
  readonly where: string
}

function readWargear(
  { notes }: Reading,
  { name: bearer, wargear: written }: PortableUnit,
  listed: Listed | null,
  { models, addons, where }: Bearers,
): Readonly<Record<string, number>> {
  const sheet = listed?.sheet ?? null
  const counts = Object.keys(models).length > 0 ? models : usualOf(listed)
  const full = crewOf(
    counts,
    addons.map((id) => ({ id })),
    listed?.priced ?? null,
  )
  const chosen: Record<string, number> = {}
  const named = new Map<string, number>()
  for (const [name, count] of Object.entries(written ?? {})) {
    if (choiceKey.test(name)) {
      chosen[name] = count
      continue
    }
    named.set(name, count)
    if (sheet && !hasItem(sheet, name) && !isPaid(listed, name)) {
      const near = notes.length < suggestions ? meant(nearestNames(name, sheet.items)) : ''
      const said = t('{where}: {unit} has no wargear called "{name}".', {
        where: `${where}.wargear`,
        unit: bearer,
        name,
      })
      notes.push(withGuess(said, near))
    }
  }
  if (Object.keys(chosen).length === 0) return withItems(sheet, full, named)
  let wargear: Readonly<Record<string, number>> = chosen
  for (const [name, count] of named) wargear = withItem(sheet, full, wargear, name, count)
  return wargear
}

/** Whether the points name the item, though the datasheet calls it otherwise. */
function isPaid(listed: Listed | null, name: string): boolean {
  return listed?.priced?.wargear?.some((one) => fortyKey(one.name) === fortyKey(name)) ?? false
}

function readKeyword({ catalogue, notes }: Reading, name: string, where: string): RosterPick {
  const { choosableKeywords } = catalogue.data.core
  const found = choosableKeywords.find(
    (one) => fortyKey(one.name) === fortyKey(name) || one.id === name,
  )
  if (!found) {
    notes.push(t('{where}: no keyword that can be chosen is called "{name}".', { where, name }))
  }
  return { slot: slots.keyword, id: found?.id ?? slugOfName(name) }
}
