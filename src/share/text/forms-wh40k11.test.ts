import { describe, expect, it } from 'vitest'

import { linesOf } from '../../engine/text/lines-of.ts'
import type { TextAnswers } from '../../engine/text/text-form.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { toPortable } from '../portable.ts'
import { listsIn } from './lists-in.ts'
import { noAnswers, readText } from './read-text.ts'
import { resultsOf, samplesOf } from './testing-samples.ts'

const data = readAllForty()
const { text: sample } = samplesOf('wh40k11')

function read(text: string, answers: TextAnswers = noAnswers) {
  const [list] = listsIn(text)
  if (!list?.found) throw new Error('no format fits')
  const result = readText(list.lines, list.found, data, answers)
  return { ...result, list: toPortable(result.roster, data) as Record<string, unknown> }
}

const answer = (line: number, words: string): TextAnswers => ({
  lines: new Map([[line, words]]),
  faction: null,
})

const short = (title: string) =>
  `${title}\n\nBaal Predator (145pts)\n5x Sanguinary Guard (115pts)\n`
const forge = (title: string) => `${title} (145 Points)\n\n\nVehicle:\nBaal Predator (145 pts)\n`
const brackets = (title: string) => `${title} - [145 pts]\n\nBaal Predator [145 pts]\n`

const compact = (gear: string, sentinel = 'Autocannon') =>
  read(`Brass Rain | Astra Militarum | Grizzled Company | 265

* 20 Cadian Shock Troops [130]
  + 18 Shock Troopers (${gear})
* Cadian Castellan (Warlord, PW) [65]
* Scout Sentinels (${sentinel}) [50]
`)
const wargear = ({ list }: ReturnType<typeof read>) =>
  (list['units'] as readonly Record<string, unknown>[]).map((unit) => unit['wargear'])

describe('wargear that a compact list shortens', () => {
  it('is what alone of all that the unit can carry has these initials', () => {
    const whole = compact('2x Meltagun, 2x Plasma gun, 2x Vox-caster')
    const short = compact('2x MLTGN, 2x PG, 2x VC')
    expect(wargear(short)).toEqual(wargear(whole))
    expect(short.readings.map(({ status }) => status)).toEqual([
      'read',
      'read',
      'near',
      'read',
      'read',
    ])
    expect(compact('2x PG').readings.every(({ status }) => status === 'read')).toBe(true)
  })

  it('is not guessed where several have them: those are offered first', () => {
    const { readings } = compact('2x PG', 'ML')
    const line = readings.find(({ status }) => status === 'unread')
    expect(line?.candidates.slice(0, 2).toSorted()).toEqual(['Missile launcher', 'Multi-laser'])
  })
})

describe('a title that says everything in one line', () => {
  it.each([
    ['Blood Angels - Angelic Inheritors', ['Angelic Inheritors']],
    ['Imperium - Adeptus Astartes - Blood Angels - Angelic Inheritors', ['Angelic Inheritors']],
    [
      'Blood Angels - Liberator Assault Group and Encarmine Speartip',
      ['Liberator Assault Group', 'Encarmine Speartip'],
    ],
  ])('is army and detachments in the short form: %s', (title, detachments) => {
    expect(read(short(title)).list).toMatchObject({ faction: 'Blood Angels', detachments })
  })

  it.each([
    ['Dawn - Blood Angels - Angelic Inheritors', 'Dawn'],
    ['Dawn - Part Two - Blood Angels - Angelic Inheritors', 'Dawn - Part Two'],
    ['Orks - Beware - Blood Angels - Angelic Inheritors', 'Orks - Beware'],
    ['Dawn - Imperium - Adeptus Astartes - Blood Angels - Angelic Inheritors', 'Dawn'],
  ])('is name, army and detachments of Listforge: %s', (title, name) => {
    expect(read(forge(title)).list).toMatchObject({
      name,
      faction: 'Blood Angels',
      detachments: ['Angelic Inheritors'],
    })
  })

  it.each([
    ['Blood Angels - Dawn', 'Dawn'],
    ['Imperium - Adeptus Astartes - Blood Angels - Dawn', 'Dawn'],
    ['A player - Blood Angels - Dawn - Part Two', 'Dawn - Part Two'],
  ])('is army and name of New Recruit: %s', (title, name) => {
    expect(read(brackets(title)).list).toMatchObject({ name, faction: 'Blood Angels' })
  })

  it('takes an answer for the part that it names', () => {
    const title = forge('Dawn - Blod Angles - Angelic Inheritors')
    const named = { name: 'Dawn', faction: 'Blood Angels', detachments: ['Angelic Inheritors'] }
    expect(read(title, answer(0, 'Blood Angels')).list).toMatchObject(named)
    const wrong = forge('Dawn - Blood Angels - Angels')
    expect(read(wrong, answer(0, 'Angelic Inheritors')).list).toMatchObject(named)
    expect(
      read(forge('X - Blood Angels - Angelic Inheritors'), answer(0, 'Dawn')).list,
    ).toMatchObject(named)
  })
})

const red = (body: string) => read(`Red Sun (2,000 Points)\n\n${body}\n`).list

describe('the short form of listhammer.info', () => {
  it('gives an enhancement to who can have it, whoever stands first', () => {
    const units = red('Ghazghkull Thraka + Warboss + 20x Boyz\n  Enhancement: Follow Me Ladz')
    expect(units).toMatchObject({ faction: 'Orks' })
    const bearers = (units['units'] as { name?: string; enhancements?: string[] }[]).filter(
      ({ enhancements }) => enhancements !== undefined,
    )
    expect(bearers.map(({ name }) => name)).toEqual(['Warboss'])
  })

  it('says what its owner must choose', () => {
    const { remarks } = read(sample('listhammer-short-necrons'))
    expect(remarks.join(' ')).toMatch(/no faction.*Necrons.*no detachment; choose one/)
  })

  it('takes an answer for the one unit of a line that nobody knows', () => {
    const text = 'Red Sun (2,000 Points)\n\nPainboy + 20x Bohys Ladz\n\n10x Lootas\n'
    const { list: found } = read(text, { ...answer(2, 'Boyz'), faction: 'orks' })
    expect(JSON.stringify(found)).toContain('"Painboy"')
    expect(JSON.stringify(found)).toContain('"name":"Boyz"')
  })
})

describe('lines of units without anything else', () => {
  it('are a list though hardly any counts models, and none stand together', () => {
    const joined = 'Painboy + 20x Boyz\nGhazghkull Thraka\nTrukk\nTrukk\nWarboss'
    const single = '20x Boyz\n10x Nobz\nWarboss\nTrukk'
    expect(resultsOf(joined, data)).toMatchObject([{ format: 'listhammer-short', unread: [] }])
    expect(resultsOf(single, data)).toMatchObject([{ format: 'listhammer-short', unread: [] }])
  })
})

const block = (lines: readonly string[]) => `${lines.join('\n')}\n
the big ones - they stay in the middle
Lychguard (85 pts)
• 5x Lychguard
    • 5x Warscythe\n`

describe('the block on top of New Recruit', () => {
  const top = ['+ FACTION KEYWORD: Xenos - Necrons', '+ DETACHMENT: Awakened Dynasty']
  const end = ['+ TOTAL ARMY POINTS: 85pts', '+ SECONDARY: - Bring It Down: (1x2)', '+++++++++++']

  it('says the total below what was written within it', () => {
    const [list] = resultsOf(block([...top, 'my first list with it', ...end]), data)
    expect(list).toMatchObject({ format: 'new-recruit-gw', stated: 85 })
    expect(list?.unread).toEqual([
      'my first list with it',
      'the big ones - they stay in the middle',
    ])
  })

  it('is known by its last lines, and no list begins between it and the units', () => {
    const rest = block(end.slice(1)).replace('the big ones - they stay in the middle\n', '')
    expect(resultsOf(rest.replace(/\n\n/, '\n'), data)).toMatchObject([
      { format: 'new-recruit-gw', unread: [], list: { units: ['Lychguard'] } },
    ])
  })
})

describe('a list without any bullet', () => {
  it.each(['war-organ-tyranids', 'listforge-dark-angels'])('is the same: %s', (name) => {
    const whole = resultsOf(sample(name), data)
    expect(resultsOf(sample(name).replaceAll(/[•◦] /g, ''), data)).toEqual(whole)
  })
})

describe('the title of Listforge', () => {
  it('is known though something was written under it', () => {
    const text = forge('Dawn - Blood Angels - Angelic Inheritors').replace('\n', '\nHave fun!\n')
    expect(resultsOf(text, data)).toMatchObject([
      { stated: 145, list: { name: 'Dawn' }, unread: ['Have fun!'] },
    ])
  })
})

describe('texts that do not say everything', () => {
  it('leave a unit the models that every such unit has', () => {
    const { list } = read(
      'World Eaters - X - [125 pts]\n\nEightbound [125 pts]:\n• 2x Eightbound\n',
    )
    expect(list).toMatchObject({ units: ['Eightbound'] })
  })

  it('say by wargear alone how many models there are', () => {
    const [list] = resultsOf(sample('battlebase-necrons'), data)
    expect(JSON.stringify(list)).toContain('"Necron Warriors":20')
  })
})

describe('colours of Discord', () => {
  it('are no part of a line, though their first mark got lost', () => {
    const clean = sample('compactor-ansi-astra-militarum')
    const lost = clean.replaceAll('\u001B', '')
    expect(linesOf(lost).map(({ text }) => text)).toEqual(linesOf(clean).map(({ text }) => text))
    expect(linesOf(clean).some(({ text }) => /\[\d*m/.test(text) || text.includes('\u001B'))).toBe(
      false,
    )
    expect(resultsOf(lost, data)).toEqual(resultsOf(clean, data))
  })

  it('leave other square brackets alone', () => {
    expect(linesOf('Rhino [75]')[0]?.text).toBe('Rhino [75]')
    expect(linesOf('[32mm bases]')[0]?.text).toBe('[32mm bases]')
  })
})

const daemons = (units: string) =>
  `Chaos - Chaos Daemons - Rot - [75 pts]\n\n## Configuration\nDetachment: Daemonic Incursion\n\n${units}\n`

describe('a name that the marks of its line cut apart', () => {
  it('is put together where an enhancement has a comma in it', () => {
    const { list, readings } = read(
      daemons("Poxbringer [75 pts]: Warlord, A'rgath, The King of Blades [20 pts], Foul balesword"),
    )
    expect(list).toMatchObject({
      units: [{ name: 'Poxbringer', warlord: true, enhancements: ["A'rgath, The King of Blades"] }],
    })
    expect(readings.filter(({ status }) => status === 'unread')).toEqual([])
  })

  it('is put together where models are called by what they have', () => {
    const title = 'Red Sun [240 points]\nBlood Angels\nBattle Size: Strike Force (2000 point limit)'
    const { readings } = read(
      `${title}\n\nDetachments: Angelic Inheritors (2/3 Detachment Points)\n
Death Company Marines with Jump Packs (240 points)
  • 9 Death Company Marines with Jump Packs with Astartes chainsword and Heavy bolt pistol
  • 1 Death Company Marines with Jump Packs with Astartes chainsword and Plasma pistol\n`,
    )
    expect(readings.filter(({ status }) => status === 'near' || status === 'unread')).toEqual([])
    expect(readings.map(({ as }) => as).join()).toContain('9 × Heavy bolt pistol')
  })
})
