import { expect, test } from '@playwright/test'

test('the start page opens without an error, on a phone too @phone', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))

  await page.goto('/')

  await expect(page).toHaveTitle(/Muster/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(faults).toEqual([])
})
