import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { fewOf, namesOf } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { removeRemedy } from '../remedies.ts'
import { cite, core, points, pointsOf } from './cite.ts'

const ids = (units: readonly FortyUnit[]) => units.map(({ id }) => id)

/** Legends units are legal; a list may be kept free of them. */
export const legends: FortyRule = {
  id: 'M31',
  name: msg('Legends'),
  cite: cite(
    () => t('Legends'),
    () => '',
  ),
  concerns: ({ entry }) => entry?.legends ?? false,
  check: (army) => {
    const units = army.everyone.filter(({ entry }) => entry?.legends)
    if (units.length === 0) return []
    if (army.roster.legends) {
      return [
        {
          at: {},
          severity: 'note',
          // it binds nobody: whoever tries a change asks the rule and never reads this
          get say() {
            return allowedSays(units)
          },
          units: ids(units),
        },
      ]
    }
    return units.map((unit) => ({
      at: { unit: unit.id },
      say: t('{unit} is a Legends unit, and this list takes none.', { unit: unit.name }),
      tag: t('Legends'),
      fixes: () => [
        { label: t('Allow Legends'), edit: { kind: 'set-legends', legends: true } },
        removeRemedy(army, unit),
      ],
    }))
  },
}

function allowedSays(units: readonly FortyUnit[]): string {
  return t(
    '{units} {count, plural, one {is a Legends unit; some events do not allow it} other {are Legends units; some events do not allow them}}.',
    { units: fewOf(timesEach(units)), count: units.length },
  )
}

/** A Dedicated Transport with nobody who could ride in it is lost before the battle. */
export const emptyTransports: FortyRule = {
  id: 'M32',
  name: msg('Transports'),
  cite: core('18.01'),
  check: ({ everyone, groups }) => {
    const transports = everyone.filter(({ keywords }) => keywords.has('DEDICATED TRANSPORT'))
    const riders = groups.filter(({ units }) =>
      units.some(({ keywords }) => keywords.has('INFANTRY') || keywords.has('MOUNTED')),
    )
    const empty = transports.length - riders.length
    if (empty <= 0) return []
    const say = t(
      '{transports, plural, one {# Dedicated Transport} other {# Dedicated Transports}} and {riders, plural, one {# unit} other {# units}} to ride in them: one without a unit aboard is destroyed when the battle begins.',
      { transports: transports.length, riders: riders.length },
    )
    return [{ at: {}, severity: 'note', amount: empty, say, units: ids(transports) }]
  },
}

/** Aircraft start in reserves, of which only so many points may be. */
export const reserves: FortyRule = {
  id: 'M33',
  name: msg('Strategic reserves'),
  cite: core('20.01'),
  check: ({ everyone, limit, data }) => {
    const aircraft = everyone.filter(({ keywords }) => keywords.has('AIRCRAFT'))
    if (aircraft.length === 0) return []
    const spent = aircraft.reduce((sum, unit) => sum + unit.points, 0)
    const most = Math.floor((limit * data.core.reservesPercent) / 100)
    const say = t(
      '{units} {count, plural, one {starts} other {start}} in reserves ({points, plural, one {# point} other {# points}}); up to {most, number} points may start there.',
      { units: fewOf(timesEach(aircraft)), count: aircraft.length, points: spent, most },
    )
    const severity = spent > most ? 'warning' : 'note'
    return [{ at: {}, severity, say, units: ids(aircraft) }]
  },
}

/** Units of which no datasheet, or only one of the edition before, is known. */
export const datasheets: FortyRule = {
  id: 'M38',
  name: msg('Datasheets'),
  cite: points,
  check: (army) => {
    const { everyone, catalogue } = army
    const breaches: Breach[] = []
    const bare = everyone.filter(({ entry }) => entry?.sheet === null)
    const old = everyone.filter(({ data }) => data?.source === 'tenth')
    const note = (units: readonly FortyUnit[], say: (names: string) => string) => {
      if (units.length === 0) return
      breaches.push({
        at: {},
        severity: 'note',
        say: say(fewOf(namesOf(units))),
        units: ids(units),
        cite: pointsOf(army),
      })
    }
    note(bare, (units) =>
      t('{units}: no datasheet is known, so keywords and wargear are not checked.', { units }),
    )
    note(old, (units) => t('{units}: the datasheet is of the 10th edition.', { units }))
    return catalogue.book === null ? [] : breaches
  },
}

/** What the published rules leave open: said where it matters, with how this list was judged. */
export const openQuestions: FortyRule = {
  id: 'M39',
  name: msg('Open questions'),
  cite: cite(
    () => t('Open questions'),
    () => '',
  ),
  check: (army) => [...forced(army), ...corsairs(army), ...doubtfulAllies(army), ...offList(army)],
}

function warning(say: string, units: readonly FortyUnit[]): Breach {
  return { at: {}, severity: 'warning', say, units: ids(units) }
}

function forced(army: FortyArmy): readonly Breach[] {
  const must = army.data.core.mandatoryEnhancements
  const units = army.everyone.filter((unit) =>
    unit.enhancements.some(({ pick }) =>
      must.some((one) => one.unit === unit.entry?.id && one.enhancement === pick.id),
    ),
  )
  if (units.length === 0) return []
  const names = timesEach(units.flatMap(({ enhancements }) => enhancements.map(({ pick }) => pick)))
  const say = t(
    'Whether {enhancements} {count, plural, one {counts towards the limit of enhancements is open; here it is} other {count towards the limit of enhancements is open; here they are}} not counted.',
    { enhancements: list(names), count: names.length },
  )
  return [warning(say, units)]
}

/** Detachments whose enhancements any ANHRATHE unit may have. */
const corsairDetachments = ['corsair-coterie', 'eldritch-raiders']

function corsairs({ everyone }: FortyArmy): readonly Breach[] {
  const units = everyone.filter(
    ({ keywords, enhancements }) =>
      keywords.has('ANHRATHE') &&
      enhancements.some(({ detachment }) => corsairDetachments.includes(detachment?.id ?? '')),
  )
  if (units.length === 0) return []
  const say = t(
    'Whether enhancements of Corsairs count towards the limit is open; they are counted here.',
  )
  return [warning(say, units)]
}

function doubtfulAllies({ allied }: FortyArmy): readonly Breach[] {
  const units = allied.filter(({ ally }) => ally?.doubtful)
  const names = [...new Set(units.map(({ ally }) => ally?.name ?? ''))]
  return names.map((name) =>
    warning(
      t('The published rules leave parts of {rule} open; it is judged by community data.', {
        rule: name,
      }),
      units.filter(({ ally }) => ally?.name === name),
    ),
  )
}

/** A version that the data does not hold. */
function offList({ roster, catalogue: { prices } }: FortyArmy): readonly Breach[] {
  if (roster.prices === null || prices === null || roster.prices === prices.id) return []
  const say = t('The points of {wanted} are not at hand; those of {used} are used.', {
    wanted: roster.prices,
    used: prices.id,
  })
  return [{ at: {}, severity: 'warning', say }]
}
