import { expect, test, type Locator, type Page } from '@playwright/test'

import { openCard, seal } from './roster-steps.ts'
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
  await canDrag(page)
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
  await canDrag(page)
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
  await canDrag(page)
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

/** What a screen reader is told of a move. */
const told = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()

const regiment = (page: Page, numeral: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^regiment ${numeral},`, 'i') })

/** The library of drags arrives after the roster: until then nothing can be picked up. */
const canDrag = (page: Page) => expect(page.locator('.roster.can-drag')).toBeVisible()

test('a drag ends with Escape, and a press after it still opens the card', async ({ page }) => {
  await takeIn(page, dinner)
  await canDrag(page)
  const gnoblars = regiment(page, 'I').getByRole('button', { name: /^Gnoblars/ })
  await hold(page, gnoblars, regiment(page, 'II'))
  await expect(page.locator('.lift')).toContainText('Gnoblars')
  await page.keyboard.press('Escape')
  await expect(page.locator('.lift')).toHaveCount(0)
  await page.mouse.up()
  await expect(gnoblars).toBeVisible()
  await openCard(page, 'Gnoblars')
})

test('Alt with an arrow moves a unit to the next place that takes it, and the focus goes along', async ({
  page,
}) => {
  await takeIn(page, dinner)
  const gnoblars = row(page, 'Gnoblars')
  await gnoblars.press('Alt+ArrowDown')
  await told(page, /^Moved Gnoblars to regiment II, Butcher, 2 of 3/i)
  await expect(regiment(page, 'II').getByRole('button', { name: /^Gnoblars/ })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await told(page, /^Moved Gnoblars to auxiliary units, 3 of 3/i)
  await expect(gnoblars).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await told(page, 'There is no place further down for Gnoblars.')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(regiment(page, 'II').getByRole('button', { name: /^Gnoblars/ })).toBeFocused()

  // each move is one step to take back
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(regiment(page, 'II').getByRole('button', { name: /^Gnoblars/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(regiment(page, 'I').getByRole('button', { name: /^Gnoblars/ })).toBeVisible()
})

test('a leader goes onto a unit and off it again by keys alone', async ({ page }) => {
  await takeIn(page, mob)
  await row(page, 'Warboss').press('Alt+ArrowDown')
  const block = page.getByRole('region', { name: 'Attached: Warboss and Boyz' })
  await expect(block.getByRole('button', { name: /^Warboss/ })).toBeFocused()
  await told(page, /^Moved Warboss to Attached: Warboss and Boyz, /)
  await page.keyboard.press('Alt+ArrowDown')
  await told(page, /^Moved Warboss to Attached: Warboss and Boyz, 2 of 3/)
  await page.keyboard.press('Alt+ArrowDown')
  await told(page, /^Moved Warboss to Characters, 3 of 3/)
  await expect(block).toHaveCount(0)
  await expect(row(page, 'Warboss')).toBeFocused()
})

test('a unit is picked up by a key and carried by arrows; Escape puts it back, Enter drops it', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await canDrag(page)
  const gnoblars = row(page, 'Gnoblars')
  await gnoblars.press('m')
  await told(page, /^Picked up Gnoblars\. It may go to 2 places/)
  await page.keyboard.press('ArrowDown')
  await told(page, 'Move Gnoblars to Butcher (II), 2 of 3.')
  await expect(regiment(page, 'II')).toHaveClass(/is-over/)
  await page.keyboard.press('ArrowDown')
  await told(page, 'Make Gnoblars auxiliary, 3 of 3.')
  await page.keyboard.press('Escape')
  await told(page, 'Gnoblars stays where it was.')
  await expect(page.locator('.is-over')).toHaveCount(0)
  await expect(regiment(page, 'I').getByRole('button', { name: /^Gnoblars/ })).toBeFocused()

  await gnoblars.press('m')
  await told(page, /^Picked up Gnoblars/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await told(page, /^Moved Gnoblars to regiment II, Butcher, 2 of 3/i)
  await expect(regiment(page, 'II').getByRole('button', { name: /^Gnoblars/ })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(regiment(page, 'I').getByRole('button', { name: /^Gnoblars/ })).toBeVisible()
})

test('keys on a row reinforce, remove with a way back, and open the card', async ({ page }) => {
  await takeIn(page, dinner)
  const belchers = row(page, 'Leadbelchers')
  const name = async () => (await belchers.textContent()) ?? ''
  const single = await name()
  await belchers.press('r')
  await expect.poll(name).not.toBe(single)
  await expect(belchers).toBeFocused()
  await page.keyboard.press('-')
  await expect.poll(name).toBe(single)
  await page.keyboard.press('+')
  await expect.poll(name).not.toBe(single)
  // after the largest size the first
  await page.keyboard.press('r')
  await expect.poll(name).toBe(single)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Leadbelchers', exact: true })).toBeVisible()

  await belchers.press('Delete')
  await expect(belchers).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(belchers).toBeVisible()
})

test('letters that are typed stay in their field', async ({ page }) => {
  await takeIn(page, dinner)
  const card = await openCard(page, 'Leadbelchers')
  await card.getByRole('button', { name: 'Nickname and note' }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('')
  await note.pressSequentially('rm-+')
  await expect(note).toHaveValue('rm-+')
  await expect(page.locator('.lift')).toHaveCount(0)
})

/** A finger on the page, as the browser gets it from the screen. */
async function finger(page: Page) {
  const client = await page.context().newCDPSession(page)
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y }]
    await client.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    down: (x: number, y: number) => send('touchStart', x, y),
    move: (x: number, y: number) => send('touchMove', x, y),
    up: () => send('touchEnd'),
  }
}

async function middleOf(box: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 3, y: y + height / 2 }
}

test('a long press lifts a unit, which a finger carries to another regiment @only-phone', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await canDrag(page)
  const gnoblars = page.getByRole('button', { name: /^Gnoblars/ })
  await gnoblars.scrollIntoViewIfNeeded()
  await regiment(page, 'II').scrollIntoViewIfNeeded()
  const touch = await finger(page)
  const from = await middleOf(gnoblars)
  await touch.down(from.x, from.y)
  await expect(page.locator('.lift')).toContainText('Gnoblars')
  const to = await middleOf(regiment(page, 'II').getByRole('button', { name: /^Leadbelchers/ }))
  await touch.move(to.x, to.y - 4)
  await touch.move(to.x, to.y)
  await expect(regiment(page, 'II')).toHaveClass(/is-over/)
  await expect(page.locator('.lift')).toContainText('Move Gnoblars to Butcher (II)')
  await touch.up()
  await expect(regiment(page, 'II').getByRole('button', { name: /^Gnoblars/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(regiment(page, 'I').getByRole('button', { name: /^Gnoblars/ })).toBeVisible()
})

test('a stroke of the finger scrolls the roster and lifts nothing @only-phone', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await canDrag(page)
  const touch = await finger(page)
  const from = await middleOf(page.getByRole('button', { name: /^Ironguts/ }))
  await touch.down(from.x, from.y)
  for (let step = 1; step <= 6; step += 1) await touch.move(from.x, from.y - step * 25)
  await touch.up()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(page.locator('.lift')).toHaveCount(0)
})

test('at the edge of the screen the roster scrolls under a unit that is carried @only-phone', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await canDrag(page)
  const touch = await finger(page)
  const from = await middleOf(page.getByRole('button', { name: /^Ironguts/ }))
  await touch.down(from.x, from.y)
  await expect(page.locator('.lift')).toContainText('Ironguts')
  const height = page.viewportSize()?.height ?? 0
  await touch.move(from.x, height - 60)
  await touch.move(from.x, height - 10)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await touch.up()
  await expect(page.locator('.lift')).toHaveCount(0)
})
