import type { Verdict } from '../../share/check/checked-list.ts'
import type { CheckedRow } from '../../share/check/rows.ts'
import { type Message, msg, t } from '../../text/t.ts'
import { Chip, Chips } from '../../ui/chip.tsx'
import { numberText } from '../../ui/number-text.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { verdicts } from './row-order.ts'

const words: Readonly<Record<Verdict, Message>> = {
  faults: msg('Faults'),
  ask: msg('To ask'),
  unreadable: msg('Unreadable'),
  ok: msg('In order'),
}

export interface FiltersProps {
  readonly rows: readonly CheckedRow[]
  readonly counts: Readonly<Record<Verdict, number>>
  readonly verdict: Verdict | null
  readonly search: string
  readonly onVerdict: (verdict: Verdict | null) => void
  readonly onSearch: (search: string) => void
}

/** Which lists are shown: by verdict, by words. */
export function Filters({ rows, counts, verdict, search, onVerdict, onSearch }: FiltersProps) {
  return (
    <div className="cfilters">
      <Chips label={t('Lists shown')}>
        <Chip pressed={verdict === null} onToggle={() => onVerdict(null)}>
          {t('All {count, number}', { count: rows.length })}
        </Chip>
        {verdicts
          .filter((each) => counts[each] > 0 || verdict === each)
          .map((each) => (
            <Chip
              key={each}
              pressed={verdict === each}
              onToggle={(pressed) => onVerdict(pressed ? each : null)}
            >
              {t(words[each])} {numberText(counts[each])}
            </Chip>
          ))}
      </Chips>
      <SearchField label={t('Find in table')} value={search} onChange={onSearch} shortcut="/" />
    </div>
  )
}
