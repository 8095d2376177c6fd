import { expect, test, type Locator, type Page } from '@playwright/test'

import { noDarkViolations, noViolations } from './accessibility-check.ts'
import { changeSlot } from './roster-steps.ts'
import { brokenDinner, dinner, linkOf, takeIn } from './sample-lists.ts'

/** Axe on what is on screen, in the light and in the dark. */
async function look(page: Page, what: string) {
  await noViolations(page, what)
  await noDarkViolations(page, what)
}

async function open(page: Page, path: string, shows: Locator, what: string) {
  await page.goto(path)
  await expect(shows).toBeVisible()
  await look(page, what)
}

// what a11y-states.spec.ts does not pass by
test('no violation of WCAG 2.2 AA in the bin, on the way to lores, with a cut link and in Regiments of Renown', async ({
  page,
}) => {
  test.slow()
  await takeIn(page, brokenDinner)
  await changeSlot(page, 'Spell lore')
  await look(page, 'builder with faults, lores to choose')
  await page.goto('/')
  await page.getByRole('button', { name: 'More for Dinner spoilt' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await open(page, '/?bin', page.getByRole('button', { name: 'Restore Dinner spoilt' }), 'bin')
  await takeIn(page, dinner)
  const link = await linkOf(page)
  await open(page, link.slice(0, -30), page.getByRole('alert'), 'damaged link')
  await page.goto('/browse/aos4/regiments-of-renown')
  // two of 77 stand for all
  await page.getByRole('searchbox').fill('kraken-eater')
  await expect(page.getByRole('heading', { name: 'Bundo Whalebiter' })).toBeVisible()
  await look(page, 'Regiments of Renown')
})
