import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { choicesOf } from '../engine/loadout-choices.ts'
import { takeChoice, usualModels } from '../engine/loadout-edit.ts'
import type { Counts, LoadoutSheet } from '../engine/loadout-sheet.ts'
import { loadoutOf } from '../engine/loadout.ts'

const folder = fileURLToPath(new URL('../../data/wh40k11/', import.meta.url))

type NamedSheet = LoadoutSheet & { readonly id: string }

const sheets: readonly NamedSheet[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const book = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as {
      readonly sheets?: readonly NamedSheet[]
    }
    return book.sheets ?? []
  })

/** The smallest unit of a sheet, and the largest of its usual composition. */
function sizesOf(sheet: LoadoutSheet): readonly Counts[] {
  const largest = (sheet.compositions[0] ?? []).map(({ kind, max }) => [kind, max])
  return [usualModels(sheet), Object.fromEntries(largest) as Counts]
}

/** Every sheet of which this says something, with what it says. */
function complaints(
  about: (sheet: NamedSheet, models: Counts) => readonly string[],
): readonly string[] {
  return sheets.flatMap((sheet) =>
    sizesOf(sheet).flatMap((models) => about(sheet, models).map((what) => `${sheet.id}: ${what}`)),
  )
}

const faults = (sheet: LoadoutSheet, models: Counts, deviations: Counts) =>
  loadoutOf(sheet, models, deviations).faults.map(({ kind, key }) => `${kind} ${key}`)

describe('wargear of every datasheet', () => {
  it('is there to be read', () => {
    expect(sheets.length).toBeGreaterThan(1300)
  })

  it('has no fault by default', () => {
    expect(complaints((sheet, models) => faults(sheet, models, {}))).toEqual([])
  })

  it('names items and kinds of models that the datasheet has', () => {
    const strange = complaints(({ items, models, loadout, options }) => {
      const kinds = new Set(models.map(({ id }) => id))
      const counted = [
        ...loadout.flatMap((one) => one.items),
        ...options.flatMap(({ from, to }) => [...(from ?? []), ...to].flatMap((set) => set ?? [])),
      ]
      const named = [...loadout.flatMap((one) => one.kinds), ...options.flatMap((o) => o.who ?? [])]
      return [
        ...counted.filter(([item]) => item >= items.length).map(([item]) => `item ${item}`),
        ...named.filter((kind) => !kinds.has(kind)),
      ]
    })
    expect(strange).toEqual([])
  })

  it('lets each choice be made up to its most and not once more', () => {
    const wrong = complaints((sheet, models) =>
      choicesOf(sheet, models, {}).flatMap(({ choices, step }) =>
        choices.flatMap(({ key, max }) => {
          const fits = max === 0 || faults(sheet, models, { [key]: max }).length === 0
          const over = faults(sheet, models, { [key]: max + step }).length > 0
          return fits && over ? [] : [key]
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('lets each option be used after all the others without a fault', () => {
    const wrong = complaints((sheet, models) => {
      let taken: Counts = {}
      for (const { n, to } of sheet.options) {
        taken = takeChoice(sheet, models, taken, n, to.length - 1, 99)
      }
      return faults(sheet, models, taken)
    })
    expect(wrong).toEqual([])
  })
})
