import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { listing, namesOf } from '../../../engine/wording.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { makeWarlord, unpick } from '../edits.ts'
import { slots } from '../picks.ts'
import { removeRemedy, warlordRemedy } from '../remedies.ts'
import { core } from './cite.ts'

const slot = 'warlord'

/** One Character of the faction is the Warlord. */
export const warlord: FortyRule = {
  id: 'M13',
  name: 'Warlord',
  cite: core('25.04'),
  check: (army) => [...nobody(army), ...several(army), ...unfit(army)],
}

function nobody(army: FortyArmy): readonly Breach[] {
  if (army.warlords.length > 0) return []
  const able = army.everyone.filter(mayLead)
  const say =
    able.length > 0
      ? 'Nobody is the Warlord; one Character of the faction must be.'
      : 'The list has no Character of the faction who could be the Warlord.'
  return [{ at: { slot }, say, fixes: () => able.flatMap(warlordRemedy) }]
}

function several(army: FortyArmy): readonly Breach[] {
  const { warlords } = army
  if (warlords.length < 2) return []
  return [
    {
      at: { slot },
      amount: warlords.length - 1,
      say: `The list has ${warlords.length} Warlords (${listing(timesEach(warlords))}); it may have one.`,
      units: warlords.map(({ id }) => id),
      tag: 'one Warlord',
      fixes: () =>
        warlords.map((unit) => ({
          label: `Make only ${unit.name} the Warlord`,
          edit: makeWarlord(unit.id),
        })),
    },
  ]
}

function unfit(army: FortyArmy): readonly Breach[] {
  return army.warlords.flatMap((unit): readonly Breach[] => {
    const { unfit: why } = unit
    if (why === null) return []
    return [
      {
        at: { unit: unit.id, slot },
        say: `${unit.name} ${why} and cannot be the Warlord.`,
        tag: 'not the Warlord',
        fixes: () => army.everyone.filter(mayLead).flatMap(warlordRemedy),
      },
    ]
  })
}

/** Whether a unit may be the Warlord. */
export function mayLead(unit: FortyUnit): boolean {
  return unit.character && unit.unfit === null && !unit.barred
}

export function mustLead({ data }: FortyUnit): boolean {
  return data?.flags?.includes('must-be-warlord') ?? false
}

/** Those whose datasheet says that they must, or cannot, be the Warlord. */
export const warlordByName: FortyRule = {
  id: 'M14',
  name: 'Who must be the Warlord',
  cite: core('25.04'),
  concerns: (unit) => unit.warlord || mustLead(unit),
  check: (army) => [...barred(army), ...passedOver(army), ...asked(army)],
}

function barred(army: FortyArmy): readonly Breach[] {
  const barredOnes = army.warlords.filter((unit) => unit.barred)
  return barredOnes.map((unit) => ({
    at: { unit: unit.id, slot },
    say: `${unit.name} cannot be the Warlord${unlessWith(army, unit)}.`,
    tag: 'not the Warlord',
    fixes: () => army.everyone.filter(mayLead).flatMap(warlordRemedy),
  }))
}

/** Detachments that would let a unit be the Warlord, as the end of a sentence. */
function unlessWith({ catalogue, data }: FortyArmy, { entry, keywords }: FortyUnit): string {
  const rule = data.core.warlords.find(
    ({ is, page, units, keyword }) =>
      is !== 'required' &&
      page === catalogue.pageId &&
      ((units?.includes(entry?.id ?? '') ?? false) ||
        (keyword !== undefined && keywords.has(keyword))),
  )
  const names = (rule?.detachments ?? []).flatMap((id) => catalogue.detachment(id)?.name ?? [])
  return names.length > 0 ? ` without ${listing(names, 'or')}` : ''
}

function passedOver(army: FortyArmy): readonly Breach[] {
  const able = army.everyone.filter((unit) => mustLead(unit) && mayLead(unit))
  if (able.length === 0 || army.warlords.length === 0) return []
  if (army.warlords.some(mustLead)) return []
  return [
    {
      at: { slot },
      say: `${listing(namesOf(army.warlords))} is the Warlord, but ${listing(namesOf(able), 'or')} must be.`,
      units: [...army.warlords, ...able].map(({ id }) => id),
      tag: 'Warlord',
      fixes: () => [
        ...able.flatMap(warlordRemedy),
        ...able.map((unit) => removeRemedy(army, unit)),
      ],
    },
  ]
}

/** What a detachment asks of the Warlord. */
function asked(army: FortyArmy): readonly Breach[] {
  const { catalogue, chosen, everyone, warlords } = army
  return army.data.core.warlords.flatMap((rule): readonly Breach[] => {
    const { is, page, units = [] } = rule
    const by = chosen.find(({ detachment }) => rule.detachments.includes(detachment?.id ?? ''))
    if (is !== 'required' || page !== catalogue.pageId || !by) return []
    const meant = everyone.filter(({ entry }) => units.includes(entry?.id ?? ''))
    if (meant.some((unit) => unit.warlord)) return []
    const names = listing(
      units.map((id) => catalogue.unitName(id) ?? id),
      'or',
    )
    const who =
      warlords.length === 0 ? 'nobody is it yet' : `now it is ${listing(namesOf(warlords))}`
    return [
      {
        at: { slot: slots.detachment },
        say: `With ${by.pick.name} the Warlord must be ${names}; ${who}.`,
        units: [...warlords, ...meant].map(({ id }) => id),
        fixes: () => [
          ...meant.flatMap(warlordRemedy),
          { label: `Take ${by.pick.name} away`, edit: unpick(by.pick) },
        ],
      },
    ]
  })
}
