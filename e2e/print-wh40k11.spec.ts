import { expect, test, type Page } from '@playwright/test'

import { noViolations } from './accessibility-check.ts'
import { choose, openDesk, printed, splits } from './print-steps.ts'
import { bosses } from './sample-lists.ts'

const sheetsOf = (page: Page) => page.getByRole('article', { name: /^Page \d of / })

test('twenty units print on two pages, by attached unit and section', async ({ page }) => {
  await openDesk(page, bosses)
  const sheets = sheetsOf(page)
  for (const paper of ['Letter', 'A4']) {
    await page.getByRole('radio', { name: paper }).check()
    await expect(sheets).toHaveCount(2)
    expect(await splits(page)).toEqual([])
    expect((await printed(page)).pages).toBe(2)
  }
  const [first] = await sheets.all()
  for (const words of [
    'Strike Force',
    'points v1.2',
    'Detachments 3 of 3 DP',
    'Bully Boyz 2 DP',
    'Purge the Foe',
    'Enhancement: Big Gob (20)',
    'Dead Shiny Shootas, Upgrade (15)',
  ])
    await expect(first ?? sheets.first()).toContainText(words)
  const headings = page.getByRole('columnheader', { name: /units|^Other/ })
  await expect(headings.filter({ hasNotText: 'continued' })).toHaveText([
    'Attached units',
    'Battleline 4 units',
    'Dedicated Transports 3 units',
    'Other 6 units',
  ])
  const joined = page.getByRole('rowgroup').filter({ hasText: 'Painboy' })
  for (const words of ['Leader', 'Support', 'Bodyguard', 'warlord', '405'])
    await expect(joined).toContainText(words)
})

test('a row has the weapons that its unit carries and no other; copies share it', async ({
  page,
}) => {
  await openDesk(page, bosses)
  const boyz = page.getByRole('row').filter({ hasText: /Boyz ×10.*3 units, 75 each/ })
  for (const words of ['Slugga ×10', 'Choppa ×9 (Boyz)', 'Big choppa ×1 (Boss Nob)', '225'])
    await expect(boyz).toContainText(words)
  await expect(boyz).not.toContainText('Kombi-rokkit')
  await expect(boyz).not.toContainText('Shoota')
  await expect(page.getByRole('row').filter({ hasText: '4th copy +10' })).toContainText('85')

  const trukks = page.getByRole('row').filter({ hasText: '3 units, 55 each' })
  await expect(trukks).toContainText('165')
  await expect(trukks.getByRole('img', { name: '10 wounds' })).toHaveCount(3)
  const nobz = page.getByRole('row').filter({ hasText: /Nobz ×10.*Bodyguard/ })
  await expect(nobz.getByRole('img', { name: '10 models with 2 wounds each' })).toBeVisible()
})

test('stratagems have a page of their own when they are asked for', async ({ page }) => {
  await openDesk(page, bosses)
  const sheets = sheetsOf(page)
  const names = page.getByRole('heading', { name: 'Stratagems by phase' })
  await expect(names).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Stratagems' }).check()
  await expect(sheets).toHaveCount(3)
  expect(await splits(page)).toEqual([])
  const sheet = sheets.last()
  await expect(sheet).toContainText('Stratagems by phase')
  const movement = sheet.getByRole('group', { name: 'Movement' })
  await expect(movement.getByRole('listitem').filter({ hasText: "Cut' Em Down" })).toHaveText(
    /Enemy\s*Cut' Em Down\s*Bully Boyz · Battle Tactic\s*1 CP/,
  )
  await expect(sheet.getByRole('group', { name: 'Shooting or fight' })).toContainText('Any')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Stratagems' })).toBeChecked()
  await expect(sheets).toHaveCount(3)
})

test('each way that a datasheet is equipped has a card, which stays whole', async ({ page }) => {
  const armed = { name: 'Boyz', wargear: { 'Rokkit launcha': 1 } }
  await openDesk(page, { ...bosses, units: [...bosses.units, armed] })
  for (const layout of ['Roster and cards', 'Cards only']) {
    await page.getByRole('radio', { name: layout }).check()
    expect(await splits(page)).toEqual([])
    expect((await printed(page)).pages).toBe(await sheetsOf(page).count())
  }
  const own = page.getByRole('article').filter({ hasText: /^Boyz/ })
  await expect(own).toHaveCount(2)
  await expect(own.filter({ hasText: 'Rokkit launcha ×1 (Boyz)' })).toHaveCount(1)
  await expect(own.filter({ hasNotText: 'Rokkit' })).toContainText('1 Boss Nob')
  const nobz = page.getByRole('article').filter({ hasText: /^Nobz/ })
  await expect(nobz).toContainText('I, with Warboss (leader) and Painboy (support)')
})

test('cards say what enhancements do, and the rule of the army once for all', async ({ page }) => {
  await openDesk(page, bosses)
  await choose(page, { layout: 'Cards only' })
  const cards = page.getByRole('article').filter({ hasNot: page.getByRole('article') })
  const rules = cards.filter({ has: page.getByRole('heading', { name: 'Army rules' }) })
  await expect(rules).toHaveCount(1)
  await expect(rules).toContainText(/Waaagh!.*invulnerable save/)
  await expect(cards.filter({ hasText: /Waaagh!.*invulnerable save/ })).toHaveCount(1)
  const boss = cards.filter({ hasText: /^Warboss in Mega Armour/ })
  await expect(boss).toContainText(/Tellyporta \(25\).*Deep Strike/)
  await choose(page, { layout: 'Cards only', rules: 'Names only' })
  await expect(rules).toHaveCount(0)
  await expect(boss).toContainText('Tellyporta (25)')
  await expect(boss).not.toContainText('Deep Strike')
})

test('the sheets are accessible', async ({ page }) => {
  await openDesk(page, bosses)
  const rules = 'Once, from A to Z at the end'
  await choose(page, { layout: 'Roster', rules, on: ['Stratagems', 'QR code'] })
  await noViolations(page, 'roster with stratagems')
  for (const layout of ['Cards only', 'Phase sheet', 'For an event']) {
    await choose(page, { layout })
    await noViolations(page, layout)
  }
})
