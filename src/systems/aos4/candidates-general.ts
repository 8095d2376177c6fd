import { preview } from '../../engine/preview.ts'
import type { Candidate } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import type { AosArmy } from './army.ts'
import { candidateOf } from './candidate.ts'
import { makeGeneral } from './edits.ts'
import { judge } from './judge.ts'
import { rules } from './rules/index.ts'

/** Leaders of the army's regiments as its general. There are few, so each is tried out in full. */
export function generalCandidates(army: AosArmy): readonly Candidate[] {
  return army.regiments.flatMap(({ leader, numeral }) => {
    if (leader === null) return []
    const edit = makeGeneral(leader)
    const fresh = preview(judge, army, edit).fresh.find((one) => one.severity === 'error')
    const rule = rules.find((one) => one.id === fresh?.rule)
    const refusal = fresh && rule ? { rule, breach: { at: fresh.at, say: fresh.say } } : null
    const offer = {
      id: leader.id,
      name: leader.name,
      points: 0,
      edit,
      taken: leader.general ? 1 : 0,
      profile: leader.profile,
      brings: [],
      words: [t('regiment {numeral}', { numeral })],
      elsewhere: () => [],
    }
    return [candidateOf(army, offer, refusal)]
  })
}
