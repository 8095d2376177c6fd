import { useState } from 'react'

import type { Candidate } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { RuleList } from '../../ui/rule-list.tsx'
import { useRuleWords } from '../../ui/rule-words.ts'

interface PickTextsProps {
  readonly name: string
  readonly texts: Candidate['texts'] | undefined
}

/** What a choice does, folded away under its row; nothing where nothing is written about it yet. */
export function PickTexts({ name, texts = [] }: PickTextsProps) {
  const words = useRuleWords()
  const [open, setOpen] = useState(false)
  if (!texts.some(({ text }) => words.summary(text))) return null
  return (
    <details className="pick-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="t-small" aria-label={`${t('What it does')}: ${name}`}>
        {t('What it does')}
      </summary>
      {open && (
        <div className="pick-more__in">
          <RuleList rules={texts} />
        </div>
      )}
    </details>
  )
}
