import type { Finding } from '../../engine/rule.ts'
import { errors, validate } from '../../engine/validate.ts'
import type { FortyArmy } from './army.ts'
import { judge } from './judge.ts'
import { readPortableList } from './portable-read.ts'
import { resolve } from './resolve.ts'
import type { PortableList } from './schema-portable.ts'
import type { FortyData } from './schema.ts'

/** A list in a few words: the portable form without what every test would repeat. */
export type Sketch = Partial<Omit<PortableList, 'game'>>

/** The army of a sketch; a legal Ork list where it says nothing else. */
export function sketched(data: FortyData, sketch: Sketch): FortyArmy {
  const list = {
    game: 'wh40k11',
    faction: 'Orks',
    detachments: ['War Horde'],
    units: [{ name: 'Warboss', warlord: true }],
    ...sketch,
  }
  const read = readPortableList(list, data)
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
  return resolve(read.roster, data)
}

/** The rules that an army breaks, each once, in the order of the rulebook. */
export function broken(army: FortyArmy): readonly string[] {
  return [...new Set(errors(validate(judge, army)).map(({ rule }) => rule))]
}

/** What a rule has to say about an army. */
export function findingsOf(army: FortyArmy, rule: string): readonly Finding[] {
  return validate(judge, army).filter((finding) => finding.rule === rule)
}
