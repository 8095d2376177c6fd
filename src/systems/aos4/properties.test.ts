import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import { amounts, findingKey } from '../../engine/compare.ts'
import { total } from '../../engine/costs.ts'
import { diff } from '../../engine/diff.ts'
import { deepFreeze } from '../../engine/freeze.ts'
import { inverse } from '../../engine/inverse.ts'
import { preview } from '../../engine/preview.ts'
import type { Finding } from '../../engine/rule.ts'
import type { Candidate } from '../../engine/system.ts'
import { errors, validate } from '../../engine/validate.ts'
import { readAll } from '../../library/node-books.ts'
import type { AosArmy } from './army.ts'
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
        const wrong = validate(aos4, army).flatMap((finding) => wrongFixes(army, finding))
        expect(wrong).toEqual([])
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
        const wrong = aos4.candidates(army, place).flatMap((one) => wrongCandidate(army, one))
        expect(wrong).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('come back after an edit and its inverse, and nothing is changed in place', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (roster, which) => {
        const army = aos4.resolve(deepFreeze(roster), data)
        const places = aos4.places(army)
        const place = places[which % places.length]?.place ?? {}
        const edits = [
          ...aos4.candidates(army, place).slice(0, 5),
          ...validate(aos4, army)
            .slice(0, 3)
            .flatMap((finding) => finding.fixes()),
        ].map((one) => one.edit)
        for (const edit of edits) {
          expect(apply(apply(roster, edit), inverse(roster, edit))).toEqual(roster)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('lead to each other by their difference', () => {
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        expect(diff(one, other).reduce(apply, one)).toEqual(other)
      }),
      runs,
    )
  })

  it('allow every move that is offered', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (roster, which) => {
        const army = aos4.resolve(roster, data)
        const unit = [...army.units.keys()][which % Math.max(1, army.units.size)] ?? ''
        for (const { edit, change } of aos4.moves(army, unit)) {
          const after = preview(aos4, army, edit)
          expect(errors(after.fresh)).toEqual([])
          expect(after.army.points - army.points).toBe(change)
        }
      }),
      runs,
    )
  })
})

describe('lists built of allowed candidates only', () => {
  const choices = aos4.armies(data)
  const steps = fc.array(fc.nat(), { minLength: 5, maxLength: 18 })

  it('break nothing but what an empty list breaks, and stay true to previews', () => {
    fc.assert(
      fc.property(fc.nat(), steps, (which, dice) => {
        const choice = choices[which % choices.length]
        const empty = aos4.emptyRoster(
          {
            faction: choice?.faction ?? '',
            variant: choice?.variant ?? null,
            limit: 2000,
            name: '',
          },
          data,
        )
        let army = aos4.resolve(empty, data)
        const unfinished = rulesOf(army)
        for (const thrown of dice) army = oneStep(army, thrown)
        expect(rulesOf(army).filter((rule) => !unfinished.includes(rule))).toEqual([])
        const places = aos4.places(army)
        const place = places[which % places.length]?.place ?? {}
        const wrong = aos4.candidates(army, place).flatMap((one) => wrongCandidate(army, one))
        expect(wrong).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

function oneStep(army: AosArmy, thrown: number): AosArmy {
  const places = aos4.places(army).filter((place) => place.used < place.max)
  const place = places[thrown % Math.max(1, places.length)]?.place ?? {}
  const open = aos4.candidates(army, place).filter((one) => one.status === 'fits')
  const chosen = open[(thrown >> 4) % Math.max(1, open.length)]
  return chosen === undefined ? army : preview(aos4, army, chosen.edit).army
}

function rulesOf(army: AosArmy): readonly string[] {
  return errors(validate(aos4, army)).map((finding) => finding.rule)
}

/** Fixes that do not keep their word: the finding stays as large, something new comes, or the price is another. */
function wrongFixes(army: AosArmy, finding: Finding): readonly string[] {
  const was = amounts(validate(aos4, army)).get(findingKey(finding)) ?? 0
  return finding.fixes().flatMap(({ label, edit, change }) => {
    const after = preview(aos4, army, edit)
    const left = amounts(after.findings).get(findingKey(finding)) ?? 0
    const kept =
      left < was &&
      errors(after.fresh).length === 0 &&
      after.army.points - army.points === change &&
      aos4.describe(army, edit) !== ''
    return kept ? [] : [`${finding.say} ${label}`]
  })
}

/** A candidate whose status, price or rule is not what a preview of its edit shows. */
function wrongCandidate(army: AosArmy, one: Candidate): readonly string[] {
  const after = preview(aos4, army, one.edit)
  const fresh = [...new Set(errors(after.fresh).map((finding) => finding.rule))]
  const priced =
    after.army.points - army.points === one.points && one.left === army.limit - after.army.points
  const judged = {
    fits: fresh.length === 0,
    over: fresh.join(',') === 'LB-02',
    refused: one.rule !== null && fresh.includes(one.rule),
  }[one.status]
  return priced && judged ? [] : [`${one.name} ${one.status} ${one.reason ?? ''} ${fresh.join()}`]
}
