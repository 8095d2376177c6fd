import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { sketched, type Sketch } from './testing.ts'

const data = readAllForty()
const boss = { id: 'boss', name: 'Warboss', warlord: true }

/** The words in the foot of the group that has this unit. */
function remarkAt(units: NonNullable<Sketch['units']>, name: string): string | undefined {
  return sketched(data, { units }).groups.find((group) =>
    group.units.some((unit) => unit.name === name),
  )?.remark
}

/** The words of so many copies of a unit. */
const copies = (name: string, count: number) =>
  remarkAt([boss, ...Array.from({ length: count }, () => name)], name)

describe('the foot of an attached unit', () => {
  const led = { ...boss, attachedTo: 'mob' }
  const mob = { id: 'mob', name: 'Boyz' }

  it('says who may still join it', () => {
    expect(remarkAt([led, mob], 'Boyz')).toBe('11 models · a support may still join')
    expect(remarkAt([boss, { name: 'Painboy', attachedTo: 'mob' }, mob], 'Boyz')).toBe(
      '11 models · a leader may still join',
    )
  })

  it('says how large it is where nobody may', () => {
    const full = [led, { name: 'Painboy', attachedTo: 'mob' }, mob]
    expect(remarkAt(full, 'Boyz')).toBe('one unit of 12 models')
  })
})

describe('the foot of lone units', () => {
  it('counts copies where more than half of those allowed are taken', () => {
    expect(copies('Boyz', 3)).toBe('')
    expect(copies('Boyz', 4)).toBe('4 of at most 6')
    expect(copies('Gretchin', 2)).toBe('2 of at most 3')
  })

  it('counts those that others have joined, too', () => {
    const mob = { id: 'mob', name: 'Gretchin' }
    expect(remarkAt([boss, mob], 'Warboss')).toBe('')
    const nobz = [{ ...boss, attachedTo: 'n' }, { id: 'n', name: 'Nobz' }, 'Nobz']
    const list = sketched(data, { units: nobz })
    expect(list.groups.find(({ attached }) => !attached)?.remark).toBe('2 of at most 3')
  })
})
