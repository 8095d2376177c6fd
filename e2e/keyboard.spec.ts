import { expect, test, type Locator, type Page } from '@playwright/test'

import {
  addByName,
  beginByKeys,
  button,
  byName,
  focusKept,
  keysOnly,
  press,
  row,
  strike,
  tabTo,
  told,
  toPlace,
} from './keyboard-steps.ts'
import { seal, total } from './roster-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'

const regiment = (page: Page, numeral: string) =>
  page.getByRole('region', { name: new RegExp(`^regiment ${numeral},`, 'i') })

/** Copies the link in the share dialog and comes back to where it was opened. */
async function share(page: Page): Promise<void> {
  const opener = button(page, 'Share')
  await press(page, opener, 'Shift+Tab')
  const dialog = page.getByRole('dialog', { name: /^Share/ })
  await press(page, button(dialog, 'Copy link'))
  await expect(dialog.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/shared#')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Goes on by two phases of a battle, takes one back, and returns to the list. */
async function play(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Play', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: /^Play/ })).toBeVisible()
  await focusKept(page, 'coming to play')
  await told(page, /^Play /)
  const next = page.getByRole('button', { name: /^Next/ })
  await tabTo(page, next)
  const first = (await next.getAttribute('aria-label')) ?? ''
  await strike(page, 'Enter')
  await expect(next).not.toHaveAccessibleName(first)
  await strike(page, 'Enter')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await press(page, undo, 'Shift+Tab')
  await press(page, undo, 'Shift+Tab')
  await expect(next).toHaveAccessibleName(first)
  await press(page, page.getByRole('link', { name: /^Back to/ }), 'Shift+Tab')
  await expect(total(page).or(page.getByLabel(/^Points by unit/))).toBeVisible()
  await focusKept(page, 'coming back from play')
}

/** Chooses another layout at the print desk and prints. */
async function print(page: Page): Promise<void> {
  await byName(page, 'print', 'Print')
  await expect(page.getByRole('article', { name: /^Page 1 of / })).toBeVisible()
  await focusKept(page, 'coming to print')
  await tabTo(page, page.getByRole('radio', { checked: true }).first())
  await strike(page, 'ArrowDown')
  await expect(page.getByRole('article', { name: /^Page 1 of / })).toBeVisible()
  await press(page, page.getByRole('main').getByRole('button', { name: 'Print', exact: true }))
  await expect.poll(() => page.evaluate(() => window.printed)).toBe(1)
}

test('a list of Age of Sigmar goes from nothing to paper with the keyboard alone, every change announced', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await keysOnly(page)
  await beginByKeys(page, /Age of Sigmar/, 'Ogor Mawtribes')
  await press(page, button(page, /pick its leader/))
  await press(page, button(page, 'Add Tyrant'))
  await told(page, /[1-9]\d* of 2,000 points, 1,\d+ left\. In order/)
  await addByName(page, 'ironguts')
  await told(page, /[3-9]\d\d of 2,000 points, 1,\d+ left\. In order/)
  await addByName(page, 'gnoblars')
  await toPlace(page, /Add a regiment/)
  await addByName(page, 'butcher')
  await expect(page.getByRole('region', { name: /Butcher/ })).toBeVisible()
  for (const [place, pick] of [
    ['Battle formation', 'hunger'],
    ['Spell lore', 'gut magic'],
  ] as const) {
    await toPlace(page, place)
    await addByName(page, pick)
  }
  await expect(page.getByRole('region', { name: 'Army choices' })).toContainText('Hunger-filled')

  await tabTo(page, row(page, 'Gnoblars'), 'Shift+Tab')
  await strike(page, 'Alt+ArrowDown')
  await told(page, /^Moved Gnoblars to regiment II, Butcher/i)
  await expect(regiment(page, 'II').getByRole('button', { name: /^Gnoblars/ })).toBeFocused()
  await strike(page, 'm')
  await told(page, /^Picked up Gnoblars/)
  await page.keyboard.press('ArrowUp')
  await strike(page, 'Enter')
  await expect(regiment(page, 'I').getByRole('button', { name: /^Gnoblars/ })).toBeFocused()

  await tabTo(page, row(page, 'Ironguts'), 'Shift+Tab')
  await strike(page, 'r')
  await expect(row(page, 'Ironguts')).toContainText('×6')
  await told(page, /^7\d\d of 2,000|^8\d\d of 2,000/)

  await toPlace(page, /^Heroic Trait for Tyrant/)
  await addByName(page, 'dreaded')
  await expect(row(page, 'Tyrant')).toContainText('Dreaded Far and Wide')

  // without its leader, who was the general
  await tabTo(page, row(page, 'Tyrant'), 'Shift+Tab')
  await strike(page, 'Delete')
  await told(page, '2 faults')
  await expect(seal(page, '2 faults')).toBeVisible()
  await press(page, button(page, /^Make Butcher the general/))
  await told(page, '1 fault')
  await expect(seal(page, '1 fault')).toBeVisible()
  await strike(page, 'Control+z')
  await byName(page, 'undo', /^Undo/)
  await told(page, 'In order')
  await expect(regiment(page, 'I')).toContainText('Ironguts')
  await strike(page, 'Control+Shift+z')
  await told(page, '2 faults')
  await strike(page, 'Control+z')

  await share(page)
  await play(page)
  await print(page)
  expect(await page.evaluate(() => window.pointed)).toEqual([])
})

test('a list of Warhammer 40,000 goes from nothing to paper with the keyboard alone, every change announced', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await keysOnly(page)
  await beginByKeys(page, /40,000/, 'Orks')
  await press(page, button(page, /^Pick a detachment/))
  await addByName(page, 'bully')
  await addByName(page, 'more dakka')
  await expect(page.getByRole('img', { name: /^Detachments: 3 of 3/ })).toBeAttached()
  await toPlace(page, /Add a unit/)
  for (const unit of ['warboss', 'nobz', 'boyz', 'trukk']) await addByName(page, unit)
  await told(page, /of 2,000 points, 1,\d+ left\. In order/)

  await tabTo(page, row(page, 'Warboss'), 'Shift+Tab')
  await strike(page, 'm')
  await told(page, /^Picked up Warboss/)
  await strike(page, 'Escape')
  await told(page, 'Warboss stays where it was.')
  const block = page.getByRole('region', { name: 'Attached: Warboss and Nobz' })
  for (const at of [2, 3]) {
    await strike(page, 'Alt+ArrowDown')
    await told(page, new RegExp(`^Moved Warboss to Attached: Warboss and \\w+, ${at} of 3`))
    if ((await block.count()) > 0) break
  }
  await expect(block.getByRole('button', { name: /^Warboss/ })).toBeFocused()

  await tabTo(page, row(page, 'Nobz'))
  await strike(page, 'r')
  await expect(row(page, 'Nobz')).toContainText('×10')
  await told(page, /of 2,000 points/)

  await tabTo(page, row(page, 'Warboss'), 'Shift+Tab')
  await strike(page, 'Enter')
  const card = page.getByRole('article', { name: 'Warboss', exact: true })
  await press(page, button(card, /^Enhancement/))
  await addByName(page, 'big gob')
  await expect(row(page, 'Warboss')).toContainText('Big Gob')

  await smallBattle(page)
  await share(page)
  await play(page)
  await print(page)
  expect(await page.evaluate(() => window.pointed)).toEqual([])
})

/** In a small battle one detachment is too many; its remedy mends that, and undo goes all the way back. */
async function smallBattle(page: Page): Promise<void> {
  await press(page, button(page, 'List settings'), 'Shift+Tab')
  const settings = page.getByRole('dialog', { name: 'List settings' })
  await tabTo(page, settings.getByRole('radio', { name: '2,000' }))
  await strike(page, 'ArrowLeft')
  await expect(settings.getByRole('radio', { name: '1,000' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await told(page, '1 fault')
  await press(page, button(page, /^Take More Dakka! away/))
  await told(page, 'In order')
  await expect(seal(page, /in order/i)).toBeVisible()
  await strike(page, 'Control+z')
  await told(page, '1 fault')
  await strike(page, 'Control+y')
  await told(page, 'In order')
  await strike(page, 'Control+z')
  await strike(page, 'Control+z')
  await told(page, /of 2,000 points.*In order/)
}

test('dialogs and menus keep the focus inside and give it back', async ({ page }) => {
  await takeIn(page, dinner)
  await expect(total(page)).toBeVisible()
  for (const [opener, name] of [
    [button(page, 'List settings'), 'List settings'],
    [button(page, 'Where the points come from'), /points come from/],
    [button(page, 'Share'), /^Share/],
  ] as const) {
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    const inside = () => dialog.evaluate((box) => box.contains(document.activeElement))
    await expect.poll(inside).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  const menu = button(page, 'Change slot')
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await giveBackUnder(page, menu, page.getByRole('menu'))
  await row(page, 'Ironguts').press('Enter')
  const term = page.getByRole('article').locator('button.term').first()
  await giveBackUnder(page, term, page.locator('.term-pop'))
})

/** What lies over the page and closes under the palette or the table of keys gives the focus back through them to what opened it. */
async function giveBackUnder(page: Page, opener: Locator, over: Locator): Promise<void> {
  for (const [key, name] of [
    ['Control+k', 'Find and do'],
    ['?', 'Keys'],
  ] as const) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(over).toBeVisible()
    await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog).toBeVisible()
    await expect(over).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
}
