import type { CheckJob, CheckNews } from './check-job.ts'
import type { FromWorker, ToWorker } from './check-worker.ts'
import { errorWords } from './error-words.ts'

type Told = CheckNews | { readonly kind: 'failed'; readonly problem: string }

let count = 0
let worker: Worker | null = null
let broken = false
const listeners = new Map<number, (news: Told) => void>()

function failAll(problem: string): void {
  for (const tell of listeners.values()) tell({ kind: 'failed', problem })
  listeners.clear()
}

/** The one worker of the visit, which keeps the data that it has loaded; null where there are no workers. */
function workerNow(): Worker | null {
  if (broken || typeof Worker === 'undefined') return null
  if (worker) return worker
  worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    listeners.get(data.id)?.(data)
    if (data.kind === 'done' || data.kind === 'failed') listeners.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    worker?.terminate()
    worker = null
    failAll(errorWords(new Error(event.message || 'Failed to fetch')))
  })
  return worker
}

/** The same on the page itself, a few lists at a time, for where a worker cannot start. */
function runHere(job: CheckJob, tell: (news: Told) => void): () => void {
  let stopped = false
  import('./check-job.ts')
    .then(({ runCheck }) => runCheck(job, tell, () => stopped))
    .catch((error: unknown) => tell({ kind: 'failed', problem: errorWords(error) }))
  return () => {
    stopped = true
  }
}

/**
 * Starts a job, in a worker where there are any. Tells what it finds as it goes; ends with `done`, also when stopped, or with
 * `failed` and why. Gives what stops it.
 */
export function startCheck(job: CheckJob, tell: (news: Told) => void): () => void {
  const id = ++count
  try {
    const at = workerNow()
    if (at) {
      listeners.set(id, tell)
      at.postMessage({ kind: 'run', id, job } satisfies ToWorker)
      return () => at.postMessage({ kind: 'stop', id } satisfies ToWorker)
    }
  } catch {
    // some browsers refuse workers in private windows
    broken = true
    listeners.delete(id)
  }
  return runHere(job, tell)
}
