import { useId, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { RestoreChoice, RestoreRow } from '../../store/restore-plan.ts'
import { choiceOf } from '../../store/restoring.ts'
import { num, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { SelectField } from '../../ui/field.tsx'
import { choiceOfAll, choiceWords, countTaken, type RestoreGroup } from './groups.ts'
import { RestoreListRow } from './restore-row.tsx'

/** A group of more rows than that begins with these. */
const FEW = 20
/** How many more come at once. */
const MORE = 100

export interface GroupPartProps {
  readonly group: RestoreGroup
  readonly chosen: ReadonlyMap<Id, RestoreChoice>
  readonly onChoose: (ids: readonly Id[], choice: RestoreChoice) => void
  readonly onCompare: (row: RestoreRow) => void
}

/** Lists that stand alike, with a choice for all of them and for each. Those that are the same are only counted, until asked for. */
export function GroupPart({ group, chosen, onChoose, onCompare }: GroupPartProps) {
  const { kind, title, about, rows } = group
  const id = useId()
  const [shown, setShown] = useState(kind === 'same' ? 0 : FEW)
  const rest = rows.length - shown
  return (
    <section aria-labelledby={id} className="rst__group">
      <h2 id={id} className="t-head rst__head">
        {title} <span className="num">{num(rows.length)}</span>
      </h2>
      <p className="t-small">{about}</p>
      {rows.length > 1 && <ChoiceForAll {...{ group, chosen, onChoose }} />}
      {shown > 0 && (
        <ul className="rst__rows">
          {rows.slice(0, shown).map((row) => (
            <RestoreListRow
              key={row.id}
              row={row}
              choice={choiceOf(row, chosen)}
              onChoose={(choice) => onChoose([row.id], choice)}
              onCompare={() => onCompare(row)}
            />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button
          icon="chevron-down"
          className="justify-self-start"
          onClick={() => setShown(shown + MORE)}
        >
          {shown === 0 && rest <= MORE
            ? t('Show them')
            : t('Show {count, number} more', { count: Math.min(rest, MORE) })}
        </Button>
      )}
    </section>
  )
}

function ChoiceForAll({ group, chosen, onChoose }: Omit<GroupPartProps, 'onCompare'>) {
  const { rows } = group
  const choices = rows[0]?.choices ?? []
  const [first] = choices
  const common = choiceOfAll(rows, chosen)
  if (first === undefined || choices.length === 1) return null
  const ids = rows.map((row) => row.id)
  if (choices.length === 2) {
    const taken = countTaken(rows, chosen)
    return (
      <div className="rst__all">
        <Checkbox
          label={t('All {count, number}', { count: rows.length })}
          hint={common === null ? t('{count, number} chosen', { count: taken }) : undefined}
          checked={common === first}
          onChange={(checked) => onChoose(ids, checked ? first : 'skip')}
        />
      </div>
    )
  }
  const differ = { value: '', label: t('As chosen for each'), disabled: true }
  const options = choices.map((value) => ({ value, label: choiceWords(value) }))
  return (
    <div className="rst__all rst__all--select">
      <SelectField
        label={t('All {count, number}', { count: rows.length })}
        value={common ?? ''}
        options={common === null ? [differ, ...options] : options}
        onChange={(value) => onChoose(ids, choices.find((one) => one === value) ?? first)}
      />
    </div>
  )
}
