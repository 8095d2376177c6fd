import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { home } from './lib.mjs'

const lock = join(home, 'node_modules/.messages-lock')

/** Does something while no other run of the script writes. Gives up after a minute. */
export function underLock(act: () => void): void {
  const until = Date.now() + 60_000
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      if (Date.now() > until)
        throw new Error(`${lock} is there: another run writes, or one broke off.`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    }
  }
  try {
    act()
  } finally {
    rmdirSync(lock)
  }
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Writes a flat file of texts in the order of its keys; leaves it alone where nothing changes. */
export function writeSorted(file: string, texts: Readonly<Record<string, string>>): void {
  const entries = Object.entries(texts).toSorted(([a], [b]) => order(a, b))
  const written = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
  if (safelyRead(file) === written) return
  writeFileSync(`${file}.new`, written)
  renameSync(`${file}.new`, file)
}

function safelyRead(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
