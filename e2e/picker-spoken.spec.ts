import { expect, test, type Locator, type Page } from '@playwright/test'

import { addAll, begin, changeSlot, isPhone, openPicker, total } from './roster-steps.ts'
import { button, choose } from './steps-wh40k11.ts'

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Name or keyword' })

const list = (page: Page): Locator => page.getByRole('list', { name: 'What could fill the slot' })

/** What a screen reader is told. */
const told = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()

test('what fits says its price, and what does not says why, to those who do not see it', async ({
  page,
}) => {
  await begin(page, 'Ogor Mawtribes')
  await expect(button(page, 'Add Tyrant')).toHaveAccessibleDescription('150 points')
  await addAll(page, ['Tyrant'])
  await expect(button(page, 'Add Gluttons')).toHaveAccessibleDescription('200 points')
  await expect(
    list(page)
      .getByRole('listitem')
      .filter({ has: button(page, 'Add Gluttons') }),
  ).toMatchAriaSnapshot(`
    - listitem:
      - button /^Gluttons ×5 , 200 points\\.$/
      - img /^Move .+, Health .+, Save .+, Control .+$/
      - button "Add Gluttons"
  `)
  const refused = list(page).getByRole('button', {
    name: /^Kragnos, the End of Empires ?, 580 points/,
  })
  await expect(refused).toHaveAccessibleName(/580 points\. Leads regiments/)
})

test('a detachment that cannot be taken can be reached by keys and gives its reason', async ({
  page,
}) => {
  await page.goto('/new')
  await page.getByRole('radio', { name: 'Warhammer 40,000' }).check({ force: true })
  await page.getByRole('option', { name: 'Orks', exact: true }).click()
  await button(page, 'Start the list').click()
  await button(page, /^Pick a detachment/).click()
  await choose(page, 'Bully Boyz')
  await choose(page, 'More Dakka!')
  const refused = list(page).getByRole('group', { name: /^Taktikal Brigade, 0 points: / })
  await expect(refused).toHaveAccessibleName(/Strike Force has 3/)
  await search(page).fill('taktikal')
  await told(page, '1 found')
  await page.keyboard.press('ArrowDown')
  await expect(refused).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search(page)).toBeFocused()
})

test('typing in the list searches it, Enter adds the first, arrow keys go from row to row', async ({
  page,
}) => {
  await begin(page, 'Ogor Mawtribes')
  await addAll(page, ['Tyrant'])
  await search(page).focus()
  await page.keyboard.press('ArrowDown')
  const rows = list(page).getByRole('button', { name: /^Add / })
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.type('ironguts')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('ironguts')
  await expect(rows).toHaveCount(1)
  await told(page, '1 found')
  await page.keyboard.press('Enter')
  await expect(search(page)).toHaveValue('')
  await told(page, /^350 of 2,000 points, 1,650 left\. In order\.$/)
})

test('what becomes wrong is said with the total', async ({ page }) => {
  await begin(page, 'Ogor Mawtribes')
  await addAll(page, ['Tyrant', 'Gluttons'])
  await changeSlot(page, /Add a regiment/)
  await addAll(page, ['Butcher'])
  await page.getByRole('button', { name: 'List settings' }).click()
  await page.getByRole('radio', { name: '1,000' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(total(page)).toHaveAccessibleName(/520 of 1,000|480 left/)
  await addAll(page, ['Leadbelchers'])
  await page.getByRole('button', { name: /^Add Gluttons/ }).click()
  await page.getByRole('button', { name: /^Add Ironguts/ }).click()
  await told(page, /over\. 1 fault\. New: .*\.$/)
})

test('units are added and found by their names from anywhere @phone', async ({ page }) => {
  await begin(page, 'Ogor Mawtribes')
  await openPicker(page)
  await addAll(page, ['Tyrant'])
  if (isPhone(page)) {
    await button(page, 'Done').click()
    await button(page, 'More').click()
    await button(page, /^Find and do/).click()
  } else await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find by name' })
  await field.fill('add glut')
  await page.getByRole('option', { name: /^Add Gluttons.*200 points/ }).click()
  await expect(total(page)).toHaveAccessibleName(/350/)
  if (isPhone(page)) return
  await page.keyboard.press('Control+k')
  await field.fill('undo')
  await page.getByRole('option', { name: /^Undo: add Gluttons/ }).click()
  await expect(total(page)).toHaveAccessibleName(/150/)
  await page.keyboard.press('Control+k')
  await field.fill('tyrant')
  await page.getByRole('option', { name: 'Tyrant regiment I', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Tyrant' })).toBeVisible()
})
