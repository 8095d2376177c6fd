import type { Finding } from '../../engine/rule.ts'
import { t } from '../../text/t.ts'
import { FindingView } from '../../ui/finding.tsx'

const mostFaults = 4

/** The first faults of the list as it was read; it is kept with them, and mended in the builder. */
export function ReviewFaults({ findings }: { readonly findings: readonly Finding[] }) {
  const faults = findings.filter(({ severity }) => severity === 'error')
  if (faults.length === 0) return null
  const more = faults.length - mostFaults
  return (
    <aside aria-labelledby="imp-faults" className="imp__faults">
      <h2 id="imp-faults" className="t-head">
        {t('{count, plural, one {# fault} other {# faults}}', { count: faults.length })}
      </h2>
      <p className="t-small">{t('Kept as it is; the builder shows how to mend each.')}</p>
      {faults.slice(0, mostFaults).map(({ rule, say, citation }, at) => (
        <FindingView
          key={`${rule} ${say}`}
          severity="fault"
          mark={at + 1}
          {...sentences(say)}
          cite={citation || undefined}
        />
      ))}
      {more > 0 && <p className="t-small">{t('And {count, number} more.', { count: more })}</p>}
    </aside>
  )
}

/** The first sentence says what is wrong, the rest is the rule. */
function sentences(say: string): { readonly lead: string; readonly rest: string } {
  const end = say.indexOf('. ')
  if (end < 0) return { lead: say, rest: '' }
  return { lead: say.slice(0, end + 1), rest: say.slice(end + 2) }
}
