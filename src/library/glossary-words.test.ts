import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { glossarySchema } from './glossary-file.ts'
import { findTerms } from './glossary-search.ts'
import { glossaryOf } from './glossary.ts'

const folder = new URL('../../data/', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
const glossary = (game: string) =>
  glossaryOf(glossarySchema.parse(read(`${game}/text/glossary.json`)))

/** Every object in the data of a game. */
function objectsOf(game: string): readonly Readonly<Record<string, unknown>>[] {
  const objects: Readonly<Record<string, unknown>>[] = []
  const walk = (value: unknown) => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    else if (typeof value === 'object' && value !== null) {
      objects.push({ ...value })
      for (const one of Object.values(value)) walk(one)
    }
  }
  for (const file of readdirSync(new URL(`${game}/`, folder))) {
    if (file.endsWith('.json')) walk(read(`${game}/${file}`))
  }
  return objects
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const strings = (value: unknown): readonly string[] =>
  listed(value).filter((one) => typeof one === 'string')
const entries = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  listed(value).flatMap((one) => (typeof one === 'object' && one !== null ? [{ ...one }] : []))

const games = ['aos4', 'wh40k11'] as const
const objects = { aos4: objectsOf('aos4'), wh40k11: objectsOf('wh40k11') }

/** Of the words those that the glossary of the game does not know, each once. */
function unknown(game: string, words: readonly string[]): readonly string[] {
  const { find } = glossary(game)
  return [...new Set(words)].filter((word) => !find(word)).toSorted()
}

/** Special rules of 40,000 that are their datasheets' own: what they do is said there and nowhere else. */
const ofTheSheet = [
  // the abilities to choose from each round or turn
  'Author of the Codex',
  'Canticles of the Omnissiah',
  'Daemon Primarch of Slaanesh',
  'Hero of Hades Hive',
  'Lord of the Death Guard',
  'Primarch of the First Legion',
  'Relics of the Matriarchs',
  'Rod of the War Forge',
  'Shadow Form Abilities',
  'Temple Relics',
  'Throttlerokkit Shokka Engine',
  'Triarch Abilities',
  'Unearthly Power',
  'Vanguard of the Dark City',
  'Warmaster',
  'Wrathful Presence',
  // what may stand beside it in an army, be its WARLORD, or have enhancements
  'Avatar of The Whispering God',
  "C'tan Shard",
  'Chosen of the Emperor',
  'Crimson Fists',
  'DEMETRIAN TITUS',
  'Daemonic Allegiance',
  'Enslaved Star God',
  'Force of Untamed Destruction',
  'Hunter Organism',
  'Independent Power',
  'Inquisitorial Henchmen',
  'Last Survivor',
  'Lions of the Emperor',
  'Loner',
  'Manifestation of Destruction',
  'Navy Bodyguard',
  'Path of Damnation',
  'Servant of The Whispering God',
  'Servant of the Whispering God',
  'Shadow Assignment',
  'Sydonian Sentinel',
  'Travelling Players',
  'Using Commissar Graves',
  'Waaagh! Wazdakka',
  // which unit it joins or is joined by, and what either gains from that
  "Archon's Retinue",
  'Aspect Training',
  'Canoptek Retinue',
  'Chapter Master of the Raven Guard',
  'Cryptek Retinue',
  'Custodian Guard',
  'Holy Mission',
  'Holy Vanguard',
  'Jetbike Outriders',
  'Lord of the Eightbound',
  'Lord of the Host',
  'Loyal Protector',
  'Rites of Teleportation',
  'Support Artillery',
  'Vanguard Protocols',
  // how it is set up, split, carried or replaced, and how many Orders it gives
  'Compact',
  'Deployment',
  "Designer's Note",
  'Embarking Within Transports',
  'HORRORS ARE PINK. HORRORS ARE BLUE. WHERE ONCE THERE WAS ONE, NOW THERE ARE TWO.',
  'Jump Packs',
  'Orders',
  'Patrol Squad',
  'Thunderhawk',
  'Triarchal Menhirs',
  'Using Sir Hekhtur',
]

describe('the glossary knows', () => {
  it.each(games)('every ability of a weapon of %s', (game) => {
    const words = objects[game].flatMap(({ weapons }) =>
      entries(weapons).flatMap(({ abilities }) => strings(abilities)),
    )
    expect(new Set(words).size).toBeGreaterThan(20)
    expect(unknown(game, words)).toEqual([])
  })

  it.each(games)('every keyword of %s that has a figure', (game) => {
    const words = objects[game]
      .flatMap(({ keywords }) => strings(keywords))
      .filter((word) => /\(.*\)/.test(word))
    expect(unknown(game, words)).toEqual([])
  })

  it.each([
    { kind: 'core', own: [] },
    { kind: 'special', own: ofTheSheet },
  ])('every $kind ability of 40,000, but for what is a datasheet’s own', ({ kind, own }) => {
    const words = objects.wh40k11.flatMap(({ abilities }) =>
      entries(abilities).flatMap((one) =>
        one['kind'] === kind && typeof one['name'] === 'string' ? [one['name']] : [],
      ),
    )
    expect(words.length).toBeGreaterThan(100)
    expect(unknown('wh40k11', words)).toEqual([...own].toSorted())
  })
})

describe('a word is found however it is written', () => {
  it.each([
    ['aos4', 'Anti-Monster (+1 Rend)', 'anti'],
    ['aos4', 'ANTI\u2011HERO', 'anti'],
    ['aos4', 'WARD (5+)', 'ward-saves'],
    ['aos4', 'WIZARD (2)', 'wizards'],
    ['aos4', 'STANDARD BEARER (1/5)', 'standard-bearers'],
    ['aos4', 'Crit (Mortal)', 'crit-mortal'],
    ['aos4', 'Shoot in Combat', 'shoot-in-combat'],
    ['aos4', "Eat 'Em Alive", 'eat-em-alive'],
    ['wh40k11', 'Rapid Fire D6+3', 'rapid-fire'],
    ['wh40k11', 'Sustained Hits D3', 'sustained-hits'],
    ['wh40k11', '[ANTI-INFANTRY 4+]', 'anti'],
    ['wh40k11', 'Deep Strike', 'deep-strike'],
    ['wh40k11', 'Scouts 6"', 'scouts'],
    ['wh40k11', 'Feel No Pain 5+', 'feel-no-pain'],
  ])('of %s: %s', (game, word, id) => {
    expect(glossary(game).find(word)?.id).toBe(id)
  })

  it('and not where there is no such term', () => {
    expect(glossary('aos4').find('OGOR MAWTRIBES')).toBeNull()
    expect(glossary('wh40k11').find('')).toBeNull()
  })
})

describe('words that players say', () => {
  it.each([
    ['aos4', 'mortal wounds', 'Mortal damage'],
    ['wh40k11', 'fnp', 'Feel No Pain'],
  ] as const)('lead to a term of %s: %s', (game, said, name) => {
    const [first] = findTerms(glossary(game).file.terms, said)
    expect(first?.name).toBe(name)
  })
})
