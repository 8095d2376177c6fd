import { expect, test, type Locator, type Page } from '@playwright/test'

import { noDarkViolations, noViolations } from './accessibility-check.ts'
import { changeSlot, openCard } from './roster-steps.ts'
import { brokenDinner, dinner, linkOf, takeIn } from './sample-lists.ts'

/** Axe on what is on screen, in the light and in the dark. */
async function look(page: Page, what: string) {
  await noViolations(page, what)
  await noDarkViolations(page, what)
}

async function open(page: Page, path: string, shows: Locator, what: string) {
  await page.goto(path)
  await expect(shows).toBeVisible()
  await look(page, what)
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test.describe('no violation of WCAG 2.2 AA, light and dark', () => {
  test('in lists, new list, settings and addresses that lead nowhere', async ({ page }) => {
    test.slow()
    await open(page, '/', page.getByRole('heading', { name: 'No lists yet' }), 'no lists')
    await open(page, '/new', page.getByRole('button', { name: 'Skaven' }), 'new list')
    await page.getByRole('button', { name: 'Skaven' }).click()
    await look(page, 'new list, faction chosen')
    await page.getByRole('button', { name: 'Start the list' }).click()
    await expect(page.getByRole('button', { name: /pick its leader/ })).toBeVisible()
    await look(page, 'builder, empty')
    await takeIn(page, dinner)
    const row = page.getByRole('link', { name: 'Skaven', exact: true })
    await open(page, '/', row, 'lists')
    await page.getByRole('button', { name: 'More for Skaven' }).click()
    await look(page, 'menu of a list')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const restore = page.getByRole('button', { name: 'Restore Skaven' })
    await open(page, '/?bin', restore, 'bin')
    await open(page, '/settings', heading(page, 'Settings'), 'settings')
    await open(page, '/no/such/page', heading(page, 'Nothing at this address'), 'not found')
    await open(page, '/list/nobody', heading(page, 'No such list here'), 'no such list')
  })

  test('in the builder, its dialogs, the shared list and the print desk', async ({ page }) => {
    test.slow()
    const path = await takeIn(page, dinner)
    await openCard(page, 'Ironguts')
    await look(page, 'builder with a card')
    await page.getByRole('button', { name: 'Where the points come from' }).click()
    await look(page, 'costs')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'List settings' }).click()
    await look(page, 'list settings')
    await page.keyboard.press('Escape')
    const link = await linkOf(page)
    await look(page, 'share')
    await open(page, link, page.getByRole('button', { name: 'Keep a copy' }), 'shared list')
    await open(page, link.slice(0, -30), page.getByRole('alert'), 'damaged link')
    await open(page, '/shared#nonsense', page.getByRole('alert'), 'no link')
    await open(page, `${path}/print`, page.getByRole('article', { name: /^Page 1/ }), 'print')
    await takeIn(page, brokenDinner)
    await expect(page.getByRole('img', { name: /\d faults/ }).first()).toBeVisible()
    await changeSlot(page, 'Spell lore')
    await look(page, 'builder with faults, lores to choose')
  })

  test('in the reference', async ({ page }) => {
    test.slow()
    await open(page, '/browse', heading(page, /Browse/), 'factions')
    const tyrant = page.getByRole('article', { name: 'Tyrant', exact: true })
    await open(page, '/browse/aos4/ogor-mawtribes?unit=tyrant', tyrant, 'faction and unit')
    await page.goto('/browse/aos4/regiments-of-renown')
    // two of 77 stand for all
    await page.getByRole('searchbox').fill('kraken-eater')
    await expect(page.getByRole('heading', { name: 'Bundo Whalebiter' })).toBeVisible()
    await look(page, 'Regiments of Renown')
  })
})
