import { t } from '../text/t.ts'
import { classes } from './classes.ts'
import { type RuleSummary, useRuleWords } from './rule-words.ts'
import { saidLang } from './said-lang.ts'
import { TermText } from './term.tsx'

import './said.css'

interface SaidProps {
  /** Of the text; without one nothing is shown. */
  readonly id: string | null | undefined
  /** Whether it goes on in the line that it stands in. */
  readonly inline?: boolean
}

/** What a rule does in our own words; nothing where nothing is written yet. May stand wherever words may. */
export function Said({ id, inline = false }: SaidProps) {
  const words = useRuleWords()
  const summary = id ? words.summary(id) : null
  if (!summary) return null
  return 'text' in summary ? (
    <span className={classes('said', inline && 'said--inline')} lang={saidLang()}>
      <TermText text={summary.text} />
      {summary.more && <Options lines={summary.more} />}
    </span>
  ) : (
    <Steps summary={summary} />
  )
}

/** A list, of elements that may stand in a line. */
function Options({ lines }: { readonly lines: readonly string[] }) {
  return (
    <span role="list" className="said__options">
      {lines.map((line) => (
        <span key={line} role="listitem" className="said__option">
          {' '}
          <TermText text={line} />
        </span>
      ))}
    </span>
  )
}

function Steps({ summary }: { readonly summary: Exclude<RuleSummary, { text: string }> }) {
  const { when, target, effect } = summary
  const rows = [
    { label: t('When'), text: when },
    { label: t('Target'), text: target },
    { label: t('Effect'), text: effect },
  ]
  return (
    <span className="said said--steps">
      {rows.map(
        ({ label, text }) =>
          text !== undefined && (
            <span key={label} className="said__step">
              <span className="said__label">{label}</span>{' '}
              <span lang={saidLang()}>
                <TermText text={text} />
              </span>
            </span>
          ),
      )}
    </span>
  )
}
