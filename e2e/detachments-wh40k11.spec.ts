import { expect, test, type Page } from '@playwright/test'

import { isPhone } from './roster-steps.ts'

async function begin(page: Page): Promise<void> {
  await page.goto('/new')
  await page.getByRole('radio', { name: 'Warhammer 40,000' }).check({ force: true })
  await page.getByRole('option', { name: 'Orks' }).click()
  await page.getByRole('button', { name: 'Start the list' }).click()
  await page.getByRole('button', { name: /^Pick a detachment/ }).click()
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

test('detachments by DP, each refused one with its whole reason and every replacement @phone', async ({
  page,
}) => {
  await begin(page)
  if (!isPhone(page)) {
    await expect(page.getByRole('button', { name: 'Sorted by DP; sort by name' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Choose Bully Boyz' }).click()
  await page.getByRole('button', { name: 'Choose More Dakka!' }).click()
  const brigade = row(page, 'Taktikal Brigade')
  const ways = brigade.getByRole('button', { name: /^Instead of/ })
  await brigade.scrollIntoViewIfNeeded()
  await expect(ways).toHaveText(['Instead of More Dakka!', 'Instead of Bully Boyz'])
  const why = brigade.getByText(/Strike Force has 3/)
  const isWhole = () => why.evaluate((box) => box.scrollHeight <= box.clientHeight)
  await expect.poll(isWhole).toBe(true)
  await ways.first().click()
  await expect(row(page, 'Taktikal Brigade').getByText('chosen', { exact: true })).toBeVisible()
  await expect(row(page, 'Bully Boyz').getByText('chosen', { exact: true })).toBeVisible()
})

test('a list without units has no faults yet, wherever they are told', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Choose Bully Boyz' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing to check yet' })).toHaveCount(1)
  await expect(page.getByText(/\d fault/)).toHaveCount(0)
})

test('of the same detachment chosen twice one goes at a time', async ({ page }) => {
  await page.goto('/import')
  const list = {
    game: 'wh40k11',
    faction: 'Orks',
    name: 'Twice',
    detachments: ['More Dakka!', 'More Dakka!'],
    forceDisposition: 'Disruption',
    units: [{ name: 'Warboss', warlord: true }],
  }
  await page.getByLabel('Files to import').setInputFiles({
    name: 'twice.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(list)),
  })
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await page.getByRole('button', { name: 'Take one More Dakka! away' }).click()
  await expect(page.getByRole('button', { name: /^Detachments.*More Dakka!/ })).toBeVisible()
  await expect(page.getByText('chosen twice')).toHaveCount(0)
  await expect(page.getByText('No detachment is chosen')).toHaveCount(0)
})
