import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { total } from '../../engine/costs.ts'
import { amounts, findingKey } from '../../engine/compare.ts'
import { preview } from '../../engine/preview.ts'
import { errors, validate } from '../../engine/validate.ts'
import { readAll } from '../../library/node-books.ts'
import { aos4 } from './index.ts'
import { randomLists } from './testing-lists.ts'

const data = readAll()
const lists = randomLists(data)
const runs = { numRuns: 120 }

describe('random lists of every army', () => {
  it('cost what their lines add up to, and never less than nothing', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        const army = aos4.resolve(roster, data)
        expect(army.points).toBe(total(army.costs))
        expect(army.costs.every((line) => line.points >= 0)).toBe(true)
        const groups = army.groups.reduce((sum, group) => sum + group.points, 0)
        const slots = army.slots.flatMap((slot) => slot.picks)
        expect(groups + slots.reduce((sum, pick) => sum + pick.points, 0)).toBe(army.points)
      }),
      runs,
    )
  })

  it('are judged without an exception, and twice the same', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        const said = () =>
          validate(aos4, aos4.resolve(structuredClone(roster), data)).map(
            ({ rule, say, at, amount }) => ({ rule, say, at, amount }),
          )
        expect(said()).toEqual(said())
      }),
      runs,
    )
  })

  it('are mended by every fix that a finding offers, which brings nothing new', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        const army = aos4.resolve(roster, data)
        const before = amounts(validate(aos4, army))
        for (const finding of errors(validate(aos4, army))) {
          for (const { label, edit, change } of finding.fixes()) {
            const after = preview(aos4, army, edit)
            const left = amounts(after.findings).get(findingKey(finding)) ?? 0
            expect(left, label).toBeLessThan(before.get(findingKey(finding)) ?? 0)
            expect(errors(after.fresh), label).toEqual([])
            expect(after.army.points - army.points, label).toBe(change)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('take every candidate that is called allowed, and no other, as a preview says too', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (roster, which) => {
        const army = aos4.resolve(roster, data)
        const places = aos4.places(army)
        const place = places[which % places.length]?.place ?? {}
        for (const candidate of aos4.candidates(army, place)) {
          const after = preview(aos4, army, candidate.edit)
          const fresh = errors(after.fresh).map((finding) => finding.rule)
          const label = `${candidate.name} at ${JSON.stringify(place)}: ${candidate.reason ?? ''}`
          expect(after.army.points - army.points, label).toBe(candidate.points)
          expect(candidate.left, label).toBe(army.limit - after.army.points)
          if (candidate.status === 'fits') expect(fresh, label).toEqual([])
          if (candidate.status === 'over') expect([...new Set(fresh)], label).toEqual(['LB-02'])
          if (candidate.status === 'refused') {
            expect(fresh, label).toContain(candidate.rule)
            expect(fresh, label).not.toEqual([])
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
