import { describe, expect, it } from 'vitest'

import { msg } from '../text/t.ts'
import type { Army } from './army.ts'
import { freshFindings } from './compare.ts'
import { preview } from './preview.ts'
import type { Breach, Rule } from './rule.ts'
import { emptyArmy } from './testing.ts'
import { errors, validate, type Judge } from './validate.ts'

/** A game with one rule: a list has at most two picks; each one more is a breach of amount one. */
function game(extra: Partial<Breach> = {}): Judge<Army> & { readonly asked: () => number } {
  let asked = 0
  const rule: Rule<Army> = {
    id: 'T-01',
    name: msg('Two picks'),
    cite: { source: 'House rules', section: '1' },
    check: (army) => {
      asked += 1
      const over = army.roster.picks.length - 2
      if (over <= 0) return []
      const last = army.roster.picks.at(-1)?.id ?? ''
      return [
        {
          at: { slot: 'card' },
          say: `${over + 2} picks; 2 is the most.`,
          amount: over,
          fixes: () => [
            { label: 'Do nothing', edit: { kind: 'set-name', name: 'x' } },
            { label: 'Take one away', edit: { kind: 'unpick', slot: 'card', id: last } },
            { label: 'Add one', edit: { kind: 'pick', slot: 'card', id: 'new' } },
          ],
          ...extra,
        },
      ]
    },
  }
  return { rules: [rule], again: (_, roster) => emptyArmy(roster), asked: () => asked }
}

const picks = (...ids: readonly string[]) =>
  emptyArmy({ picks: ids.map((id) => ({ slot: 'card', id })) })

describe('validation', () => {
  it('finds nothing in a list that keeps the rules', () => {
    expect(validate(game(), picks('a', 'b'))).toEqual([])
  })

  it('says rule, citation, severity and amount', () => {
    expect(validate(game(), picks('a', 'b', 'c'))[0]).toMatchObject({
      rule: 'T-01',
      citation: 'House rules 1',
      severity: 'error',
      amount: 1,
      say: '3 picks; 2 is the most.',
    })
  })

  it('judges an army once', () => {
    const system = game()
    const army = picks('a', 'b', 'c')
    expect(validate(system, army)).toBe(validate(system, army))
    expect(system.asked()).toBe(1)
  })

  it('offers only fixes that help', () => {
    const [finding] = validate(game(), picks('a', 'b', 'c'))
    expect(finding?.fixes().map((fix) => fix.label)).toEqual(['Take one away'])
  })

  it('tells errors from notes', () => {
    const found = validate(game({ severity: 'note' }), picks('a', 'b', 'c'))
    expect(found).toHaveLength(1)
    expect(errors(found)).toEqual([])
  })
})

describe('a preview', () => {
  it('calls new what was not there or was smaller', () => {
    const system = game()
    const add = { kind: 'pick', slot: 'card', id: 'z' } as const
    expect(preview(system, picks('a'), add).fresh).toEqual([])
    expect(preview(system, picks('a', 'b'), add).fresh).toHaveLength(1)
    expect(preview(system, picks('a', 'b', 'c'), add).fresh).toHaveLength(1)
  })

  it('calls nothing new that stays or shrinks', () => {
    const system = game()
    const three = validate(system, picks('a', 'b', 'c'))
    const four = validate(system, picks('a', 'b', 'c', 'd'))
    expect(freshFindings(three, three)).toEqual([])
    expect(freshFindings(four, three)).toEqual([])
    expect(freshFindings(three, four)).toHaveLength(1)
  })
})
