import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeEach, vi } from 'vitest'

export const legal = {
  game: 'aos4',
  faction: 'Ogor Mawtribes',
  limit: 2000,
  regiments: [{ leader: { name: 'Tyrant', general: true }, units: ['Gluttons'] }],
}
export const illegal = { ...legal, regiments: [{ leader: 'Tyrant', units: ['Gluttons'] }] }

/** A folder for the files of a test, empty at its beginning. */
export const folder: string = mkdtempSync(join(tmpdir(), 'muster-'))

/** The lines that the command printed in a test, and those that it complained in. */
export const out: string[] = []
export const err: string[] = []

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  out.length = 0
  err.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file into the folder; gives its path. */
export function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
