import type { Breach } from '../../../engine/rule.ts'
import { listing, namesOf } from '../../../engine/wording.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { makeWarlord } from '../edits.ts'
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
      say: `The list has ${warlords.length} Warlords, ${listing(warlords.map(({ name }) => name))}; it has one.`,
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
    const why = whyNot(unit)
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

function whyNot({ ally, own, character, data }: FortyUnit): string | null {
  if (ally !== null && !ally.warlord) return `is an ally (${ally.name})`
  if (!own && ally === null) return 'is not of the faction'
  return character || data === null ? null : 'is no Character'
}

/** Whether a unit may be the Warlord. */
export function mayLead(unit: FortyUnit): boolean {
  return unit.character && whyNot(unit) === null && !isBarred(unit)
}

export function mustLead({ data }: FortyUnit): boolean {
  return data?.flags?.includes('must-be-warlord') ?? false
}

function isBarred({ data }: FortyUnit): boolean {
  return data?.flags?.includes('cannot-be-warlord') ?? false
}

/** Those whose datasheet says that they must, or cannot, be the Warlord. */
export const warlordByName: FortyRule = {
  id: 'M14',
  name: 'Who must be the Warlord',
  cite: core('25.04'),
  check: (army) => [...barred(army), ...passedOver(army)],
}

function barred(army: FortyArmy): readonly Breach[] {
  return army.warlords.filter(isBarred).map((unit) => ({
    at: { unit: unit.id, slot },
    say: `${unit.name} cannot be the Warlord.`,
    tag: 'not the Warlord',
    fixes: () => army.everyone.filter(mayLead).flatMap(warlordRemedy),
  }))
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
