import { judged, refused, type Drop, type Move } from '../../engine/drop.ts'
import type { Id } from '../../engine/roster.ts'
import type { Place } from '../../engine/rule.ts'
import { t } from '../../text/t.ts'
import type { AosArmy, AosGroup, AosUnit } from './army.ts'
import { moveTo, toAuxiliaries } from './edits.ts'
import { judge } from './judge.ts'
import { auxiliaryRemedy, leadRemedy, moveWords, type Remedy } from './remedies.ts'

/** The points limit never refuses a drop: it may be mended afterwards. */
const limitRule = 'LB-02'

/**
 * What comes of dropping a unit on each other group, or beside them: in a regiment of its own, or as the first auxiliary unit.
 * Units of a Regiment of Renown stay where they are.
 */
export function drops(army: AosArmy, id: Id): readonly Drop[] {
  const unit = army.units.get(id)
  if (!unit || unit.kind === 'renown') return []
  const others = army.groups.filter((group) => group.id !== unit.group)
  return [
    ...others.map((group) => dropOnto(army, unit, group)),
    ...beside(army, { slot: 'regiment' }, leadRemedy(army, unit)),
    ...(army.groups.some(({ kind }) => kind === 'auxiliary')
      ? []
      : beside(army, { slot: 'auxiliary' }, auxiliaryRemedy(army, unit))),
  ]
}

function dropOnto(army: AosArmy, unit: AosUnit, group: AosGroup): Drop {
  const onto = { group: group.id }
  if (group.kind === 'renown') return refused(onto, t('comes with units of its own only'))
  return judged(judge, army, { onto, ...moveOnto(army, unit, group) }, limitRule)
}

function moveOnto(army: AosArmy, unit: AosUnit, group: AosGroup): Omit<Move, 'onto'> {
  if (group.kind === 'auxiliary') {
    return {
      label: t('Make {unit} auxiliary', { unit: unit.name }),
      edit: toAuxiliaries(army, unit),
    }
  }
  if (group.leader === null && unit.entry?.leads !== undefined) {
    return {
      label: t('Let {unit} lead regiment {numeral}', {
        unit: unit.name,
        numeral: group.numeral,
      }),
      edit: { kind: 'move-unit', unit: unit.id, group: group.id, role: 'leader', at: 0 },
    }
  }
  return {
    label: moveWords(unit, group),
    edit: moveTo(unit, group),
  }
}

function beside(army: AosArmy, onto: Place, remedies: readonly Remedy[]): readonly Drop[] {
  return remedies.map((remedy) => judged(judge, army, { onto, ...remedy }, limitRule))
}
