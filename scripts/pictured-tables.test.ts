import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { picturedTables } from './pictured-tables.ts'
import { sourceFolder } from './source-files.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'))
  mkdirSync(join(folder, 'sources/wh40k11-bsdata'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

function tables(value: unknown, ...names: readonly string[]) {
  writeFileSync(join(folder, 'sources/wh40k11-bsdata/Army.json'), JSON.stringify(value))
  return Object.fromEntries(picturedTables(sourceFolder(folder, ''), new Set(names)))
}

const row = (name: string, typeName: string, $text: string) => ({
  name,
  typeName,
  characteristics: [{ name: 'Effect', $text }],
})

describe('tables that the app has as pictures', () => {
  it('are read by the name of their rule, each row once', () => {
    const profiles = [
      row('1-2', 'Big Wheel - D6', 'Turns.'),
      row('3-6', 'Big Wheel - D6', 'Stops.'),
    ]
    const rules = [{ name: 'Big Wheel', description: 'Roll a D6.' }]
    expect(tables({ entries: [{ profiles, rules }, { profiles }] }, 'Big Wheel')).toEqual({
      'Big Wheel': '1-2: Turns.\n3-6: Stops.\nRoll a D6.',
    })
  })

  it('are not mixed up with those of other rules, and are none where nothing is said', () => {
    const profiles = [
      row('1-2', 'Bigger Wheel', 'Turns.'),
      row('Big Wheel', 'Abilities', 'Is big.'),
    ]
    expect(tables({ profiles }, 'Big Wheel', 'Small Wheel')).toEqual({})
  })
})
