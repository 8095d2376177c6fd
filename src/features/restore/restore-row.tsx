import type { RestoreChoice, RestoreRow } from '../../store/restore-plan.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { SelectField } from '../../ui/field.tsx'
import { numberText } from '../../ui/number-text.ts'
import { Tag } from '../../ui/tag.tsx'
import { choiceWords } from './groups.ts'

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** When something was, to the minute. */
export const timeWords = (iso: string): string => time.format(new Date(iso))

export const nameOf = ({ roster }: SavedList): string => roster.name || 'A list without a name'

function factsOf({ summary, changed }: SavedList): string {
  const points = summary ? `${numberText(summary.points)} points, ` : ''
  return `${points}edited ${timeWords(changed)}`
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
            <dt>Backup</dt>
            <dd>{factsOf(there)}</dd>
            <dt>Here</dt>
            <dd>
              {nameOf(here) === name ? '' : `“${nameOf(here)}”, `}
              {factsOf(here)}
              {here.removed !== null && ', in the bin'}
            </dd>
          </dl>
        ) : (
          <p className="t-small">{factsOf(there)}</p>
        )}
      </div>
      {choices.length > 1 && (
        <div className="rst__choice">
          <SelectField
            label={`What becomes of ${name}`}
            hideLabel
            value={choice}
            options={choices.map((value) => ({ value, label: choiceWords(value) }))}
            onChange={(value) => onChoose(choices.find((one) => one === value) ?? first)}
          />
          <Button aria-label={`Compare ${name} with yours`} icon="swap" onClick={onCompare}>
            Compare
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
          <abbr className="rst__game">{summary.game}</abbr> {summary.title}
        </span>
      )}
      {removed !== null && <Tag>In the bin</Tag>}
    </span>
  )
}
