import { rich, t } from '../text/t.ts'
import { Pieces } from './pieces.tsx'
import { useRuleWords } from './rule-words.ts'
import { saidLang } from './said-lang.ts'
import { textMarks } from './text-marks.tsx'

import './said.css'

interface OurWordsProps {
  /** Of the texts that stand on the card or page. */
  readonly ids: readonly (string | undefined)[]
}

/** Says once that texts are ours and what they were written from; nothing where none of them is written yet. */
export function OurWords({ ids }: OurWordsProps) {
  const words = useRuleWords()
  const sources = new Set(ids.flatMap((id) => (id && words.source(id)) || []))
  if (sources.size === 0) return null
  return (
    <p className="our-words">
      <Pieces
        of={rich('In our words; the official text decides. Written from <said>{sources}</said>.', {
          sources: [...sources].join('; '),
          ...textMarks,
        })}
      />
      {saidLang() && ` ${t('These texts are in English.')}`}
    </p>
  )
}
