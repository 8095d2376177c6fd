import { verdictWords } from '../../share/check/check-words.ts'
import { type CheckedList, countOf } from '../../share/check/checked-list.ts'
import { MiniSeal } from '../../ui/seal.tsx'

const states = { faults: 'bad', ask: 'note', unreadable: 'draft', ok: 'ok' } as const

/** The verdict on a list as a small seal: number of faults, question mark, empty ring, tick. */
export function VerdictSeal({ list }: { readonly list: CheckedList }) {
  const { verdict } = list
  const mark = verdict === 'faults' ? countOf(list, 'error') : verdict === 'ask' ? '?' : undefined
  return <MiniSeal state={states[verdict]} mark={mark} label={verdictWords(list)} />
}
