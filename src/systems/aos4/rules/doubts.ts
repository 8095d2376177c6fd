import type { Breach } from '../../../engine/rule.ts'
import { possessive } from '../../../engine/wording.ts'
import { t } from '../../../text/t.ts'
import type { AosArmy, AosGroup, AosUnit } from '../army.ts'
import { coverage, selectableOf } from '../options.ts'
import { listed, matches } from '../select.ts'

type Doubt = Omit<Breach, 'severity'>

/** Heroes in a regiment that they join in a role of which the sources do not say for sure that it is theirs there. */
export function doubtfulCompanions(army: AosArmy): readonly Doubt[] {
  return army.regiments.flatMap((group) =>
    group.followers.flatMap((unit) => {
      const role = doubtfulRole(group, unit)
      if (role === null) return []
      return [
        {
          at: { unit: unit.id },
          say: t(
            'That {unit} may join {leaders} regiment as {role} is one reading of community data; agree on it.',
            { unit: unit.name, leaders: possessive(group.leader?.name ?? ''), role },
          ),
        },
      ]
    }),
  )
}

function doubtfulRole({ leader }: AosGroup, unit: AosUnit): string | null {
  const found = leader ? coverage(leader, unit) : null
  if (!found?.allowed || found.byNote || found.options.length > 0) return null
  const sure = leader?.entry?.leads?.some(
    (option) =>
      option.kind === 'role' &&
      found.roles.includes(option.role) &&
      !listed(option.doubtful ?? [], selectableOf(unit)),
  )
  return sure ? null : (found.roles[0] ?? null)
}

/** Limits of the army of which it is not sure what they count, where the list has anything under them. */
export function doubtfulQuotas(army: AosArmy): readonly Doubt[] {
  return (army.catalogue.list?.rules ?? []).flatMap((rule) => {
    if (rule.rule !== 'quota' || !rule.doubtful) return []
    const units = army.own.filter(
      (unit) => unit.entry !== null && matches(rule.select, selectableOf(unit)),
    )
    if (units.length === 0) return []
    return [
      {
        at: { slot: `doubt-${rule.label.toLowerCase().replaceAll(' ', '-')}` },
        say: t('What the limit on {label} counts is one reading of community data; agree on it.', {
          label: rule.label,
        }),
        units: units.map((unit) => unit.id),
      },
    ]
  })
}
