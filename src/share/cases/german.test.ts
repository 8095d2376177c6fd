import { readdirSync, readFileSync } from 'node:fs'

import { afterAll, describe, expect, it } from 'vitest'

import type { Roster } from '../../engine/roster.ts'
import { validate } from '../../engine/validate.ts'
import { readAll } from '../../library/node-books.ts'
import { aos4 } from '../../systems/aos4/index.ts'
import { bindingRules } from '../../systems/aos4/rules/index.ts'
import { keepWords } from '../../text/keep-words.ts'
import { speak } from '../../text/languages.ts'
import { readPortable } from '../portable.ts'
import { exportsFor, writeList } from '../text/write.ts'

const data = readAll()

interface Case {
  readonly title: string
  readonly list: unknown
}

const cases = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .flatMap(
    (file) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as readonly Case[],
  )

/** A list read anew, since findings are remembered with an army. */
function rosterOf(list: unknown) {
  const read = readPortable(list, data)
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
  return read.roster
}

const rulesSeen = new Set<string>()

/** The buttons of a list's findings as the steps of undo keep them. */
async function keptIn(language: string, roster: Roster) {
  await speak(language)
  const army = aos4.resolve({ ...roster }, data)
  const units = [...army.units.keys()]
  return [
    ...validate(aos4, army).flatMap(({ fixes }) => fixes().map(({ kept }) => kept)),
    ...units.map((unit) => keepWords(() => aos4.describe(army, { kind: 'remove-unit', unit }))),
  ]
}

/** All that a player reads of a list's findings: their sentences, then the buttons of their changes. */
async function readIn(language: string, roster: Roster): Promise<readonly string[]> {
  await speak(language)
  const findings = validate(aos4, aos4.resolve({ ...roster }, data))
  for (const { rule } of findings) rulesSeen.add(rule)
  return [
    ...findings.map(({ say }) => say),
    ...findings.flatMap(({ fixes }) => fixes().map(({ label }) => label)),
  ]
}

async function writtenIn(language: string, list: unknown) {
  await speak(language)
  const army = aos4.resolve(rosterOf(list), data)
  const ways = exportsFor(army).filter(({ text }) => text)
  return await Promise.all(ways.map(async ({ id }) => await writeList(army, id, { faults: true })))
}

afterAll(() => speak('en'))

describe('a list on a German page', () => {
  const [first] = cases.map(({ list }) => rosterOf(list))
  const strange = { kind: 'auxiliary', from: null, id: 'g90', units: [] }
  const nobody = first?.groups[0]?.units
    .slice(0, 1)
    .map((unit) => ({ ...unit, id: 'u90', unit: 'nobody' }))
  const rosters = [
    ...cases.map(({ title, list }) => ({ title, roster: rosterOf(list) })),
    ...(first && nobody
      ? [
          {
            title: 'an army that no book has',
            roster: { ...first, faction: 'nowhere', variant: null },
          },
          {
            title: 'a unit that no book has',
            roster: { ...first, groups: [...first.groups, { ...strange, units: nobody }] },
          },
        ]
      : []),
  ]

  it.each(rosters)('$title: no finding is said in English', async ({ roster }) => {
    const english = await readIn('en', roster)
    const german = await readIn('de', roster)
    expect(german).toHaveLength(english.length)
    expect(german.filter((text, at) => text === english[at])).toEqual([])
  })

  it.each(rosters)('$title: steps are kept alike in every language', async ({ roster }) => {
    const english = await keptIn('en', roster)
    expect(await keptIn('de', roster)).toEqual(english)
    expect(english.filter((kept) => !kept?.said)).toEqual([])
  })

  it('is judged by every rule that binds in one of these cases', () => {
    expect(bindingRules.map(({ id }) => id).filter((id) => !rulesSeen.has(id))).toEqual([])
  })

  it.each(cases)('$title: is written for others in English, faults too', async ({ list }) => {
    expect(await writtenIn('de', list)).toEqual(await writtenIn('en', list))
  })
})
