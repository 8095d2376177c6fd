import { freshId } from '../../../engine/fresh-id.ts'
import type { Breach } from '../../../engine/rule.ts'
import { nameOfId } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { AosArmy, AosGroup } from '../army.ts'
import { moveTo, plainUnit } from '../edits.ts'
import { hasOneOf } from '../groups.ts'
import { selectableOf } from '../options.ts'
import { elsewhereRemedies, moveWords, removeRemedy, type Remedy } from '../remedies.ts'
import { matches, type Selectable } from '../select.ts'
import { profileNotes, profiles } from './cite.ts'
import { regimentRule } from './scoped.ts'

/** Some leaders never march without their companions. */
export const companions = regimentRule(
  {
    id: 'LB-09',
    name: msg('Compulsory companions'),
    cite: profiles(() => t('Regiment options')),
  },
  (group, army) => {
    const { leader } = group
    if (leader?.entry?.leads === undefined) return []
    const breaches: Breach[] = []
    for (const option of leader.entry.leads) {
      if (option.kind !== 'units' || !option.required) continue
      const { select } = option
      if (group.followers.some((unit) => matches(select, selectableOf(unit)))) continue
      const label = option.label.replace(/^1 | \(required\)$/g, '')
      breaches.push({
        at: { unit: leader.id },
        say: t('{leader} needs {label} in the regiment.', { leader: leader.name, label }),
        tag: t('companion missing'),
        fixes: () => companionRemedies(army, group, (unit) => matches(select, unit)),
      })
    }
    return breaches
  },
)

function companionRemedies(
  army: AosArmy,
  group: AosGroup,
  fits: (unit: Selectable) => boolean,
): readonly Remedy[] {
  const present = army.own.filter((unit) => unit.group !== group.id && fits(selectableOf(unit)))
  const listed = (army.catalogue.list?.units ?? []).filter((entry) =>
    fits(army.catalogue.selectable(entry)),
  )
  return [
    ...present.map((unit) => ({
      label: moveWords(unit, group),
      edit: moveTo(unit, group),
    })),
    ...listed.map((entry) => ({
      label: t('Add {unit}', { unit: entry.name }),
      edit: {
        kind: 'add-unit',
        group: group.id,
        unit: plainUnit(freshId(army.roster, 'u'), entry.id, 'member'),
      } as const,
    })),
    {
      label: t('Remove {leader} and the regiment', { leader: group.name }),
      edit: { kind: 'remove-group', group: group.id },
    },
  ]
}

/** Units that bring their own place need others beside them, and come once in a regiment. */
export const bonusPlaces = regimentRule(
  {
    id: 'LB-10',
    name: msg('Units that take no place'),
    cite: profileNotes,
  },
  (group, army) => {
    const breaches: Breach[] = []
    const seen = new Set<string>()
    for (const unit of group.followers) {
      const needs = unit.entry?.bonusPlace?.needs
      if (needs === undefined) continue
      if (!hasOneOf(group.followers, needs)) {
        const names = needs.map((id) => army.catalogue.entry(id)?.name ?? nameOfId(id))
        breaches.push({
          at: { unit: unit.id },
          say: t('{unit} needs {names} in the same regiment.', {
            unit: unit.name,
            names: list(names, 'or'),
          }),
          tag: t('needs company'),
          fixes: () => bonusRemedies(army, group, needs, unit),
        })
      } else if (seen.has(unit.roster.unit)) {
        breaches.push({
          at: { unit: unit.id },
          say: t('{leader} already has {unit}; one of them fits into a regiment.', {
            leader: group.name,
            unit: unit.name,
          }),
          tag: t('twice'),
          fixes: () => elsewhereRemedies(army, unit),
        })
      }
      seen.add(unit.roster.unit)
    }
    return breaches
  },
)

function bonusRemedies(
  army: AosArmy,
  group: AosGroup,
  needs: readonly string[],
  unit: AosGroup['units'][number],
): readonly Remedy[] {
  const added = needs.map((id) => ({
    label: t('Add {unit}', { unit: army.catalogue.entry(id)?.name ?? nameOfId(id) }),
    edit: {
      kind: 'add-unit',
      group: group.id,
      unit: plainUnit(freshId(army.roster, 'u'), id, 'member'),
    } as const,
  }))
  const elsewhere = elsewhereRemedies(army, unit).slice(0, -1)
  return [...elsewhere, ...added, removeRemedy(army, unit)]
}
