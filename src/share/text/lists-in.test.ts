import { describe, expect, it } from 'vitest'

import { textForms } from '../../systems/text-forms.ts'
import { listsIn, mostLists, type PastedList } from './lists-in.ts'
import { samplesOf } from './testing-samples.ts'

const games = textForms.map(({ system }) => samplesOf(system))

/** Samples with a single list in the grammar of the official app, with its head. */
const texts = games.flatMap(({ names, text, expected }) =>
  names.flatMap((name) => {
    const [list, ...more] = expected(name)
    const isApp = /app-(?:android|ios)$/.test(list?.format ?? '')
    const whole = more.length === 0 && (list?.times ?? 1) === 1 && !/cut|prose|wrapped/.test(name)
    return isApp && whole ? [{ name, text: text(name) }] : []
  }),
)

const total = /^.*(?:\d\/\d+ ?(?:pts|points)|\(\d[\d.,  ]*(?:points|punkte)\)).*$/im
const footer = /^(?:created|export|app:).*$/gim

/** The list without its name and total. */
function withoutTop(text: string): string {
  const found = total.exec(text)
  return text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).replace(/^\s*(?:-+\n)?/, '')
}

const withoutEnd = (text: string) => text.replaceAll(footer, '')
const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
const isWritten = (line: string) => line !== '' && !/^-+$/.test(line)
const rawsOf = (text: string) =>
  listsIn(text).map(({ lines }) => lines.map(({ raw }) => raw.trim()).filter(isWritten))

const draftsOf = (text: string) =>
  listsIn(text).map(({ found, lines }) => {
    const { groups = [], stated } = found?.format.parse(lines) ?? {}
    return {
      stated,
      units: groups.flatMap(({ units }) => units.map(({ words: name }) => name)),
    }
  })

const nameOf = ({ found, lines }: PastedList) => found?.format.parse(lines).name?.words

describe('lists in one text', () => {
  it('are enough to try', () => {
    expect(texts.length).toBeGreaterThan(20)
  })

  it.each(texts)('are told apart though the second lost its name and total: $name', ({ text }) => {
    const second = withoutTop(text)
    for (const [other, first] of texts.map((one) => [one.name, one.text] as const)) {
      for (const whole of [first, withoutEnd(first)]) {
        const wanted = [whole, second].map((one) => linesOf(one).filter(isWritten))
        expect({ other, lists: rawsOf(`${whole}\n\n${second}`) }).toEqual({ other, lists: wanted })
      }
    }
  })

  it('are told apart by the end of the first, though of the second only units are left', () => {
    const orks = texts.find(({ name }) => name === 'app-android-orks')?.text ?? ''
    const units = orks.slice(orks.indexOf('OTHER DATASHEETS'))
    expect(listsIn(`${orks}\nand then there were more\n\n${units}`)).toHaveLength(2)
    expect(listsIn(`${orks}\nand then there were no more`)).toHaveLength(1)
    expect(listsIn(`${orks}\nBoyz (80 points) are the best`)).toHaveLength(1)
  })

  it('are not cut by a link or a name in the middle', () => {
    for (const { text } of texts) {
      const lines = text.split('\n')
      const at = Math.floor(lines.length / 2)
      const halves = [lines.slice(0, at), lines.slice(at)].map((half) => half.join('\n'))
      expect(listsIn(halves.join('\nhttps://example.org/my-list\n'))).toHaveLength(1)
      expect(listsIn(halves.join('\n\nMy own words\n\n'))).toHaveLength(1)
    }
  })

  it('begin with the name of a player right above them, which is no part of their own', () => {
    const other = texts[0]?.text ?? ''
    for (const { name, text } of texts) {
      const [own] = listsIn(text).map(nameOf)
      if (!own) continue
      for (const player of ['Theo Brandt', 'Player: Theo Brandt', '12. Theo']) {
        const lists = listsIn(`Hannah Meier\n${other}\n\n${player}\n${text}`)
        expect({ name, lines: lists.map(({ lines }) => lines[0]?.raw) }).toEqual({
          name,
          lines: ['Hannah Meier', player],
        })
        expect(lists.map(nameOf)).toEqual([listsIn(other).map(nameOf)[0], own])
      }
    }
  })

  it('are no single lines', () => {
    for (const { text } of texts) {
      const title = total.exec(text)?.[0] ?? ''
      expect(listsIn(text.replace(total, `${title}\n${title}`))).toHaveLength(1)
    }
  })

  it('are none where all line ends got lost: then nothing is taken for a name', () => {
    for (const { text } of texts) {
      const lists = listsIn(text.replaceAll(/\s*\n\s*/g, ' '))
      expect(lists.map(({ found, lines }) => found?.format.parse(lines).name ?? null)).toEqual([
        null,
      ])
    }
  })

  it('can be prices alone, the first of which is a total if it is that of the others', () => {
    const orks = 'Boyz (80 points)\nNobz (105 points)'
    expect(draftsOf(orks)).toEqual([{ stated: null, units: ['Boyz', 'Nobz'] }])
    expect(draftsOf(`Us (185 points)\n${orks}`)).toEqual([{ stated: 185, units: ['Boyz', 'Nobz'] }])
    expect(draftsOf('Tyrant (150)\nGluttons (220)')).toEqual([
      { stated: null, units: ['Tyrant', 'Gluttons'] },
    ])
  })

  it('are found though a line looks like the head of another format', () => {
    const orks = texts.find(({ name }) => name === 'app-android-orks')?.text ?? ''
    const [list, ...more] = listsIn(`${orks}\n+ FACTION KEYWO`)
    expect(more).toEqual([])
    expect(list?.found?.format.id).toBe('app-android')
  })

  it('are said to be too many, and the rest is not taken for one list', () => {
    const orks = 'Waaagh # (80 points)\n\nOrks\nStrike Force (2000 points)\n\nBoyz (80 points)\n'
    const many = Array.from({ length: mostLists + 12 }, (_, at) => orks.replace('#', String(at)))
    const lists = listsIn(many.join('\n'))
    expect(lists).toHaveLength(mostLists + 1)
    expect(lists.filter(({ found }) => found === null)).toEqual([lists.at(-1)])
    expect(lists.at(-1)?.beyond).toBe(12)
    expect(listsIn(many.slice(0, mostLists).join('\n')).some(({ beyond }) => beyond)).toBe(false)
  })
})
