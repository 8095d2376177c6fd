import { freshId, freshIds } from '../../engine/fresh-id.ts'
import type { RosterGroup } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import type { Candidate } from '../../engine/system.ts'
import type { AosArmy } from './army.ts'
import { candidateOf } from './candidate.ts'
import { plainUnit, renownMembers } from './edits.ts'
import { groupUnits, makeGroup } from './groups.ts'
import type { RenownRegiment } from './schema.ts'
import { regimentAbilities, ruleTexts } from './texts.ts'
import { refusalOf } from './trial.ts'
import { tryUnit } from './units.ts'

/** All Regiments of Renown, those that may serve the army first. */
export function renownCandidates(army: AosArmy): readonly Candidate[] {
  const id = freshId(army.roster, 'g')
  const ids = freshIds(army.roster, 'u', 12)
  return army.data.renown.regiments.map((renown) => {
    const group: RosterGroup = {
      id,
      kind: 'renown',
      from: renown.id,
      units: renownMembers(renown).map((unit, index) =>
        plainUnit(ids[index] ?? `u-${index}`, unit, 'member'),
      ),
    }
    const units = groupUnits(army.catalogue, army.seasonData.id, group, tryUnit)
    const points = renown.points ?? units.reduce((sum, unit) => sum + unit.points, 0)
    const after = makeGroup(army.catalogue, group, units, [], 0)
    const offer = {
      id: renown.id,
      name: renown.name,
      points,
      edit: { kind: 'add-group', group, at: beforeAuxiliaries(army) } as const,
      taken: army.renowns.filter((one) => one.renown === renown).length,
      profile: null,
      brings: bringsOf(renown),
      words: wordsOf(renown),
      texts: textsOf(renown),
      elsewhere: () => [],
    }
    return candidateOf(army, offer, refusalOf(army, { group: after, units }))
  })
}

function beforeAuxiliaries(army: AosArmy): number {
  const index = army.groups.findIndex((group) => group.kind === 'auxiliary')
  return index < 0 ? army.groups.length : index
}

const brought = new WeakMap<RenownRegiment, readonly string[]>()

/** `2 Mortek Guard`, manifestations and terrain by name. */
export function bringsOf(renown: RenownRegiment): readonly string[] {
  let list = brought.get(renown)
  if (list === undefined) {
    list = [
      ...renown.members.map(({ name, min, max }) => {
        const range = min === max ? `${max}` : `${min}–${max}`
        return max === 1 && min === 1 ? name : `${range} × ${name}`
      }),
      ...renown.manifestations,
      ...renown.terrain,
    ]
    brought.set(renown, list)
  }
  return list
}

const texts = new WeakMap<RenownRegiment, readonly RuleText[]>()

function textsOf(renown: RenownRegiment): readonly RuleText[] {
  let known = texts.get(renown)
  if (known === undefined) texts.set(renown, (known = ruleTexts(regimentAbilities(renown))))
  return known
}

const worded = new WeakMap<RenownRegiment, readonly string[]>()

function wordsOf(renown: RenownRegiment): readonly string[] {
  let words = worded.get(renown)
  if (words === undefined) {
    words = [
      ...(renown.oldNames ?? []),
      ...new Set(renown.members.flatMap((member) => [member.name, ...member.keywords])),
    ]
    worded.set(renown, words)
  }
  return words
}
