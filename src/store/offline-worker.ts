import type { Asked, WorkerStatus } from '../sw/protocol.ts'
import { WHICH_RELEASE } from '../sw/protocol.ts'

/** Longer than a large file takes on a slow line. */
const PATIENCE = 60_000

/** The service workers of this browser; undefined where it has none, outside https for instance. */
export const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker

/** The release that this page is of, as the build marked it. */
export const pageRelease = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? ''

/** Asks a worker; rejects when it does not answer. */
export async function ask(worker: ServiceWorker, asked: Exclude<Asked, 'take-over'>) {
  return await new Promise<WorkerStatus>((settle, refuse) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => refuse(new Error('The worker is silent.')), PATIENCE)
    port1.onmessage = ({ data }: MessageEvent<WorkerStatus>) => {
      clearTimeout(timer)
      settle(data)
    }
    worker.postMessage(asked, [port2])
  })
}

/** Tells the worker which release this page shows, so that its files stay. */
export function answerWorker(container: ServiceWorkerContainer): void {
  container.addEventListener('message', ({ data, ports }) => {
    if (data === WHICH_RELEASE) ports[0]?.postMessage(pageRelease())
  })
}

/** Resolves when a worker waits to take over from the present one; calls back each time. */
export function watchUpdates(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) onWaiting()
    })
  }
  if (registration.waiting && registration.active) onWaiting()
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** Resolves once the registration has a worker at work; rejects when the first one cannot store all files. */
export async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const { active, installing } = registration
  if (active || !installing) return
  await new Promise((settle, refuse) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') settle(null)
      if (installing.state === 'redundant') refuse(new Error('The worker was not installed.'))
    })
  })
}

/** Lets a waiting worker take over; resolves when it has, or does not seem to. */
export async function onceTakenOver(waiting: ServiceWorker): Promise<void> {
  await new Promise<unknown>((settle) => {
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && settle(null))
    setTimeout(settle, 5000)
    waiting.postMessage('take-over' satisfies Asked)
  })
}
