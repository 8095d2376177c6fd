import { expect, test, type Page } from '@playwright/test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Find by name' })

test('everything is found by its name with the keyboard alone', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('ogor')
  await expect(
    page.getByRole('option', { name: 'Ogor Mawtribes', exact: false }).first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('new list: orks')
  const orks = page.getByRole('option', { name: /New list: Orks/ })
  // the first of what is found is what a screen reader has in hand
  await expect(orks).toBeVisible()
  const id = (await orks.getAttribute('id')) ?? 'none'
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Orks' })).toBeVisible()
  await expect(page).toHaveURL(/\/new\?game=/)
})

test('the palette opens by thumb, says when nothing is found, and gives the focus back @phone', async ({
  page,
}) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Find and do anything by its name' })
  await open.click()
  await field(page).fill('qqqq')
  await expect(page.getByText('Nothing here is called “qqqq”.')).toBeVisible()
  await expect(page.getByText('nothing found')).toBeAttached()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(open).toBeFocused()
})

test('a question mark shows every key, but is typed in a field', async ({ page }) => {
  await page.goto('/new')
  await page.getByRole('searchbox', { name: 'Search factions' }).pressSequentially('orks?')
  await expect(page.getByRole('searchbox', { name: 'Search factions' })).toHaveValue('orks?')
  await page.getByRole('heading', { name: 'New list' }).click()
  await page.keyboard.press('?')
  const table = page.getByRole('dialog', { name: 'Keys' })
  await expect(table).toContainText('Undo the last step of the list')
  await page.keyboard.press('Escape')
  await expect(table).toHaveCount(0)
  const foot = page.getByRole('contentinfo').getByRole('button', { name: 'Keys' })
  await foot.press('Enter')
  await expect(table).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(foot).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('shortcuts')
  await expect(page.getByRole('option', { name: /^Keys/ })).toBeVisible()
  // the keys that opened it close it
  await page.keyboard.press('Control+k')
  await expect(foot).toBeFocused()
})
