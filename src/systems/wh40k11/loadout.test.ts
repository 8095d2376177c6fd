import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { choicesOf } from '../../engine/loadout-choices.ts'
import { takeChoice } from '../../engine/loadout-edit.ts'
import { inferLoadout } from '../../engine/loadout-infer.ts'
import type { Counts } from '../../engine/loadout-sheet.ts'
import { loadoutOf } from '../../engine/loadout.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { equipped, faultWords } from './loadout.ts'
import { totalsOf, usualModels } from './models.ts'
import type { SheetData } from './schema.ts'

const sheets = [...readAllForty().books.values()]
  .flatMap((book) => book.sheets)
  .filter(({ options, compositions }) => options.length > 0 && compositions.length > 0)

const die = fc.nat({ max: 1_000_000 })

const pick = <T>(things: readonly T[], thrown: number): T | undefined =>
  things[thrown % Math.max(1, things.length)]

/** Choices that a player may make one after the other, as the dice fall. */
function chosen(sheet: SheetData, models: Counts, dice: readonly number[]): Counts {
  return dice.reduce<Counts>((taken, thrown) => {
    const state = pick(choicesOf(sheet, models, taken), thrown)
    const choice = pick(state?.choices ?? [], thrown >> 4)
    if (!state || !choice) return taken
    const count = 1 + ((thrown >> 8) % Math.max(1, choice.most))
    return takeChoice(sheet, models, taken, state.option.n, choice.choice, count)
  }, {})
}

describe('what a unit of any datasheet carries', () => {
  it('leads back to choices that give the same, without faults', () => {
    fc.assert(
      fc.property(
        die,
        die,
        fc.array(die, { maxLength: 4 }),
        fc.boolean(),
        (at, size, dice, apart) => {
          const sheet = pick(sheets, at)
          if (!sheet) return
          const total = pick(totalsOf(sheet), size) ?? 1
          const models = usualModels(sheet, total, total)
          const want = loadoutOf(sheet, models, chosen(sheet, models, dice))
          const said = new Map<string | null, Map<number, number>>()
          for (const { kind, models: bearers, items } of want.armed) {
            const held = said.get(apart ? kind : null) ?? new Map<number, number>()
            said.set(apart ? kind : null, held)
            for (const [item, each] of items) held.set(item, (held.get(item) ?? 0) + each * bearers)
          }
          const { deviations, missing, extra } = inferLoadout(sheet, models, said, true)
          const found = loadoutOf(sheet, models, deviations)
          expect({ sheet: sheet.id, missing, extra }).toEqual({
            sheet: sheet.id,
            missing: [],
            extra: [],
          })
          expect(found.totals).toEqual(want.totals)
          expect(found.faults).toEqual([])
        },
      ),
      { numRuns: 600, seed: 11 },
    )
  })
})

describe('wargear beyond an option', () => {
  it('is named by what was chosen', () => {
    const sheet = sheets.find(({ id }) => id === 'chaos-space-marines/legionaries')
    const option = sheet?.options.find(({ n }) => n === 1)
    const place = option?.to.findIndex((items) =>
      items?.some(([item]) => sheet?.items[item] === 'Plasma gun'),
    )
    if (!sheet || place === undefined) throw new Error('The datasheet has changed.')
    const models = { 'aspiring-champion': 1, legionaries: 9 }
    const wargear = { [`1.${place}`]: 4 }
    const [fault] = equipped(sheet, models, wargear).faults
    expect(fault && faultWords(sheet.name, sheet, fault, wargear)).toBe(
      'Legionaries has Plasma gun 4 times; it may have that twice.',
    )
  })
})
