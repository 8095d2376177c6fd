import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { counted, fewOf, figure, listing, namesOf } from '../../../engine/wording.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { removeRemedy } from '../remedies.ts'
import { core, points, pointsOf } from './cite.ts'

const ids = (units: readonly FortyUnit[]) => units.map(({ id }) => id)

/** Legends units are legal; a list may be kept free of them. */
export const legends: FortyRule = {
  id: 'M31',
  name: 'Legends',
  cite: { source: 'Legends', section: '' },
  concerns: ({ entry }) => entry?.legends ?? false,
  check: (army) => {
    const units = army.everyone.filter(({ entry }) => entry?.legends)
    if (units.length === 0) return []
    if (army.roster.legends) {
      const are = units.length === 1 ? 'is a Legends unit' : 'are Legends units'
      const say = `${fewOf(timesEach(units))} ${are}; some events do not allow ${units.length === 1 ? 'it' : 'them'}.`
      return [{ at: {}, severity: 'note', say, units: ids(units) }]
    }
    return units.map((unit) => ({
      at: { unit: unit.id },
      say: `${unit.name} is a Legends unit, and this list takes none.`,
      tag: 'Legends',
      fixes: () => [
        { label: 'Allow Legends', edit: { kind: 'set-legends', legends: true } },
        removeRemedy(army, unit),
      ],
    }))
  },
}

/** A Dedicated Transport with nobody who could ride in it is lost before the battle. */
export const emptyTransports: FortyRule = {
  id: 'M32',
  name: 'Transports',
  cite: core('18.01'),
  check: ({ everyone, groups }) => {
    const transports = everyone.filter(({ keywords }) => keywords.has('DEDICATED TRANSPORT'))
    const riders = groups.filter(({ units }) =>
      units.some(({ keywords }) => keywords.has('INFANTRY') || keywords.has('MOUNTED')),
    )
    const empty = transports.length - riders.length
    if (empty <= 0) return []
    const say = `${counted(transports.length, 'Dedicated Transport')} and ${counted(riders.length, 'unit')} to ride in them: one without a unit aboard is destroyed when the battle begins.`
    return [{ at: {}, severity: 'note', amount: empty, say, units: ids(transports) }]
  },
}

/** Aircraft start in reserves, of which only so many points may be. */
export const reserves: FortyRule = {
  id: 'M33',
  name: 'Strategic reserves',
  cite: core('20.01'),
  check: ({ everyone, limit, data }) => {
    const aircraft = everyone.filter(({ keywords }) => keywords.has('AIRCRAFT'))
    if (aircraft.length === 0) return []
    const spent = aircraft.reduce((sum, unit) => sum + unit.points, 0)
    const most = Math.floor((limit * data.core.reservesPercent) / 100)
    const say = `${fewOf(timesEach(aircraft))} ${aircraft.length === 1 ? 'starts' : 'start'} in reserves (${counted(spent, 'point')}); up to ${figure(most)} points may start there.`
    const severity = spent > most ? 'warning' : 'note'
    return [{ at: {}, severity, say, units: ids(aircraft) }]
  },
}

/** Units of which no datasheet, or only one of the edition before, is known. */
export const datasheets: FortyRule = {
  id: 'M38',
  name: 'Datasheets',
  cite: points,
  check: (army) => {
    const { everyone, catalogue } = army
    const breaches: Breach[] = []
    const bare = everyone.filter(({ entry }) => entry?.sheet === null)
    const old = everyone.filter(({ data }) => data?.source === 'tenth')
    const say = (units: readonly FortyUnit[], what: string) => {
      if (units.length === 0) return
      const names = fewOf(namesOf(units))
      breaches.push({
        at: {},
        severity: 'note',
        say: `${names}: ${what}.`,
        units: ids(units),
        cite: pointsOf(army),
      })
    }
    say(bare, 'no datasheet is known, so keywords and wargear are not checked')
    say(old, 'the datasheet is of the 10th edition')
    return catalogue.book === null ? [] : breaches
  },
}

/** What the published rules leave open: said where it matters, with how this list was judged. */
export const openQuestions: FortyRule = {
  id: 'M39',
  name: 'Open questions',
  cite: { source: 'Open questions', section: '' },
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
  const say = `Whether ${listing(names)} ${names.length === 1 ? 'counts' : 'count'} towards the limit of enhancements is open; here ${names.length === 1 ? 'it is' : 'they are'} not counted.`
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
  const say =
    'Whether enhancements of Corsairs count towards the limit is open; they are counted here.'
  return [warning(say, units)]
}

function doubtfulAllies({ allied }: FortyArmy): readonly Breach[] {
  const units = allied.filter(({ ally }) => ally?.doubtful)
  const names = [...new Set(units.map(({ ally }) => ally?.name ?? ''))]
  return names.map((name) =>
    warning(
      `The published rules leave parts of ${name} open; it is judged by community data.`,
      units.filter(({ ally }) => ally?.name === name),
    ),
  )
}

/** A version that the data does not hold. */
function offList({ roster, catalogue: { prices } }: FortyArmy): readonly Breach[] {
  if (roster.prices === null || prices === null || roster.prices === prices.id) return []
  const say = `The points of ${roster.prices} are not at hand; those of ${prices.id} are used.`
  return [{ at: {}, severity: 'warning', say }]
}
