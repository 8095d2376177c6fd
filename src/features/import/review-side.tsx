import type { ReadyPasted } from '../../store/read-pasted.ts'
import { type Review, useReviews } from '../../store/reviews.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FindingView } from '../../ui/finding.tsx'
import { changeText, changeWords, numberText } from '../../ui/number-text.ts'
import { FormatField } from './format-field.tsx'
import { SameName } from './same-name.tsx'

interface SideProps {
  readonly review: Review
  readonly read: ReadyPasted
}

/** What is to be said of the list as a whole: its total then and now, army and format, remarks. */
export function ReviewSide({ review, read }: SideProps) {
  const { remarks, readings } = read.list
  const { times } = review.source.pasted
  const unread = readings.some(({ status }) => status === 'unread')
  return (
    <aside className="imp__side" aria-label={t('About this list')}>
      <StatedTotal review={review} read={read} />
      <section className="imp__about" aria-label={t('Army and format')}>
        <ArmyField review={review} read={read} />
        <FormatField review={review} />
        <SameName review={review} />
      </section>
      {(remarks.length > 0 || times > 1 || unread) && (
        <section aria-label={t('Remarks')} className="imp__remarks">
          {unread && (
            <FindingView
              severity="note"
              lead=""
              rest={t('What stays not read is kept in the notes of the list, line by line.')}
            />
          )}
          {times > 1 && (
            <FindingView
              severity="note"
              lead=""
              rest={t(
                'The text has this list {times, plural, =2 {twice} other {# times}}, word by word. It is read once.',
                { times },
              )}
            />
          )}
          {remarks.map((remark) => (
            <FindingView key={remark} severity="note" lead="" rest={remark} />
          ))}
        </section>
      )}
    </aside>
  )
}

function StatedTotal({ review, read }: SideProps) {
  const { stated, ours, reasons } = read.stated
  const more = stated === null ? 0 : ours - stated
  return (
    <section aria-labelledby="imp-total" className="imp__stated">
      <h2 id="imp-total" className="t-head">
        {t('Points then and now')}
      </h2>
      <dl className="imp__sums">
        <dt>{t('Printed in the text')}</dt>
        <dd className="num">{stated === null ? '–' : numberText(stated)}</dd>
        <dt>{t('Here and now')}</dt>
        <dd className="num">
          <span className="sum">{numberText(ours)}</span>
        </dd>
        {stated !== null && (
          <>
            <dt>{t('Difference')}</dt>
            <dd className={more === 0 ? 'num' : 'num text-ochre'}>
              <span aria-hidden="true">{changeText(more)}</span>
              <span className="sr-only">{changeWords(more)}</span>
            </dd>
          </>
        )}
      </dl>
      {stated === null && (
        <p className="t-small">{t('The text prints no total to compare with.')}</p>
      )}
      {reasons.length > 0 && (
        <ul className="imp__reasons t-body">
          {reasons.map(({ say }) => (
            <li key={say}>{say}</li>
          ))}
        </ul>
      )}
      {more !== 0 && reasons.length === 0 && (
        <p className="t-body">
          {t('Why, the text does not show. Look at the prices of its lines.')}
        </p>
      )}
      <Versions review={review} read={read} />
    </section>
  )
}

/** Other points versions, where they may be what the text goes by. */
function Versions({ review, read }: SideProps) {
  const answer = useReviews((state) => state.answer)
  const { versions, version } = read.stated
  const [newest] = versions
  if (!read.versions || versions.length < 2 || !newest) return null
  const now = read.list.roster.prices ?? newest.id
  const explains = versions.find(({ id }) => id === version && id !== now)
  return (
    <div className="imp__versions">
      {explains && (
        <Button onClick={() => answer(review.id, { prices: explains.id })}>
          {t('Use points {version}: {total, number}', {
            version: explains.name,
            total: explains.total,
          })}
        </Button>
      )}
      <SelectField
        label={t('Points version')}
        value={now}
        options={versions.map(({ id, name, total }) => {
          return {
            value: id,
            label: t('{version}: {total, plural, one {# point} other {# points}}', {
              version: name,
              total,
            }),
          }
        })}
        onChange={(prices) => answer(review.id, { prices })}
      />
    </div>
  )
}

function ArmyField({ review, read }: SideProps) {
  const answer = useReviews((state) => state.answer)
  const { faction, variant } = read.list.roster
  const value = review.answers.faction ?? variant ?? faction
  // an Army of Renown that several factions may become is on offer once
  const choices = new Map(
    read.armies.map((army) => {
      const id = army.variant ?? army.faction
      return [id, { value: id, label: army.name, group: army.alliance }]
    }),
  )
  const known = choices.has(value)
  const options = [...choices.values()]
  const none = { value: '', label: t('Choose an army'), disabled: true }
  return (
    <SelectField
      label={t('Army')}
      value={known ? value : ''}
      options={known ? options : [none, ...options]}
      error={known ? undefined : t('The text names no army. Choose it, and the units are found.')}
      onChange={(army) => answer(review.id, { faction: army })}
    />
  )
}
