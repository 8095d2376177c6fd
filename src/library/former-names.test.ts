import { expect, it } from 'vitest'

import { aos4 } from '../systems/aos4/index.ts'
import { allNames, namesOfArmy } from '../systems/aos4/portable-names.ts'
import { readAll } from './node-books.ts'

const data = readAll()

const former = [
  ['blades-of-khorne', 'Aspiring Deathbringer', 'deathbringer'],
  ['blades-of-khorne', 'Exalted Deathbringer', 'deathbringer'],
  ['cities-of-sigmar', 'Freeguild Command Corps', 'freeguild-command-corps-adjutants'],
  ['daughters-of-khaine', 'Witch Aelves with Paired Sciansa', 'witch-aelves'],
  ['daughters-of-khaine', 'Sisters of Slaughter with Bladed Bucklers', 'sisters-of-slaughter'],
  ['sylvaneth', 'Kurnoth Hunters with Kurnoth Scythes', 'kurnoth-hunters-with-greatscythes'],
  ['helsmiths-of-hashut', 'Hobgrotz Vandalz', 'hobgrot-vandalz'],
  ['ogor-mawtribes', 'Ogor Gluttons', 'gluttons'],
  ['soulblight-gravelords', 'Grave Guard', 'barrow-guard'],
  ['stormcast-eternals', 'Vanguard-Palladors', 'vanguard-palladors-with-starstrike-javelins'],
] as const

it.each(former)('%s: a list that names %s means %s', (army, name, id) => {
  const found = namesOfArmy(data, army).units.find(name) ?? allNames(data).units.find(name)
  expect(found?.id).toBe(id)
})

it.each(former)('%s: search finds %s among its leaders and units', (army, name, id) => {
  const roster = aos4.emptyRoster({ faction: army, variant: null, limit: 2000, name: '' }, data)
  const list = aos4.candidates(aos4.resolve(roster, data), { slot: 'auxiliary' })
  const words = list.find((one) => one.id === id)?.words.map((word) => word.normalize('NFKD'))
  expect(words?.map((word) => word.replace(/\p{M}/gu, ''))).toContain(name)
})

it.each([
  ['Big Drogg Fort-Kicka', 'big-drogg-fort-kicker'],
  ['The Beast of Castle Sterneiste', 'the-beast-of-castle-sternieste'],
  ['The Sterneiste Garrison', 'the-sternieste-garrison'],
  ['Scions of the Necropolis', 'the-scions-of-the-necropolis'],
])('the Regiment of Renown %s is known', (name, id) => {
  expect(allNames(data).renown.find(name)?.id).toBe(id)
})

it('lores of Armies of Renown are known by both spellings', () => {
  const { picks } = namesOfArmy(data, 'da-kings-gitz')
  const id = 'spell-lore-da-kings-gitz'
  expect(picks.findIn('spell-lore', "Da King's Gitz Spell Lore")?.id).toBe(id)
  expect(allNames(data).picks.find("Spell Lore: Da King's Gitz")?.id).toBe(id)
})
