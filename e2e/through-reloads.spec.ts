import { expect, test, type Page } from '@playwright/test'

async function speakGerman(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { name: 'Optionen', level: 1 })).toBeVisible()
}

test('what was chosen for a new list is there after a change of the language', async ({ page }) => {
  await page.goto('/new')
  await page.getByRole('radio', { name: 'Warhammer 40,000' }).check({ force: true })
  await page.getByRole('option', { name: 'Orks', exact: true }).click()
  await page.getByText('Other', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Other limit' }).fill('1250')
  await page.getByRole('textbox', { name: 'Name' }).fill('Green tide')
  await speakGerman(page)
  await page.goto('/new')
  await expect(
    page.getByRole('option', { name: 'Orks', exact: true, selected: true }),
  ).toBeVisible()
  await expect(page.locator('main form input[inputmode]')).toHaveValue('1250')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Green tide')
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByRole('button', { name: 'Woher die Punkte kommen' })).toContainText('1.250')
  // what is begun is begun: the next list starts anew
  await page.goto('/new')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
})

test('lists that the checker has taken in are there after a change of the language', async ({
  page,
}) => {
  await page.goto('/check')
  const field = page.getByRole('textbox', { name: 'Paste one list or many' })
  await field.fill('Anna\n\nOrks\nWarboss (80)\n')
  await page.getByRole('button', { name: 'Check the text' }).click()
  await expect(page.locator('.crow')).toHaveCount(1)
  await page.getByRole('link', { name: 'Muster, your lists' }).click()
  await speakGerman(page)
  await page.getByRole('link', { name: 'Prüfen', exact: true }).click()
  await expect(page.locator('.crow')).toHaveCount(1)
  await expect(page.locator('.crow')).toContainText('In 3 Zeilen steht keine Liste.')
})

test('a history opened by its address calls detachments what the page calls them', async ({
  page,
}) => {
  await page.goto('/new?game=wh40k11')
  await page.getByRole('option', { name: 'Orks', exact: true }).click()
  await page.getByRole('button', { name: 'Start the list' }).click()
  await page.getByRole('button', { name: /^Pick a detachment/ }).click()
  await page.getByRole('button', { name: 'Choose Taktikal Brigade' }).click()
  await expect(page.getByRole('button', { name: 'Undo: take Taktikal Brigade' })).toBeVisible()
  const list = new URL(page.url()).pathname
  await page.evaluate(() => localStorage.setItem('muster-language', 'de'))
  await page.goto(`${list}/history`)
  await expect(page.getByText(/^Taktika-Brigade/).first()).toBeVisible()
  await expect(page.getByText('Taktikal Brigade')).toHaveCount(0)
  // a snapshot keeps the English name, and is read in the page's language, too
  await page.getByRole('button', { name: 'Stand festhalten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Festhalten' }).click()
  await page.locator('.shot__go').first().click()
  await expect(page.locator('.sv__blocks')).toContainText('Taktika-Brigade')
  await expect(page.getByText('Taktikal Brigade')).toHaveCount(0)
})
