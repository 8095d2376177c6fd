import { mostChecked } from '../../share/check/pieces.ts'
import { type CheckRun, useChecking } from '../../store/checking.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'

/** How far the checking is, in words; empty when it is at its end. */
export function runWords(run: CheckRun, lists: number): string {
  if (run.state === 'failed') return run.problem
  if (run.state === 'idle') return ''
  if (run.of === null) return run.state === 'stopped' ? t('Stopped') : t('Looking for lists')
  return run.state === 'running'
    ? t('{count, number} of {all, number} read', { count: run.done, all: run.of })
    : t('Stopped at {count, number} of {all, number}', { count: lists, all: run.of })
}

/** Progress with a way to stop it, what was left with a way to go on, and what went wrong. */
export function RunBar() {
  const { run, lists, left, stop, resume } = useChecking((state) => state)
  if (run.state === 'idle') {
    if (left === 0) return null
    return (
      <p className="runbar">
        {t(
          '{left, plural, one {# more list was} other {# more lists were}} left out: {most, number} are checked in one go. Check the rest by themselves.',
          { left, most: mostChecked },
        )}
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
