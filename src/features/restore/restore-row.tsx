import type { RestoreChoice, RestoreRow } from '../../store/restore-plan.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { titleIn } from '../../store/summary.ts'
import { date, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Tag } from '../../ui/tag.tsx'
import { choiceWords } from './groups.ts'

const minute = { dateStyle: 'medium', timeStyle: 'short' } as const

/** When something was, to the minute. */
export const timeWords = (iso: string): string => date(new Date(iso), minute)

export const nameOf = ({ roster }: SavedList): string => roster.name || t('A list without a name')

function factsOf({ summary, changed }: SavedList): string {
  const when = timeWords(changed)
  return summary
    ? t('{points, number} points, edited {when}', { points: summary.points, when })
    : t('edited {when}', { when })
}

export interface RestoreRowProps {
  readonly row: RestoreRow
  readonly choice: RestoreChoice
  readonly onChoose: (choice: RestoreChoice) => void
  readonly onCompare: () => void
}

/** A list of the backup with what becomes of it. */
export function RestoreListRow({ row, choice, onChoose, onCompare }: RestoreRowProps) {
  const { there, here, choices } = row
  const [first] = choices
  const name = nameOf(there)
  if (choices.length === 2) {
    const label = <ListName list={there} />
    return (
      <li className="rst__row">
        <Checkbox
          label={label}
          hint={factsOf(there)}
          checked={choice === first}
          onChange={(checked) => onChoose(checked ? first : 'skip')}
        />
      </li>
    )
  }
  return (
    <li className="rst__row rst__row--wide">
      <div className="min-w-0">
        <ListName list={there} />
        {here && choices.length > 1 ? (
          <dl className="rst__sides t-small">
            <dt>{t('Backup')}</dt>
            <dd>{factsOf(there)}</dd>
            <dt>{t('Here')}</dt>
            <dd>
              {[
                nameOf(here) === name ? '' : t('“{name}”', { name: nameOf(here) }),
                factsOf(here),
                here.removed === null ? '' : t('in the bin'),
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </dl>
        ) : (
          <p className="t-small">{factsOf(there)}</p>
        )}
      </div>
      {choices.length > 1 && (
        <div className="rst__choice">
          <SelectField
            label={t('What becomes of {name}', { name })}
            hideLabel
            value={choice}
            options={choices.map((value) => ({ value, label: choiceWords(value) }))}
            onChange={(value) => onChoose(choices.find((one) => one === value) ?? first)}
          />
          <Button
            aria-label={t('Compare {name} with yours', { name })}
            icon="swap"
            onClick={onCompare}
          >
            {t('Compare')}
          </Button>
        </div>
      )}
    </li>
  )
}

function ListName({ list }: { readonly list: SavedList }) {
  const { summary, removed } = list
  return (
    <span className="rst__name">
      <span className="t-name wrap-anywhere">{nameOf(list)}</span>
      {summary && (
        <span className="t-small">
          <abbr className="rst__game">{summary.game}</abbr> {titleIn(summary)}
        </span>
      )}
      {removed !== null && <Tag>{t('In the bin')}</Tag>}
    </span>
  )
}
