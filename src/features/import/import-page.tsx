import './import.css'
import { Link } from 'react-router'

import { useReviews } from '../../store/reviews.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PasteBox } from './paste-box.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { useIntake } from './use-intake.ts'

/** Lists from elsewhere: pasted, opened or dropped, looked through line by line, then kept. */
export function ImportPage() {
  const intake = useIntake()
  const reviews = useReviews((state) => state.reviews)
  return (
    <div className="imp" {...intake.drop} aria-busy={intake.busy}>
      <Reports />
      {intake.dragging && (
        <p className="imp__drop t-lead" aria-hidden="true">
          {t('Drop it to read it')}
        </p>
      )}
      {reviews.length > 0 ? (
        <ReviewScreen reviews={reviews} onPick={intake.pick} />
      ) : (
        <>
          <header className="imp__title">
            <Link to="/" className="imp__up">
              <Icon name="chevron-left" />
              {t('Your lists')}
            </Link>
            <h1 className="t-list">{t('Import lists')}</h1>
          </header>
          <PasteBox intake={intake} />
        </>
      )}
      <input
        type="file"
        multiple
        accept=".txt,.json,.ros,.rosz,.csv,.md,text/plain,application/json"
        className="hidden"
        aria-label={t('Files to import')}
        {...intake.input}
      />
    </div>
  )
}

/** What was refused and why, or what is to be said of lists that went straight in. */
function Reports() {
  const reports = useReviews((state) => state.reports)
  const dismiss = useReviews((state) => state.dismiss)
  if (reports.length === 0) return null
  return (
    <div role="alert" className="imp__reports">
      <div className="imp__told">
        {reports.map(({ file, words, ok, notes, added }) => (
          <div key={`${file} ${words}`} className="imp__report">
            <Icon name={ok ? 'info' : 'alert'} className="mt-0.5" />
            <div className="t-body min-w-0">
              <p className="font-semibold wrap-anywhere">
                {words}{' '}
                {added.map((id) => (
                  <Link key={id} to={`/list/${id}`} className="lnk">
                    {t('Open it')}
                  </Link>
                ))}
              </p>
              {notes.length > 0 && (
                <ul className="list-disc pl-4">
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ))}
      </div>
      <Button small onClick={dismiss}>
        {t('Close')}
      </Button>
    </div>
  )
}
