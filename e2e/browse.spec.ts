import { expect, test, type Page } from '@playwright/test'

import { noSideways, noViolations } from './accessibility-check.ts'
import { isPhone } from './roster-steps.ts'

/** In a wide window, a11y-states.spec.ts looks at these pages. */
async function fine(page: Page, what: string) {
  await noSideways(page, what)
  if (isPhone(page)) await noViolations(page, what)
}

const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('find Bundo Whalebiter and read which armies may take it @phone', async ({ page }) => {
  await page.goto('/browse')
  // of both games every faction is one tap away
  await expect(page.getByRole('link', { name: 'Orks', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Warhammer: Age of Sigmar', exact: true }).click()
  await page.getByRole('link', { name: /^Regiments of Renown/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regiments of Renown')
  await page.getByRole('searchbox').fill('bundo')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 77')
  const bundo = entry(page, 'Bundo Whalebiter')
  await expect(bundo).toContainText('Kraken-eater Mega-Gargant')
  await expect(bundo).toContainText('400')
  await expect(bundo).toContainText('May be taken by 14 armies')
  await expect(bundo.getByRole('link', { name: 'Idoneth Deepkin' })).toBeVisible()
  await expect(bundo.getByRole('link', { name: 'Sons of Behemat' })).toBeHidden()
  await fine(page, 'a Regiment of Renown')
  await bundo.getByRole('link', { name: 'Ogor Mawtribes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ogor Mawtribes' })).toBeVisible()
  await expect(entry(page, 'Bundo Whalebiter')).toContainText('400')
})

test('Regiments of Renown by the army that may take them', async ({ page }) => {
  await page.goto('/browse/aos4/regiments-of-renown')
  await page.getByLabel('For the army').selectOption('Sons of Behemat')
  await expect(page.getByRole('heading', { name: 'Bundo Whalebiter' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Big Drogg Fort-kicker' })).toBeHidden()
  await page.getByLabel('For the army').selectOption('Ogor Mawtribes')
  await expect(page.getByRole('heading', { name: 'Bundo Whalebiter' })).toBeVisible()
})

test('find the Tyrant in Ogor Mawtribes, by search and by address @phone', async ({ page }) => {
  await page.goto('/browse/aos4')
  await page.getByRole('searchbox').fill('ogor')
  await page.getByRole('link', { name: /^Ogor Mawtribes/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogor Mawtribes')
  await fine(page, 'a faction')
  await page.getByRole('searchbox').fill('tyrant hero')
  await page.getByRole('link', { name: 'Tyrant', exact: true }).click()
  await expect(page).toHaveURL(/[?&]unit=tyrant/)
  const card = page.getByRole('article', { name: 'Tyrant', exact: true })
  await expect(card).toContainText('Meatcleavers')
  await expect(card).toContainText('Any Ogor Mawtribes')
  await expect(card).toContainText('Dreaded Far and Wide')
  await fine(page, 'the card of a unit')
  await page.reload()
  await expect(card).toBeVisible()
})

test('a hero says who may lead it, and leads on to that leader', async ({ page }) => {
  await page.goto('/browse/aos4/ogor-mawtribes?unit=ironguts')
  const card = page.getByRole('article', { name: 'Ironguts' })
  await card.getByRole('link', { name: 'Butcher', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Butcher' })).toContainText('0-1 Maw Nomad')
})

test('a Legends unit that many take for a Regiment of Renown is found where it belongs', async ({
  page,
}) => {
  await page.goto('/browse/aos4/regiments-of-renown')
  await page.getByRole('searchbox').fill('madmob')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 of 77')
  await page.goto('/browse/aos4')
  const legends = page.getByRole('region', { name: 'Legends' })
  await legends.getByRole('link', { name: 'Bonesplitterz' }).click()
  await expect(page.getByRole('link', { name: "Hedkrakka's Madmob" })).toBeVisible()
})

test('an Army of Renown shows its own units and begins a list of its own', async ({ page }) => {
  await page.goto('/browse/aos4/ogor-mawtribes')
  await expect(page.getByRole('link', { name: 'Start a list with this faction' })).toHaveAttribute(
    'href',
    '/new?game=aos4&faction=ogor-mawtribes',
  )
  await page.getByLabel('Faction or Army of Renown').selectOption('The Roving Maw')
  await expect(page).toHaveURL(/army=the-roving-maw/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogor Mawtribes: The Roving Maw')
  await expect(page.getByRole('link', { name: 'Gnoblars', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Start a list with this army' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New list')
  await page.getByRole('button', { name: 'Start the list' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await expect(page.getByText('Ogor Mawtribes: The Roving Maw')).toBeVisible()
})

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/browse/aos4/no-such-faction')
  await expect(page.getByRole('heading', { name: 'Not in the reference' })).toBeVisible()
  await page.getByRole('link', { name: 'All factions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Browse')
})

test('a list is begun from the reference of either game', async ({ page }) => {
  for (const { address, faction } of [
    { address: 'aos4/skaven', faction: 'Skaven' },
    { address: 'wh40k11/orks', faction: 'Orks' },
  ]) {
    await page.goto(`/browse/${address}`)
    await page.getByRole('link', { name: 'Start a list with this faction' }).click()
    await page.getByRole('button', { name: 'Start the list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: faction })).toBeVisible()
  }
})
