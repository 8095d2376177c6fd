import { expect, it } from 'vitest'

import { catalogueSaves } from './catalogue-saves.ts'

const save = (value: string) => ({
  name: 'Invulnerable Save',
  characteristics: [{ $text: value }],
})

const model = (profiles: unknown) => ({ type: 'model', name: 'One', profiles })
const unit = (name: string, models: unknown) => ({
  name: `${name} [Legends]`,
  selectionEntryGroups: [{ selectionEntries: models }],
})

it('reads damage and saves of Legends units, their own or linked', () => {
  const read = catalogueSaves({
    catalogue: {
      sharedProfiles: [{ id: 'd', name: 'Damaged: 1-6 wounds remaining' }],
      sharedSelectionEntries: [
        { name: 'Tank [Legends]', infoLinks: [{ targetId: 'd' }], profiles: [save('4+')] },
        { name: 'Walker [Legends]', profiles: [{ name: 'Damaged: 1-5 Wounds Remaining' }] },
        { name: 'Truck', infoLinks: [{ targetId: 'd' }] },
      ],
    },
  })
  expect(Object.fromEntries(read)).toEqual({
    tank: { damaged: '1-6', invulnerable: '4+' },
    walker: { damaged: '1-5' },
  })
})

it('takes a save of models only where all have it', () => {
  const read = catalogueSaves({
    catalogue: {
      selectionEntries: [
        unit('All', [model([save('5+')]), model([save('5+')])]),
        unit('Some', [model([save('5+')]), model([])]),
      ],
    },
  })
  expect([read.get('all'), read.get('some')]).toEqual([{ invulnerable: '5+' }, {}])
})

it('finds nothing in what is no catalogue', () => {
  expect([null, 'x', {}].map((file) => catalogueSaves(file).size)).toEqual([0, 0, 0])
})
