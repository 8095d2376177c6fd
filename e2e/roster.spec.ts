import { expect, test } from '@playwright/test'

import { takeIn } from './sample-lists.ts'

const horde = {
  game: 'wh40k11',
  name: 'Bosses and bullets',
  faction: 'Orks',
  battleSize: 'Strike Force',
  limit: 2000,
  detachments: ['Bully Boyz', 'More Dakka!'],
  forceDisposition: 'Purge the Foe',
  units: [
    { name: 'Warboss', attachedTo: 'nobz', warlord: true, enhancements: ['Big Gob'] },
    { name: 'Painboy', attachedTo: 'nobz' },
    { id: 'nobz', name: 'Nobz', models: 10 },
    { name: 'Warboss in Mega Armour', attachedTo: 'mega', enhancements: ['Tellyporta'] },
    { id: 'mega', name: 'Meganobz', models: 6 },
    { name: 'Big Mek with Shokk Attack Gun', attachedTo: 'lootas' },
    { id: 'lootas', name: 'Lootas', models: 10, enhancements: ['Dead Shiny Shootas'] },
    ...Array.from({ length: 4 }, () => 'Boyz'),
    'Battlewagon',
    { name: 'Stormboyz', models: 10 },
    'Killa Kans',
    'Deffkoptas',
    'Warbikers',
    'Gretchin',
    ...Array.from({ length: 3 }, () => 'Trukk'),
  ],
}

test.describe('a list of 2,000 points on a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('fits the roster without scrolling, and its rows name what they pay for', async ({
    page,
  }) => {
    await takeIn(page, horde)
    const led = page.getByRole('region', { name: 'Attached: Warboss, Painboy and Nobz' })
    await expect(led.getByRole('button', { name: /^Warboss.*Big Gob \+20.*105$/ })).toBeVisible()
    await expect(led).toContainText('one unit of 12 models')
    await expect(page.getByText('Dead Shiny Shootas +15').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Battleline' })).toContainText('4 of at most 6')
    await expect(page.getByRole('region', { name: 'Dedicated Transports' })).toContainText(
      '3 units, 55 each',
    )
    const beyond = await page
      .getByRole('region', { name: 'Roster' })
      .evaluate((pane) => pane.scrollHeight - pane.clientHeight)
    expect(beyond).toBeLessThanOrEqual(0)
  })
})
