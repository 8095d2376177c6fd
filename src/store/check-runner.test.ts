import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { asPrinted } from '../share/check/event-rules.ts'
import type { CheckJob } from './check-job.ts'
import type { Told } from './check-runner.ts'

const text = `Feast 350/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
-----
General's Regiment
Tyrant (150)
• General
Gluttons (200)
-----
Created with Warhammer Age of Sigmar: The App`
const job = (...contents: readonly string[]): CheckJob => ({
  inputs: contents.map((content) => ({ source: 'Pasted text', content })),
  skip: 0,
  rules: asPrinted,
})

/** A worker as a test needs it: what it does is told from outside. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = []
  readonly posted: unknown[] = []
  gone = false
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(message: unknown): void {
    this.posted.push(message)
  }
  terminate(): void {
    this.gone = true
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** Starts a job with a fresh runner; settles with all that it tells. `until` stops it at the first such news. */
function started(from: typeof import('./check-runner.ts'), of: CheckJob, until?: Told['kind']) {
  const told: Told[] = []
  let stop: () => void = vi.fn<() => void>()
  const ended = new Promise<readonly Told[]>((resolve) => {
    stop = from.startCheck(of, (news) => {
      told.push(news)
      if (news.kind === until) stop()
      if (news.kind === 'done' || news.kind === 'failed') resolve(told)
    })
  })
  return { ended, stop }
}

const names = (told: readonly Told[]) =>
  told.flatMap((news) =>
    news.kind === 'lists'
      ? news.lists.map(({ name, findings }) => name || (findings[0]?.message ?? ''))
      : [],
  )

/** The data files of the app, from disk. */
const fromDisk = (url: string) =>
  Promise.resolve(new Response(readFileSync(join(import.meta.dirname, '../..', url))))

let runner: typeof import('./check-runner.ts')

beforeEach(async () => {
  vi.resetModules()
  FakeWorker.all.length = 0
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', fromDisk)
  runner = await import('./check-runner.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('checking without a worker', () => {
  it('is done by the page where the script of the worker does not come', async () => {
    const { ended } = started(runner, job(text))
    FakeWorker.all[0]?.dispatchEvent(new Event('error', { cancelable: true }))
    expect(names(await ended)).toEqual(['Feast'])
    const second = started(runner, job(text, text))
    expect(names(await second.ended)).toEqual(['Feast', 'Feast'])
    expect(FakeWorker.all).toHaveLength(1)
    expect(FakeWorker.all[0]?.gone).toBe(true)
  })

  it('is done by the page where the worker stays silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { ended } = started(runner, job(text))
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect(names(await ended)).toEqual(['Feast'])
  })

  it('is done by the page where workers are refused, or there are none', async () => {
    vi.stubGlobal('Worker', function refuses() {
      throw new Error('SecurityError')
    })
    const refused = started(runner, job(text))
    expect(names(await refused.ended)).toEqual(['Feast'])
    vi.stubGlobal('Worker', undefined)
    const none = started(runner, job(text))
    expect(names(await none.ended)).toEqual(['Feast'])
  })

  it('fails in words, and blames no list, where the data does not come', async () => {
    vi.stubGlobal('Worker', undefined)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { ended } = started(runner, job(text))
    const told = await ended
    expect(names(told)).toEqual([])
    expect(told.at(-1)).toMatchObject({
      kind: 'failed',
      problem: expect.stringContaining('could not be loaded'),
    })
    vi.stubGlobal('fetch', fromDisk)
    expect(names(await started(runner, job(text)).ended)).toEqual(['Feast'])
  })

  it('tells how many lists are too many', async () => {
    vi.stubGlobal('Worker', undefined)
    const many = Array.from({ length: 600 }, (_, at) => text.replace('Feast', `Feast ${at}`))
    for (const of of [job(...many), job(many.join('\n\n'))]) {
      const { ended } = started(runner, of, 'found')
      expect((await ended)[0]).toEqual({ kind: 'found', of: 500, left: 100 })
    }
  })

  it('can be stopped', async () => {
    vi.stubGlobal('Worker', undefined)
    const { ended, stop } = started(runner, job(text))
    stop()
    expect(names(await ended)).toEqual([])
  })
})

describe('checking in a worker', () => {
  it('hears what the worker says of each job, and starts another after a failure', async () => {
    const one = started(runner, job(text))
    const first = FakeWorker.all[0]
    first?.say({ kind: 'ready' })
    first?.say({ id: 1, kind: 'found', of: 1, left: 0 })
    first?.say({ id: 1, kind: 'failed', problem: 'Failed to fetch' })
    const told = await one.ended
    expect(told.map(({ kind }) => kind)).toEqual(['found', 'failed'])
    expect(told.at(-1)).toMatchObject({ problem: expect.stringContaining('online') })

    const two = started(runner, job(text))
    FakeWorker.all[1]?.say({ id: 2, kind: 'done' })
    expect((await two.ended).map(({ kind }) => kind)).toEqual(['done'])
    expect(first?.gone).toBe(true)
  })

  it('fails in words when the worker dies in the middle', async () => {
    const { ended } = started(runner, job(text))
    FakeWorker.all[0]?.say({ kind: 'ready' })
    FakeWorker.all[0]?.dispatchEvent(new Event('error', { cancelable: true }))
    expect((await ended).at(-1)).toMatchObject({ kind: 'failed' })
  })
})
