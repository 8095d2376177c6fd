import { useMemo, useState } from 'react'

import { usePlaySheet } from '../../store/use-play-sheet.ts'
import { date } from '../../text/t.ts'
import { useRuleWords } from '../../ui/rule-words.ts'
import type { PaperSource } from './paper-source.ts'
import { paperContent, type PaperList } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'
import { ruleEntries } from './rule-refs.ts'
import { usePaperLink } from './use-paper-link.ts'
import { useTextsHere } from './use-texts-here.ts'

/** What there is to print, and what is still to come or will not. */
export interface Sourced {
  readonly source: PaperSource
  /** Whether something that belongs on the paper is still on its way. */
  readonly waiting: boolean
  /** What of it could not be made, and how to try again. */
  readonly trouble: { readonly words: string; readonly retry: (() => void) | null } | null
}

function today(): string {
  const form = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return date(new Date(), form)
}

/** Gathers what the choice puts on paper; what has to be fetched joins it when it comes. */
export function useSource(list: Omit<PaperList, 'play'>, choice: PrintChoice): Sourced {
  const { army, system, findings } = list
  const words = useRuleWords()
  const [printed] = useState(today)
  const ready = useMemo(() => ({ army, system }), [army, system])
  const played = usePlaySheet(choice.layout === 'phases' ? ready : null)
  const play = played.state === 'ready' ? played.value : null
  const wantsPlay = choice.layout === 'phases'
  const made = usePaperLink(army.roster, choice.link)
  const link = made.state === 'made' ? made.link : null
  const content = useMemo(
    () => paperContent({ army, system, findings, play }, choice),
    [army, system, findings, play, choice],
  )
  const here = useTextsHere(system, content, choice)
  const source = useMemo(() => {
    const rules = content.refs ? ruleEntries(content.refs, words) : []
    return { system, choice, content, words, rules, link, printed }
  }, [system, choice, content, words, link, printed])
  const waiting = !here || (wantsPlay && played.state === 'loading') || made.state === 'making'
  const failed = wantsPlay && played.state === 'failed'
  const trouble = failed
    ? { words: played.problem, retry: played.retry }
    : made.state === 'failed'
      ? { words: made.problem, retry: null }
      : null
  return { source, waiting, trouble }
}
