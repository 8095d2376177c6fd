import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const list = {
  game: 'aos4',
  name: 'Dinner with Bundo',
  notes: 'Bring dice.',
  faction: 'Ogor Mawtribes',
  limit: 2000,
  spellLore: 'Lore of Gut Magic',
  regiments: [
    {
      leader: { name: 'Tyrant', general: true, nickname: 'Old Grumbler' },
      units: [{ name: 'Ironguts', reinforced: true }, 'Gnoblars'],
    },
    { leader: 'Butcher', units: ['Leadbelchers'] },
  ],
  auxiliaries: ['Frost Sabres'],
  regimentsOfRenown: ['Bundo Whalebiter'],
}

/** Brings the list above into the app, through a file. */
async function takeIn(page: Page) {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'dinner.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(list)),
  })
  await expect(page).toHaveURL(/\/list\/\w+$/)
}

/** The list's link, from the share dialog. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Share Dinner with Bundo' })
  const link = dialog.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/shared#1/)
  return await link.inputValue()
}

async function noViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

test('a list goes by link into a fresh browser, where it is read, kept and undone @phone', async ({
  page,
  browser,
  viewport,
}) => {
  await takeIn(page)
  const link = await linkOf(page)
  expect(link.split('#')[1]?.length).toBeLessThan(200)
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await noViolations(page)

  const elsewhere = await browser.newContext({ viewport })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dinner with Bundo')
  await expect(other.getByText('Old Grumbler')).toBeVisible()
  await expect(other.getByRole('img', { name: 'In order' }).first()).toBeVisible()
  await expect(other.getByText('of 29 July 2026', { exact: true })).toBeVisible()
  await expect(other.getByText('Bring dice.')).toBeVisible()
  await noViolations(other)

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

test('a link that lost something says so and shows what can be read', async ({ page }) => {
  await takeIn(page)
  const link = await linkOf(page)

  await page.goto(link.slice(0, -30))
  await expect(page.getByRole('alert')).toContainText('cut short')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner with Bundo')
  await expect(page.getByText('Ironguts', { exact: true })).toBeVisible()
  await noViolations(page)

  await page.goto(link.replace('#1', '#2'))
  await expect(page.getByRole('alert')).toContainText('newer Muster')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner with Bundo')

  await page.goto('/shared#nonsense')
  await expect(page.getByRole('alert')).toContainText('not a link to a Muster list')
  await noViolations(page)

  await page.goto('/shared')
  await expect(page.getByRole('alert')).toContainText('holds no list')
})

test('a shared list is printed from its link', async ({ page }) => {
  await takeIn(page)
  await page.goto(await linkOf(page))
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('heading', { name: /Dinner with Bundo/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shared list' }).click()
  await expect(page.getByRole('button', { name: 'Keep a copy' })).toBeVisible()
})
