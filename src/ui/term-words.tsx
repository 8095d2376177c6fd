import { t } from '../text/t.ts'
import type { RuleTerm } from './rule-words.ts'

import './term-words.css'

/** What a term means, what is easily got wrong about it, and where its official text stands. */
export function TermWords({ text, note, rule }: Pick<RuleTerm, 'text' | 'note' | 'rule'>) {
  return (
    <>
      <p className="t-body">{text}</p>
      {note && (
        <p className="t-small term-words__note">
          <b>{t('Mind:')}</b> {note}
        </p>
      )}
      <p className="t-small">
        {t('See the official text:')} <span className="term-words__rule">{rule}</span>
      </p>
    </>
  )
}
