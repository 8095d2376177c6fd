import type { Breach } from '../../../engine/rule.ts'
import { listing, longDate } from '../../../engine/wording.ts'
import type { AosArmy, AosRule } from '../army.ts'
import { selectableOf } from '../options.ts'
import { picksFor } from '../picks.ts'
import { listed } from '../select.ts'
import { doubtfulCompanions, doubtfulQuotas } from './doubts.ts'
import { demandsCommand } from './general.ts'

type Note = Omit<Breach, 'severity'>

function informing(
  id: string,
  name: string,
  severity: 'note' | 'warning',
  cite: AosRule['cite'],
  say: (army: AosArmy) => readonly Note[],
): AosRule {
  return { id, name, cite, check: (army) => say(army).map((note) => ({ ...note, severity })) }
}

function toChoose(army: AosArmy, ids: readonly string[], say: (name: string) => string) {
  return army.slots
    .filter((slot) => ids.includes(slot.id) && slot.open && slot.picks.length === 0)
    .map((slot) => ({ at: { slot: slot.id }, say: say(slot.name.toLowerCase()) }))
}

/** Cards are chosen before the battle; a list without them is unfinished, not illegal. */
export const cardsToChoose = informing(
  'LB-33',
  'Cards to choose',
  'note',
  { source: 'General’s Handbook', section: 'Battle tactic cards' },
  (army) => {
    const slot = army.slots.find((one) => one.id === 'card')
    const lacking = slot ? slot.max - slot.picks.length : 0
    if (!slot?.open || lacking <= 0) return []
    const say =
      lacking === slot.max
        ? `No battle tactic card is chosen yet; a list has ${slot.max}.`
        : `${lacking} of the ${slot.max} battle tactic cards ${lacking === 1 ? 'is' : 'are'} still to choose.`
    return [{ at: { slot: 'card' }, say }]
  },
)

export const formationToChoose = informing(
  'LB-34',
  'Formation to choose',
  'note',
  { source: 'Battle Profiles', section: 'Battle formations' },
  (army) => toChoose(army, ['battle-formation'], (name) => `No ${name} is chosen yet.`),
)

export const loresToChoose = informing(
  'LB-35',
  'Lores to choose',
  'note',
  { source: 'Battle Profiles', section: 'Lores' },
  (army) => {
    const open = toChoose(
      army,
      ['spell-lore', 'prayer-lore', 'manifestation-lore'],
      (name) => `No ${name} is chosen yet.`,
    )
    return open.slice(0, 1).map(({ at }) => {
      const names = open.map((one) => one.say.replace(/^No | is chosen yet\.$/g, ''))
      return { at, say: `No ${listing(names, 'or')} is chosen yet.` }
    })
  },
)

/** Units that leave for Legends on a day to come: said, never counted against the list. */
export const leaving = informing(
  'LB-36',
  'Moves to Legends',
  'note',
  { source: 'Battle Profiles', section: 'Notes' },
  (army) => {
    const dates = new Map<string, Leaver[]>()
    for (const one of [...leavingUnits(army), ...leavingPicks(army)])
      dates.set(one.date, [...(dates.get(one.date) ?? []), one])
    return [...dates].map(([date, all]) => ({
      at: { slot: `leaving-${date}` },
      say:
        all.length === 1
          ? `${all[0]?.name ?? ''} moves to Legends on ${longDate(date)}.`
          : `${all.length} entries move to Legends on ${longDate(date)}.`,
      units: all.flatMap(({ unit }) => unit ?? []),
    }))
  },
)

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
  'Unconfirmed Regiment of Renown',
  'warning',
  { source: 'Core Rules', section: '3.5' },
  (army) =>
    army.renowns
      .filter((group) => group.renown?.unconfirmed?.includes(army.catalogue.armyId))
      .map((group) => ({
        at: { group: group.id },
        say: `No official list lets ${army.catalogue.list?.name ?? 'this army'} take ${group.name}; only community data does.`,
      })),
)

/** Where the sources leave a question open and the list depends on the answer. */
export const openQuestions = informing(
  'LB-38',
  'Open questions',
  'warning',
  { source: 'Community catalogue', section: '' },
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
    say: `That an auxiliary WARMASTER such as ${unit.name} must be the general is read from community data; agree on it.`,
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
      say: `Only community data lets ${unit.name} be the general of ${army.title}; agree on it.`,
    }))
}

function sixRegiments(army: AosArmy): readonly Note[] {
  const { max } = army.data.core.regiments
  const own = army.regiments.length
  if (own > max || own + army.renowns.length <= max) return []
  return [
    {
      at: { slot: 'regiment' },
      say: `That a Regiment of Renown is one of the ${max} regiments follows community data; the Core Rules can be read otherwise.`,
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
      say: `${group.name} brings terrain of its own beside the army’s; no rule at hand says so outright.`,
    },
  ]
}

/** The official profiles print no surcharge; its amount comes from lists of the official app. */
export const surchargeSource = informing(
  'LB-39',
  'Surcharge for auxiliary units',
  'note',
  { source: 'Official app', section: '' },
  (army) =>
    army.auxiliaries.length < 2
      ? []
      : [
          {
            at: { slot: 'auxiliary' },
            say: `The surcharge for ${army.auxiliaries.length} auxiliary units is taken from lists of the official app.`,
            units: army.auxiliaries.map((unit) => unit.id),
          },
        ],
)

/** Only today's prices are at hand, whatever the season. */
export const earlierSeason = informing(
  'LB-40',
  'Earlier season',
  'note',
  { source: 'General’s Handbook', section: '' },
  (army) =>
    army.seasonData.current && army.roster.season === army.seasonData.id
      ? []
      : [
          {
            at: { slot: 'season' },
            say:
              army.roster.season === army.seasonData.id
                ? `${army.seasonData.name} is played here at the prices of ${army.dataDate}.`
                : `Season ${army.roster.season} is not in the data; the list is judged for ${army.seasonData.short}.`,
          },
        ],
)
