import { language } from '../text/t.ts'
import type { CheckJob, CheckNews } from './check-job.ts'
import type { FromWorker, ToWorker } from './check-worker.ts'
import { errorWords } from './error-words.ts'

export type Told = CheckNews | { readonly kind: 'failed'; readonly problem: string }

interface Running {
  readonly job: CheckJob
  readonly tell: (news: Told) => void
  /** Set where the page itself does the work. */
  stopHere?: () => void
}

/** A worker that is silent for so long after its start will not come: then the page does the work. */
const patience = 8000

let count = 0
let worker: Worker | null = null
/** Whether the worker has said anything yet. */
let heard = false
/** Whether there is no worker to be had on this visit. */
let broken = false
const running = new Map<number, Running>()

function dismiss(): void {
  worker?.terminate()
  worker = null
  heard = false
}

/** Does what is under way on the page itself, a few lists at a time. */
function carryOnHere(): void {
  broken = true
  dismiss()
  for (const [id, one] of running) if (!one.stopHere) runHere(id, one)
}

function runHere(id: number, one: Running): void {
  let stopped = false
  one.stopHere = () => {
    stopped = true
  }
  import('./check-job.ts')
    .then(({ runCheck }) => runCheck(one.job, one.tell, () => stopped))
    .catch((error: unknown) => one.tell({ kind: 'failed', problem: errorWords(error) }))
    .finally(() => running.delete(id))
}

function failAll(problem: string): void {
  dismiss()
  const all = [...running.values()]
  running.clear()
  for (const { tell } of all) tell({ kind: 'failed', problem })
}

function hear({ data }: MessageEvent<FromWorker>): void {
  heard = true
  if (data.kind === 'ready') return
  const one = running.get(data.id)
  if (data.kind === 'done' || data.kind === 'failed') running.delete(data.id)
  // a part that did not arrive once may come to a new worker, not to one that has missed it
  if (data.kind === 'failed' && running.size === 0) dismiss()
  one?.tell(
    data.kind === 'failed' ? { ...data, problem: errorWords(new Error(data.problem)) } : data,
  )
}

/** The one worker of the visit, which keeps the data that it has loaded; null where there are no workers. */
function workerNow(): Worker | null {
  if (broken || typeof Worker === 'undefined') return null
  if (worker) return worker
  const made = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  worker = made
  made.addEventListener('message', hear)
  made.addEventListener('error', (event) => {
    event.preventDefault()
    if (made !== worker) return
    if (heard) failAll(errorWords(new Error(event.message || 'Failed to fetch')))
    else carryOnHere()
  })
  setTimeout(() => {
    if (made === worker && !heard) carryOnHere()
  }, patience)
  return made
}

/**
 * Starts a job, in a worker where there are any. Tells what it finds as it goes; ends with `done`, also when stopped, or with
 * `failed` and why. Gives what stops it.
 */
export function startCheck(job: CheckJob, tell: (news: Told) => void): () => void {
  const id = ++count
  const one: Running = { job, tell }
  running.set(id, one)
  try {
    workerNow()?.postMessage({ kind: 'run', id, job, language: language() } satisfies ToWorker)
  } catch {
    // some browsers refuse workers in private windows
    broken = true
  }
  if (broken || !worker) runHere(id, one)
  return () => {
    if (one.stopHere) one.stopHere()
    else worker?.postMessage({ kind: 'stop', id } satisfies ToWorker)
  }
}
