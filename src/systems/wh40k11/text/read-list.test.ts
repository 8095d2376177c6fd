import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { linesOf } from '../../../engine/text/lines-of.ts'
import type { TextAnswers } from '../../../engine/text/text-form.ts'
import { readAllForty } from '../../../library/node-wh40k11.ts'
import type { FortyData } from '../schema.ts'
import { appAndroid } from './format-app.ts'
import { wtcCompact } from './format-wtc.ts'
import { readList } from './read-list.ts'

const data = readAllForty()
const none: TextAnswers = { lines: new Map(), faction: null }

function read(
  text: string,
  answers: Partial<TextAnswers> = {},
  { format = appAndroid, known = data }: { format?: typeof appAndroid; known?: FortyData } = {},
) {
  const lines = linesOf(text)
  const list = readList(format.parse(lines), lines, known, { ...none, ...answers })
  const reading = (words: string) => {
    const at = lines.find((line) => line.text.includes(words))?.at
    return list.readings.find(({ line }) => line === at)
  }
  const units = list.roster.groups.map((group) => group.units.map(({ unit, role }) => [unit, role]))
  return { ...list, reading, units }
}

const orks = (lines: readonly string[]) =>
  [
    'Rust never sleeps (1000 points)',
    'Orks',
    'Bully Boyz (2 Detachment Points)',
    'Incursion (1000 points)',
    ...lines,
  ].join('\n')

describe('a list that is read', () => {
  it('takes what its owner answers for a line, and leaves out what the owner leaves out', () => {
    const text = orks(['Nobz wiv choppaz an stuff (120 points)', '• 1x Kombi thing', '• Waaagh'])
    const before = read(text)
    expect(before.reading('stuff')).toMatchObject({ status: 'unread', kind: 'Unit', stated: 120 })
    expect(before.units).toEqual([[['nobz-wiv-choppaz-an-stuff', 'bodyguard']]])
    const lines = new Map([
      [4, 'Nobz'],
      [5, 'Power klaw'],
      [6, ''],
    ])
    const after = read(text, { lines })
    expect(after.units).toEqual([[['nobz', 'bodyguard']]])
    expect(after.reading('stuff')).toMatchObject({ status: 'read', as: 'Nobz', candidates: [] })
    expect(after.reading('Kombi thing')).toMatchObject({ status: 'read', as: '1 × Power klaw' })
    expect(after.reading('Waaagh')).toMatchObject({ status: 'layout' })
  })

  it('knows a model by the name that it has alone', () => {
    const { reading } = read(orks(['Boyz (75 points)', '• 1x Boss Nob', '• 9x Boy']))
    expect(reading('9x Boy')).toMatchObject({ status: 'read', kind: 'Models', as: '9 × Boyz' })
    const templars = ['Crusader Squad (140 points)', '• 5x Initiate', '• 4x Neophyte']
    const found = read(orks(templars).replace('Orks', 'Black Templars'))
    expect(found.reading('Initiate')).toMatchObject({
      status: 'read',
      as: '5 × Primaris Initiates',
    })
    expect(found.reading('Neophyte')).toMatchObject({
      status: 'read',
      as: '4 × Primaris Neophytes',
    })
  })

  it('says of wargear that it knows why it is not taken, whoever names it', () => {
    const wagon = ['Battlewagon (145 points)', '• 1x Deff rolla', '• 1x Tracks and wheels']
    const kept = {
      status: 'near',
      kind: 'Wargear',
      as: '0 × Tracks and wheels',
      why: 'not with Deff rolla',
    }
    expect(read(orks(wagon)).reading('Tracks')).toMatchObject(kept)
    const typed = read(orks(wagon.with(2, '• 1x Trax')), {
      lines: new Map([[6, 'Tracks and wheels']]),
    })
    expect(typed.reading('Trax')).toMatchObject(kept)
    const many = read(orks(wagon.with(1, '• 3x Tracks and wheels').slice(0, 2)))
    expect(many.reading('Tracks')).toMatchObject({
      as: '1 × Tracks and wheels',
      why: 'not so many of it',
    })
    expect(read(orks(wagon.slice(0, 2))).reading('rolla')).not.toHaveProperty('why')
  })

  it('takes the army that its owner answers', () => {
    const { roster, reading } = read(orks(['Goliath Truck (85 points)']), {
      faction: 'genestealer-cults',
    })
    expect(roster.faction).toBe('genestealer-cults')
    expect(reading('Goliath')).toMatchObject({ status: 'read', as: 'Goliath Truck' })
  })

  it('offers the names that a line could mean', () => {
    const { reading } = read(
      orks(['Shokk Attack Meks (75 points)', 'Boyz (85 points)', '• 1x Rokkit thrower']),
    )
    expect(reading('Shokk')?.candidates).toContain('Big Mek with Shokk Attack Gun')
    expect(reading('Rokkit')?.candidates).toContain('Rokkit launcha')
  })

  it('puts attached units together though their headings got lost', () => {
    const { units } = read(
      orks([
        'Warboss (75 points)',
        '• Attached as: Leader (Character)',
        'Boyz (85 points)',
        '• Attached as: Bodyguard (Battleline)',
        'Painboy (75 points)',
        '• Attached as: Support (Character)',
        'Boyz (85 points)',
        '• Attached as: Bodyguard (Battleline)',
        'Trukk (60 points)',
      ]),
    )
    expect(units).toEqual([
      [
        ['boyz', 'bodyguard'],
        ['warboss', 'leader'],
      ],
      [
        ['boyz', 'bodyguard'],
        ['painboy', 'support'],
      ],
      [['trukk', 'bodyguard']],
    ])
  })

  it('counts units of one name where a leader says which it leads', () => {
    const { units, reading } = read(
      [
        '+ FACTION KEYWORD: Xenos - Orks',
        '+ WARLORD: Char1: Warboss',
        '',
        'Char1: 1x Warboss (75 pts): Power klaw',
        'Leading Boyz[2]',
        '10x Boyz (85 pts)',
        '20x Boyz (170 pts)',
        'Attached to Warboss',
      ].join('\n'),
      {},
      { format: wtcCompact },
    )
    expect(units).toEqual([
      [
        ['boyz', 'bodyguard'],
        ['warboss', 'leader'],
      ],
      [['boyz', 'bodyguard']],
    ])
    expect(reading('Leading')).toMatchObject({ status: 'read', as: 'Boyz' })
    expect(reading('WARLORD')).toMatchObject({ status: 'read', as: 'Warboss', unit: 'u1' })
  })

  it('names its army and units before any book is at hand, so that these can be loaded', () => {
    const known = { ...data, books: new Map(), prices: new Map(), index: null }
    const { roster, units } = read(orks(['Boyz (85 points)']), {}, { known })
    expect(roster.faction).toBe('orks')
    expect(units).toEqual([[['boyz', 'bodyguard']]])
  })

  it('has 300 units at most, and says what it leaves out', () => {
    const many = Array.from({ length: 310 }, () => 'Gretchin (40 points)')
    const { roster, remarks, readings } = read(orks(many))
    expect(roster.groups).toHaveLength(300)
    expect(remarks.join(' ')).toContain('10 more were left out')
    expect(readings.filter(({ status }) => status === 'unread')).toHaveLength(10)
  })

  it('never throws and never loses a line, whatever stands in it', () => {
    const part = fc.constantFrom(
      'Orks',
      'Boyz (85 points)',
      '(10 points)',
      '• 9x Boy',
      '• Attached as: Leader (Character)',
      '• Attached as: nobody',
      'Leading Boyz[99]',
      'Attached to Boyz',
      '• Enhancement: ',
      '• 999x Slugga',
      'Attached Unit 1',
      'A and B, (3 Detachment Points)',
      '+ ENHANCEMENT: X (on Char9: Y)',
      '1 with , , and',
      '',
    )
    const line = fc.oneof(part, fc.string({ maxLength: 40 }))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (all) => {
        const lines = linesOf(all.join('\n'))
        for (const { parse } of [appAndroid, wtcCompact]) {
          const { readings } = readList(parse(lines), lines, data, none)
          expect(readings.map((one) => one.line)).toEqual(
            lines.filter(({ text }) => text !== '').map(({ at }) => at),
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})
