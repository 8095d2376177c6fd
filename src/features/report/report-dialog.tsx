import { useEffect, useState } from 'react'

import { listOnPage, problemReport } from '../../store/problem-report.ts'
import { noteTyped, useTypedText } from '../../store/typed-text.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'

export interface ReportDialogProps {
  readonly page: string
  readonly onClose: () => void
}

/** What helps to find a problem, to be looked at and copied: nothing is sent. */
export function ReportDialog({ page, onClose }: ReportDialogProps) {
  const [story, setStory] = useTypedText('report')
  const [whole, setWhole] = useState(false)
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null)
  const facts = useFacts(page, whole)
  const text = [story.trim(), facts].filter(Boolean).join('\n\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('refused')
    }
  }
  return (
    <Dialog
      open
      wide
      apart
      onClose={() => {
        if (said === 'copied') noteTyped('report', '')
        onClose()
      }}
      title={t('Report a problem')}
      footer={
        <DialogActions>
          <Button
            variant="go"
            icon={said === 'copied' ? 'check' : 'copy'}
            disabled={facts === ''}
            onClick={() => void copy()}
          >
            {said === 'copied' ? t('Copied') : t('Copy the report')}
          </Button>
        </DialogActions>
      }
    >
      <div className="grid gap-4">
        <p className="t-body">
          {t(
            'Nothing is sent. Copy the report and put it where you tell about the problem: it says which version and data you have, and what the list is.',
          )}
        </p>
        <TextAreaField
          label={t('What went wrong, and what did you expect?')}
          value={story}
          rows={3}
          maxLength={4000}
          onChange={(words) => {
            setStory(words)
            setSaid(null)
          }}
        />
        {listOnPage(page) && (
          <Checkbox
            label={t('With the name of the list, notes and nicknames')}
            checked={whole}
            onChange={(on) => {
              setWhole(on)
              setSaid(null)
            }}
          />
        )}
        <TextAreaField
          label={t('The report')}
          readOnly
          rows={9}
          spellCheck={false}
          className="sharing__text"
          value={facts || t('Writing the report')}
          error={
            said === 'refused'
              ? t('It could not be copied. Select the text and copy it.')
              : undefined
          }
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <LiveRegion text={said === 'copied' ? t('Copied') : ''} />
    </Dialog>
  )
}

/** The facts of the page; empty until they are there. */
function useFacts(page: string, whole: boolean): string {
  const [facts, setFacts] = useState('')
  useEffect(() => {
    let current = true
    problemReport(page, whole).then(
      (text) => current && setFacts(text),
      () => current && setFacts(page),
    )
    return () => {
      current = false
    }
  }, [page, whole])
  return facts
}
