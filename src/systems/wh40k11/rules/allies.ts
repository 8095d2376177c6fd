import type { Breach, Cite } from '../../../engine/rule.ts'
import { titleCase } from '../../../engine/wording.ts'
import { list, msg, t, type Message } from '../../../text/t.ts'
import type { FortyRule } from '../army.ts'
import { isHost } from '../catalogue.ts'
import { choose } from '../edit-words.ts'
import { slots } from '../picks.ts'
import { dropRemedies, removeRemedy, type Remedy } from '../remedies.ts'
import { battleline, caps, oneKind } from './ally-kinds.ts'
import { cite, detachmentRules, restrictionsOf } from './cite.ts'
import { contingents, namesIn, whole, type Contingent } from './contingent.ts'
import { each } from './each.ts'

/** A rule on allies: all that the data says of those it lets in. */
function alliesBy(id: string, name: Message, rule: Cite): FortyRule {
  return {
    id,
    name,
    cite: rule,
    check: (army) =>
      each(contingents(army, id), (one) =>
        judged(one).map((breach) => ({ ...breach, cite: citeOf(one, rule) })),
      ),
  }
}

/** On the page of the detachment that lets them in, of those that may the one of the list; else where the rule is. */
function citeOf({ army, ally: { detachments = [] } }: Contingent, rule: Cite): Cite {
  const [first] = detachments
  if (first === undefined) return rule
  const chosen = army.chosen.find((one) => detachments.includes(one.detachment?.id ?? ''))
  const name = chosen?.pick.name ?? army.catalogue.detachment(first)?.name ?? titleCase(first)
  return restrictionsOf(name)
}

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

function host(contingent: Contingent): readonly Breach[] {
  const { army, ally, units } = contingent
  if (isHost(ally, army.catalogue.page)) return []
  const say = t('{army} armies cannot have {units} by {ally}.', {
    army: army.title,
    units: namesIn(units),
    ally: ally.name,
  })
  return whole(contingent, say, units.length)
}

function detachment(contingent: Contingent): readonly Breach[] {
  const { army, ally, units } = contingent
  const chosen = army.chosen.flatMap((one) => one.detachment?.id ?? [])
  const nameOf = (id: string) => army.catalogue.detachment(id)?.name ?? titleCase(id)
  const { detachments, notDetachments } = ally
  if (detachments && !detachments.some((id) => chosen.includes(id))) {
    const say = t('{units} can be taken only with {detachments}.', {
      units: namesIn(units),
      detachments: list(detachments.map(nameOf), 'or'),
    })
    const choices = () =>
      detachments.map((id): Remedy => ({
        label: choose(nameOf(id)),
        edit: { kind: 'pick', slot: slots.detachment, id },
      }))
    return whole(contingent, say, units.length, choices)
  }
  const barring = notDetachments?.filter((id) => chosen.includes(id)) ?? []
  if (barring.length === 0) return []
  const say = t('{units} cannot be taken with {detachments}.', {
    units: namesIn(units),
    detachments: list(barring.map(nameOf)),
  })
  return whole(contingent, say, units.length)
}

function everyUnit({ army, ally, units }: Contingent): readonly Breach[] {
  const { everyUnit: keyword } = ally
  if (keyword === undefined) return []
  const others = army.everyone.filter(
    (unit) => unit.data !== null && !unit.keywords.has(keyword) && !units.includes(unit),
  )
  if (others.length === 0) return []
  const say = t(
    '{ally} can be taken only where every unit is {keyword}; {units} {count, plural, one {is} other {are}} not.',
    {
      ally: ally.name,
      keyword: titleCase(keyword),
      units: namesIn(others),
      count: others.length,
    },
  )
  const remedies = () => others.toReversed().map((unit) => removeRemedy(army, unit))
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
  const say = t(
    'The allies by {ally} cost {points, plural, one {# point} other {# points}}; {size} allows {max, number}.',
    { ally: ally.name, points: spent, size: army.size.name, max },
  )
  return whole(contingent, say, spent - max)
}

function enhancements({ army, ally, units }: Contingent): readonly Breach[] {
  if (ally.enhancements) return []
  return units.flatMap((unit) =>
    unit.enhancements.map(({ pick }) => ({
      at: { unit: unit.id, slot: slots.enhancement },
      say: t('{unit} is an ally ({ally}) and cannot have {enhancement}.', {
        unit: unit.name,
        ally: ally.name,
        enhancement: pick.name,
      }),
      tag: t('enhancement'),
      fixes: () => dropRemedies(army, unit),
    })),
  )
}

const armyRule = (faction: string, section: string): Cite =>
  cite(
    () => t('Army rules of {faction}', { faction }),
    () => section,
  )

/** Rules on allies, in the order of our notes on them. */
export const allyRules: readonly FortyRule[] = [
  alliesBy('A01', msg('Assigned Agents'), armyRule('Imperial Agents', 'Assigned Agents')),
  alliesBy('A02', msg('Freeblades'), armyRule('Imperial Knights', 'Freeblades')),
  alliesBy('A03', msg('Dreadblades'), armyRule('Chaos Knights', 'Dreadblades')),
  alliesBy('A04', msg('Daemonic Pact'), armyRule('Chaos Daemons', 'Daemonic Pact')),
  alliesBy(
    'A05',
    msg('Cults of the Dark Gods'),
    armyRule('Chaos Space Marines', 'Cults of the Dark Gods'),
  ),
  alliesBy(
    'A06',
    msg('Corsairs and Travelling Players'),
    armyRule('Drukhari', 'Corsairs and Travelling Players'),
  ),
  alliesBy('A07', msg('Legions of the gods'), detachmentRules),
  alliesBy('A08', msg('Brood Brothers'), detachmentRules),
  alliesBy('A09', msg('Final Day'), detachmentRules),
  alliesBy('A10', msg('Shadow Legion'), detachmentRules),
  alliesBy('A11', msg('Wretched Thralls'), detachmentRules),
  alliesBy('A12', msg('Mechanicus allies'), detachmentRules),
]
