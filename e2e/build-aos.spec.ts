import { expect, test } from '@playwright/test'

import { addAll, begin, changeSlot, total } from './roster-steps.ts'

test('search finds by keyword and by a name typed wrong, and Enter adds the first that fits', async ({
  page,
}) => {
  await begin(page, 'Ogor Mawtribes')
  const search = page.getByRole('searchbox', { name: 'Name or keyword' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill('buthcer')
  await search.press('Enter')
  await expect(page.getByRole('region', { name: /^regiment I, Butcher/i })).toBeVisible()

  await search.fill('yhteees')
  await expect(page.getByRole('button', { name: 'Add Icefall Yhetees' })).toBeVisible()
  await search.fill('beastclaw')
  await expect(page.getByRole('listitem').filter({ hasText: 'Frost Sabres' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Gluttons' })).toHaveCount(0)
})

test('adding keeps the focus on the unit, so that the same key adds another', async ({ page }) => {
  await begin(page, 'Ogor Mawtribes')
  await page.getByRole('button', { name: 'Add Tyrant', exact: true }).click()
  const ironguts = page.getByRole('button', { name: 'Add Ironguts', exact: true })
  await ironguts.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(ironguts).toBeFocused()
  await expect(page.getByText('2 units, 200 each')).toBeVisible()
})

test('one auxiliary unit after another is added to the same place, however quickly', async ({
  page,
}) => {
  await begin(page, 'Ogor Mawtribes')
  await page.getByRole('button', { name: 'Add Tyrant', exact: true }).click()
  await changeSlot(page, /auxiliary/i)
  await page.getByRole('button', { name: 'Add Gluttons', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Auxiliary unit/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add Gluttons', exact: true }).dblclick()
  const units = page.getByRole('region', { name: 'Auxiliary units' })
  await expect(units.getByText(/^3 units/)).toBeVisible()
  const name = await total(page).getAttribute('aria-label')
  await page.getByRole('button', { name: 'Add Gluttons', exact: true }).press('Enter')
  await expect(units.getByText(/^4 units/)).toBeVisible()
  await expect(total(page)).not.toHaveAttribute('aria-label', name ?? '')
})

test('what is removed comes back with Undo, from the message and from the keyboard', async ({
  page,
}) => {
  await begin(page, 'Ogor Mawtribes')
  await addAll(page, ['Tyrant', 'Gluttons'])
  const row = page.getByRole('button', { name: /^Gluttons/ }).first()
  await row.focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('Removed Gluttons.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(row).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('region', { name: /Tyrant/ })).not.toContainText('Gluttons')
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('region', { name: /Tyrant/ })).toContainText('Gluttons')
})

test('going back on a phone closes the sheet, not the list @only-phone', async ({ page }) => {
  await begin(page, 'Ogor Mawtribes')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await addAll(page, ['Tyrant'])
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /Tyrant/ })).toBeVisible()
})

test('a list that is not there says what to do', async ({ page }) => {
  await page.goto('/list/no-such-list')
  await expect(page.getByRole('heading', { name: 'No such list here' })).toBeVisible()
  await page.getByRole('link', { name: 'Your lists' }).last().click()
  await expect(page).toHaveURL(/\/$/)
})
