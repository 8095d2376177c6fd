import { mostChecked } from '../../share/check/pieces.ts'
import { type CheckRun, useChecking } from '../../store/checking.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { numberText } from '../../ui/number-text.ts'

/** How far the checking is, in words; empty when it is at its end. */
export function runWords(run: CheckRun, lists: number): string {
  if (run.state === 'failed') return run.problem
  if (run.state === 'idle') return ''
  if (run.of === null) return run.state === 'stopped' ? 'Stopped' : 'Looking for lists'
  const far = `${numberText(run.state === 'running' ? run.done : lists)} of ${numberText(run.of)}`
  return run.state === 'running' ? `${far} read` : `Stopped at ${far}`
}

/** Progress with a way to stop it, what was left with a way to go on, and what went wrong. */
export function RunBar() {
  const { run, lists, left, stop, resume } = useChecking((state) => state)
  if (run.state === 'idle') {
    if (left === 0) return null
    return (
      <p className="runbar">
        {left === 1 ? t('1 more list was') : `${numberText(left)} more lists were`} left out:{' '}
        {numberText(mostChecked)} are checked in one go. Check the rest by themselves.
      </p>
    )
  }
  const going = run.state === 'running'
  return (
    <div className="runbar" role={run.state === 'failed' ? 'alert' : undefined}>
      {going && (
        <progress
          className="sr-only"
          aria-label={t('Lists read')}
          value={run.done}
          max={run.of ?? undefined}
        />
      )}
      {going && <span className="spin" aria-hidden="true" />}
      <span>{runWords(run, lists.length)}</span>
      {going ? (
        <Button small icon="close" onClick={stop}>
          {t('Cancel')}
        </Button>
      ) : (
        <Button small onClick={resume}>
          {run.state === 'failed' ? t('Try again') : t('Read the rest')}
        </Button>
      )}
    </div>
  )
}
