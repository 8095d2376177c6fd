import type { WorkerStatus } from '../sw/protocol.ts'

export interface Download {
  /** Fetches and stores one more file. Rejects when the worker does not answer. */
  readonly next: () => Promise<WorkerStatus>
  /** Resolves when the page has nothing better to do. */
  readonly calm: () => Promise<void>
  /** Whether the user still wants it. */
  readonly wanted: () => boolean
  readonly onStatus: (status: WorkerStatus) => void
}

/** Fetches file after file, each when the page is idle, until all are there, one fails or the user wants no more. */
export async function download({ next, calm, wanted, onStatus }: Download): Promise<void> {
  for (;;) {
    await calm()
    if (!wanted()) return
    const status = await next()
    onStatus(status)
    if (status.trouble !== null || status.have >= status.all) return
  }
}

/** Resolves when the page is in view and idle. */
export async function pageIsCalm(): Promise<void> {
  while (document.visibilityState !== 'visible') {
    await new Promise((settle) => {
      document.addEventListener('visibilitychange', settle, { once: true })
    })
  }
  await new Promise<void>((settle) => {
    // Safari has no idle callbacks
    const idle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined
    if (idle) idle(() => settle())
    else setTimeout(settle, 300)
  })
}
