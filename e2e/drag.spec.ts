import { expect, test, type Locator, type Page } from '@playwright/test'

import { seal } from './roster-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'

const mob = {
  game: 'wh40k11',
  name: 'A mob',
  faction: 'Orks',
  battleSize: 'Strike Force',
  detachments: ['War Horde'],
  units: [{ name: 'Warboss', warlord: true }, 'Boyz', 'Boyz', 'Gretchin'],
}

const row = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Roster' }).getByRole('button', { name: new RegExp(`^${name}`) })

/** Moves the mouse, which holds a unit, over something: the first move begins the drag, the next ones tell what is below. */
async function carry(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('There is nothing to carry a unit to.')
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2]
  await page.mouse.move(x, y - 2, { steps: 3 })
  await page.mouse.move(x, y, { steps: 2 })
}

/** Takes a unit by its row and holds it over something. */
async function hold(page: Page, unit: Locator, over: Locator): Promise<void> {
  await unit.hover()
  await page.mouse.down()
  await carry(page, over)
}

test('a leader is dragged onto a unit and off it again, and a unit onto its leader', async ({
  page,
}) => {
  await takeIn(page, mob)
  await hold(page, row(page, 'Warboss'), row(page, 'Boyz'))
  await expect(page.getByText('Attach Warboss to Boyz')).toBeVisible()
  await page.mouse.up()
  const block = page.getByRole('region', { name: 'Attached: Warboss and Boyz' })
  await expect(block).toContainText('Leader')
  await expect(page.getByText('Attach Warboss to Boyz')).toHaveCount(0)

  await hold(page, block.getByRole('button', { name: /^Warboss/ }), row(page, 'Gretchin'))
  await carry(page, page.getByText('Let Warboss stand alone'))
  await page.mouse.up()
  await expect(block).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Characters' })).toContainText('Warboss')

  await hold(page, row(page, 'Boyz'), row(page, 'Warboss'))
  await page.mouse.up()
  await expect(block).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(block).toHaveCount(0)
})

test('what refuses a dragged unit says why, and nothing comes of dropping it there', async ({
  page,
}) => {
  await takeIn(page, mob)
  await hold(page, row(page, 'Warboss'), row(page, 'Gretchin'))
  const refusing = page.getByRole('region', { name: 'Other' })
  await expect(refusing).toContainText('not one that it may join')
  await page.mouse.up()
  await expect(refusing).not.toContainText('not one that it may join')
  await expect(page.getByRole('region', { name: /^Attached/ })).toHaveCount(0)
  await expect(seal(page, /in order/i)).toBeVisible()
})

test('a unit is dragged to another regiment, but to no leader who may not have it', async ({
  page,
}) => {
  await takeIn(page, dinner)
  const tyrants = page.getByRole('region', { name: /^regiment I,/i })
  const butchers = page.getByRole('region', { name: /^regiment II,/i })
  const gnoblars = page.getByRole('button', { name: /^Gnoblars/ })
  await hold(page, tyrants.locator(gnoblars), butchers)
  await page.mouse.up()
  await expect(butchers.locator(gnoblars)).toBeVisible()
  await expect(tyrants.locator(gnoblars)).toHaveCount(0)

  await hold(page, row(page, 'Butcher'), tyrants.getByRole('button', { name: /^Old Grumbler/ }))
  await expect(tyrants.locator('.is-no, .row__why').first()).toBeVisible()
  await page.mouse.up()
  await expect(butchers.getByRole('button', { name: /^Butcher/ })).toBeVisible()
})
