import { expect, test } from '@playwright/test'

import { addAll, begin, changeSlot, closePicker, openPicker, seal, total } from './roster-steps.ts'
import { dinner, linkOf, takeIn } from './sample-lists.ts'

test('buttons that make a list make one, even when pressed twice', async ({ page }) => {
  await page.goto('/new')
  await page.getByRole('option', { name: 'Skaven' }).click()
  await page.getByRole('button', { name: 'Start the list' }).dblclick()
  await expect(page.getByRole('button', { name: /pick its leader/ })).toBeVisible()
  await takeIn(page, dinner)
  await page.goto(await linkOf(page))
  await page.getByRole('button', { name: 'Keep a copy' }).first().dblclick()
  await expect(page).toHaveURL(/\/list\//)
  await page.goto('/')
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(3)
})

test('a note that was typed is kept, however the card is left @only-phone', async ({ page }) => {
  const path = await takeIn(page, dinner)
  await page
    .getByRole('button', { name: /^Leadbelchers/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Nickname and note' }).click()
  await page.getByLabel('Note').fill('Paint them first')
  await page.goBack()
  await expect(page.getByText('Paint them first')).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('Paint them first')).toBeVisible()
})

test('a regiment that lost its leader is offered leaders, and one tap gives it one @phone', async ({
  page,
}) => {
  await begin(page, 'Ogor Mawtribes')
  await openPicker(page)
  await addAll(page, ['Tyrant', 'Gluttons'])
  await changeSlot(page, /Add a regiment/)
  await addAll(page, ['Butcher', 'Ironguts'])
  await closePicker(page)
  await page
    .getByRole('button', { name: /^Butcher/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Remove Butcher(?! and)/ }).click()
  await expect(seal(page, '1 fault')).toBeVisible()
  await page.getByRole('button', { name: /^Pick a leader/ }).click()
  await page.getByRole('button', { name: 'Add Butcher', exact: true }).click()
  await closePicker(page)
  await expect(page.getByRole('region', { name: /regiment II, Butcher/i })).toContainText(
    'Ironguts',
  )
  await expect(seal(page, 'In order')).toBeVisible()
})

test('an edit whose data does not come can be taken back', async ({ page }) => {
  await takeIn(page, { ...dinner, regimentsOfRenown: [] })
  await expect(seal(page, 'In order')).toBeVisible()
  await page.route(/\/assets\/.*\.json/, (route) => route.abort())
  await changeSlot(page, /Regiment of Renown/)
  await page.getByRole('button', { name: "Choose Drekki's Privateers" }).click()
  await expect(page.getByText(/The list is safe/)).toContainText('no connection')
  await page.getByRole('button', { name: /^Undo: add Drekki/ }).click()
  await expect(seal(page, 'In order')).toBeVisible()
})

test('when the part that shares lists does not come, the page stays and says so', async ({
  page,
}) => {
  const path = await takeIn(page, dinner)
  await page.goto(path)
  await expect(seal(page, 'In order')).toBeVisible()
  await page.route(/share-dialog.*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText(/shares lists did not arrive/)).toBeVisible()
  await expect(seal(page, 'In order')).toBeVisible()
})

test('where the browser refuses to store, lists work until the tab is closed, and it says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await begin(page, 'Ogor Mawtribes')
  await expect(page.getByRole('alert')).toContainText('does not let Muster save')
  await page.getByRole('button', { name: 'Add Tyrant', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all lists' }).click()
  expect((await download).suggestedFilename()).toMatch(/^muster-lists-.*\.json$/)
})

test('a list deleted in one tab shows so in the other, and comes back from there', async ({
  page,
}) => {
  const path = await takeIn(page, dinner)
  const other = await page.context().newPage()
  await other.goto(path)
  await page.getByRole('button', { name: 'List settings' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(other.getByText('This list is in the bin')).toBeVisible()
  await other.getByRole('button', { name: 'Take it out of the bin' }).click()
  await expect(seal(other, 'In order')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dinner with Bundo', exact: true })).toBeVisible()
})

test('a limit that was typed is kept when Escape closes the settings', async ({ page }) => {
  await takeIn(page, dinner)
  await page.getByRole('button', { name: 'List settings' }).click()
  await page.getByText('Other', { exact: true }).click()
  await page.getByLabel('Points', { exact: true }).fill('2345')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(total(page)).toHaveAccessibleName(/of 2,345/)
})
