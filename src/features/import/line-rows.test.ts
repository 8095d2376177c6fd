import { describe, expect, it } from 'vitest'

import type { LineReading } from '../../engine/text/text-form.ts'
import { countsOf, filtered, folded, type LineRow, type LineStand, readWords } from './line-rows.ts'

const row = (at: number, stand: LineStand, differs = false): LineRow => {
  const status: LineReading['status'] =
    stand === 'answered' ? 'read' : stand === 'left' ? 'layout' : stand
  const reading = { line: at, status, kind: '', as: '', unit: null, stated: null, candidates: [] }
  return {
    at,
    raw: `line ${at}`,
    stand,
    reading,
    unit: '',
    printed: null,
    now: null,
    differs,
    apart: false,
  }
}

const rows = [
  row(0, 'layout'),
  row(1, 'layout'),
  row(3, 'read', true),
  row(4, 'near'),
  row(5, 'unread', true),
  row(6, 'answered'),
  row(7, 'layout'),
  row(8, 'left'),
]

describe('lines of an imported text', () => {
  it('are counted by what is to be looked at, answered ones no longer', () => {
    expect(countsOf(rows)).toEqual({ all: 8, look: 2, prices: 2, unread: 1, near: 1 })
    expect(readWords(rows)).toBe('1 line not read, 1 line read by its nearest name')
    expect(readWords(rows.slice(0, 3))).toBe('All lines read')
  })

  it('stay in sight once they are answered', () => {
    expect(filtered(rows, 'look').map(({ at }) => at)).toEqual([4, 5, 6, 8])
    expect(filtered(rows, 'prices').map(({ at }) => at)).toEqual([3, 5])
    expect(filtered(rows, 'all')).toEqual(rows)
  })

  it('fold where several say nothing of the list, and lose none', () => {
    const parts = folded(rows)
    expect(parts[0]).toEqual({ from: 0, rows: rows.slice(0, 2) })
    expect(parts.flatMap((part) => ('rows' in part ? part.rows : [part]))).toEqual(rows)
    expect(parts).toHaveLength(7)
  })

  it('stay in sight where they are prose round the list', () => {
    const prose = [0, 1].map((at) => {
      const { reading, ...rest } = row(at, 'layout')
      return { ...rest, reading: { ...reading, kind: 'Not part of the list' } }
    })
    expect(folded(prose)).toEqual(prose)
  })
})
