import { expect, type Locator, type Page } from '@playwright/test'

import { isPhone } from './roster-steps.ts'

/** What is under the thumb: the phase, the counters, undo. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'The battle' })
/** The button that goes on. */
export const next = (page: Page): Locator => bar(page).getByRole('button', { name: /^Next/ })
/** The button that takes the last step back. */
export const undo = (page: Page): Locator => bar(page).getByRole('button', { name: /^Undo/ })
/** An entry of the sheet. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
/** A unit among the trackers. */
export const unit = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Units', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
/** The player's own command points. */
export const points = (page: Page): Locator =>
  bar(page).getByRole('group', { name: 'Your command points' })

/** From the list to the play page by its own link, wherever that stands. */
export async function play(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: /^Play/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Play/ })).toBeVisible()
}

/** Shows a part that a phone has behind a tab. */
export async function part(page: Page, name: 'Phases' | 'Units' | 'Score'): Promise<void> {
  if (isPhone(page)) await page.getByRole('tab', { name }).click()
}

/** Goes on until this phase is played. */
export async function goTo(page: Page, phase: string, when: RegExp): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    const words = await bar(page).innerText()
    if (new RegExp(`^${phase}$`, 'im').test(words) && when.test(words)) return
    await next(page).click()
  }
  throw new Error(`There is no ${phase}.`)
}

/** Takes one of the options of an entry. */
export async function option(page: Page, entry: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${entry}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Takes wounds or models off a unit. */
export async function less(
  page: Page,
  unit: string,
  what: 'wound' | 'model',
  times = 1,
): Promise<void> {
  const button = page.getByRole('button', { name: `${unit}: 1 ${what} less`, exact: true })
  for (let time = 0; time < times; time += 1) await button.click()
}
