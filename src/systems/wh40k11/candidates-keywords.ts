import type { Candidate } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { agreedSize, capsOf, sizeFor } from './battle-size.ts'
import { candidateOf } from './candidate.ts'
import { together, unpick } from './edits.ts'
import { keywordsIn } from './keyword-choices.ts'
import { slots } from './picks.ts'

const plain = { profile: null, words: [], elsewhere: () => [] }

/** Keywords that a unit's owner can choose for it; one takes the place of another. */
export function keywordCandidates(army: FortyArmy, unit: FortyUnit): readonly Candidate[] {
  const { core } = army.data
  const choice = unit.choice()
  if (!choice) return []
  const held = unit.slots.find(({ id }) => id === slots.keyword)?.picks ?? []
  return keywordsIn(core, choice).map(({ id, name }) => {
    const taken = held.some((pick) => pick.id === id)
    const [first, ...others] = held
    const pick = { kind: 'pick', slot: slots.keyword, id, unit: unit.id } as const
    const chosen = together([
      ...others.map((one) => unpick(one, unit.id)),
      first ? { ...pick, instead: first.id } : pick,
    ])
    return candidateOf(army, {
      ...plain,
      id,
      name,
      edit: taken ? unpick({ slot: slots.keyword, id }, unit.id) : chosen,
      taken: taken ? 1 : 0,
      tags: [],
      brings: [choice.name],
    })
  })
}

/** Battle sizes other than the one that the limit gives; the one that was agreed on can be given up. */
export function sizeCandidates(army: FortyArmy): readonly Candidate[] {
  const { core } = army.data
  const agreed = agreedSize(army.roster.picks)
  const usual = sizeFor(core, army.limit)
  return core.battleSizes
    .filter(({ id }) => id === agreed || id !== army.size.id)
    .map((size) => {
      const { id, name, house } = size
      const back = agreed === null ? [] : [unpick({ slot: slots.size, id: agreed })]
      const pick = { kind: 'pick', slot: slots.size, id } as const
      const taken = id === agreed
      return candidateOf(army, {
        ...plain,
        id,
        name,
        edit: together(taken || id === usual.id ? back : [...back, pick]),
        taken: taken ? 1 : 0,
        tags: house ? [t('house rule')] : [],
        brings: [capsOf(size)],
      })
    })
}
