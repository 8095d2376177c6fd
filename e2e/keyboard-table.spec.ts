import { expect, test, type Page } from '@playwright/test'

import { names, row as listRow, threeLists } from './filing-steps.ts'
import { focusKept, row, strike, tabTo, told, toPlace } from './keyboard-steps.ts'
import { total } from './roster-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'

type Trials = Readonly<Record<string, (page: Page) => Promise<void>>>

const regiment = (page: Page, numeral: string) =>
  page.getByRole('region', { name: new RegExp(`^regiment ${numeral},`, 'i') })
const gnoblars = (page: Page, numeral: string) =>
  regiment(page, numeral).getByRole('button', { name: /^Gnoblars/ })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name or keyword' })
const palette = (page: Page) => page.getByRole('combobox', { name: 'Find by name' })
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keys' })

/** Escape leaves what was opened. */
const closes = async (page: Page, what: ReturnType<typeof keys>) => {
  await expect(what).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(what).toHaveCount(0)
}

const onEveryPage: Trials = {
  'Find and do anything by its name': async (page) => {
    await page.keyboard.press('Control+k')
    await closes(page, palette(page))
  },
  'This table': async (page) => {
    await page.keyboard.press('?')
    await closes(page, keys(page))
  },
  'Go to the search of the page': async (page) => {
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
  },
  'Undo the last step of the list': async (page) => {
    await tabTo(page, row(page, 'Frost Sabres'), 'Shift+Tab')
    await strike(page, 'Delete')
    await expect(row(page, 'Frost Sabres')).toHaveCount(0)
    await strike(page, 'Control+z')
    await expect(row(page, 'Frost Sabres')).toHaveCount(1)
  },
  'Redo it': async (page) => {
    for (const again of ['Control+Shift+z', 'Control+y']) {
      await strike(page, again)
      await expect(row(page, 'Frost Sabres')).toHaveCount(0)
      await strike(page, 'Control+z')
      await expect(row(page, 'Frost Sabres')).toHaveCount(1)
    }
  },
  'Close what lies on top': async (page) => {
    await page.keyboard.press('?')
    await closes(page, keys(page))
    await expect(total(page)).toBeVisible()
  },
}

const onAUnit: Trials = {
  'Open the card of the unit': async (page) => {
    await tabTo(page, row(page, 'Leadbelchers'), 'Shift+Tab')
    await strike(page, 'Enter')
    await expect(page.getByRole('article', { name: 'Leadbelchers', exact: true })).toBeVisible()
  },
  'Move the unit to the previous or next place that it may go to': async (page) => {
    await tabTo(page, gnoblars(page, 'I'), 'Shift+Tab')
    await strike(page, 'Alt+ArrowDown')
    await expect(gnoblars(page, 'II')).toBeFocused()
    await strike(page, 'Alt+ArrowUp')
    await expect(gnoblars(page, 'I')).toBeFocused()
  },
  'Pick the unit up: arrow keys choose a place, Enter drops it, Escape puts it back': async (
    page,
  ) => {
    await strike(page, 'm')
    await told(page, /^Picked up Gnoblars/)
    await strike(page, 'Escape')
    await told(page, 'Gnoblars stays where it was.')
    await expect(gnoblars(page, 'I')).toBeFocused()
    await strike(page, 'm')
    await page.keyboard.press('ArrowDown')
    await strike(page, 'Enter')
    await expect(gnoblars(page, 'II')).toBeFocused()
    await strike(page, 'Control+z')
    await expect(gnoblars(page, 'I')).toBeVisible()
  },
  'Move the unit up or down among the units beside it': async (page) => {
    const order = () => regiment(page, 'I').locator('button.row').allInnerTexts()
    const before = await order()
    await tabTo(page, gnoblars(page, 'I'), 'Shift+Tab')
    await strike(page, 'Alt+Shift+ArrowUp')
    await expect.poll(order).not.toEqual(before)
    await expect(gnoblars(page, 'I')).toBeFocused()
    await strike(page, 'Alt+Shift+ArrowDown')
    await expect.poll(order).toEqual(before)
  },
  'Reinforce the unit, or take the next size; after the largest the first': async (page) => {
    await tabTo(page, row(page, 'Leadbelchers'))
    await strike(page, 'r')
    await expect(row(page, 'Leadbelchers')).toContainText('×8')
    await strike(page, 'r')
    await expect(row(page, 'Leadbelchers')).toContainText('×4')
  },
  'Take the next larger or smaller size of the unit': async (page) => {
    await strike(page, '+')
    await expect(row(page, 'Leadbelchers')).toContainText('×8')
    await strike(page, '-')
    await expect(row(page, 'Leadbelchers')).toContainText('×4')
  },
  'Remove the unit': async (page) => {
    // a ready-made regiment goes as a whole, by the same keys
    for (const [key, unit, back] of [
      ['Delete', 'Leadbelchers', 'Shift+Tab'],
      ['Backspace', 'Leadbelchers', 'Shift+Tab'],
      ['Delete', 'Bundo Whalebiter', 'Tab'],
    ] as const) {
      await tabTo(page, row(page, unit), back)
      await strike(page, key)
      await expect(row(page, unit)).toHaveCount(0)
      await strike(page, 'Control+z')
      await expect(row(page, unit)).toHaveCount(1)
    }
  },
}

const inThePicker: Trials = {
  'Add the first that was found, or the one that has the focus': async (page) => {
    await toPlace(page, /auxiliary unit/)
    for (const key of ['Enter', 'ArrowDown']) {
      await page.keyboard.press('/')
      await page.keyboard.type('gluttons')
      await told(page, /\d found/)
      await strike(page, key)
      if (key === 'ArrowDown') await strike(page, 'Enter')
    }
    await expect(row(page, 'Gluttons')).toContainText('2 units')
  },
  'Go through what was found': async (page) => {
    const list = page.getByRole('list', { name: 'What could fill the slot' })
    const at = () =>
      list.evaluate((box) =>
        [...box.querySelectorAll('[data-option]')].findIndex(
          (option) => option === document.activeElement,
        ),
      )
    // the list follows the units that were added just before: once it has, the first is where the key goes
    await expect(async () => {
      await page.keyboard.press('/')
      // empties the field
      await strike(page, 'Escape')
      await strike(page, 'ArrowDown')
      expect(await at()).toBe(0)
    }).toPass()
    await strike(page, 'ArrowDown')
    await expect.poll(at).toBe(1)
    await strike(page, 'ArrowUp')
    await strike(page, 'ArrowUp')
    await expect(search(page)).toBeFocused()
  },
}

const first = 'Bosses and bullets'
const focusList = (page: Page, name: string) =>
  tabTo(page, listRow(page, name).getByRole('link', { name, exact: true }))

const onYourLists: Trials = {
  'Go from list to list; with Shift choose them': async (page) => {
    const [one, two] = await names(page).allTextContents()
    await focusList(page, one ?? '')
    await strike(page, 'ArrowDown')
    await expect(listRow(page, two ?? '').locator(':focus')).toHaveCount(1)
    await strike(page, 'ArrowUp')
    await strike(page, 'Shift+ArrowDown')
    await expect(page.getByRole('group', { name: 'Selected lists' })).toContainText('2 selected')
    await strike(page, 'Escape')
  },
  'Choose the list, or no longer': async (page) => {
    await strike(page, 'x')
    await expect(page.getByRole('group', { name: 'Selected lists' })).toContainText('1 selected')
    await strike(page, 'x')
    await expect(page.getByRole('group', { name: 'Selected lists' })).toHaveCount(0)
  },
  'Choose all': async (page) => {
    await strike(page, 'Control+a')
    await expect(page.getByRole('group', { name: 'Selected lists' })).toContainText('3 selected')
    await strike(page, 'Escape')
    await expect(page.getByRole('group', { name: 'Selected lists' })).toHaveCount(0)
  },
  'Duplicate it': async (page) => {
    await focusList(page, first)
    await strike(page, 'd')
    await expect(listRow(page, `${first} copy`)).toBeVisible()
  },
  'Pin it, or no longer': async (page) => {
    await focusList(page, 'Dinner with Bundo')
    await strike(page, 'p')
    await expect(names(page).first()).toHaveText('Dinner with Bundo')
    await focusList(page, 'Dinner with Bundo')
    await strike(page, 'p')
    await expect(names(page).first()).not.toHaveText('Dinner with Bundo')
  },
  'Rename it': async (page) => {
    await focusList(page, 'Dinner with Bundo')
    await strike(page, 'F2')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Supper')
    await strike(page, 'Enter')
    await expect(listRow(page, 'Supper')).toBeVisible()
  },
  'Move it to the bin': async (page) => {
    await focusList(page, 'Supper')
    await strike(page, 'Delete')
    await expect(listRow(page, 'Supper')).toHaveCount(0)
  },
  'Begin a new list': async (page) => {
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/\/new$/)
    await focusKept(page, 'n')
  },
}

const groups: Readonly<Record<string, Trials>> = {
  'On every page': onEveryPage,
  'On a unit of the roster': onAUnit,
  'In the picker': inThePicker,
  'On your lists': onYourLists,
}

test('the table of keys has what is tried here, and nothing else', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  const sections = keys(page).locator('section')
  await expect(sections).toHaveCount(Object.keys(groups).length)
  for (const [title, trials] of Object.entries(groups)) {
    const section = sections.filter({ has: page.getByRole('heading', { name: title }) })
    await expect(section.getByRole('definition')).toHaveText(Object.keys(trials))
  }
})

test('every key of the builder does what the table says', async ({ page }) => {
  test.setTimeout(400_000)
  await takeIn(page, dinner)
  await expect(total(page)).toBeVisible()
  await expect(page.locator('.roster.can-drag')).toBeVisible()
  for (const trials of [onEveryPage, onAUnit, inThePicker]) {
    for (const [what, trial] of Object.entries(trials)) await test.step(what, () => trial(page))
  }
})

test('every key of the lists does what the table says', async ({ page }) => {
  test.setTimeout(400_000)
  await threeLists(page)
  for (const [what, trial] of Object.entries(onYourLists)) {
    await test.step(what, () => trial(page))
  }
})
