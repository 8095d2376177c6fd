import { expect, test, type Page } from '@playwright/test'

import { row, told } from './keyboard-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'

/** The library of drags arrives after the roster: until then nothing can be picked up. */
const canDrag = (page: Page) => expect(page.locator('.roster.can-drag')).toBeVisible()

test('the palette puts back what keys carry, and has the keys for itself', async ({ page }) => {
  await takeIn(page, dinner)
  await canDrag(page)
  await row(page, 'Gnoblars').press('m')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('region', { name: /^regiment II,/i })).toHaveClass(/is-over/)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find by name' })
  await expect(field).toBeFocused()
  await expect(page.locator('.is-over')).toHaveCount(0)
  await page.keyboard.type('list settings')
  await expect(field).toHaveValue('list settings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'List settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('region', { name: /^regiment I,/i }).getByRole('button', { name: /^Gnoblars/ }),
  ).toBeVisible()
})

test('a press elsewhere ends what keys carry and gives the keys back', async ({ page }) => {
  await takeIn(page, dinner)
  await canDrag(page)
  await row(page, 'Gnoblars').press('m')
  await told(page, /^Picked up Gnoblars/)
  const search = page.getByRole('searchbox', { name: 'Name or keyword' })
  await search.click()
  await told(page, 'Gnoblars stays where it was.')
  await search.pressSequentially('frost sabres')
  await expect(search).toHaveValue('frost sabres')
})

test('a page that is left in the middle of a drag leaves the pointer as it was', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await canDrag(page)
  await row(page, 'Gnoblars').hover()
  await page.mouse.down()
  await row(page, 'Butcher').hover()
  await row(page, 'Leadbelchers').hover()
  await expect(page.locator('html')).toHaveClass(/is-dragging/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Import lists' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveClass(/is-dragging/)
})
