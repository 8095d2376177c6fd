import type { Breach } from '../../../engine/rule.ts'
import { longDate } from '../../../engine/wording.ts'
import { list, msg, t, type Message } from '../../../text/t.ts'
import type { AosArmy, AosRule } from '../army.ts'
import { selectableOf } from '../options.ts'
import { picksFor } from '../picks.ts'
import { listed } from '../select.ts'
import { core, from, handbook, profileNotes, profiles, tacticCards } from './cite.ts'
import { doubtfulCompanions, doubtfulQuotas } from './doubts.ts'
import { demandsCommand } from './general.ts'

type Note = Omit<Breach, 'severity'>

function informing(
  id: string,
  name: Message,
  severity: 'note' | 'warning',
  cite: AosRule['cite'],
  say: (army: AosArmy) => readonly Note[],
): AosRule {
  return { id, name, cite, check: (army) => say(army).map((note) => ({ ...note, severity })) }
}

function slotsToChoose(army: AosArmy, ids: readonly string[]) {
  return army.slots.filter((slot) => ids.includes(slot.id) && slot.open && slot.picks.length === 0)
}

/** Cards are chosen before the battle; a list without them is unfinished, not illegal. */
export const cardsToChoose = informing(
  'LB-33',
  msg('Cards to choose'),
  'note',
  tacticCards,
  (army) => {
    const slot = army.slots.find((one) => one.id === 'card')
    const lacking = slot ? slot.max - slot.picks.length : 0
    if (!slot?.open || lacking <= 0) return []
    const say =
      lacking === slot.max
        ? t('No battle tactic card is chosen yet; a list has {max, number}.', { max: slot.max })
        : t(
            '{lacking, number} of the {max, number} battle tactic cards {lacking, plural, one {is} other {are}} still to choose.',
            { lacking, max: slot.max },
          )
    return [{ at: { slot: 'card' }, say }]
  },
)

export const formationToChoose = informing(
  'LB-34',
  msg('Formation to choose'),
  'note',
  profiles(() => t('Battle formations')),
  (army) =>
    slotsToChoose(army, ['battle-formation']).map(({ id }) => ({
      at: { slot: id },
      say: t('No battle formation is chosen yet.'),
    })),
)

const lores: Readonly<Record<string, Message>> = {
  'spell-lore': msg('spell lore'),
  'prayer-lore': msg('prayer lore'),
  'manifestation-lore': msg('manifestation lore'),
}

export const loresToChoose = informing(
  'LB-35',
  msg('Lores to choose'),
  'note',
  profiles(() => t('Lores')),
  (army) => {
    const open = slotsToChoose(army, Object.keys(lores))
    return open.slice(0, 1).map(({ id: first }) => {
      const names = open.flatMap(({ id }) => (lores[id] ? [t(lores[id])] : []))
      return {
        at: { slot: first },
        say: t('No {lores} is chosen yet.', { lores: list(names, 'or') }),
      }
    })
  },
)

/** Units that leave for Legends on a day to come: said, never counted against the list. */
export const leaving = informing('LB-36', msg('Moves to Legends'), 'note', profileNotes, (army) => {
  const dates = new Map<string, Leaver[]>()
  for (const one of [...leavingUnits(army), ...leavingPicks(army)])
    dates.set(one.date, [...(dates.get(one.date) ?? []), one])
  return [...dates].map(([date, all]) => ({
    at: { slot: `leaving-${date}` },
    say:
      all.length === 1
        ? t('{name} moves to Legends on {date}.', {
            name: all[0]?.name ?? '',
            date: longDate(date),
          })
        : t('{count, number} entries move to Legends on {date}.', {
            count: all.length,
            date: longDate(date),
          }),
    units: all.flatMap(({ unit }) => unit ?? []),
  }))
})

/** Something that leaves: a unit, or a terrain feature (`unit` null). */
interface Leaver {
  readonly date: string
  readonly name: string
  readonly unit: string | null
}

function leavingUnits(army: AosArmy): readonly Leaver[] {
  return army.own.flatMap(({ id, name, entry }) =>
    entry?.leaving === undefined ? [] : [{ date: entry.leaving, name, unit: id }],
  )
}

function leavingPicks(army: AosArmy): readonly Leaver[] {
  return army.slots.flatMap((slot) =>
    slot.picks.flatMap(({ id, name }) => {
      const date = picksFor(army.catalogue, slot.id).find((one) => one.id === id)?.leaving
      return date === undefined ? [] : [{ date, name, unit: null }]
    }),
  )
}

/** Only community data names these armies; the publisher's lists name no Army of Renown. */
export const unconfirmedRenown = informing(
  'LB-37',
  msg('Unconfirmed Regiment of Renown'),
  'warning',
  core('3.5'),
  (army) =>
    army.renowns
      .filter((group) => group.renown?.unconfirmed?.includes(army.catalogue.armyId))
      .map((group) => ({
        at: { group: group.id },
        say: t('No official list lets {army} take {regiment}; only community data does.', {
          army: army.catalogue.list?.name ?? t('this army'),
          regiment: group.name,
        }),
      })),
)

/** Where the sources leave a question open and the list depends on the answer. */
export const openQuestions = informing(
  'LB-38',
  msg('Open questions'),
  'warning',
  from(msg('Community catalogue')),
  (army) => [
    ...auxiliaryWarmaster(army),
    ...doubtfulGeneral(army),
    ...sixRegiments(army),
    ...twoTerrains(army),
    ...doubtfulCompanions(army),
    ...doubtfulQuotas(army),
  ],
)

function auxiliaryWarmaster(army: AosArmy): readonly Note[] {
  const demanding = army.own.filter(demandsCommand)
  if (demanding.length === 0 || demanding.some((unit) => unit.kind === 'regiment')) return []
  return demanding.slice(0, 1).map((unit) => ({
    at: { unit: unit.id },
    say: t(
      'That an auxiliary WARMASTER such as {unit} must be the general is read from community data; agree on it.',
      { unit: unit.name },
    ),
  }))
}

/** An Army of Renown that demands a unit and yet lets others command: perhaps a slip of the catalogue. */
function doubtfulGeneral(army: AosArmy): readonly Note[] {
  const rules = army.catalogue.list?.rules ?? []
  const named = (kind: 'general' | 'required') =>
    rules.flatMap((rule) => (rule.rule === kind ? rule.units : []))
  const demanded = named('required')
  if (demanded.length === 0 || named('general').length === 0) return []
  return army.generals
    .filter((unit) => listed(named('general'), selectableOf(unit)))
    .filter((unit) => !listed(demanded, selectableOf(unit)))
    .map((unit) => ({
      at: { unit: unit.id },
      say: t('Only community data lets {unit} be the general of {army}; agree on it.', {
        unit: unit.name,
        army: army.title,
      }),
    }))
}

function sixRegiments(army: AosArmy): readonly Note[] {
  const { max } = army.data.core.regiments
  const own = army.regiments.length
  if (own > max || own + army.renowns.length <= max) return []
  return [
    {
      at: { slot: 'regiment' },
      say: t(
        'That a Regiment of Renown is one of the {max, number} regiments follows community data; the Core Rules can be read otherwise.',
        { max },
      ),
    },
  ]
}

function twoTerrains(army: AosArmy): readonly Note[] {
  const own = army.slots.find((slot) => slot.id === 'terrain')?.picks.length ?? 0
  const group = army.renowns.find((one) => (one.renown?.terrain.length ?? 0) > 0)
  if (own === 0 || group === undefined) return []
  return [
    {
      at: { group: group.id },
      say: t(
        '{regiment} brings terrain of its own beside the army’s; no rule at hand says so outright.',
        { regiment: group.name },
      ),
    },
  ]
}

/** The official profiles print no surcharge; its amount comes from lists of the official app. */
export const surchargeSource = informing(
  'LB-39',
  msg('Surcharge for auxiliary units'),
  'note',
  from(msg('Official app')),
  (army) =>
    army.auxiliaries.length < 2
      ? []
      : [
          {
            at: { slot: 'auxiliary' },
            say: t(
              'The surcharge for {count, number} auxiliary units is taken from lists of the official app.',
              { count: army.auxiliaries.length },
            ),
            units: army.auxiliaries.map((unit) => unit.id),
          },
        ],
)

/** Only today's prices are at hand, whatever the season. */
export const earlierSeason = informing('LB-40', msg('Earlier season'), 'note', handbook, (army) =>
  army.seasonData.current && army.roster.season === army.seasonData.id
    ? []
    : [
        {
          at: { slot: 'season' },
          say:
            army.roster.season === army.seasonData.id
              ? t('{season} is played here at the prices of {date}.', {
                  season: army.seasonData.name,
                  date: army.dataDate,
                })
              : t('Season {season} is not in the data; the list is judged for {other}.', {
                  season: army.roster.season,
                  other: army.seasonData.short,
                }),
        },
      ],
)
