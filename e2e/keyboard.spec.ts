import { expect, test, type Locator, type Page } from '@playwright/test'

import { seal, total } from './roster-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'

/** Presses Tab until the focus is on this control: it can be reached, and the focus is not caught on the way. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible()
  // once there, the rest of a handful of presses does not lead on
  await control.evaluate((element: HTMLElement) => {
    element.onkeydown = (event) => event.key !== 'Tab'
  })
  for (let handfuls = 0; handfuls < 25; handfuls += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press(key)
  }
  await expect(control).toBeFocused()
  await control.evaluate((element: HTMLElement) => {
    element.onkeydown = null
  })
}

async function press(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, control, key)
  await page.keyboard.press('Enter')
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()

/** What a screen reader is told after a change. */
const told = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()

test('the main job is done with the keyboard alone, and every change is announced', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, page.getByRole('main').getByRole('link', { name: 'New list' }))
  await press(page, button(page, 'Ogor Mawtribes'))
  await press(page, button(page, 'Start the list'))

  await press(page, button(page, /pick its leader/))
  await press(page, button(page, 'Add Tyrant'))
  await told(page, /[1-9]\d* of 2,000 points, 1,\d+ left\. In order/)
  const search = page.getByRole('searchbox', { name: 'Name or keyword' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('ironguts')
  await page.keyboard.press('Enter')
  await told(page, /[3-9]\d\d of 2,000 points, 1,\d+ left\. In order/)

  await press(page, button(page, 'Change slot'), 'Shift+Tab')
  const place = page.getByRole('menuitemradio', { name: /Add a regiment/ })
  await expect(page.getByRole('menu')).toBeVisible()
  for (let presses = 0; presses < 20; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(place).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  await page.keyboard.type('butcher')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /Butcher/ })).toBeVisible()

  // without its leader, who was the general
  await tabTo(page, button(page, /^Tyrant/), 'Shift+Tab')
  await page.keyboard.press('Delete')
  await told(page, '2 faults')
  await expect(seal(page, '2 faults')).toBeVisible()
  await press(page, button(page, /^Make Butcher the general/))
  await told(page, '1 fault')
  await expect(seal(page, '1 fault')).toBeVisible()

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await told(page, 'In order')
  await expect(page.getByRole('region', { name: /Tyrant/ })).toContainText('Ironguts')
  await page.keyboard.press('Control+Shift+z')
  await told(page, '2 faults')
})

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
    expect(await inside()).toBe(true)
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
})

test('every screen has its landmarks, one main heading and a title of its own', async ({
  page,
}) => {
  const path = await takeIn(page, dinner)
  const titles = new Set<string>()
  const screens = [
    '/',
    '/new',
    '/settings',
    '/browse',
    '/browse/aos4/skaven',
    path,
    `${path}/print`,
    '/shared',
    '/nowhere',
  ]
  for (const at of screens) {
    await page.goto(at)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText('Unofficial fan tool')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(screens.length)
})
