import { freshId, freshIds } from '../../engine/fresh-id.ts'
import type { Id } from '../../engine/roster.ts'
import { numeral } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { AosArmy } from './army.ts'
import { plainUnit, together } from './edits.ts'
import { unitsWithLeader } from './new-regiment.ts'
import type { Remedy } from './remedies.ts'
import type { UnitData } from './schema.ts'
import { matches } from './select.ts'

/** Where else a unit might come into the list than at `from`; not yet judged. */
export function addRemedies(army: AosArmy, entry: UnitData, from: Id): readonly Remedy[] {
  const roster = plainUnit(freshId(army.roster, 'u'), entry.id, 'member')
  const regiments = army.regiments
    .filter((group) => group.id !== from)
    .map((group) => ({
      label: t('Add to {group} ({numeral})', { group: group.name, numeral: group.numeral }),
      edit: { kind: 'add-unit', group: group.id, unit: roster } as const,
    }))
  return [
    ...regiments,
    ...(from === 'regiment' ? pairRemedies(army, entry) : leadRemedies(army, entry, false)),
    ...leadRemedies(army, entry, true),
    ...(from === 'auxiliary' ? [] : auxiliaryRemedies(army, entry)),
    ...optInRemedies(army, entry, from),
  ]
}

/** A new regiment under it; as the general when `command` says so, and by name where `who` says it. */
function leadRemedies(
  army: AosArmy,
  entry: UnitData,
  command: boolean,
  who: string | null = null,
): readonly Remedy[] {
  if (entry.leads === undefined || (command && army.generals.length === 0)) return []
  const id = freshId(army.roster, 'g')
  const units = unitsWithLeader(army, entry, freshIds(army.roster, 'u', 8))
  const at = army.groups.findLastIndex((group) => group.kind === 'regiment') + 1
  const group = { id, kind: 'regiment', from: null, units }
  const next = { numeral: numeral(army.regiments.length + 1) }
  const add = { kind: 'add-group', group, at } as const
  const named = who === null ? next : { ...next, unit: who }
  if (!command) {
    const label =
      who === null
        ? t('Lead regiment {numeral}', next)
        : t('Let {unit} lead regiment {numeral}', named)
    return [{ label, edit: add }]
  }
  const label =
    who === null
      ? t('Lead regiment {numeral} as the general', next)
      : t('Let {unit} lead regiment {numeral} as the general', named)
  const mark = { kind: 'set-mark', mark: 'general', unit: units[0]?.id ?? '' } as const
  return [{ label, edit: together([add, mark]) }]
}

/** A unit by name at the head of a new regiment, as the general too where it alone may be. */
export function leadByName(army: AosArmy, unit: Id): readonly Remedy[] {
  const entry = army.catalogue.entry(unit)
  if (entry === null || army.own.some((one) => one.roster.unit === unit)) return []
  return [true, false].flatMap((command) => leadRemedies(army, entry, command, entry.name))
}

/** Where an army keeps two kinds of regiments in balance: together with one of the other kind. */
function pairRemedies(army: AosArmy, entry: UnitData): readonly Remedy[] {
  const rule = army.catalogue.list?.rules.find((one) => one.rule === 'balance')
  if (rule?.rule !== 'balance' || entry.leads === undefined) return []
  const is = (unit: UnitData, kind: typeof rule.one) =>
    matches(kind, army.catalogue.selectable(unit))
  const wanted = is(entry, rule.one) ? rule.other : rule.one
  const ids = freshIds(army.roster, 'u', 16)
  const groups = freshIds(army.roster, 'g', 2)
  const group = (unit: UnitData, index: number) => ({
    kind: 'add-group' as const,
    group: {
      id: groups[index] ?? '',
      kind: 'regiment',
      from: null,
      units: unitsWithLeader(army, unit, ids.slice(index * 8)).map((one) =>
        index === 0 ? one : { ...one, marks: [] },
      ),
    },
    at: army.groups.findLastIndex((one) => one.kind === 'regiment') + 1 + index,
  })
  return (army.catalogue.list?.units ?? [])
    .filter((unit) => unit.leads && !unit.legends && is(unit, wanted) && unit !== entry)
    .toSorted((a, b) => a.points - b.points)
    .slice(0, 4)
    .map((partner) => ({
      label: t('Add together with {unit}', { unit: partner.name }),
      edit: together([group(entry, 0), group(partner, 1)]),
    }))
}

function auxiliaryRemedies(army: AosArmy, entry: UnitData): readonly Remedy[] {
  const unit = plainUnit(freshId(army.roster, 'u'), entry.id, 'member')
  const group = army.groups.find((one) => one.kind === 'auxiliary')
  const label = t('Add as an auxiliary unit')
  if (group !== undefined) return [{ label, edit: { kind: 'add-unit', group: group.id, unit } }]
  const id = freshId(army.roster, 'g')
  return [
    {
      label,
      edit: { kind: 'add-group', group: { id, kind: 'auxiliary', from: null, units: [unit] } },
    },
  ]
}

/** Allowing Legends, for a unit that could come in here if it were for that alone. */
function optInRemedies(army: AosArmy, entry: UnitData, from: Id): readonly Remedy[] {
  if (!entry.legends || army.roster.legends) return []
  const group = army.groups.find((one) => one.id === from)
  const legends = { kind: 'set-legends', legends: true } as const
  const unit = plainUnit(freshId(army.roster, 'u'), entry.id, 'member')
  const add = group
    ? [{ kind: 'add-unit', group: group.id, unit } as const]
    : from === 'regiment'
      ? leadRemedies(army, entry, false).map((one) => one.edit)
      : auxiliaryRemedies(army, entry).map((one) => one.edit)
  return add.map((edit) => ({
    label: t('Allow Legends and add it'),
    edit: together([legends, edit]),
  }))
}
