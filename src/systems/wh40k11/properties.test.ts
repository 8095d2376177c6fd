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
import { readAllForty } from '../../library/node-wh40k11.ts'
import type { FortyArmy } from './army.ts'
import { wh40k11 } from './index.ts'
import { randomLists } from './testing-lists.ts'
import { isToCome } from './trial.ts'

const data = readAllForty()
const lists = randomLists(data)
const runs = { numRuns: 120 }
const long = 60_000

describe('random lists of every faction', () => {
  it('cost what their lines add up to, and never less than nothing', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        const army = wh40k11.resolve(roster, data)
        expect(army.points).toBe(total(army.costs))
        expect(army.costs.every((line) => line.points >= 0)).toBe(true)
        expect(army.groups.reduce((sum, group) => sum + group.points, 0)).toBe(army.points)
        const units = army.everyone.map(
          (unit) => unit.points + unit.enhancements.reduce((sum, { pick }) => sum + pick.points, 0),
        )
        expect(units.reduce((sum, points) => sum + points, 0)).toBe(army.points)
      }),
      runs,
    )
  })

  it('are judged without an exception, twice the same, and in sentences', () => {
    fc.assert(
      fc.property(lists, (roster) => {
        const said = () =>
          validate(wh40k11, wh40k11.resolve(structuredClone(roster), data)).map(
            ({ rule, say, at, amount }) => ({ rule, say, at, amount }),
          )
        expect(said()).toEqual(said())
        for (const { say } of said()) expect(say).toMatch(/^\S.*[^.]\.$/)
        expect(said().filter(({ say }) => /undefined|null|NaN/.test(say))).toEqual([])
      }),
      runs,
    )
  })

  it(
    'take every candidate that is called allowed, and no other, as a preview says too',
    () => {
      fc.assert(
        fc.property(lists, fc.nat(), (roster, which) => {
          const army = wh40k11.resolve(roster, data)
          const places = wh40k11.places(army)
          const place = places[which % places.length]?.place ?? {}
          const wrong = wh40k11.candidates(army, place).flatMap((one) => wrongCandidate(army, one))
          expect(wrong).toEqual([])
        }),
        { numRuns: 40 },
      )
    },
    long,
  )

  it(
    'come back after an edit and its inverse, and nothing is changed in place',
    () => {
      fc.assert(
        fc.property(lists, fc.nat(), (roster, which) => {
          const army = wh40k11.resolve(deepFreeze(roster), data)
          const places = wh40k11.places(army)
          const place = places[which % places.length]?.place ?? {}
          const edits = [
            ...wh40k11.candidates(army, place).slice(0, 5),
            ...validate(wh40k11, army)
              .slice(0, 3)
              .flatMap((finding) => finding.fixes()),
          ].map((one) => one.edit)
          for (const edit of edits) {
            expect(apply(apply(roster, edit), inverse(roster, edit))).toEqual(roster)
          }
        }),
        { numRuns: 30 },
      )
    },
    long,
  )

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
        const army = wh40k11.resolve(roster, data)
        const unit = [...army.units.keys()][which % Math.max(1, army.units.size)] ?? ''
        for (const { edit, change } of wh40k11.moves(army, unit)) {
          const after = preview(wh40k11, army, edit)
          expect(errors(after.fresh)).toEqual([])
          expect(after.army.points - army.points).toBe(change)
        }
      }),
      runs,
    )
  })
})

describe('fixes', () => {
  it.each(data.manifest.pages.map(({ id }) => id))(
    'of random lists of %s mend their findings and bring nothing new',
    (page) => {
      fc.assert(
        fc.property(randomLists(data, page), (roster) => {
          const army = wh40k11.resolve(roster, data)
          const wrong = validate(wh40k11, army).flatMap((finding) => wrongFixes(army, finding))
          expect(wrong).toEqual([])
        }),
        { numRuns: 6 },
      )
    },
    long,
  )
})

describe('lists built of allowed candidates only', () => {
  const choices = wh40k11.armies(data)
  const steps = fc.array(fc.nat(), { minLength: 5, maxLength: 14 })

  it(
    'break nothing but what an empty list breaks',
    () => {
      fc.assert(
        fc.property(fc.nat(), steps, (which, dice) => {
          const faction = choices[which % choices.length]?.faction ?? ''
          const choice = { faction, variant: null, limit: 2000, name: '' }
          let army = wh40k11.resolve(wh40k11.emptyRoster(choice, data), data)
          const unfinished = rulesOf(army)
          for (const thrown of dice) army = oneStep(army, thrown)
          expect(rulesOf(army).filter((rule) => !unfinished.includes(rule))).toEqual([])
        }),
        { numRuns: 30 },
      )
    },
    long,
  )
})

function oneStep(army: FortyArmy, thrown: number): FortyArmy {
  const places = wh40k11.places(army).filter((place) => place.used < place.max)
  const place = places[thrown % Math.max(1, places.length)]?.place ?? {}
  const open = wh40k11.candidates(army, place).filter((one) => one.status === 'fits')
  const chosen = open[(thrown >> 4) % Math.max(1, open.length)]
  return chosen === undefined ? army : preview(wh40k11, army, chosen.edit).army
}

function rulesOf(army: FortyArmy): readonly string[] {
  return errors(validate(wh40k11, army))
    .filter((finding) => !isToCome(finding.rule, finding))
    .map((finding) => finding.rule)
}

/** Fixes that do not keep their word: the finding stays as large, something new comes, or the price is another. */
function wrongFixes(army: FortyArmy, finding: Finding): readonly string[] {
  const was = amounts(validate(wh40k11, army)).get(findingKey(finding)) ?? 0
  return finding.fixes().flatMap(({ label, edit, change }) => {
    const after = preview(wh40k11, army, edit)
    const left = amounts(after.findings).get(findingKey(finding)) ?? 0
    const kept =
      left < was &&
      errors(after.fresh).length === 0 &&
      after.army.points - army.points === change &&
      wh40k11.describe(army, edit) !== ''
    return kept ? [] : [`${finding.say} ${label}`]
  })
}

/** A candidate whose status, price, rule or reason is not what a preview of its edit shows. */
function wrongCandidate(army: FortyArmy, one: Candidate): readonly string[] {
  const after = preview(wh40k11, army, one.edit)
  const told = errors(after.fresh).filter((finding) => !isToCome(finding.rule, finding))
  const fresh = [...new Set(told.map((finding) => finding.rule))]
  const first = told.find((finding) => finding.rule !== 'M05')
  const priced =
    after.army.points - army.points === one.points && one.left === army.limit - after.army.points
  const judged = {
    fits: fresh.length === 0,
    over: fresh.join(',') === 'M05',
    refused: one.rule === first?.rule && one.reason === first?.say,
  }[one.status]
  return priced && judged ? [] : [`${one.name} ${one.status} ${one.reason ?? ''} ${fresh.join()}`]
}
