import type { Slot } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Place } from '../../engine/rule.ts'
import type { OpenPlace } from '../../engine/system.ts'
import { fewOf } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyUnit } from './army.ts'
import { joinersOf, joiningRoles, leadersAllowed, type Joiner } from './attaching.ts'
import { slots as slotIds } from './picks.ts'
import type { AllyData } from './schema.ts'

export const unitSlot = 'unit'
export const warlordSlot = 'warlord'
/** Of a leader or support unit: the unit that it joins. */
export const attachSlot = 'attach'
const allyPrefix = 'ally-'

/** The ally rule whose units a place takes, or null. */
export function allyOfPlace(slot: Id | undefined): Id | null {
  return slot?.startsWith(allyPrefix) ? slot.slice(allyPrefix.length) : null
}

/** Places that can be filled: a new unit, who joins each unit, allies, the army's slots, the slots of each unit. */
export function places(army: FortyArmy): readonly OpenPlace[] {
  const slots = army.slots
    .filter((slot) => slot.open || slot.picks.length > 0)
    .map((slot) => slotPlace(slot, null))
  // a list is begun with a detachment, where its faction has any: what it costs and who may come depends on it
  const detachments = army.slots.some(({ id, open }) => id === slotIds.detachment && open)
  const begun = army.everyone.length > 0 || army.chosen.length > 0 || !detachments
  return [
    ...(begun ? [newUnit(army), ...slots] : [...slots, newUnit(army)]),
    warlordPlace(army),
    ...army.groups.flatMap((group) => groupPlace(army, group)),
    ...alliesFor(army).map((ally) => allyPlace(army, ally)),
    ...army.everyone.flatMap((unit) => [
      ...attachPlace(army, unit),
      ...unit.slots.map((slot) => slotPlace(slot, unit)),
    ]),
  ]
}

/** Books that the candidates of a place need beyond those at hand. */
export function missingBooks(army: FortyArmy, { slot }: Place): readonly Id[] {
  const id = allyOfPlace(slot)
  const ally = army.catalogue.allies.find((one) => one.id === id)
  if (!ally || ally.from === 'host') return []
  const { books, manifest } = army.data
  return ally.from
    .flatMap((page) => {
      const known = manifest.pages.find((one) => one.id === page)
      return [page, ...(known?.needs ?? []), ...(known?.legends ?? [])]
    })
    .filter((book) => !books.has(book))
}

function newUnit(army: FortyArmy): OpenPlace {
  return {
    place: { slot: unitSlot },
    numeral: '+',
    title: t('Add a unit'),
    name: t('Unit'),
    sub:
      army.everyone.length === 0
        ? ''
        : t('{count, plural, one {# unit} other {# units}}', { count: army.everyone.length }),
    used: army.everyone.length,
    max: Infinity,
    kind: 'units',
  }
}

/** Who could join a unit, where anybody of the faction could. */
function groupPlace(army: FortyArmy, group: FortyGroup): readonly OpenPlace[] {
  const [bodyguard] = group.bodyguards
  const joiners = bodyguard && joinersOf(army.catalogue, bodyguard)
  if (!bodyguard || !joiners || joiners.size === 0) return []
  const room = roomFor(army, group, joiners)
  const used = group.leaders.length + group.supports.length
  return [
    {
      place: { group: group.id },
      numeral: group.numeral,
      title: t('Attach to {unit}', { unit: bodyguard.name }),
      sub: room.map(({ words }) => words).join(', '),
      used,
      max: room.reduce((sum, { max }) => sum + max, 0),
      kind: 'units',
    },
  ]
}

/** Places of each kind that somebody of the faction could fill, or that are filled. */
function roomFor(army: FortyArmy, group: FortyGroup, joiners: ReadonlySet<Joiner>) {
  const leaders = group.leaders.length
  const supports = group.supports.length
  const most = {
    leader: joiners.has('leader') ? leadersAllowed(army, group) : 0,
    support: joiners.has('support') ? army.data.core.attached.supports : 0,
  }
  const ofLeaders = Math.max(most.leader, leaders)
  const ofSupports = Math.max(most.support, supports)
  return [
    {
      max: ofLeaders,
      words: t('{has, number} of {max, plural, one {# leader} other {# leaders}}', {
        has: leaders,
        max: ofLeaders,
      }),
    },
    {
      max: ofSupports,
      words: t('{has, number} of {max, plural, one {# support unit} other {# support units}}', {
        has: supports,
        max: ofSupports,
      }),
    },
  ].filter(({ max }) => max > 0)
}

/** Ally rules that the army may use as it stands, those of a detachment only with it. */
function alliesFor({ catalogue, chosen }: FortyArmy): readonly AllyData[] {
  const ids = chosen.flatMap(({ detachment }) => detachment?.id ?? [])
  return catalogue.allies.filter(
    ({ detachments, notDetachments }) =>
      (detachments?.some((id) => ids.includes(id)) ?? true) &&
      !(notDetachments?.some((id) => ids.includes(id)) ?? false),
  )
}

function allyPlace(army: FortyArmy, ally: AllyData): OpenPlace {
  const units = army.allied.filter((unit) => unit.ally?.id === ally.id)
  const max = ally.points?.[army.size.id]
  const spent = units.reduce((sum, unit) => sum + unit.points, 0)
  return {
    place: { slot: `${allyPrefix}${ally.id}` },
    numeral: 'A',
    title: t('Add an ally: {ally}', { ally: ally.name }),
    name: t('Ally: {ally}', { ally: ally.name }),
    sub:
      max === undefined
        ? fewOf(units.map(({ name }) => name))
        : t('{spent, number} of {max, plural, one {# point} other {# points}}', { spent, max }),
    used: units.length,
    max: Infinity,
    kind: 'units',
  }
}

function warlordPlace(army: FortyArmy): OpenPlace {
  return {
    place: { slot: warlordSlot },
    numeral: '+',
    title: t('Pick the Warlord'),
    sub: army.warlords[0]?.name ?? t('nobody yet'),
    used: army.warlords.length,
    max: 1,
    kind: 'picks',
  }
}

/** Whom a leader or support unit joins. */
function attachPlace(army: FortyArmy, unit: FortyUnit): readonly OpenPlace[] {
  if (joiningRoles(unit).size === 0) return []
  const group = army.groups.find(({ id }) => id === unit.group)
  const joined = unit.role === 'bodyguard' ? undefined : group?.bodyguards[0]
  return [
    {
      place: { unit: unit.id, slot: attachSlot },
      numeral: '+',
      title: t('Attach {unit}', { unit: unit.name }),
      sub: joined ? t('with {name}', { name: joined.name }) : t('stands alone'),
      used: joined ? 1 : 0,
      max: 1,
      kind: 'picks',
    },
  ]
}

function slotPlace(slot: Slot, unit: FortyUnit | null): OpenPlace {
  return {
    place: unit === null ? { slot: slot.id } : { unit: unit.id, slot: slot.id },
    numeral: '+',
    title: unit === null ? slot.name : t('{slot} for {unit}', { slot: slot.name, unit: unit.name }),
    sub: [
      slot.picks.map((pick) => pick.name).join(', ') || t('none yet'),
      slot.counts &&
        t('{used, number} of {max, number} {what}', {
          used: slot.used,
          max: slot.max,
          what: slot.counts,
        }),
    ]
      .filter(Boolean)
      .join(' · '),
    used: slot.used,
    max: slot.max,
    kind: 'picks',
  }
}
