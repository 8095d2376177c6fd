import { expect, test, type Page } from '@playwright/test'

/** Opens the empty app and begins a list of this faction with 2,000 points. */
async function begin(page: Page, faction: string) {
  await page.goto('/')
  await page.getByRole('link', { name: 'New list' }).first().click()
  await page.getByRole('button', { name: faction }).click()
  await page.getByRole('button', { name: 'Start the list' }).click()
  await expect(page.getByRole('button', { name: /^Add a regiment: pick its leader/ })).toBeVisible()
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 700

/** Adds units to the place that the picker shows, one after the other. */
async function addAll(page: Page, names: readonly string[]) {
  for (const name of names)
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
}

/** Turns the picker to another place. */
async function changeSlot(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: 'Change slot' }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

/** Takes picks for one of the army's choices. */
async function choose(page: Page, slot: string, names: readonly string[]) {
  await changeSlot(page, slot)
  for (const name of names) {
    await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click()
  }
}

const total = (page: Page) => page.getByRole('group', { name: /^Points by regiment/ })
const seal = (page: Page, name: string) => page.getByRole('img', { name, exact: true }).first()

/** A legal list of exactly 2,000 points with a Regiment of Renown, from the first step on. */
async function buildOgors(page: Page) {
  await page.getByRole('button', { name: /^Add a regiment: pick its leader/ }).click()
  await addAll(page, ['Tyrant', 'Ironguts', 'Gluttons', 'Mournfang Pack'])
  await changeSlot(page, /Add a regiment/)
  await addAll(page, ['Butcher', 'Leadbelchers', 'Gnoblars'])
  await changeSlot(page, /Add a regiment/)
  await addAll(page, ['Bloodpelt Hunter', 'Maneaters', 'Frost Sabres'])
  await changeSlot(page, /Regiment of Renown/)
  await page.getByRole('button', { name: 'Choose Bundo Whalebiter' }).click()
  await choose(page, 'Battle formation', ['Hunger-filled Tribe'])
  await choose(page, 'Spell lore', ['Lore of Gut Magic'])
  await choose(page, 'Manifestation lore', ['Primal Energy'])
  await choose(page, 'Faction terrain', ['Great Mawpot'])
}

test('a legal list of 2,000 points with a Regiment of Renown is built, broken and mended @phone', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await begin(page, 'Ogor Mawtribes')
  await buildOgors(page)
  if (isPhone(page)) await page.getByRole('button', { name: 'Done' }).click()

  await expect(total(page)).toHaveAccessibleName(/2,000 of 2,000, 0 left/)
  await expect(seal(page, 'In order')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bundo Whalebiter' })).toContainText('400')

  if (isPhone(page)) await page.getByRole('button', { name: 'Add', exact: true }).click()
  await changeSlot(page, /Add to Tyrant/)
  await page.getByRole('button', { name: 'Add Gnoblars all the same' }).click()
  if (isPhone(page)) await page.getByRole('button', { name: 'Done' }).click()
  await expect(total(page)).toHaveAccessibleName(/2,130 of 2,000, 130 over/)
  await expect(seal(page, '1 fault')).toBeVisible()

  if (isPhone(page)) await page.getByRole('button', { name: /^Check/ }).click()
  await expect(page.getByRole('article').filter({ hasText: '2,130' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove Gnoblars/ })
    .first()
    .click()
  if (isPhone(page)) await page.getByRole('button', { name: 'Back to the roster' }).click()
  await expect(total(page)).toHaveAccessibleName(/2,000 of 2,000/)
  await expect(seal(page, 'In order')).toBeVisible()

  await page.reload()
  await expect(total(page)).toHaveAccessibleName(/2,000 of 2,000, 0 left/)
  expect(faults).toEqual([])
})

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

test('going back on a phone closes the sheet, not the list @phone', async ({ page }) => {
  test.skip(!isPhone(page), 'sheets are of the phone')
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
