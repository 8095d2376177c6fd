import { expect, test } from '@playwright/test'

import { dinner, takeIn } from './sample-lists.ts'

test('a sample list opens with a tour of three steps, which can be skipped and does not come again @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^A list with a fault to mend Ogor/ }).click()
  const step = page.getByRole('dialog', { name: 'The points rule' })
  await expect(step).toContainText('1 of 3')
  // by key: what goes on has the focus, not what ends the tour
  await expect(step.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'What can join' })).toContainText('2 of 3')
  await page.getByRole('button', { name: 'Skip the tour' }).click()
  await expect(page.getByText('2 of 3')).toHaveCount(0)
  await expect(page).toHaveTitle(/Too much on the plate/)

  await page.goto('/')
  await page.getByRole('button', { name: 'Find and do anything by its name' }).click()
  await page.getByRole('combobox', { name: 'Find by name' }).fill('show me around')
  await expect(page.getByRole('option', { name: 'Show me around' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Too much on the plate' }).first().click()
  await expect(page.getByRole('dialog', { name: 'The points rule' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 of 3')).toHaveCount(0)
})

test('what opens over the tour ends it and has mouse and keys for itself', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^A list in order Orks/ }).click()
  await expect(page.getByRole('dialog', { name: 'The points rule' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find by name' }).fill('settings')
  await expect(page.locator('.driver-popover')).toHaveCount(0)
  await page.getByRole('option', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('the tour shows what a window made narrow has', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^A list in order Ogor/ }).click()
  const tour = page.locator('.driver-popover')
  await tour.getByRole('button', { name: 'Next' }).click()
  await expect(tour).toContainText('2 of 3')
  const shown = page.locator('.driver-active-element')
  await expect(shown).toHaveClass(/pane--picker/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shown).toBeVisible()
  await expect(shown).toHaveText('Add')
})

test('a report of a problem has the findings and the list, and no name that was not meant for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const crowded = { ...dinner, name: 'My secret plan', limit: 1000 }
  await takeIn(page, crowded)
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const report = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(report.getByLabel('The report')).toHaveValue(/- error LB-/)
  await report.getByLabel('What went wrong, and what did you expect?').fill('The total is wrong.')
  await report.getByRole('button', { name: 'Copy the report' }).click()
  await expect(report.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^The total is wrong\.\n\nMuster problem report/)
  expect(copied).toContain('"Ironguts"')
  expect(copied).not.toContain('secret')
})
