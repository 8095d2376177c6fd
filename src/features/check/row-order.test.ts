import { describe, expect, it } from 'vitest'

import type { CheckedFinding, CheckedList } from '../../share/check/checked-list.ts'
import { type CheckedRow, rowsOf } from '../../share/check/rows.ts'
import { countsOf, filtered, sorted } from './row-order.ts'

const fault: CheckedFinding = {
  rule: 'r',
  severity: 'error',
  citation: '',
  message: 'Too many Gluttons.',
  units: [],
  lines: [],
}

function list(player: string, points: number | null, verdict: CheckedList['verdict'], faults = 0) {
  const plain: CheckedList = {
    source: 'Pasted text',
    player,
    name: '',
    system: '',
    game: '',
    faction: 'Orks',
    seal: { top: '', bottom: '' },
    judgedBy: '',
    format: '',
    points,
    limit: 2000,
    stated: null,
    misstated: null,
    drops: null,
    chosen: [],
    tally: '',
    units: 1,
    verdict,
    findings: Array.from({ length: faults }, () => fault),
    unread: [],
    round: [],
    lines: [],
    key: '',
    unitsKey: '',
    roster: null,
  }
  return plain
}

const rows = rowsOf([
  list('Player 10', 1990, 'ok'),
  list('Player 9', null, 'unreadable'),
  list('Anna', 2000, 'faults', 1),
  list('Ben', 1000, 'ask'),
  list('Cem', 900, 'faults', 3),
])
const players = (some: readonly CheckedRow[]) => some.map(({ player }) => player)

describe('the table', () => {
  it('begins with the worst, and turns round', () => {
    const worst = sorted(rows, { by: 'verdict', turned: false })
    expect(players(worst)).toEqual(['Cem', 'Anna', 'Ben', 'Player 9', 'Player 10'])
    expect(players(sorted(rows, { by: 'verdict', turned: true }))[0]).toBe('Player 10')
  })

  it('sorts names with numbers as people count, and points with none first', () => {
    const named = sorted(rows, { by: 'title', turned: false })
    expect(players(named)).toEqual(['Anna', 'Ben', 'Cem', 'Player 9', 'Player 10'])
    expect(players(sorted(rows, { by: 'points', turned: false }))[0]).toBe('Player 9')
  })

  it('finds rows by verdict and by any words in them', () => {
    expect(players(filtered(rows, 'faults', ''))).toEqual(['Anna', 'Cem'])
    expect(players(filtered(rows, null, 'gluttons ORKS'))).toEqual(['Anna', 'Cem'])
    expect(filtered(rows, 'ok', 'gluttons')).toEqual([])
    expect(countsOf(rows)).toEqual({ faults: 2, ask: 1, unreadable: 1, ok: 1 })
  })
})
