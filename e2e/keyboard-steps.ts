import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the mouse or a finger did on the page. */
    pointed?: string[]
    /** How often the page was sent to a printer. */
    printed?: number
  }
}

/** Notes whatever is done with anything but keys, and lets no dialog of the browser hold the page up. */
export async function keysOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pointed = []
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(kind, ({ type }) => window.pointed?.push(type), true)
    }
    window.printed = 0
    window.print = () => {
      window.printed = (window.printed ?? 0) + 1
    }
  })
}

/** Expects that the focus is on something of the page: never lost when what had it goes. */
export async function focusKept(page: Page, after: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { activeElement: at, body } = document
          return at === null || at === body ? 'lost' : 'kept'
        }),
      { message: `focus after ${after}` },
    )
    .toBe('kept')
}

const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement)

/** Presses Tab until the focus is on this control: it can be reached, and the focus is not caught on the way. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(control).toBeVisible()
  // once there, the rest of a handful of presses does not lead on
  await control.evaluate((element: HTMLElement) => {
    element.onkeydown = (event) => event.key !== 'Tab'
  })
  for (let handfuls = 0; handfuls < 30; handfuls += 1) {
    if (await isFocused(control)) break
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press(key)
  }
  await expect(control).toBeFocused()
  await control.evaluate((element: HTMLElement) => {
    element.onkeydown = null
  })
}

/** Goes to a control with Tab and presses it; then the focus is still somewhere. */
export async function press(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, control, key)
  const words = await control.evaluate((element) => element.textContent)
  await page.keyboard.press('Enter')
  await focusKept(page, words)
}

/** Presses a key; then the focus is still somewhere. */
export async function strike(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await focusKept(page, key)
}

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).first()

/** The row of a unit in the roster, not the part of the points rule that begins with its name. */
export const row = (page: Page, unit: string): Locator =>
  page.locator('.roster button.row').filter({ hasText: new RegExp(`^${unit}`, 'i') })

/** What a screen reader is told after a change. */
export const told = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()

/** Types into the search of the picker and adds the first that is found. */
export async function addByName(page: Page, words: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Name or keyword' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type(words)
  await told(page, /\d found/)
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('')
  await focusKept(page, `adding ${words}`)
}

/** Turns the picker to another place by its menu. */
export async function toPlace(page: Page, name: string | RegExp): Promise<void> {
  await press(page, button(page, 'Change slot'), 'Shift+Tab')
  const place = page.getByRole('menuitemradio', { name })
  await expect(page.getByRole('menu')).toBeVisible()
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isFocused(place)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(place).toBeFocused()
  await strike(page, 'Enter')
}

/** Does something by its name in the palette. */
export async function byName(page: Page, words: string, option: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find by name' })
  await expect(field).toBeFocused()
  await page.keyboard.type(words)
  const wanted = page.getByRole('option', { name: option }).first()
  await expect(wanted).toBeVisible()
  const id = (await wanted.getAttribute('id')) ?? 'none'
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await field.getAttribute('aria-activedescendant')) === id) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(field).toHaveAttribute('aria-activedescendant', id)
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)
  await focusKept(page, words)
}

/** Goes into the factions by one Tab from their search, or from what shows more of them, and to one of them by its first letter. */
async function toFaction(page: Page, name: string): Promise<void> {
  const options = page.getByRole('main').getByRole('option')
  await tabTo(page, options.first())
  const wanted = page.getByRole('option', { name, exact: true })
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isFocused(wanted)) break
    await page.keyboard.press(name.charAt(0))
  }
  await expect(wanted).toBeFocused()
}

/** From the first page to a new list: past the head, a faction by its name, and off. */
export async function beginByKeys(page: Page, game: RegExp, faction: string): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, page.getByRole('main').getByRole('link', { name: 'New list' }))
  await told(page, /^New list/)
  const games = page.getByRole('radio', { checked: true }).first()
  await tabTo(page, games)
  const wanted = page.getByRole('radio', { name: game })
  if (!(await wanted.isChecked())) await page.keyboard.press('ArrowRight')
  await expect(wanted).toBeChecked()
  await toFaction(page, faction)
  await strike(page, 'Enter')
  await press(page, button(page, 'Start the list'))
}
