import { nameOfId } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import { leadRemedy, moveRemedies, removeRemedy } from '../remedies.ts'
import { profileNotes } from './cite.ts'
import { unitRule } from './scoped.ts'

/** Some units are bound to a regiment and cannot be auxiliary. */
export const auxiliaries = unitRule(
  {
    id: 'LB-15',
    name: msg('Auxiliary units'),
    cite: profileNotes,
  },
  (unit, army) => {
    if (unit.kind !== 'auxiliary' || unit.entry === null) return []
    const { onlyWith, auxiliary } = unit.entry
    if (auxiliary !== false && onlyWith === undefined) return []
    const names = onlyWith?.map((id) => army.catalogue.entry(id)?.name ?? nameOfId(id))
    return [
      {
        at: { unit: unit.id },
        say: names
          ? t('{unit} goes only with {names} and cannot be auxiliary.', {
              unit: unit.name,
              names: list(names, 'or'),
            })
          : t('{unit} cannot be an auxiliary unit.', { unit: unit.name }),
        tag: t('not auxiliary'),
        fixes: () => [
          ...moveRemedies(army, unit),
          ...leadRemedy(army, unit),
          removeRemedy(army, unit),
        ],
      },
    ]
  },
)
