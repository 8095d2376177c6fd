import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { main as convertData } from './data-aos4.ts'
import { main as auditData } from './data-audit.ts'

const profiles = 'sources/aos4-battle-profiles/official-battle-profiles.json'
const system = 'sources/aos4-bsdata/Age of Sigmar 4.0.gst'
const bareSystem = '<gameSystem id="1" name="Bare"></gameSystem>'

let folder = ''
let err: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  err = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function hold(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

describe.each([
  ['data:aos4', convertData],
  ['data:audit', auditData],
])('npm run %s', (name, main) => {
  it.each([[[]], [['--colour']], [['one', 'two']]])(
    'says how it is used and what the folder holds when called with %j',
    (args) => {
      expect(main(args)).toBe(2)
      expect(err.join('\n')).toContain(`Usage: npm run ${name} -- FOLDER`)
      expect(err.join('\n')).toContain(profiles)
      expect(err.join('\n')).toContain('sources/aos4-bsdata/*.gst, *.cat')
    },
  )

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['without battle profiles', {}, profiles],
    ['without a catalogue', { [profiles]: '{}' }, 'sources/aos4-bsdata'],
    [
      'without the game in the catalogue',
      { [profiles]: '{}', 'sources/aos4-bsdata/A.cat': '' },
      '.gst',
    ],
  ])('says of a folder %s what is not there and what has to be', (_, files, missing) => {
    hold(files)
    expect(main([folder])).toBe(2)
    expect(err[0]).toMatch(/^There is no /)
    expect(err[0]?.split('\n')[0]).toContain(missing)
    expect(err[0]).toContain('FOLDER holds the sources')
  })

  it.each([
    ['[cut', 'it is not valid JSON'],
    ['{"records": 7}', 'records: '],
  ])('says of battle profiles like %s what is wrong with them', (text, why) => {
    hold({ [profiles]: text, [system]: bareSystem })
    expect(main([folder])).toBe(2)
    expect(err[0]).toContain(join(folder, profiles))
    expect(err[0]).toContain(why)
  })
})

describe('npm run data:aos4', () => {
  it.each([[['x', '--release']], [['x', '--release', '--init']], [['--release', '1.0']]])(
    'says how it is used when called with %j',
    (args) => {
      expect(convertData(args)).toBe(2)
      expect(err[0]).toContain('[--release VERSION]')
    },
  )
})
