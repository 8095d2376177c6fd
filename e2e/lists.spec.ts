import { expect, type Page, test } from '@playwright/test'

/** Begins a list of a faction, with a name where one is given, and comes back to the lists. */
async function begin(page: Page, faction: string, name?: string) {
  await page.goto('/new')
  await page.getByRole('option', { name: faction, exact: true }).click()
  if (name !== undefined) await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Start the list' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

async function choose(page: Page, list: string, action: string) {
  await page.getByRole('button', { name: `More for ${list}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a list is made in two taps, copied, deleted and restored, and survives reloads @phone', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New list' }).click()
  await page.getByRole('option', { name: 'Ogor Mawtribes', exact: true }).click()
  await page.getByRole('button', { name: 'Start the list' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  // at once, without a pause for saving
  await page.reload()
  await page.goto('/')
  await expect(row(page, 'Ogor Mawtribes')).toContainText('/ 2,000')

  await choose(page, 'Ogor Mawtribes', 'Duplicate')
  await expect(row(page, 'Ogor Mawtribes copy')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Ogor Mawtribes copy')).toBeVisible()

  await choose(page, 'Ogor Mawtribes copy', 'Delete')
  await expect(row(page, 'Ogor Mawtribes copy')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Ogor Mawtribes copy')).toBeVisible()

  await choose(page, 'Ogor Mawtribes', 'Delete')
  await page.reload()
  await expect(row(page, 'Ogor Mawtribes')).toHaveCount(0)
  await page.getByRole('link', { name: /^Bin/ }).click()
  await page.getByRole('button', { name: 'Restore Ogor Mawtribes' }).click()
  await page.getByRole('link', { name: /^All lists/ }).click()
  await expect(row(page, 'Ogor Mawtribes')).toBeVisible()
})

test('a list is renamed, and the name taken back', async ({ page }) => {
  await begin(page, 'Ogor Mawtribes')
  const title = page.getByRole('textbox', { name: 'List name' })
  await title.fill('Dinner for two')
  await title.press('Enter')
  // at once, without a pause for saving
  await page.reload()
  await expect(title).toHaveValue('Dinner for two')
  await title.fill('Lunch')
  await title.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('Dinner for two')
  await page.goto('/')
  await expect(row(page, 'Dinner for two')).toContainText('Ogor Mawtribes')
})

test('lists are found, sorted, brought in from files and backed up', async ({ page }) => {
  await begin(page, 'Ogor Mawtribes', 'Alpha')
  await begin(page, 'Skaven', 'Zeta')
  await page.goto('/')
  const names = page.getByRole('listitem').getByRole('heading')
  await expect(names).toHaveText(['Zeta', 'Alpha'])
  await page.getByRole('button', { name: 'Sort by: Last edited' }).click()
  await page.getByRole('menuitemradio', { name: 'Name' }).click()
  await expect(names).toHaveText(['Alpha', 'Zeta'])
  await page.keyboard.press('/')
  await page.keyboard.type('skaven')
  await expect(names).toHaveText(['Zeta'])
  await page.keyboard.press('Escape')

  const saved = page.waitForEvent('download')
  await choose(page, 'Alpha', 'Save as a file')
  const path = await (await saved).path()
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByLabel('Files to import').setInputFiles(path)
  await expect(page).toHaveURL(/\/list\/\w+$/)

  await page.goto('/settings')
  const backup = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a backup' }).click()
  const backupPath = await (await backup).path()
  await page.goto('/')
  await choose(page, 'Zeta', 'Delete')
  await page.getByRole('link', { name: /^Bin/ }).click()
  await page.getByRole('button', { name: 'Erase Zeta' }).click()
  // within the app: a page that is closed at once may keep what was being erased, never lose what was kept
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Backup file').setInputFiles(backupPath)
  await expect(page.getByRole('region', { name: 'New 1' })).toContainText('Zeta')
  await expect(page.getByRole('region', { name: 'The same 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore 1 list' }).click()
  await expect(page.getByText('1 list restored, 2 already here.')).toBeVisible()
  await expect(row(page, 'Zeta')).toBeVisible()
})

test('the theme is remembered', async ({ page }) => {
  await page.goto('/settings')
  await page.getByText('Dark', { exact: true }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByText('As the system').click()
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('two tabs keep each other up to date', async ({ page, context }) => {
  await begin(page, 'Skaven', 'First')
  await page.goto('/')
  const other = await context.newPage()
  await begin(other, 'Ogor Mawtribes', 'Second')
  await expect(row(page, 'Second')).toBeVisible()
  await choose(page, 'First', 'Delete')
  await other.goto('/')
  await expect(row(other, 'Second')).toBeVisible()
  await expect(row(other, 'First')).toHaveCount(0)
})

test('a browser that refuses storage is named at once, and lists work until the tab is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('does not let Muster save')
  await page.getByRole('main').getByRole('link', { name: 'New list' }).click()
  await page.getByRole('option', { name: 'Skaven', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('Fleeting')
  await page.getByRole('button', { name: 'Start the list' }).click()
  await expect(page.getByRole('textbox', { name: 'List name' })).toHaveValue('Fleeting')
})
