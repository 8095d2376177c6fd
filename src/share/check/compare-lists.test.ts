import { describe, expect, it } from 'vitest'

import { replyOf } from './reply.ts'
import { checkAll } from './testing-library.ts'

const list = (units: number, limit = 2000) => `Feast ${150 + units * 200}/${limit} pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
-----
General's Regiment
Tyrant (150)
• General
${'Gluttons (200)\n'.repeat(units)}-----
Created with Warhammer Age of Sigmar: The App`

const table = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([player, text]) => ({
    source: `${player}.txt`,
    content: new TextEncoder().encode(text),
  }))
const said = (row: {
  readonly findings: readonly { readonly rule: string; readonly message: string }[]
}) => row.findings.filter(({ rule }) => /^odd|^player/.test(rule)).map(({ message }) => message)

describe('lists of one event', () => {
  it('are asked about where they set themselves another limit, or go by another season, than most', async () => {
    const rows = await checkAll(
      table([
        ['Anna', list(1)],
        ['Ben', list(2)],
        ['Cem', list(3)],
        ['Dora', list(4, 3000)],
        ['Emil', list(5).replace('2026-27', '2025-26')],
      ]),
    )
    expect(rows.map(said)).toEqual([
      [],
      [],
      [],
      ['Its limit is 3,000 points; most lists here have 2,000 points.'],
      [expect.stringMatching(/2025-26; most lists here by .*2026-27/)],
    ])
    expect(rows[3]?.verdict).not.toBe('ok')
  })

  it('have no custom where there are few, or no two agree', async () => {
    const few = await checkAll(
      table([
        ['Anna', list(1)],
        ['Ben', list(2, 1000)],
      ]),
    )
    const limits = [1000, 1500, 2000, 2500, 3000]
    const apart = await checkAll(table(limits.map((limit, at) => [`P${at}x`, list(at + 1, limit)])))
    expect([...few, ...apart].flatMap(said)).toEqual([])
  })

  it('are asked about where a player has several, whose reply does not speak of numbers', async () => {
    const rows = await checkAll(
      table([
        ['Anna', list(1)],
        ['Ben', list(2)],
        ['anna', list(3)],
      ]),
    )
    expect(rows.map(said)).toEqual([
      ['Anna has another list here: no 03.'],
      [],
      ['anna has another list here: no 01.'],
    ])
    const [first] = rows
    expect(first && replyOf(first)).toContain('Which one counts?')
    expect(first && replyOf(first)).not.toContain('no 03')
  })
})
