import { slugOfName } from '../../engine/names.ts'
import type { PortableRead } from '../../engine/portable-form.ts'
import {
  ROSTER_SCHEMA,
  type Roster,
  type RosterGroup,
  type RosterPick,
} from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import { sizeFor } from './battle-size.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import { slots } from './picks.ts'
import { didYouMean, fortyKey, namesOf, withGuess, type FortyNames } from './portable-names.ts'
import { readUnit, type ReadUnit, type Reading } from './portable-unit.ts'
import { checkPortable, type PortableList } from './schema-portable.ts'
import type { FortyData } from './schema.ts'
import { seasons } from './seasons.ts'

/** Reads a list in the portable form against the data at hand. Never throws. */
export function readPortableList(value: unknown, data: FortyData): PortableRead {
  const checked = checkPortable(value)
  if (!checked.ok) return checked
  const { list, extras } = checked
  const names = namesOf(data)
  const faction = names.pages.find(list.faction)
  if (faction === null) {
    const problem = withGuess(
      t('no faction is called "{name}".', { name: list.faction }),
      didYouMean(list.faction, names.pages),
    )
    return { ok: false, problem, where: 'faction' }
  }
  const notes = extras.map((path) =>
    t('{path} is not part of this form and was left out.', { path }),
  )
  const size = readSize(list, data)
  if (size === null) {
    const sizes = data.core.battleSizes.map(({ name }) => `"${name}"`).join(t(' or '))
    return { ok: false, problem: t('expected {what}', { what: sizes }), where: 'battleSize' }
  }
  const prices = list.points ?? null
  if (prices !== null && !data.manifest.prices.some(({ id }) => id === prices)) {
    const versions = data.manifest.prices.map(({ id }) => `"${id}"`).join(t(' or '))
    return { ok: false, problem: t('expected {what}', { what: versions }), where: 'points' }
  }
  const catalogue = catalogueOf(data, faction, prices)
  const picks = [...readPicks(list, catalogue, names, notes), ...size.picks]
  const reading: Reading = { catalogue, names, notes, picks }
  const roster: Roster = {
    schema: ROSTER_SCHEMA,
    system: list.game,
    name: list.name ?? '',
    notes: list.notes ?? '',
    faction,
    variant: null,
    season: seasons[0].id,
    prices,
    limit: size.limit,
    legends: list.legends ?? true,
    groups: grouped(
      list.units.map((unit, place) => readUnit(reading, unit, place)),
      notes,
    ),
    picks,
  }
  return { ok: true, roster, notes }
}

/** The limit of points, and the battle size where the limit alone would say another; null for a size that nobody knows. */
function readSize(
  { battleSize: named, limit: told }: PortableList,
  { core }: FortyData,
): { readonly limit: number; readonly picks: readonly RosterPick[] } | null {
  const size = core.battleSizes.find(({ id, name }) =>
    named === undefined
      ? id === core.usualSize
      : fortyKey(name) === fortyKey(named) || id === named,
  )
  if (!size) return null
  const limit = told ?? size.points
  const agreed = named !== undefined && sizeFor(core, limit) !== size
  return { limit, picks: agreed ? [{ slot: slots.size, id: size.id }] : [] }
}

function readPicks(
  list: PortableList,
  catalogue: Catalogue,
  names: FortyNames,
  notes: string[],
): readonly RosterPick[] {
  const own = catalogue.detachments.map(({ id }) => id)
  const detachments = list.detachments.map((name, place): RosterPick => {
    const id = names.detachments.findAmong(name, own) ?? names.detachments.find(name)
    if (id === null) {
      const near = didYouMean(name, names.detachments)
      const where = `detachments[${place}]`
      notes.push(withGuess(t('{where}: no detachment is called "{name}".', { where, name }), near))
    }
    return { slot: slots.detachment, id: id ?? slugOfName(name) }
  })
  const wanted = list.forceDisposition
  if (wanted === undefined) return detachments
  const { dispositions } = catalogue.data.core
  const found = dispositions.find(
    ({ id, name }) => fortyKey(name) === fortyKey(wanted) || id === wanted,
  )
  if (!found) {
    notes.push(
      t('{where}: no force disposition is called "{name}".', {
        where: 'forceDisposition',
        name: wanted,
      }),
    )
  }
  return [...detachments, { slot: slots.disposition, id: found?.id ?? slugOfName(wanted) }]
}

/** Every unit in a group of its own, or in that of the unit which it is attached to. */
function grouped(units: readonly ReadUnit[], notes: string[]): readonly RosterGroup[] {
  noteTwins(units, notes)
  const homes = new Map<ReadUnit, ReadUnit>()
  for (const unit of units) {
    const home = homeOf(unit, units)
    if (typeof home === 'string') notes.push(`units[${unit.place}].attachedTo: ${home}`)
    homes.set(unit, typeof home === 'string' ? unit : home)
  }
  return units
    .filter((unit) => homes.get(unit) === unit)
    .map((unit, index) => ({
      id: `g${index + 1}`,
      kind: 'unit',
      from: null,
      units: [
        unit.roster,
        ...units
          .filter((one) => one !== unit && homes.get(one) === unit)
          .map(({ roster, role }) => ({ ...roster, role })),
      ],
    }))
}

/** Notes ids that two units have: what is attached by such an id joins the first. */
function noteTwins(units: readonly ReadUnit[], notes: string[]): void {
  for (const { key, place } of units) {
    const first = key === null ? undefined : units.find((one) => one.key === key)
    if (first === undefined || first.place === place) continue
    notes.push(
      t('{where}: an earlier unit has the id "{id}", too; what is attached to it joins that one.', {
        where: `units[${place}].id`,
        id: key ?? '',
      }),
    )
  }
}

/** The unit at the end of a chain of attachments; a sentence where the chain leads nowhere or in a circle. */
function homeOf(unit: ReadUnit, units: readonly ReadUnit[]): ReadUnit | string {
  const seen = new Set<ReadUnit>()
  let home = unit
  while (home.attachedTo !== null) {
    if (seen.has(home)) return t('the attachments lead in a circle; the unit stands alone here.')
    seen.add(home)
    const { attachedTo } = home
    const next =
      units.find(({ key }) => key === attachedTo) ??
      units.find((one) => one !== unit && fortyKey(one.name) === fortyKey(attachedTo))
    if (!next) return t('no unit here is called "{name}".', { name: attachedTo })
    home = next
  }
  return home
}
