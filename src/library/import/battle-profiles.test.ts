import { expect, it } from 'vitest'

import { readBattleProfiles } from './battle-profiles.ts'

const unit = {
  kind: 'unit',
  name: 'Scourge of Aqshy Warden\u2019s Beast',
  faction: 'Seraphon',
  context: 'seasonal',
  points: 120,
  unitSize: 3,
  baseSizes: ['60 \u00d7 35mm'],
  regimentOptions: [],
  relevantKeywords: ['War Machine'],
  notes: [],
}

const file = (...records: unknown[]): string => JSON.stringify({ records })

it('reads effective records with plain marks and leaves superseded ones out', () => {
  const { units } = readBattleProfiles(
    file(
      { status: 'effective', fact: unit },
      { status: 'superseded', fact: { ...unit, name: 'Old' } },
    ),
  )
  expect(units).toMatchObject([
    {
      name: "Warden's Beast (Scourge of Aqshy)",
      bases: ['60 x 35mm'],
      keywords: ['WAR MACHINE'],
      models: 3,
    },
  ])
})

it('refuses a record of another form', () => {
  expect(() =>
    readBattleProfiles(file({ status: 'effective', fact: { ...unit, points: 'many' } })),
  ).toThrow(/points/)
})
