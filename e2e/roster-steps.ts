import { expect, type Locator, type Page } from '@playwright/test'

/** Whether the builder shows one pane at a time, with sheets over it. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700

/** Opens the empty app and begins a list of this faction with 2,000 points. */
export async function begin(page: Page, faction: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'New list' }).first().click()
  // the page before has samples whose names begin like this
  await page.getByRole('option', { name: faction, exact: true }).click()
  await page.getByRole('button', { name: 'Start the list' }).click()
  await expect(page.getByRole('button', { name: /^Add a regiment: pick its leader/ })).toBeVisible()
}

/** Adds units to the place that the picker shows, one after the other. */
export async function addAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
  }
}

/** Turns the picker to another place. */
export async function changeSlot(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Change slot' }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

/** Takes picks for one of the army's choices. */
export async function choose(page: Page, slot: string, names: readonly string[]): Promise<void> {
  await changeSlot(page, slot)
  for (const name of names) {
    await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click()
  }
}

/** Opens the picker's sheet on a phone; on a wide window the picker is there already. */
export async function openPicker(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Add', exact: true }).click()
}

/** Closes the picker's sheet on a phone. */
export async function closePicker(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Done' }).click()
}

/** Dismisses the messages that are there; each goes by itself as well, perhaps in this very moment. */
export async function noMessages(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' }).first()
  await expect(async () => {
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 1000 })
    await expect(page.locator('.toast')).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** Opens the card of a unit in the roster. */
export async function openCard(page: Page, unit: string): Promise<Locator> {
  await page
    .getByRole('button', { name: new RegExp(`^${unit}`) })
    .first()
    .click()
  const card = page.getByRole('article', { name: unit, exact: true })
  await expect(card).toBeVisible()
  return card
}

/** Gives a unit of the roster an enhancement, by way of its card. */
export async function enhance(page: Page, unit: string, slot: string, name: string): Promise<void> {
  const card = await openCard(page, unit)
  await card.getByRole('button', { name: new RegExp(`^${slot}`) }).click()
  await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click()
  await closePicker(page)
}

/** The points rule, whose name says total, limit and what is left. */
export const total = (page: Page): Locator => page.getByLabel(/^Points by regiment/)

/** The stamp: `In order`, `1 fault`. */
export const seal = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('img', { name, exact: true }).first()

/** A legal list of exactly 2,000 points with a Regiment of Renown, from the first step on. */
export async function buildOgors(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add a regiment: pick its leader/ }).click()
  await addAll(page, ['Tyrant', 'Ironguts', 'Gluttons', 'Mournfang Pack', 'Gnoblars'])
  await changeSlot(page, /Add a regiment/)
  await addAll(page, ['Butcher', 'Leadbelchers'])
  await changeSlot(page, /Add a regiment/)
  await addAll(page, ['Bloodpelt Hunter', 'Maneaters', 'Frost Sabres'])
  await changeSlot(page, /Regiment of Renown/)
  await page.getByRole('button', { name: 'Choose Bundo Whalebiter' }).click()
  await choose(page, 'Battle formation', ['Hunger-filled Tribe'])
  await choose(page, 'Spell lore', ['Lore of Gut Magic'])
  await choose(page, 'Manifestation lore', ['Primal Energy'])
  await choose(page, 'Faction terrain', ['Great Mawpot'])
  await choose(page, 'Battle tactic cards', ['Blazing Onslaught', 'Smokescreen'])
  await closePicker(page)
  await enhance(page, 'Tyrant', 'Heroic Trait', 'Dreaded Far and Wide')
  await enhance(page, 'Butcher', 'Artefact of Power', 'Rusty Grater')
}
