import { speak } from '../text/languages.ts'
import { type CheckJob, type CheckNews, runCheck } from './check-job.ts'

/** What the page sends: a job with its number, or the number of one that is to stop. */
export type ToWorker =
  | { readonly kind: 'run'; readonly id: number; readonly job: CheckJob; readonly language: string }
  | { readonly kind: 'stop'; readonly id: number }

/** What comes back: that the worker is there, then news with the number of the job. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | ({ readonly id: number } & (CheckNews | { readonly kind: 'failed'; readonly problem: string }))

const stopped = new Set<number>()

// seen from the page's side the same call takes an origin
const post = (message: FromWorker) => {
  ;(self as unknown as { postMessage: (message: FromWorker) => void }).postMessage(message)
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data
  if (data.kind === 'stop') {
    stopped.add(id)
    return
  }
  const check = async () => {
    await speak(data.language)
    await runCheck(
      data.job,
      (news) => post({ id, ...news }),
      () => stopped.has(id),
    )
  }
  check().catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error)
    post({ id, kind: 'failed', problem })
  })
})

post({ kind: 'ready' })
