import { expect, test } from '@playwright/test'

import { bosses, dinner, linkOf, takeIn } from './sample-lists.ts'

test('a list goes by link into a fresh browser, where it is read, kept and undone', async ({
  page,
  browser,
  viewport,
}) => {
  await takeIn(page, dinner)
  const link = await linkOf(page)
  expect(link.split('#')[1]?.length).toBeLessThan(200)
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()

  const elsewhere = await browser.newContext({ viewport })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dinner with Bundo')
  await expect(other.getByText('Old Grumbler')).toBeVisible()
  await expect(other.getByRole('img', { name: 'In order' }).first()).toBeVisible()
  await expect(other.getByText('of 29 July 2026', { exact: true })).toBeVisible()
  await expect(other.getByText('Bring dice.')).toBeVisible()

  await other.getByRole('button', { name: 'Keep a copy' }).click()
  await expect(other.getByText('Copy kept')).toBeVisible()
  await expect(other).toHaveURL(/\/list\/\w+$/)
  await expect(other.getByText('Old Grumbler').first()).toBeVisible()
  await other.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(other).toHaveURL(link)
  await other.getByRole('link', { name: 'Muster, your lists' }).click()
  await expect(other.getByRole('heading', { name: 'No lists yet' })).toBeVisible()
  await elsewhere.close()
})

test('a shared list is printed from its link', async ({ page }) => {
  await takeIn(page, dinner)
  await page.goto(await linkOf(page))
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('heading', { name: /Dinner with Bundo/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shared list' }).click()
  await expect(page.getByRole('button', { name: 'Keep a copy' })).toBeVisible()
})

test('a list of Warhammer 40,000 is read by attached unit and section @phone', async ({ page }) => {
  await takeIn(page, bosses)
  const link = await linkOf(page)
  expect(link.split('#')[1]?.length).toBeLessThan(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bosses and Bullets')
  const army = page.getByRole('region', { name: 'Army choices' })
  for (const words of ['3 of 3 DP', 'Bully Boyz', '2 DP', 'Purge the Foe'])
    await expect(army).toContainText(words)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Attached units',
    'Battleline 4 units',
    'Dedicated Transports 3 units',
    'Other 6 units',
    'Stratagems',
  ])
  const joined = page.getByRole('region', { name: /Warboss, Painboy and Nobz/ })
  for (const words of ['Leader', 'Bodyguard', 'Enhancement: Big Gob, +20', 'Big choppa ×10', '405'])
    await expect(joined).toContainText(words)
  const battleline = page.getByRole('region', { name: 'Battleline' })
  for (const words of ['3 units, 75 each', '4th copy +10', '310'])
    await expect(battleline).toContainText(words)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  const stratagem = page.getByText("Cut' Em Down")
  if (!(await stratagem.isVisible())) await page.getByText('Stratagems').click()
  await expect(stratagem).toBeVisible()
})
