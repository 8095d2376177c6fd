import { describe, expect, it } from 'vitest'

import type { LineReading } from '../../engine/text/text-form.ts'
import { readGame } from '../../library/node-games.ts'
import { textForms } from '../../systems/text-forms.ts'
import { listsIn, type PastedList } from './lists-in.ts'
import { readText, type TextList } from './read-text.ts'
import { samplesOf } from './testing-samples.ts'

const games = new Map(textForms.map(({ system }) => [system, readGame(system)]))
const samples = textForms.flatMap(({ system }) => {
  const { names, text } = samplesOf(system)
  return names.map((name) => ({ name, text: text(name) }))
})

/** Each third line with a letter less. */
function misspelt(text: string, turn: number): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) =>
      at % 3 !== turn || line.length < 9 ? line : line.slice(0, 5) + line.slice(6),
    )
    .join('\n')
}

function read({ lines, found }: PastedList, answers: readonly (readonly [number, string])[] = []) {
  if (!found) throw new Error('no format fits')
  const data = games.get(found.form.system)
  return readText(lines, found, data, { lines: new Map(answers), faction: null })
}

/** How much of a list is there: nothing of it may go by what is said of another thing. */
function contentsOf({ roster }: TextList): readonly number[] {
  const units = roster.groups.flatMap((group) => group.units)
  const all = (count: (unit: (typeof units)[number]) => number) =>
    units.reduce((sum, unit) => sum + count(unit), 0)
  return [
    units.length,
    all(({ marks }) => marks.length),
    roster.picks.length + all((u) => u.picks.length),
  ]
}

const isAsked = ({ status, stated }: LineReading) =>
  (status === 'near' || status === 'unread') && stated !== 0

const statusIn = (list: TextList, at: number) =>
  list.readings.find(({ line }) => line === at)?.status

describe('an answer for a line', () => {
  it.each(samples.map((one, turn) => ({ ...one, turn: turn % 3 })))(
    'takes nothing away from what else is read: $name',
    ({ text, turn }) => {
      for (const list of listsIn(misspelt(text, turn))) {
        if (!list.found) continue
        const before = read(list)
        for (const { line, candidates } of before.readings.filter(isAsked)) {
          const [first] = candidates
          if (first === undefined) continue
          const after = contentsOf(read(list, [[line, first]]))
          const lost = contentsOf(before).filter((count, at) => (after[at] ?? 0) < count)
          expect({ line, first, lost }).toEqual({ line, first, lost: [] })
        }
      }
    },
  )

  it('stands for the one name in a row that is not known', () => {
    const [list] = listsIn(
      'Bent (1000 points)\n\nOrks\nBully Boys and Equatorial Hordes (3 Detachment Points)\nStrike Force (2000 points)\n\nBoyz (80 points)\n',
    )
    if (!list) throw new Error('no list')
    const at = list.lines.findIndex(({ text }) => text.startsWith('Bully'))
    const names = (words: string) => read(list, [[at, words]]).roster.picks.map(({ id }) => id)
    const slots = names('Bully Boyz').length
    expect(names('War Horde')).toHaveLength(slots)
    expect(names('')).toHaveLength(slots - 1)
  })

  it('stands for the unit of a line, or for what it has, by whose name it is', () => {
    const [list] = listsIn(
      'Orks - Bent - [165 pts]\n\n## Configuration\nDetachment: War Horde\n\n## Battleline [165 pts]\nWrboss [85 pts]: Big Gob [20 pts], Warlord, Powr klaw, Kombi-weapon\nBoyz [80 pts]\n',
    )
    if (!list) throw new Error('no list')
    const at = list.lines.findIndex(({ text }) => text.startsWith('Wrboss'))
    const plain = read(list)
    expect(statusIn(plain, at)).not.toBe('read')
    for (const words of ['Warboss', 'Power klaw']) {
      const { roster } = read(list, [[at, words]])
      expect(contentsOf(read(list, [[at, words]]))).toEqual(contentsOf(plain))
      expect(roster.groups.flatMap(({ units }) => units.map(({ unit }) => unit))).toContain(
        'warboss',
      )
    }
  })

  it('leaves out an army that is only near', () => {
    const [list] = listsIn(
      "Sky 130/2000 pts\n\nKhararon Overlords\nGeneral's Handbook 2026-27\n\nGeneral's Regiment\nTyrant (130)\n",
    )
    if (!list) throw new Error('no list')
    const at = list.lines.findIndex(({ text }) => text.startsWith('Khararon'))
    expect(read(list).roster.faction).toBe('kharadron-overlords')
    const without = read(list, [[at, '']])
    expect(without.roster.faction).toBe('ogor-mawtribes')
    expect(statusIn(without, at)).toBe('layout')
  })

  it('makes a unit of a line above all units that is called so', () => {
    const [list] = listsIn(
      "Sky 130/2000 pts\n\nOgor Mawtribes\nGeneral's Handbook 2026-27\nGlottons\n\nGeneral's Regiment\nTyrant (130)\n",
    )
    if (!list) throw new Error('no list')
    const at = list.lines.findIndex(({ text }) => text === 'Glottons')
    expect(statusIn(read(list), at)).toBe('unread')
    const { roster, readings } = read(list, [[at, 'Gluttons']])
    expect(roster.groups.flatMap(({ units }) => units.map(({ unit }) => unit))).toContain(
      'gluttons',
    )
    expect(readings.find(({ line }) => line === at)?.status).toBe('read')
  })
})
