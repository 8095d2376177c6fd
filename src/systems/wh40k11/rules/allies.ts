import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach, Cite } from '../../../engine/rule.ts'
import { counted, figure, listing, titleCase } from '../../../engine/wording.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { isHost } from '../catalogue.ts'
import { lastAnswer } from '../last-answer.ts'
import { slots } from '../picks.ts'
import { dropRemedies, removeRemedy, type Remedy } from '../remedies.ts'
import type { AllyData } from '../schema.ts'
import { detachmentRules, ofDetachment } from './cite.ts'
import { each } from './each.ts'

/** The allied units that one rule lets in. */
interface Contingent {
  readonly army: FortyArmy
  readonly ally: AllyData
  readonly units: readonly FortyUnit[]
}

/** A rule on allies: all that the data says of those it lets in. */
function alliesBy(id: string, name: string, cite: Cite): FortyRule {
  return {
    id,
    name,
    cite,
    check: (army) =>
      each(contingents(army, id), (one) =>
        judged(one).map((breach) => ({ ...breach, cite: citeOf(one, cite) })),
      ),
  }
}

/** On the page of the detachment that lets them in, of those that may the one of the list; else where the rule is. */
function citeOf({ army, ally: { detachments = [] } }: Contingent, cite: Cite): Cite {
  const [first] = detachments
  if (first === undefined) return cite
  const chosen = army.chosen.find((one) => detachments.includes(one.detachment?.id ?? ''))
  const name = chosen?.pick.name ?? army.catalogue.detachment(first)?.name ?? titleCase(first)
  return ofDetachment(name, 'restrictions')
}

const nobody: readonly Contingent[] = []
function contingents(army: FortyArmy, rule: string): readonly Contingent[] {
  if (army.allied.length === 0) return nobody
  return contingentsOf(army).filter(({ ally }) => ally.rule === rule)
}

const contingentsOf = lastAnswer((army: FortyArmy): readonly Contingent[] =>
  army.data.core.allies
    .map((ally) => ({ army, ally, units: army.allied.filter((unit) => unit.ally?.id === ally.id) }))
    .filter(({ units }) => units.length > 0),
)

function judged(contingent: Contingent): readonly Breach[] {
  return [
    ...host(contingent),
    ...detachment(contingent),
    ...everyUnit(contingent),
    ...points(contingent),
    ...caps(contingent),
    ...oneKind(contingent),
    ...battleline(contingent),
    ...enhancements(contingent),
  ]
}

/** One breach about the whole contingent, at its first unit. */
function whole(
  { army, units }: Contingent,
  say: string,
  amount = 1,
  others: readonly Remedy[] = [],
): readonly Breach[] {
  const [first] = units
  if (!first) return []
  return [
    {
      at: { unit: first.id },
      amount,
      say,
      units: units.map(({ id }) => id),
      tag: 'allies',
      fixes: () => [...others, ...units.toReversed().map((unit) => removeRemedy(army, unit))],
    },
  ]
}

function namesIn(units: readonly FortyUnit[]): string {
  return listing(timesEach(units))
}

function host(contingent: Contingent): readonly Breach[] {
  const { army, ally, units } = contingent
  if (isHost(ally, army.catalogue.page)) return []
  const say = `${army.title} armies cannot have ${namesIn(units)} by ${ally.name}.`
  return whole(contingent, say, units.length)
}

function detachment(contingent: Contingent): readonly Breach[] {
  const { army, ally, units } = contingent
  const chosen = army.chosen.flatMap((one) => one.detachment?.id ?? [])
  const nameOf = (id: string) => army.catalogue.detachment(id)?.name ?? titleCase(id)
  const { detachments, notDetachments } = ally
  if (detachments && !detachments.some((id) => chosen.includes(id))) {
    const names = listing(detachments.map(nameOf), 'or')
    const say = `${namesIn(units)} can be taken only with ${names}.`
    const choices = detachments.map((id): Remedy => ({
      label: `Choose ${nameOf(id)}`,
      edit: { kind: 'pick', slot: slots.detachment, id },
    }))
    return whole(contingent, say, units.length, choices)
  }
  const barring = notDetachments?.filter((id) => chosen.includes(id)) ?? []
  if (barring.length === 0) return []
  const names = listing(barring.map(nameOf))
  return whole(contingent, `${namesIn(units)} cannot be taken with ${names}.`, units.length)
}

function everyUnit({ army, ally, units }: Contingent): readonly Breach[] {
  const { everyUnit: keyword } = ally
  if (keyword === undefined) return []
  const others = army.everyone.filter(
    (unit) => unit.data !== null && !unit.keywords.has(keyword) && !units.includes(unit),
  )
  if (others.length === 0) return []
  const say = `${ally.name} can be taken only where every unit is ${titleCase(keyword)}; ${namesIn(others)} ${others.length === 1 ? 'is' : 'are'} not.`
  const remedies = others.toReversed().map((unit) => removeRemedy(army, unit))
  return whole({ army, ally, units }, say, others.length, remedies)
}

function points(contingent: Contingent): readonly Breach[] {
  const { army, ally, units } = contingent
  const max = ally.points?.[army.size.id]
  if (max === undefined) return []
  const spent = units.reduce(
    (sum, unit) =>
      sum + unit.points + unit.enhancements.reduce((all, { pick }) => all + pick.points, 0),
    0,
  )
  if (spent <= max) return []
  const say = `The allies by ${ally.name} cost ${counted(spent, 'point')}; ${army.size.name} allows ${figure(max)}.`
  return whole(contingent, say, spent - max)
}

function caps(contingent: Contingent): readonly Breach[] {
  const { army, ally } = contingent
  return (ally.caps ?? []).flatMap(({ label, keyword, max: bySize }): readonly Breach[] => {
    const max = bySize[army.size.id]
    const meant = contingent.units.filter(({ keywords }) => keywords.has(keyword))
    const units = withoutFree(contingent, meant)
    if (units.length <= max) return []
    const over = units.length - max
    const say = `By ${ally.name} the list has ${counted(units.length, `${label} unit`)} (${namesIn(units)}); ${army.size.name} allows ${max}.`
    return whole({ army, ally, units }, say, over)
  })
}

/** Units that take no place under a cap: one for each unit of a kind. */
function withoutFree({ ally, units }: Contingent, meant: readonly FortyUnit[]) {
  let left = meant
  for (const { unit, per } of ally.free ?? []) {
    const hosts = units.filter(({ keywords }) => per.every((keyword) => keywords.has(keyword)))
    const free = new Set(left.filter(({ roster }) => roster.unit === unit).slice(0, hosts.length))
    left = left.filter((one) => !free.has(one))
  }
  return left
}

function oneKind(contingent: Contingent): readonly Breach[] {
  const { army, ally, units } = contingent
  const kinds = (ally.oneKindOf ?? [])
    .map(({ keyword, max }) => ({
      keyword,
      max,
      units: units.filter(({ keywords }) => keywords.has(keyword)),
    }))
    .filter((kind) => kind.units.length > 0)
  const allowed = listing(
    (ally.oneKindOf ?? []).map(
      ({ keyword, max }) =>
        `${max === 1 ? '' : 'up to '}${counted(max, `${titleCase(keyword)} unit`)}`,
    ),
    'or',
  )
  if (kinds.length > 1) {
    return whole(
      contingent,
      `By ${ally.name} the list has ${namesIn(units)}; it may have ${allowed}, not both.`,
    )
  }
  return kinds.flatMap(({ keyword, max, units: of }) =>
    of.length > max
      ? whole(
          { army, ally, units: of },
          `By ${ally.name} the list has ${counted(of.length, `${titleCase(keyword)} unit`)} (${namesIn(of)}); it may have ${allowed}.`,
          of.length - max,
        )
      : [],
  )
}

const are = ({ length }: readonly FortyUnit[]) => (length === 1 ? 'is' : 'are')

function battleline(contingent: Contingent): readonly Breach[] {
  const { army, ally } = contingent
  return (ally.battlelineEach ?? []).flatMap((keyword): readonly Breach[] => {
    const units = contingent.units.filter(({ keywords }) => keywords.has(keyword))
    const lines = units.filter(({ keywords }) => keywords.has('BATTLELINE'))
    const others = units.filter((unit) => !lines.includes(unit))
    if (others.length <= lines.length) return []
    const god = titleCase(keyword)
    const say = `The list has ${counted(others.length, `${god} unit`)} that ${are(others)} not Battleline, but ${lines.length === 0 ? 'none that is' : `only ${lines.length} that ${are(lines)}`}; ${ally.name} allows no more of the first than of the second.`
    return whole({ army, ally, units: others }, say, others.length - lines.length)
  })
}

function enhancements({ army, ally, units }: Contingent): readonly Breach[] {
  if (ally.enhancements) return []
  return units.flatMap((unit) =>
    unit.enhancements.map(({ pick }) => ({
      at: { unit: unit.id, slot: slots.enhancement },
      say: `${unit.name} is an ally (${ally.name}) and cannot have ${pick.name}.`,
      tag: 'enhancement',
      fixes: () => dropRemedies(army, unit),
    })),
  )
}

const armyRule = (faction: string, section: string): Cite => {
  return { source: `Army rules of ${faction}`, section }
}

/** Rules on allies, in the order of our notes on them. */
export const allyRules: readonly FortyRule[] = [
  alliesBy('A01', 'Assigned Agents', armyRule('Imperial Agents', 'Assigned Agents')),
  alliesBy('A02', 'Freeblades', armyRule('Imperial Knights', 'Freeblades')),
  alliesBy('A03', 'Dreadblades', armyRule('Chaos Knights', 'Dreadblades')),
  alliesBy('A04', 'Daemonic Pact', armyRule('Chaos Daemons', 'Daemonic Pact')),
  alliesBy(
    'A05',
    'Cults of the Dark Gods',
    armyRule('Chaos Space Marines', 'Cults of the Dark Gods'),
  ),
  alliesBy(
    'A06',
    'Corsairs and Travelling Players',
    armyRule('Drukhari', 'Corsairs and Travelling Players'),
  ),
  alliesBy('A07', 'Legions of the gods', detachmentRules),
  alliesBy('A08', 'Brood Brothers', detachmentRules),
  alliesBy('A09', 'Final Day', detachmentRules),
  alliesBy('A10', 'Shadow Legion', detachmentRules),
  alliesBy('A11', 'Wretched Thralls', detachmentRules),
  alliesBy('A12', 'Mechanicus allies', detachmentRules),
]
