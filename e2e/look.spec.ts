import { readFileSync } from 'node:fs'

import { expect, type Locator, type Page, test } from '@playwright/test'

import { isPhone, noMessages, openCard } from './roster-steps.ts'
import { takeIn } from './sample-lists.ts'

// letters as they are drawn, not as a machine's settings fit them to its pixels
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text']
    await provide({ ...launchOptions, args })
  },
})

const sample = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../data/samples/${name}.json`, import.meta.url), 'utf8'))

/** What was clicked is no longer pointed at, and the letters have come. */
async function calm(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return document.fonts.ready
  })
}

/** A piece of the screen, its first 320 px, as it was when it was last looked at: in the light and in the dark. */
async function looks(page: Page, piece: Locator, name: string) {
  await piece.scrollIntoViewIfNeeded()
  await calm(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const box = await piece.boundingBox()
    const room = page.viewportSize()
    if (!box || !room) throw new Error(`${name} is not to be seen.`)
    // a word that is a hair wider elsewhere must not make it another size
    const width = Math.floor(box.width / 8) * 8
    const height = Math.floor(Math.min(box.height, 320, room.height - box.y) / 4) * 4
    const clip = { x: box.x, y: box.y, width, height }
    await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { clip })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const block = (page: Page, name: RegExp) => page.getByRole('region', { name }).first()

test('points rule, seal, regiment with a fault, its row and the finding with remedies @phone', async ({
  page,
}) => {
  await takeIn(page, sample('ogor-mawtribes-faults'))
  await noMessages(page)
  await looks(page, page.locator('.builder .tape').first(), 'points-rule')
  await looks(page, page.locator('.builder .seal').first(), 'seal-fault')
  const regiment = block(page, /Tyrant/)
  await looks(page, regiment, 'regiment')
  await looks(page, regiment.locator('.rowbox').filter({ hasText: 'Gnoblars' }), 'unit-row')
  if (isPhone(page)) await page.getByRole('button', { name: /^Check/ }).click()
  await looks(page, page.locator('.finding').first(), 'finding')
})

test('seal of a list in order, a unit’s card @phone', async ({ page }) => {
  await takeIn(page, sample('ogor-mawtribes'))
  await noMessages(page)
  await looks(page, page.locator('.builder .seal').first(), 'seal-in-order')
  await openCard(page, 'Ironguts')
  await looks(page, page.getByRole('article', { name: 'Ironguts' }), 'unit-card')
})

test('attached unit, points rule by unit, card with a table of prices @phone', async ({ page }) => {
  await takeIn(page, sample('orks'))
  await noMessages(page)
  await looks(page, page.locator('.builder .tape').first(), 'points-rule-attached')
  await looks(page, block(page, /Meganobz|Warboss in Mega Armour/), 'attached-unit')
  await openCard(page, 'Meganobz')
  await looks(page, page.getByRole('article', { name: 'Meganobz' }), 'unit-card-attached')
})
