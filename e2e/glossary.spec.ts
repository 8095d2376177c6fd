import { expect, test, type Page } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { isPhone, openCard } from './roster-steps.ts'
import { brokenDinner, dinner, takeIn } from './sample-lists.ts'

const tyrant = '/browse/aos4/ogor-mawtribes?unit=tyrant'
/** A word on the card of the Tyrant; texts elsewhere on the page may say it as well. */
const onCard = (page: Page, name: string) =>
  page.getByRole('article', { name: 'Tyrant', exact: true }).getByRole('button', { name }).first()
const popover = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** In a wide window, a11y-states.spec.ts looks at both. */
async function fine(page: Page, what: string) {
  await noSideways(page, what)
  if (!isPhone(page)) return
  await noViolations(page, what)
  await noDarkViolations(page, what)
}

/** Expects that what is shown lies inside the window. */
async function inWindow(page: Page, name: string) {
  const box = await popover(page, name).boundingBox()
  const size = page.viewportSize()
  expect(box && size).not.toBeNull()
  if (!box || !size) return
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(size.width)
  expect(box.y + box.height).toBeLessThanOrEqual(size.height)
}

test('a weapon ability says what it means, leads on to what belongs to it, and closes @phone', async ({
  page,
}) => {
  await page.goto(tyrant)
  const word = onCard(page, 'Crit (Mortal)')
  await word.click()
  const crit = popover(page, 'Crit (Mortal)')
  await expect(crit).toContainText('Core Rules 20.0')
  await expect(crit).toBeFocused()
  await expect(word).toHaveAttribute('aria-expanded', 'true')
  await inWindow(page, 'Crit (Mortal)')
  await fine(page, 'popover')
  await crit.getByRole('button', { name: 'Mortal damage' }).click()
  const mortal = popover(page, 'Mortal damage')
  await expect(mortal).toBeFocused()
  await expect(crit).toBeHidden()
  await inWindow(page, 'Mortal damage')
  await page.keyboard.press('Escape')
  await expect(mortal).toBeHidden()
  await expect(word).toBeFocused()
  // on a phone the card is a sheet: it stays
  await expect(page.getByRole('article', { name: 'Tyrant', exact: true })).toBeVisible()
  await word.click()
  await page.getByRole('heading', { name: 'Tyrant', exact: true }).first().click()
  await expect(crit).toBeHidden()
  await word.click()
  await crit.getByRole('link', { name: 'In the glossary' }).click()
  await expect(page).toHaveURL(/\/browse\/aos4\/glossary\/crit-mortal$/)
  await expect(page.getByRole('heading', { name: 'Crit (Mortal)' })).toBeFocused()
})

test('a mouse that rests on a word opens it, and going away closes it; a click keeps it', async ({
  page,
}) => {
  await page.goto(tyrant)
  const word = onCard(page, 'Crit (Mortal)')
  const crit = popover(page, 'Crit (Mortal)')
  await word.hover()
  await expect(crit).toBeVisible()
  // it may be read with the mouse on it
  await crit.hover()
  await expect(crit).toBeVisible()
  await expect(crit).not.toBeFocused()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(crit).toBeHidden()
  await word.hover()
  await expect(crit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(crit).toBeHidden()
  await word.click()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(crit).toBeFocused()
  await word.click()
  await expect(crit).toBeHidden()
})

test('a word that comes under a mouse at rest is not opened', async ({ page }) => {
  await page.clock.install()
  await page.goto(tyrant)
  const word = onCard(page, 'Crit (Mortal)')
  await word.dispatchEvent('pointerover', { pointerType: 'mouse' })
  await page.clock.runFor(2000)
  await expect(popover(page, 'Crit (Mortal)')).toHaveCount(0)
  await word.hover()
  await page.clock.runFor(2000)
  await expect(popover(page, 'Crit (Mortal)')).toBeVisible()
})

test('keys open a word, walk through what it shows, and come back to it', async ({ page }) => {
  await page.goto(tyrant)
  const word = onCard(page, 'Crit (Mortal)')
  await word.focus()
  await page.keyboard.press('Enter')
  const crit = popover(page, 'Crit (Mortal)')
  await expect(crit).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(crit.getByRole('button', { name: 'Critical hit' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(crit).toBeHidden()
  await expect(word).toBeFocused()
  await page.keyboard.press('Space')
  await crit.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(crit).toBeHidden()
  await expect(word).not.toBeFocused()
})

test('findings, keywords and summaries of a list have their words explained @phone', async ({
  page,
}) => {
  await takeIn(page, brokenDinner)
  const phone = isPhone(page)
  if (phone) await page.getByRole('button', { name: /^Check/ }).click()
  const findings = page.getByRole('article').filter({ hasText: 'Core Rules 3.' })
  await findings.getByRole('button', { name: 'regiment', exact: true }).first().click()
  await expect(popover(page, 'Regiments')).toContainText('Core Rules')
  await page.keyboard.press('Escape')
  if (phone) await page.getByRole('dialog').press('Escape')
  const card = await openCard(page, 'Butcher')
  await card.getByRole('button', { name: /^WIZARD/i }).click()
  await expect(popover(page, 'Wizards')).toBeVisible()
  expect(await page.locator('button button, a button, summary button').count()).toBe(0)
})

test('keywords and core abilities of the other game, and what they are called there', async ({
  page,
}) => {
  await page.goto('/browse/wh40k11/orks')
  await page.getByRole('searchbox').fill('ufthak')
  await page.getByRole('link', { name: 'Ufthak Blackhawk' }).click()
  const card = page.getByRole('article', { name: 'Ufthak Blackhawk' })
  for (const [word, name] of [
    ['Devastating Wounds', 'Devastating Wounds'],
    ['GRENADES', 'Explosives'],
    ['Leader', 'Leader'],
  ] as const) {
    await card.getByRole('button', { name: word, exact: true }).first().click()
    await expect(popover(page, name)).toContainText(/Core Rules \d/)
    await page.keyboard.press('Escape')
  }
})

test('the glossary is searched, by letter and by address @phone', async ({ page }) => {
  await page.goto('/browse/aos4')
  await page.getByRole('link', { name: 'Glossary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible()
  await expect(page).toHaveTitle('Glossary of Age of Sigmar · Muster')
  await fine(page, 'glossary')
  await page.getByRole('link', { name: 'W', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ward saves' })).toBeInViewport()
  const search = page.getByRole('searchbox', { name: 'Find a term' })
  await search.fill('retreat')
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(names.first()).toHaveText('Retreat')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of \d+ terms$/)
  await search.fill('5+ ward')
  await expect(names.first()).toHaveText('Ward saves')
  await search.fill('WARD (5+)')
  await expect(names).toHaveText(['Ward saves'])
  await page.getByRole('link', { name: 'Damage pool' }).click()
  await expect(page).toHaveURL(/glossary\/damage-pool$/)
  await expect(search).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Damage pool' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Damage pool' })).toBeInViewport()
  await expect(page).toHaveTitle(/^Damage pool, glossary/)
  await search.fill('nothing like this')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await search.fill('x'.repeat(3000))
  await noSideways(page, 'a long word')
  await page.getByRole('button', { name: 'Show all terms' }).click()
  await expect(page.getByRole('heading', { name: 'Allocating damage' })).toBeVisible()
})

test('an address opens its term, and says so where there is none', async ({ page }) => {
  await page.goto('/browse/wh40k11/glossary/feel-no-pain')
  const term = page.getByRole('heading', { name: 'Feel No Pain' })
  await expect(term).toBeFocused()
  await expect(term).toBeInViewport()
  await page.goto('/browse/wh40k11/glossary/no-such-term')
  await expect(page.getByRole('alert')).toContainText('No term stands at this address')
  await page.goto('/browse/no-such-game/glossary')
  await expect(page.getByRole('heading', { name: 'No glossary here' })).toBeVisible()
})

test('the glossary and a popover fit the narrowest phone and a finger @only-phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/browse/wh40k11/glossary')
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible()
  await noSideways(page, 'glossary')
  await takeIn(page, dinner)
  const card = await openCard(page, 'Butcher')
  const word = card.getByRole('button', { name: /^WIZARD/i })
  await expect(word).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  await word.click()
  await inWindow(page, 'Wizards')
  await noSideways(page, 'popover')
  for (const link of await popover(page, 'Wizards').locator('a, button').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})
