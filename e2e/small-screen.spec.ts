import { expect, test, type Page } from '@playwright/test'

import { noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { noMessages, openCard, openPicker } from './roster-steps.ts'
import { brokenDinner, dinner, linkOf, takeIn } from './sample-lists.ts'

// the narrowest phone, or a desktop at 400 % zoom
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

/** Nothing is cut off at the side and no control is too small for a finger. */
async function fits(page: Page, what: string) {
  await noSideways(page, what)
  expect(await smallTargets(page), what).toEqual([])
}

test('the builder and its sheets fit 320 px, are accessible and fit a finger', async ({ page }) => {
  test.slow()
  const sheet = page.getByRole('dialog')
  await takeIn(page, dinner)
  await noMessages(page)
  await fits(page, 'builder')
  await noViolations(page, 'builder')
  await openPicker(page)
  await expect(sheet.getByRole('button', { name: /^Add Ironguts/ })).toBeVisible()
  await fits(page, 'picker')
  await noViolations(page, 'picker')
  await sheet.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(sheet).toBeVisible()
  await fits(page, 'check')
  await noViolations(page, 'check')
  await sheet.press('Escape')
  await openCard(page, 'Butcher')
  await fits(page, 'card')
  await noViolations(page, 'card')
  await sheet.press('Escape')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await fits(page, 'more')
  await noViolations(page, 'more')
  await page.getByRole('button', { name: /^List settings/ }).click()
  await fits(page, 'list settings')
  await noViolations(page, 'list settings')
  await sheet.press('Escape')
  const link = await linkOf(page)
  await fits(page, 'share')
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Keep a copy' })).toBeVisible()
  await fits(page, 'shared list')
  await takeIn(page, brokenDinner)
  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(sheet.getByRole('article').first()).toBeVisible()
  await fits(page, 'faults')
})

test('all other screens fit 320 px and a finger', async ({ page }) => {
  const path = await takeIn(page, dinner)
  for (const [at, shows] of [
    ['/', /./],
    ['/new', /New list/],
    ['/settings', /Settings/],
    ['/browse', /Browse/],
    ['/browse/aos4/ogor-mawtribes', /Ogor Mawtribes/],
    ['/browse/aos4/ogor-mawtribes?unit=tyrant', /./],
    ['/browse/aos4/regiments-of-renown', /Renown/],
    ['/browse/aos4/glossary', /Glossary/],
    ['/shared#nonsense', /cannot be shown/],
    [`${path}/print`, /Print/],
    ['/no/such/page', /Nothing/],
  ] as const) {
    await page.goto(at)
    await expect(page.getByRole('heading', { level: 1, name: shows }).first()).toBeVisible()
    await fits(page, at)
  }
  await page.route(/restore-page[^/]*\.js/, (route) => route.abort())
  await page.goto('/restore')
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await fits(page, 'a page that does not come')
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Muster, your lists' }).click()
  await expect(page).toHaveTitle(/Your lists/)
  await page.goto('/?bin')
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
  await fits(page, 'bin')
})
