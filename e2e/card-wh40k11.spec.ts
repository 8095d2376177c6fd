import { expect, test, type Page } from '@playwright/test'

import { noDarkViolations, noViolations } from './accessibility-check.ts'
import { addAll, changeSlot, closePicker, isPhone, openCard } from './roster-steps.ts'

async function begin(page: Page, faction: string, units: readonly string[]): Promise<void> {
  await page.goto('/new')
  await page.getByRole('radio', { name: 'Warhammer 40,000' }).check({ force: true })
  await page.getByRole('option', { name: faction, exact: true }).click()
  await page.getByRole('button', { name: 'Start the list' }).click()
  await page.getByRole('button', { name: /^Pick a detachment/ }).click()
  await changeSlot(page, /Add a unit/)
  await addAll(page, units)
  await closePicker(page)
}

test('the card says what each size and copy costs, and sets the size by keyboard and by pointer', async ({
  page,
}) => {
  await begin(page, 'Orks', ['Boyz', 'Boyz', 'Boyz', 'Boyz'])
  const roster = page.getByRole('region', { name: 'Roster' })
  await roster.getByRole('button', { name: /^Boyz/ }).last().click()
  const card = page.getByRole('article', { name: 'Boyz', exact: true })
  await expect(card).toContainText('4th of 4, at most 6')
  const prices = card.getByRole('table', { name: 'Sizes and prices' })
  await expect(prices.getByRole('row', { name: /^Copies 1–3 75 160/ })).toBeVisible()
  await expect(prices.getByRole('row', { name: /^4th and on 85 ?\+10/ })).toBeVisible()
  const twenty = prices.getByRole('button', { name: '20 models, 170 points' })
  await twenty.focus()
  await page.keyboard.press('Enter')
  await expect(twenty).toHaveAttribute('aria-pressed', 'true')
  // the price below the size belongs to its button
  await prices.getByRole('cell', { name: '75' }).click({ force: true })
  await expect(prices.getByRole('button', { name: '10 models, 85 points' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await card.getByRole('button', { name: 'More models' }).click()
  await expect(card.getByRole('group', { name: 'Models' })).toContainText('11')
  await expect(prices.getByRole('row', { name: /170 ?\+10/ })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Add a 5th/ })).toBeVisible()
})

test('wargear that a smaller unit cannot have goes with the change, which is said and can be undone @phone', async ({
  page,
}) => {
  await begin(page, 'Orks', ['Boyz'])
  const card = await openCard(page, 'Boyz')
  await card.getByRole('button', { name: '20 models, 160 points' }).click()
  await card.getByRole('button', { name: 'Wargear', exact: true }).click()
  const limited = card.getByRole('group', { name: 'Boyz: Instead of Choppa and Slugga' })
  await expect(limited).toContainText('0 of 2, one for every 10 models')
  const more = limited.getByRole('button', { name: /^One Big shoota.* more/ })
  await more.click()
  await more.click()
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await expect(more).toBeFocused()
  await expect(card.getByRole('row', { name: /^Big shoota ×2 Boyz/ })).toBeVisible()
  await card.getByRole('button', { name: '10 models, 75 points' }).click()
  // over a sheet, messages stand in it
  const within = isPhone(page) ? page.getByRole('dialog') : page
  const said = /^Set Boyz to 10 models, without 1 × Big shoota/
  await expect(within.getByText(said).first()).toBeVisible()
  await expect(limited).toContainText('1 of 1')
  await within.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(limited).toContainText('2 of 2')
})

test('the card with its wargear has no violation of WCAG 2.2 AA @phone', async ({ page }) => {
  await begin(page, 'Orks', ['Boyz'])
  const card = await openCard(page, 'Boyz')
  await card.getByRole('button', { name: 'Wargear', exact: true }).click()
  await card.getByText(/^May carry/).click()
  await noViolations(page, 'card of a unit of Warhammer 40,000')
  await noDarkViolations(page, 'card of a unit of Warhammer 40,000')
})

test('steppers are large enough for a finger @only-phone', async ({ page }) => {
  await begin(page, 'Orks', ['Nobz'])
  const card = await openCard(page, 'Nobz')
  await card.getByRole('button', { name: 'Wargear', exact: true }).click()
  const buttons = card.getByRole('button', { name: /( more| fewer|^More models|^Fewer models)$/ })
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('sizes of one number are told apart by their models', async ({ page }) => {
  await begin(page, 'Space Wolves', ['Wolf Guard Headtakers'])
  const card = await openCard(page, 'Wolf Guard Headtakers')
  await card.getByRole('button', { name: /^3 Wolf Guard Headtakers and 3 Hunting Wolves/ }).click()
  await expect(card.getByText('115', { exact: true }).first()).toBeVisible()
  await card.getByRole('button', { name: /^6 Wolf Guard Headtakers, 170/ }).click()
  await expect(card.locator('header')).toContainText('170')
})

test('the reference has prices by size and copy, options, and who joins whom', async ({ page }) => {
  await page.goto('/browse/wh40k11/orks?unit=boyz')
  const card = page.getByRole('article', { name: 'Boyz', exact: true })
  await expect(card.getByRole('row', { name: /^4th and on 85 170/ })).toBeVisible()
  await expect(card).toContainText('Boss Nob: the same with W 2')
  await expect(card.getByRole('link', { name: 'Warboss', exact: true })).toBeVisible()
  await expect(card).toContainText('Instead of Choppa and Slugga')
})
