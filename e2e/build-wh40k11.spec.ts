import { expect, test, type Page } from '@playwright/test'

import { addAll, changeSlot, closePicker, isPhone, openCard, seal } from './roster-steps.ts'

async function begin(page: Page, faction: string): Promise<void> {
  await page.goto('/new')
  await page.getByRole('radio', { name: 'Warhammer 40,000' }).check({ force: true })
  await page.getByRole('option', { name: faction }).click()
  await page.getByRole('button', { name: 'Start the list' }).click()
  await page.getByRole('button', { name: /^Pick a detachment/ }).click()
}

/** Goes from a sheet back to the roster on a phone; on a wide window it stands beside. */
async function backToRoster(page: Page): Promise<void> {
  if (isPhone(page)) await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function attach(page: Page, leader: string, unit: string): Promise<void> {
  const card = await openCard(page, leader)
  await card.getByRole('button', { name: 'Attach to a unit' }).click()
  await page.getByRole('button', { name: `Choose ${unit}`, exact: true }).click()
  await closePicker(page)
}

test('a list of Orks: two detachments, a unit with leader and support, sizes, wargear, stratagems @phone', async ({
  page,
}) => {
  await begin(page, 'Orks')
  await page.getByRole('button', { name: 'Choose Bully Boyz' }).click()
  await page.getByRole('button', { name: 'Choose More Dakka!' }).click()
  await expect(page.getByText('3 of 3 DP').first()).toBeVisible()
  await changeSlot(page, /Add a unit/)
  await addAll(page, ['Nobz', 'Warboss', 'Painboy', 'Boyz', 'Boyz', 'Boyz', 'Boyz', 'Trukk'])
  await closePicker(page)
  await attach(page, 'Warboss', 'Nobz')
  const block = page.getByRole('region', { name: /Warboss.*Nobz/ })
  await expect(block).toContainText('Bodyguard')
  await expect(block).toContainText('Warlord')
  await expect(page.getByRole('region', { name: 'Battleline' })).toContainText('4th copy +10')
  await expect(seal(page, /in order/i)).toBeVisible()

  const card = await openCard(page, 'Nobz')
  await card.getByRole('button', { name: '10 models, 210 points' }).click()
  await expect(card).toContainText('Big choppa ×10')
  await card.getByRole('button', { name: 'Wargear', exact: true }).click()
  await card.getByRole('button', { name: /^Same for all.*Power klaw/ }).click()
  await expect(card).toContainText('Power klaw ×10')
  await backToRoster(page)
  await expect(block).toContainText('210')

  await page.reload()
  await expect(block).toContainText('210')
  if (isPhone(page)) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page
    .getByRole(isPhone(page) ? 'button' : 'tab', { name: /^Detachments and stratagems/ })
    .click()
  const stratagems = page.getByRole('region', { name: 'Stratagems', exact: true })
  await stratagems.getByRole('button', { name: 'Theirs', exact: true }).click()
  await expect(stratagems.getByText("Cut' Em Down")).toBeVisible()
  await expect(stratagems.getByText('Insane Bravery')).toHaveCount(0)
})

test('allies are fetched when their place is opened, and stay after a reload', async ({ page }) => {
  await begin(page, 'Astra Militarum')
  await changeSlot(page, /Add an ally: Assigned Agents/)
  await addAll(page, ['Vindicare Assassin'])
  const allied = page.getByRole('region', { name: 'Allied' })
  await expect(allied).toContainText('Vindicare Assassin')
  await page.reload()
  await expect(allied).toContainText('Vindicare Assassin')
})
