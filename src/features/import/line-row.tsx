import { readingKind } from '../../engine/text/reading-kinds.ts'
import type { LineAnswer } from '../../store/read-pasted.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { numberText } from '../../ui/number-text.ts'
import { Tag } from '../../ui/tag.tsx'
import { LineAnswerField } from './line-answer.tsx'
import type { LineRow, LineStand } from './line-rows.ts'

export interface LineRowProps {
  readonly row: LineRow
  readonly answer: LineAnswer | undefined
  readonly onAnswer: (answer: LineAnswer | null) => void
  readonly names: string
  readonly onType: () => void
}

/** What a row is marked with; nothing where its line was read for sure. */
function markOf(stand: LineStand): React.ReactNode {
  if (stand === 'near') return <Tag tone="warn">{t('Nearest')}</Tag>
  if (stand === 'answered') return <Tag icon="check">{t('Your choice')}</Tag>
  if (stand === 'left') return <Tag>{t('Left out')}</Tag>
  return stand === 'unread' ? (
    <Tag tone="bad" icon="alert">
      {t('Not read')}
    </Tag>
  ) : null
}

/** One line of the text: as pasted, what it was read as, then and now; with a field where that is not sure. */
export function LineRowView(props: LineRowProps) {
  const { row, answer } = props
  const { at, raw, stand, apart, printed, now, differs } = row
  const asks = stand === 'near' || stand === 'unread' || answer !== undefined
  return (
    <tr
      className={classes(
        'lt__row',
        `lt__row--${stand}`,
        apart && 'lt__row--apart',
        printed === now && 'lt__row--same',
      )}
    >
      <td className="lt__no">{at + 1}</td>
      <th scope="row" className="lt__raw">
        {raw}
      </th>
      <td className="lt__as">
        <ReadAs row={row} />
        {asks && <LineAnswerField {...props} />}
      </td>
      <td className="lt__n lt__then">{printed === null ? '' : numberText(printed)}</td>
      <td className={classes('lt__n lt__now', differs && now !== null && 'lt__now--differs')}>
        {now === null ? (differs ? '–' : '') : numberText(now)}
        {differs && <span className="sr-only">{t(', another price than printed')}</span>}
      </td>
    </tr>
  )
}

/** What a line is, and of which unit. */
function aboutOf(kind: string, unit: string): string {
  if (unit === '') return kind
  return kind === '' ? t('of {unit}', { unit }) : t('{kind} of {unit}', { kind, unit })
}

function ReadAs({ row: { stand, reading, unit } }: { readonly row: LineRow }) {
  const { kind, as, why } = reading
  const said = readingKind(kind)
  const what = said.toLowerCase() === as.toLowerCase() ? '' : said
  const words = [aboutOf(what, unit), why].filter(Boolean).join(', ')
  return (
    <div className="lt__what">
      {markOf(stand)}
      {as !== '' && stand !== 'left' && <b className="t-name">{as}</b>}
      {stand === 'layout' ? (
        <span className="t-small t-dim">{readingKind(kind) || t('adds nothing to the list')}</span>
      ) : (
        words !== '' && stand !== 'left' && <span className="t-small">{words}</span>
      )}
    </div>
  )
}
