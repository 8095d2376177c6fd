import { t } from '../text/t.ts'
import type { RuleTerm } from './rule-words.ts'
import { saidLang } from './said-lang.ts'

import './term-words.css'

/** What a term means, what is easily got wrong about it, and where its official text stands. */
export function TermWords({ text, note, rule }: Pick<RuleTerm, 'text' | 'note' | 'rule'>) {
  return (
    <>
      <p className="t-body" lang={saidLang()}>
        {text}
      </p>
      {note && (
        <p className="t-small term-words__note">
          <b>{t('Mind:')}</b> <span lang={saidLang()}>{note}</span>
        </p>
      )}
      <p className="t-small">
        {t('See the official text:')}{' '}
        <span className="term-words__rule" lang={saidLang()}>
          {rule}
        </span>
      </p>
    </>
  )
}
