import type { Breach } from '../../../engine/rule.ts'
import { fewOf, namesOf, nameOfId, numeral } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { AosArmy, AosRule, AosUnit } from '../army.ts'
import { toNewRegiment } from '../edits.ts'
import { leadByName } from '../openings.ts'
import { generalRemedy, leadRemedy, removeRemedy, type Remedy } from '../remedies.ts'
import { listed } from '../select.ts'
import { core, from } from './cite.ts'

/** One general, who leads one of the army's own regiments and may be the general. */
export const oneGeneral: AosRule = {
  id: 'LB-11',
  name: msg('The general'),
  cite: core('3.5'),
  check: (army) => {
    const breaches: Breach[] = []
    const count = army.generals.length
    if (count === 0) {
      breaches.push({
        at: { slot: 'general' },
        say: t('Nobody is the general. One leader of a regiment must be.'),
        fixes: () => candidates(army),
      })
    }
    if (count > 1) {
      breaches.push({
        at: { slot: 'general' },
        amount: count - 1,
        say: t('The list has {count, number} generals, {names}; it takes one.', {
          count,
          names: list(army.generals.map((unit) => unit.name)),
        }),
        units: army.generals.map((unit) => unit.id),
        tag: t('one general'),
        fixes: () =>
          army.generals.map((unit) => ({
            label: t('Make only {unit} the general', { unit: unit.name }),
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
        tag: t('not the general'),
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
  const what = { unit: unit.name }
  if (unit.kind === 'renown') {
    return t('{unit} is in a Regiment of Renown and cannot be the general.', what)
  }
  if (unit.kind === 'auxiliary') {
    return t('{unit} is an auxiliary unit; the general leads a regiment.', what)
  }
  if (!unit.leader) return t('{unit} leads no regiment and cannot be the general.', what)
  if (unit.entry?.general === false) return t('{unit} cannot be the general.', what)
  const only = onlyGenerals(army)
  if (only === null || listed(only, { id: unit.roster.unit, variantOf: unit.entry?.variantOf })) {
    return null
  }
  const names = only.map((id) => army.catalogue.entry(id)?.name ?? nameOfId(id))
  return t('{unit} cannot be the general of {army}; only {names} can.', {
    ...what,
    army: army.catalogue.list?.name ?? t('this army'),
    names: fewOf(names),
  })
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
  name: msg('WARMASTER'),
  cite: from(msg('Community catalogue'), 'General'),
  check: (army) => {
    const warmasters = army.own.filter(demandsCommand)
    if (warmasters.length === 0 || army.generals.length === 0) return []
    if (army.generals.some((unit) => unit.warmaster)) return []
    const names = namesOf(warmasters)
    return [
      {
        at: { slot: 'general' },
        say: t(
          '{count, plural, one {{names} is a WARMASTER and} other {{names} are WARMASTERS: one of them}} must be the general instead of {generals}.',
          { count: names.length, names: list(names), generals: list(namesOf(army.generals)) },
        ),
        units: [...army.generals, ...warmasters].map((unit) => unit.id),
        tag: t('WARMASTER'),
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
  return leadRemedy(army, unit).map(() => ({
    label: t('Let {unit} lead regiment {numeral} as the general', {
      unit: unit.name,
      numeral: numeral(army.regiments.length + 1),
    }),
    edit: {
      kind: 'all',
      edits: [toNewRegiment(army, unit), ...generalRemedy(unit).map((one) => one.edit)],
    },
  }))
}

export function demandsCommand(unit: AosUnit): boolean {
  return unit.warmaster && unit.entry?.general !== false
}
