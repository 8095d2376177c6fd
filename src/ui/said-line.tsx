import { useState } from 'react'

import { t } from '../text/t.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { useRuleWords } from './rule-words.ts'
import { saidLang } from './said-lang.ts'
import { Said } from './said.tsx'

interface SaidLineProps {
  /** Of the text; without one nothing is shown. */
  readonly id: string | null | undefined
  /** Of the rule, for those who do not see what the text stands under. */
  readonly name: string
}

/** What a rule does, in one line that unfolds: for tables where all texts at once would hide the names. */
export function SaidLine({ id, name }: SaidLineProps) {
  const [open, setOpen] = useState(false)
  const words = useRuleWords()
  const summary = id ? words.summary(id) : null
  if (!summary) return null
  const line = open ? t('Show less') : 'text' in summary ? summary.text : summary.effect
  return (
    <span className={classes('said-line', open && 'is-open')}>
      <button
        type="button"
        className="said-line__b"
        aria-expanded={open}
        // whoever does not see what it stands under is told
        aria-label={t('What {name} does: {line}', { name, line })}
        onClick={() => setOpen(!open)}
      >
        <span className="said-line__t" lang={open ? undefined : saidLang()}>
          {line}
        </span>
        <Icon name="chevron-down" size="s" />
      </button>
      <Said id={id} />
    </span>
  )
}
