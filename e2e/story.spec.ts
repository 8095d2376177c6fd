import { expect, test, type Browser, type Page } from '@playwright/test'

import { printed } from './print-steps.ts'
import {
  begin,
  buildOgors,
  isPhone,
  openCard,
  openPicker,
  closePicker,
  changeSlot,
  seal,
  total,
} from './roster-steps.ts'
import { linkOf } from './sample-lists.ts'

/** Goes to the findings on a phone; on a wide window they are there already. */
async function openFindings(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Check/ }).click()
}

async function closeFindings(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Back to the roster' }).click()
}

async function redo(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Redo/ }).first().click()
  if (isPhone(page)) await page.getByRole('dialog', { name: 'More' }).press('Escape')
}

const undo = (page: Page) =>
  page
    .getByRole('button', { name: /^Undo:/ })
    .first()
    .click()

/** Without its general the list has two faults. One tap mends one of them; undo and redo go back and forth. */
async function breakTheRegiment(page: Page) {
  const card = await openCard(page, 'Tyrant')
  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('menuitem', { name: /^Remove Tyrant(?! and)/ }).click()
  await expect(seal(page, '2 faults')).toBeVisible()

  await openFindings(page)
  const findings = page.getByRole('article')
  await expect(findings.filter({ hasText: 'has no leader' })).toContainText('Core Rules 3.1')
  const noGeneral = findings.filter({ hasText: 'Nobody is the general' })
  await expect(noGeneral).toContainText('Core Rules 3.5')
  await noGeneral.getByRole('button', { name: /^Make Butcher the general/ }).click()
  await expect(noGeneral).toHaveCount(0)
  await closeFindings(page)
  await expect(seal(page, '1 fault')).toBeVisible()

  await undo(page)
  await expect(seal(page, '2 faults')).toBeVisible()
  await redo(page)
  await expect(seal(page, '1 fault')).toBeVisible()
  await undo(page)
  await undo(page)
  await expect(seal(page, 'In order')).toBeVisible()
}

/** One unit more than the points allow, which a tap takes away again. */
async function breakThePoints(page: Page) {
  await openPicker(page)
  await changeSlot(page, /Add to Butcher/)
  await page.getByRole('button', { name: 'Add Gnoblars all the same' }).click()
  await closePicker(page)
  await expect(total(page)).toHaveAccessibleName(/2,130 of 2,000, 130 over/)
  await openFindings(page)
  const finding = page.getByRole('article').filter({ hasText: '2,130' })
  await expect(finding).toContainText(/points limit/i)
  await finding
    .getByRole('button', { name: /^Remove Gnoblars/ })
    .first()
    .click()
  await expect(finding).toHaveCount(0)
  await closeFindings(page)
  await expect(total(page)).toHaveAccessibleName(/2,000 of 2,000, 0 left/)
}

/** The season before knows neither the artefact nor the cards. */
async function breakTheSeason(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^List settings/ }).click()
  await page.getByRole('link', { name: 'Compare and move' }).click()
  await page.getByLabel('Season to compare').selectOption('2025-26')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await openFindings(page)
  await expect(page.getByRole('article').filter({ hasText: 'Rusty Grater' })).toContainText(
    '2025-26',
  )
  await closeFindings(page)
  await undo(page)
  await expect(seal(page, 'In order')).toBeVisible()
}

/** Opens the link as somebody else, with a profile that has never seen the app, and keeps a copy there. */
async function openElsewhere(browser: Browser, link: string, phone: boolean) {
  const elsewhere = await browser.newContext(phone ? { viewport: { width: 390, height: 844 } } : {})
  const page = await elsewhere.newPage()
  await page.goto(link)
  await expect(page.getByText('Shared list, read only')).toBeVisible()
  await expect(total(page)).toHaveAccessibleName(/2,000 of 2,000, 0 left/)
  await expect(seal(page, 'In order')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bundo Whalebiter' })).toContainText('400')
  await expect(page.getByText(/Dreaded Far and Wide/)).toBeVisible()
  await expect(page.getByText('Blazing Onslaught, Smokescreen')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Keep a copy' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await page.reload()
  await expect(total(page)).toHaveAccessibleName(/2,000 of 2,000, 0 left/)
  await expect(seal(page, 'In order')).toBeVisible()
  return page
}

/** Goes to the print desk and makes the PDF that the browser would. */
async function printIt(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  const sheets = page.getByRole('article', { name: /^Page \d+ of / })
  await expect(sheets.first().getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const { pages } = await printed(page)
  expect(pages).toBe(await sheets.count())
  expect(pages).toBeLessThanOrEqual(2)
}

test('a list goes from an empty app to paper: built, broken, mended, shared, kept, printed @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await begin(page, 'Ogor Mawtribes')
  await buildOgors(page)
  await expect(total(page)).toHaveAccessibleName(/2,000 of 2,000, 0 left/)
  await expect(seal(page, 'In order')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Tyrant/ }).first()).toContainText(/general/i)
  await expect(page.getByRole('region', { name: 'Bundo Whalebiter' })).toContainText('400')

  await breakTheRegiment(page)
  await breakThePoints(page)
  await breakTheSeason(page)

  await page.reload()
  await expect(total(page)).toHaveAccessibleName(/2,000 of 2,000, 0 left/)
  const link = await linkOf(page)
  expect(link.split('#')[1]?.length).toBeLessThan(200)
  const other = await openElsewhere(browser, link, isPhone(page))
  await printIt(other)
  await other.context().close()
  expect(faults).toEqual([])
})
