import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { choicesOf } from './loadout-choices.ts'
import { canonical, mended, sameForAll, takeChoice } from './loadout-edit.ts'
import { fits } from './loadout-fits.ts'
import { choose, freshGroups, type Group } from './loadout-group.ts'
import { planOf } from './loadout-plan.ts'
import type { Counts, LoadoutOption, LoadoutSheet } from './loadout-sheet.ts'
import { loadoutOf } from './loadout.ts'
import { same } from './same.ts'
import { everySheet } from './testing-loadout.ts'

const faultless = (sheet: LoadoutSheet, models: Counts, deviations: Counts) =>
  loadoutOf(sheet, models, deviations).faults.length === 0

/** A sheet with as many models as its composition allows, more or less. */
const units = fc
  .constantFrom(...Object.values(everySheet))
  .chain((sheet) =>
    fc
      .tuple(
        ...(sheet.compositions[0] ?? []).map(({ kind, min, max }) =>
          fc.integer({ min, max }).map((count): [string, number] => [kind, count]),
        ),
      )
      .map((counts) => ({ sheet, models: Object.fromEntries(counts) as Counts })),
  )

/** Anything that a list may hold, sensible or not. */
const deviationsFor = ({ options }: LoadoutSheet) =>
  fc.dictionary(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...planOf({ ...noSheet, options }).byKey.keys()) },
      { weight: 1, arbitrary: fc.constantFrom('0.0', '99.1', 'sword') },
    ),
    fc.integer({ min: -1, max: 12 }),
    { maxKeys: 5 },
  )

const noSheet = { items: [], models: [], compositions: [], loadout: [] }

const armedUnits = units.chain((unit) =>
  deviationsFor(unit.sheet).map((deviations) => ({ ...unit, deviations })),
)

describe('any unit', () => {
  it('has no fault by default', () => {
    fc.assert(fc.property(units, ({ sheet, models }) => faultless(sheet, models, {})))
  })

  it('carries nothing less than none, and arms every model once', () => {
    fc.assert(
      fc.property(armedUnits, ({ sheet, models, deviations }) => {
        const { totals, armed } = loadoutOf(sheet, models, deviations)
        expect(totals.every((count) => count >= 0)).toBe(true)
        expect(armed.every(({ items }) => items.every(([, count]) => count > 0))).toBe(true)
        for (const [kind, count] of Object.entries(models)) {
          const those = armed.filter((one) => one.kind === kind)
          expect(those.reduce((sum, one) => sum + one.models, 0)).toBe(count)
        }
      }),
    )
  })

  it('says each thing in one form only', () => {
    fc.assert(
      fc.property(armedUnits, ({ sheet, models, deviations }) => {
        const once = canonical(sheet, deviations)
        expect(Object.entries(canonical(sheet, once))).toEqual(Object.entries(once))
        expect(loadoutOf(sheet, models, once).totals).toEqual(
          loadoutOf(sheet, models, deviations).totals,
        )
      }),
    )
  })

  it('can be mended, and is left alone when it is sound', () => {
    fc.assert(
      fc.property(armedUnits, ({ sheet, models, deviations }) => {
        const sound = mended(sheet, models, deviations)
        expect(faultless(sheet, models, sound)).toBe(true)
        expect(mended(sheet, models, sound)).toEqual(sound)
        const untouched = faultless(sheet, models, deviations)
        expect(untouched).toBe(same(sound, canonical(sheet, deviations)))
      }),
    )
  })

  it('is said to stand exactly where nothing is wrong with it, however often one asks', () => {
    fc.assert(
      fc.property(armedUnits, ({ sheet, models, deviations }) => {
        const right = faultless(sheet, models, deviations)
        expect(fits(sheet, models, deviations)).toBe(right)
        expect(fits(sheet, models, deviations)).toBe(right)
      }),
    )
  })

  it('may take each choice up to its most and not once more', () => {
    fc.assert(
      fc.property(armedUnits, ({ sheet, models, deviations }) => {
        const sound = mended(sheet, models, deviations)
        for (const { choices, step } of choicesOf(sheet, models, sound)) {
          for (const { key, count, max } of choices) {
            for (let times = Math.max(1, count); times <= max + step; times += 1) {
              if (times % step !== 0) continue
              const right = faultless(sheet, models, { ...sound, [key]: times })
              expect([key, times, right]).toEqual([key, times, times <= max])
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('takes a choice as often as it promises when others give way', () => {
    fc.assert(
      fc.property(armedUnits, ({ sheet, models, deviations }) => {
        const sound = mended(sheet, models, deviations)
        for (const { option, choices } of choicesOf(sheet, models, sound)) {
          for (const { key, choice, most } of choices) {
            const taken = takeChoice(sheet, models, sound, option.n, choice, 99)
            expect(faultless(sheet, models, taken)).toBe(true)
            expect(taken[key] ?? 0).toBeGreaterThanOrEqual(most)
            expect(
              faultless(sheet, models, sameForAll(sheet, models, sound, option.n, choice)),
            ).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

const itemNumber = fc.integer({ min: 0, max: 2 })
const optionOf = (n: number): fc.Arbitrary<LoadoutOption> =>
  fc.record(
    {
      n: fc.constant(n),
      who: fc.constantFrom(['a'], ['b']),
      from: fc.array(
        itemNumber.map((item) => [[item, 1] as const]),
        { minLength: 1, maxLength: 1 },
      ),
      to: fc.array(
        fc.integer({ min: 2, max: 4 }).map((item) => [[item, 1] as const]),
        { minLength: 1, maxLength: 2 },
      ),
      max: fc.constantFrom(1, 2),
      with: fc.array(
        itemNumber.map((item) => [item]),
        { minLength: 1, maxLength: 1 },
      ),
      without: fc.constantFrom([3], [4]),
      locks: fc.constant(true as const),
    },
    { requiredKeys: ['n', 'to'] },
  )

const smallSheets = fc
  .tuple(optionOf(1), optionOf(2), optionOf(3))
  .filter((options) => !options.some(givesWhatItTakes))
  .map((options): LoadoutSheet => {
    const items = ['0', '1', '2', '3', '4']
    const loadout = [
      { kinds: ['a', 'b'], items: [[0, 1] as const] },
      { kinds: ['b'], items: [[1, 1] as const] },
    ]
    return { items, models: [{ id: 'a' }, { id: 'b' }], compositions: [], loadout, options }
  })

/** Such an option feeds itself, and no order of uses is the right one. */
function givesWhatItTakes({ from, to }: LoadoutOption): boolean {
  const last = from?.[0]?.[0]?.[0] === 2
  return last && to.some((items) => items?.some(([item]) => item === 2))
}

/** Whether single models can make these choices, in any order whatever. */
function someWay(sheet: LoadoutSheet, groups: readonly Group[], keys: readonly string[]): boolean {
  if (keys.length === 0) return true
  const plan = planOf(sheet)
  return [...new Set(keys)].some((key) => {
    const choice = plan.byKey.get(key)
    if (!choice) return false
    const rest = keys.toSpliced(keys.indexOf(key), 1)
    return groups.some((group, at) => {
      const after = choose(plan, group, choice)
      return typeof after !== 'string' && someWay(sheet, groups.with(at, after), rest)
    })
  })
}

describe('placing choices on models', () => {
  it('finds a way wherever there is one', () => {
    const cases = fc.tuple(
      smallSheets,
      fc.dictionary(
        fc.constantFrom('1.0', '1.1', '2.0', '2.1', '3.0', '3.1'),
        fc.constantFrom(1, 2),
        {
          minKeys: 1,
          maxKeys: 3,
        },
      ),
    )
    fc.assert(
      fc.property(cases, ([sheet, wanted]) => {
        const models = { a: 2, b: 1 }
        const plan = planOf(sheet)
        const { faults } = loadoutOf(sheet, models, wanted)
        const byNumber = faults.some(({ choice, kind }) => choice === null || kind === 'repeated')
        fc.pre(!byNumber)
        const single = freshGroups(plan, [2, 1]).flatMap((group) =>
          Array.from({ length: group.models }, () => ({ ...group, models: 1 })),
        )
        const keys = Object.entries(wanted).flatMap(([key, count]) =>
          Array<string>(count).fill(key),
        )
        expect(faults.length === 0).toBe(someWay(sheet, single, keys))
      }),
      { numRuns: 400 },
    )
  })
})
