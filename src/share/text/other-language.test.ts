import { describe, expect, it } from 'vitest'

import type { Army } from '../../engine/army.ts'
import { seenOf } from '../../engine/see.ts'
import { validate } from '../../engine/validate.ts'
import { readAllForty, readDataFileForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from '../../systems/wh40k11/index.ts'
import { namesSchema } from '../../systems/wh40k11/schema-names.ts'
import type { FortyData } from '../../systems/wh40k11/schema.ts'
import { namingOf } from '../../systems/wh40k11/shown-names.ts'
import { encodeLink } from '../link.ts'
import { readPortable, toPortable } from '../portable.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'
import { exportsFor, losesOf, writeList } from './write.ts'

const english = readAllForty()
const german: FortyData = {
  ...english,
  naming: namingOf(namesSchema.parse(readDataFileForty('names/de'))),
}

const list = {
  game: 'wh40k11',
  name: 'Sneaky',
  faction: 'Orks',
  battleSize: 'Strike Force',
  points: 'v1.2',
  detachments: ['Taktikal Brigade', "Rollin' Deff"],
  forceDisposition: 'Reconnaissance',
  units: [
    { name: 'Warboss', enhancements: ['Slippery Git'], warlord: true },
    { name: 'Battlewagon', enhancements: ['Boarding Ramps'] },
    { name: 'Boyz', models: 10 },
  ],
}

function rosterIn(data: FortyData) {
  const read = readPortable(list, data)
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
  expect(read.notes).toEqual([])
  return read.roster
}

const roster = rosterIn(english)
const armies = { en: wh40k11.resolve(roster, english), de: wh40k11.resolve(roster, german) }
const namesOn = (army: Army) =>
  [army, ...army.units.values()].flatMap(({ slots }) =>
    slots.flatMap(({ picks }) => picks.map(({ name }) => name)),
  )

/** Findings of the list where all but one unit have the Warboss's enhancement. */
function spoilt(data: FortyData) {
  const pick = { slot: 'enhancement', id: 'taktikal-brigade--slippery-git' }
  const groups = roster.groups.map((group, at) => ({
    ...group,
    units: group.units.map((unit) => ({
      ...unit,
      picks: at === 0 ? unit.picks : [...unit.picks, pick],
    })),
  }))
  return validate(wh40k11, wh40k11.resolve({ ...roster, groups }, data))
}

describe('a list on a German page', () => {
  it('has the German names on screen', () => {
    expect(namesOn(armies.de)).toEqual(
      expect.arrayContaining([
        'Taktika-Brigade',
        'Auskundschaften',
        'Schlüpfriges Aas',
        'Enterplanken',
      ]),
    )
    expect(namesOn(armies.en)).toEqual(
      expect.arrayContaining(['Taktikal Brigade', 'Reconnaissance', 'Slippery Git']),
    )
  })

  it.each(exportsFor(armies.en).map(({ id }) => id))(
    'is written for others as on an English one: %s',
    async (id) => {
      const written = await writeList(armies.de, id, { faults: false })
      expect(written).toEqual(await writeList(armies.en, id, { faults: false }))
      expect(losesOf(armies.de, id)).toEqual(losesOf(armies.en, id))
    },
  )

  it('is read, and becomes the same link and file, by the English names', async () => {
    expect(rosterIn(german)).toEqual(roster)
    expect(await encodeLink(roster, german)).toEqual(await encodeLink(roster, english))
    expect(toPortable(roster, german)).toEqual(toPortable(roster, english))
  })

  it('is read from a text that names detachment and enhancements in German', () => {
    const text = `Sneaky (165 points)

Orks
Taktika-Brigade (1 Detachment Point)
Reconnaissance
Strike Force (2000 points)

CHARACTERS

Warboss (65 points)
  • Warlord
  • Enhancements: Schlüpfriges Aas

Exported with App Version: v1.2.3 (4), Data Version: v912`
    const read = (data: FortyData) => {
      const [one] = listsIn(text)
      if (!one?.found) throw new Error('no list')
      const { picks, groups } = readText(one.lines, one.found, data).roster
      return [...picks, ...(groups[0]?.units[0]?.picks ?? [])].map(({ id }) => id)
    }
    const ids = ['taktikal-brigade', 'taktikal-brigade--slippery-git']
    expect(read(german)).toEqual(expect.arrayContaining(ids))
    expect(read(english)).not.toEqual(expect.arrayContaining(ids))
  })

  it('is kept as it was seen by the English names, so that another language is no change', () => {
    const seen = (army: (typeof armies)['en']) =>
      seenOf({ army, findings: [], system: wh40k11 as never })
    expect(seen(armies.de)).toEqual(seen(armies.en))
  })

  it('has the same findings, in whose sentences the German names stand', () => {
    const rules = (data: FortyData) => spoilt(data).map(({ rule }) => rule)
    expect(rules(german)).toEqual(rules(english))
    expect(spoilt(german).map(({ say }) => say)).toContainEqual(
      expect.stringContaining('Schlüpfriges Aas'),
    )
  })
})
