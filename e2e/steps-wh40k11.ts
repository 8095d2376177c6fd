import { expect, type Locator, type Page } from '@playwright/test'

import { closePicker, isPhone } from './roster-steps.ts'

/** A button by its whole name, or by a pattern. */
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

/** Takes a pick from the picker. */
export const choose = (page: Page, name: string): Promise<void> =>
  button(page, `Choose ${name}`).click()

/** Takes the last change back. */
export const undo = (page: Page): Promise<void> =>
  button(page, /^Undo:/)
    .first()
    .click()

/** The points rule, whose name says total, limit and what is left. */
export const total = (page: Page): Locator => page.getByLabel(/^Points by unit/)

/** The row of a unit, not the part of the points rule that begins with its name; `without`: one that lacks these words. */
export function row(page: Page, unit: string, without = 'no such words'): Locator {
  return button(page, new RegExp(`^${unit}(?! in )(?!,)(?!.*${without})`)).first()
}

/** Opens the card of a unit in the roster. */
export async function openCard(page: Page, unit: string, without?: string): Promise<Locator> {
  await row(page, unit, without).click()
  const card = page.getByRole('article', { name: unit, exact: true })
  await expect(card).toBeVisible()
  return card
}

/** Leaves the sheet of a card on a phone by the button that closes it. */
export async function closeCard(page: Page): Promise<void> {
  if (isPhone(page)) await button(page, 'Close').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Goes to the findings on a phone; in a wide window they are there already. */
export async function openFindings(page: Page): Promise<void> {
  if (isPhone(page)) await button(page, /^Check/).click()
}

/** Goes back to the roster on a phone. */
export async function closeFindings(page: Page): Promise<void> {
  if (isPhone(page)) await button(page, 'Back to the roster').click()
}

/** What stands at hand in a wide window is behind this on a phone. */
export async function openMore(page: Page): Promise<void> {
  if (isPhone(page)) await button(page, 'More').click()
}

/** Sets one of the points limits on offer. */
export async function setLimit(page: Page, limit: string): Promise<void> {
  await openMore(page)
  await button(page, /^List settings/).click()
  await page.getByRole('radio', { name: limit }).check({ force: true })
  await button(page, 'Close').click()
}

/** Lets a leader join a unit, by way of its card. */
export async function attach(page: Page, leader: string, unit: string): Promise<void> {
  const card = await openCard(page, leader)
  await button(card, 'Attach to a unit').click()
  await choose(page, unit)
  await closePicker(page)
}

/** Gives a unit an enhancement, by way of its card. */
export async function enhance(
  page: Page,
  unit: string,
  name: string,
  without?: string,
): Promise<void> {
  const card = await openCard(page, unit, without)
  await button(card, /^Enhancement/).click()
  await choose(page, name)
  await closePicker(page)
}

/** Sets the size of a unit, in the table of its prices. */
export async function setSize(page: Page, unit: string, size: string): Promise<void> {
  const card = await openCard(page, unit)
  const sized = button(card.getByRole('table', { name: 'Sizes and prices' }), size)
  await sized.click()
  await expect(sized).toHaveAttribute('aria-pressed', 'true')
  await closeCard(page)
}

/** Opens what a unit's models may carry; in a wide window it may still be open from the unit before. */
export async function openWargear(card: Locator): Promise<void> {
  const opener = button(card, /^(Close w|W)argear$/)
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click()
}
