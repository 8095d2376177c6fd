import { describe, expect, it } from 'vitest'

import { validate } from '../engine/validate.ts'
import { readGame } from '../library/node-games.ts'
import { readPortable } from '../share/portable.ts'
import { systemOf } from '../systems/index.ts'
import { gameSamples } from './samples.ts'

/** How many faults a sample has, and whether its data still knows every name. */
async function judged(id: string) {
  const sample = gameSamples.flatMap((each) => each.samples).find((one) => one.id === id)
  const { default: text } = (await sample?.load()) ?? { default: '' }
  const portable = JSON.parse(text) as { readonly game: string }
  const data = readGame(portable.game)
  const read = readPortable(portable, data)
  if (!read.ok) throw new Error(read.problem)
  const system = systemOf(read.roster.system)
  if (!system) throw new Error('The sample is of no game that there is.')
  const army = system.resolve(read.roster, data)
  const faults = validate(system, army).filter(({ severity }) => severity === 'error')
  return { faults: faults.length, notes: read.notes, units: army.units.size }
}

describe('the sample lists', () => {
  it.each(['ogor-mawtribes', 'orks'])('%s is in order', async (id) => {
    const { faults, notes, units } = await judged(id)
    expect([faults, notes.length]).toEqual([0, 0])
    expect(units).toBeGreaterThan(9)
  })

  it.each(['ogor-mawtribes-faults', 'orks-faults'])('%s has a fault to mend', async (id) => {
    const { faults, notes } = await judged(id)
    expect(notes).toEqual([])
    expect(faults).toBeGreaterThan(0)
  })
})
