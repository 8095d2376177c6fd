import { describe, expect, it } from 'vitest'

import { readAll } from '../library/node-books.ts'
import { openLink } from './link.ts'
import { group, roster, unit } from './testing-roster.ts'

const data = readAll()
const loaders = {
  base: async () => data,
  forRoster: async () => data,
  registry: async () => [],
}

/** A list that uses every part of the format; its names go in letters, so that the registry has no say in it. */
const list = roster({
  name: 'Gnaw, “gnaw” & gnaw',
  notes: 'Sphiranx. '.repeat(12),
  variant: 'an-army-of-old',
  season: '2025-26',
  limit: 1234,
  legends: true,
  groups: [
    group('regiment', [
      unit('hero-of-old', {
        marks: ['general'],
        picks: [{ slot: 'heroic-traits', id: 'trait-of-old' }],
        nickname: 'Zoë',
      }),
      unit('unit-of-old', { size: 1, wargear: { 'Great Cleaver': 2 } }),
      unit('unit-of-old'),
    ]),
    group('auxiliary', [unit('unit-of-old', { note: 'left flank' })]),
    group('renown', [unit('member-of-old')], 'regiment-of-old'),
  ],
  picks: [{ slot: 'terrain', id: 'hill-of-old' }],
})

/** Written once by version 1; it must open for ever. */
const written = [
  '1IAA6iCiv6ZrC2uJt6yAAOan-army-of-oldQmkAGmNO1h-WffziBBO1h_OoH35N9BO1hwIABO16utqK',
  'f86hill-of-oldNQjAAFwvV0fUP_USugkgAGoXq6InPra2orbPzq2tqK36h_6iV0AAXdPFb9Q_9RK6IA',
  'ABd08Vv1D_1ErvtBAAF3TxW_UP_USuz3AAH1vQRTPT2_UP_USuhAAGzPTNvV_UP_USu7EAcBhQxRpECo',
  'qCy7IyCxKzKvQUwimKysq__Bq96LUxBIF55zUxLLUopzUtBKFtJzEvGwAlntn',
].join('')

describe('a link written by version 1', () => {
  it('opens as what it was', async () => {
    expect(await openLink(written, loaders)).toEqual({ state: 'whole', roster: list, notes: [] })
  })
})

/** A list of the first release, its units and picks as numbers of the register. */
const shared =
  '1IDoSRDinner-with-BundoPYL2PRGSEHA9oedXCM9qCSJSLwzPvAkJdAEJSXEmMZX6uRkoJWiXM4ON_1IJWjME3q8g'

describe('a link with the numbers of the first release', () => {
  it('opens as the same list whatever the data has become', async () => {
    const opened = await openLink(shared, loaders)
    const list = opened.state === 'whole' ? opened.roster : null
    expect(list).toMatchObject({
      name: 'Dinner with Bundo',
      faction: 'ogor-mawtribes',
      limit: 2000,
    })
    expect(list?.groups.map(({ from, units }) => [from, units.map((one) => one.unit)])).toEqual([
      [null, ['tyrant', 'ironguts', 'maulbeast-raiders']],
      [null, ['butcher', 'hunters-with-sabrefangs', 'leadbelchers', 'gnoblars']],
      [null, ['bloodpelt-hunter', 'frost-sabres', 'icefall-yhetees']],
      ['bundo-whalebiter', ['kraken-eater-mega-gargant']],
      [null, ['frost-sabres']],
    ])
    expect(list?.picks.map(({ id }) => id)).toEqual([
      'hunger-filled-tribe',
      'lore-of-gut-magic',
      'primal-energy',
      'great-mawpot',
      'siege-of-ashes',
      'flanking-firestorm',
    ])
  })
})
