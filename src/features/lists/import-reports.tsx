import type { Imported } from '../../store/import-lists.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface ImportReportsProps {
  readonly reports: readonly Imported[]
  readonly onDismiss: () => void
}

/** What became of the chosen files where there is something to say: what is wrong and where, or notes on what came in. */
export function ImportReports({ reports, onDismiss }: ImportReportsProps) {
  if (reports.length === 0) return null
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 border-l-3 border-ochre bg-ochre-wash px-3 py-2.5"
    >
      <Files reports={reports} />
      <Button small onClick={onDismiss}>
        {t('Close')}
      </Button>
    </div>
  )
}

/** File by file; many of them scroll in their own box, so that the lists stay in sight. */
function Files({ reports }: Pick<ImportReportsProps, 'reports'>) {
  return (
    <div
      role="group"
      aria-label={t('Files')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
      tabIndex={0}
      className="grid max-h-[40dvh] w-full gap-2 overflow-y-auto"
    >
      {reports.map(({ file, words, ok, notes }) => (
        <div key={file} className="t-body flex max-w-full gap-2">
          <Icon name={ok ? 'info' : 'alert'} className="mt-0.5" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {words} {ok && <span className="font-normal text-ink-2">({file})</span>}
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
  )
}
