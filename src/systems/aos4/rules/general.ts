import type { Breach } from '../../../engine/rule.ts'
import { fewOf, listing, namesOf, nameOfId } from '../../../engine/wording.ts'
import type { AosArmy, AosRule, AosUnit } from '../army.ts'
import { toNewRegiment } from '../edits.ts'
import { leadByName } from '../openings.ts'
import { generalRemedy, leadRemedy, removeRemedy, type Remedy } from '../remedies.ts'
import { listed } from '../select.ts'

/** One general, who leads one of the army's own regiments and may be the general. */
export const oneGeneral: AosRule = {
  id: 'LB-11',
  name: 'The general',
  cite: { source: 'Core Rules', section: '3.5' },
  check: (army) => {
    const breaches: Breach[] = []
    const count = army.generals.length
    if (count === 0) {
      breaches.push({
        at: { slot: 'general' },
        say: 'Nobody is the general. One leader of a regiment must be.',
        fixes: () => candidates(army),
      })
    }
    if (count > 1) {
      breaches.push({
        at: { slot: 'general' },
        amount: count - 1,
        say: `The list has ${count} generals, ${listing(army.generals.map((unit) => unit.name))}; it takes one.`,
        units: army.generals.map((unit) => unit.id),
        tag: 'one general',
        fixes: () =>
          army.generals.map((unit) => ({
            label: `Make only ${unit.name} the general`,
            edit: { kind: 'set-mark', mark: 'general', unit: unit.id },
          })),
      })
    }
    for (const unit of army.generals) {
      const why = whyNotGeneral(army, unit)
      if (why === null) continue
      breaches.push({
        at: { unit: unit.id, slot: 'general' },
        say: why,
        tag: 'not the general',
        fixes: () => [
          ...candidates(army),
          ...(onlyGenerals(army) ?? []).flatMap((id) => leadByName(army, id)),
        ],
      })
    }
    return breaches
  },
}

/** Why a unit may not be the general, or null. */
export function whyNotGeneral(army: AosArmy, unit: AosUnit): string | null {
  if (unit.kind === 'renown') {
    return `${unit.name} is in a Regiment of Renown and cannot be the general.`
  }
  if (unit.kind === 'auxiliary') {
    return `${unit.name} is an auxiliary unit; the general leads a regiment.`
  }
  if (!unit.leader) return `${unit.name} leads no regiment and cannot be the general.`
  if (unit.entry?.general === false) return `${unit.name} cannot be the general.`
  const only = onlyGenerals(army)
  if (only === null || listed(only, { id: unit.roster.unit, variantOf: unit.entry?.variantOf })) {
    return null
  }
  const names = only.map((id) => army.catalogue.entry(id)?.name ?? nameOfId(id))
  return `${unit.name} cannot be the general of ${army.catalogue.list?.name ?? 'this army'}; only ${fewOf(names)} can.`
}

function onlyGenerals(army: AosArmy): readonly string[] | null {
  const rule = army.catalogue.list?.rules.find((one) => one.rule === 'general')
  return rule?.rule === 'general' ? rule.units : null
}

function candidates(army: AosArmy): readonly Remedy[] {
  return army.regiments.flatMap((group) => generalRemedy(group.leader))
}

/** Where a WARMASTER fights, a WARMASTER is the general. */
export const warmaster: AosRule = {
  id: 'LB-12',
  name: 'WARMASTER',
  cite: { source: 'Community catalogue', section: 'General' },
  check: (army) => {
    const warmasters = army.own.filter(demandsCommand)
    if (warmasters.length === 0 || army.generals.length === 0) return []
    if (army.generals.some((unit) => unit.warmaster)) return []
    const names = namesOf(warmasters)
    const must =
      names.length === 1
        ? `${listing(names)} is a WARMASTER and`
        : `${listing(names)} are WARMASTERS: one of them`
    return [
      {
        at: { slot: 'general' },
        say: `${must} must be the general instead of ${listing(namesOf(army.generals))}.`,
        units: [...army.generals, ...warmasters].map((unit) => unit.id),
        tag: 'WARMASTER',
        fixes: () => [
          ...warmasters.flatMap((unit) =>
            unit.leader ? generalRemedy(unit) : commandRemedy(army, unit),
          ),
          ...warmasters.map((unit) => removeRemedy(army, unit)),
        ],
      },
    ]
  },
}

/** One outside the lead of a regiment gets its own and the command. */
function commandRemedy(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  return leadRemedy(army, unit).map(({ label }) => ({
    label: `${label} as the general`,
    edit: {
      kind: 'all',
      edits: [toNewRegiment(army, unit), ...generalRemedy(unit).map((one) => one.edit)],
    },
  }))
}

export function demandsCommand(unit: AosUnit): boolean {
  return unit.warmaster && unit.entry?.general !== false
}
