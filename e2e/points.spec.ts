import { expect, test, type Page } from '@playwright/test'

import { noDarkViolations, noViolations } from './accessibility-check.ts'
import { isPhone } from './roster-steps.ts'
import { dinner, orks, takeIn } from './sample-lists.ts'

/** Six Inceptors had no price of their own before the newest points. */
const templars = {
  game: 'wh40k11',
  name: 'Crusade',
  faction: 'Black Templars',
  battleSize: 'Strike Force',
  points: 'v1.1',
  detachments: ['Gladius Task Force'],
  units: [
    { name: 'Captain', warlord: true },
    { name: 'Inceptor Squad', models: 6 },
    'Intercessor Squad',
  ],
}

interface Stored {
  readonly roster: { readonly prices: string | null }
  readonly rev: number
  readonly seen: object | null
}

/** The stored record of the list at this address, or what `write` makes of it, which is then stored. */
async function record(page: Page, path: string, write: Partial<Stored> = {}): Promise<Stored> {
  const id = path.split('/').at(-1) ?? ''
  return await page.evaluate(
    async ([id, write]) => {
      const opening = indexedDB.open('muster-lists')
      await new Promise((done) => opening.addEventListener('success', done))
      const transaction = opening.result.transaction('lists', 'readwrite')
      const lists = transaction.objectStore('lists')
      const asking = lists.get(id)
      await new Promise((done) => asking.addEventListener('success', done))
      const changed = { ...asking.result, ...write }
      if (Object.keys(write).length > 0) lists.put({ ...changed, rev: changed.rev + 1 })
      await new Promise((done) => transaction.addEventListener('complete', done))
      opening.result.close()
      return changed
    },
    [id, write] as const,
  )
}

/** Changes the list at this address as another version, or other data, would have left it; opens it again. */
async function rewrite(page: Page, path: string, from: string, to: string): Promise<void> {
  await expect.poll(async () => (await record(page, path)).seen).not.toBeNull()
  await page.goto('/settings')
  const { roster } = await record(page, path)
  const text = JSON.stringify(roster).replaceAll(`"${from}"`, `"${to}"`)
  await record(page, path, { roster: JSON.parse(text) })
  await page.goto(path)
}

const row = (page: Page, name: string) => page.getByRole('row', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const undo = (page: Page) =>
  page.getByRole('group', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
const badge = (page: Page) => page.getByRole('link', { name: 'v1.1 · newer points' })

test.describe('newer points @phone', () => {
  test('are marked, shown before a move, and taken back with one step', async ({ page }) => {
    const path = await takeIn(page, templars)
    await page.goto('/')
    await expect(page.getByRole('listitem').filter({ hasText: 'Crusade' })).toContainText(
      'v1.1 · newer points',
    )
    await page.getByRole('link', { name: 'Crusade' }).click()
    await badge(page).click()
    await expect(page).toHaveURL(`${path}/points`)
    await expect(page.getByLabel('Points to compare')).toHaveValue('v1.2')
    await expect(row(page, 'Inceptor Squad')).toContainText('125250')
    await expect(row(page, 'Inceptor Squad')).toContainText('125 points more')
    await expect(row(page, 'Intercessor Squad')).toHaveCount(0)
    await page.getByLabel(/Show what stays the same/).check()
    await expect(row(page, 'Intercessor Squad')).toContainText('no change in points')
    await expect(row(page, 'Total')).toContainText('285')
    // in a wide window a view of a11y-states.spec.ts
    if (isPhone(page)) {
      await noViolations(page, 'points')
      await noDarkViolations(page, 'points')
    }

    await button(page, 'Move').click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(badge(page)).toHaveCount(0)
    await expect(page.getByText('Moved to v1.2: 410 points')).toBeVisible()
    await undo(page).click()
    await expect(badge(page)).toBeVisible()
    await page.reload()
    await expect(badge(page)).toBeVisible()
  })

  test('can wait: the list stays, and is not asked about again', async ({ page }) => {
    const path = await takeIn(page, templars)
    await badge(page).click()
    await button(page, 'Keep v1.1').click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const kept = page.getByRole('link', { name: 'v1.1 · kept' })
    await expect(kept).toBeVisible()
    await page.goto('/')
    const listed = page.getByRole('listitem').filter({ hasText: 'Crusade' })
    await expect(listed).toContainText('v1.1')
    await expect(listed).not.toContainText('newer points')
    await page.goto(path)
    await kept.click()
    await expect(row(page, 'Inceptor Squad')).toContainText('125250')
  })

  test('are tried on a copy', async ({ page }) => {
    const path = await takeIn(page, templars)
    await page.goto(`${path}/points`)
    await button(page, 'Move a copy').click()
    await expect(page).not.toHaveURL(new RegExp(`${path}(/points)?$`))
    await expect(page.getByText('Crusade stays; its copy is on v1.2')).toBeVisible()
    await expect(badge(page)).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByRole('listitem').filter({ hasText: /Crusade/ })).toHaveCount(2)
    await page.goto(path)
    await expect(badge(page)).toBeVisible()
  })
})

test('a list on the newest points can go back to older ones', async ({ page }) => {
  const path = await takeIn(page, { ...orks, points: 'v1.2' })
  await page.goto(`${path}/points`)
  await expect(page.getByText('There is nothing newer')).toBeVisible()
  await expect(button(page, 'Move')).toBeDisabled()
  await page.getByLabel('Points to compare').selectOption('v1.0')
  await expect(row(page, 'Trukk')).toContainText('5565')
  await expect(page.getByRole('row', { name: /^Warboss \d/ })).toContainText('10 points fewer')
  await button(page, 'Move').click()
  await expect(page.getByRole('link', { name: 'v1.0 · newer points' })).toBeVisible()
})

test('a season of Age of Sigmar is moved in the same way', async ({ page }) => {
  const regiments = [
    {
      leader: { name: 'Frostlord on Stonehorn', general: true },
      units: ['Ironblaster (Scourge of Ghyran)'],
    },
  ]
  const list = { game: 'aos4', name: 'Last year', faction: 'Ogor Mawtribes', regiments }
  await takeIn(page, { ...list, limit: 2000, season: '2025-26' })
  await page.getByRole('link', { name: '2025-26 · newer season' }).click()
  await expect(page.getByLabel('Season to compare')).toHaveValue('2026-27')
  const breaks = page.getByRole('region', { name: 'Newly against the rules' })
  await expect(breaks).toContainText('Ironblaster (Scourge of Ghyran)')
  await expect(breaks).toContainText('LB-25')
  await button(page, 'Move').click()
  await expect(page.getByText(/Moved to General’s Handbook 2026-27/)).toBeVisible()
  await expect(page.getByRole('link', { name: /newer season/ })).toHaveCount(0)
})

test.describe('a list on points that are gone @phone', () => {
  test('opens and prints as it was last seen, and can be moved', async ({ page }) => {
    const path = await takeIn(page, templars)
    await rewrite(page, path, 'v1.1', 'v0.9')
    await expect(page.getByText(/This list stays on points v0.9/)).toBeVisible()
    await expect(page.getByRole('region', { name: /Other/ })).toContainText('Inceptor Squad')
    await expect(page.getByText('285 of 2,000 points')).toBeVisible()
    await noViolations(page, 'a list as it was')
    await noDarkViolations(page, 'a list as it was')

    await page.getByRole('link', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    const paper = page.getByRole('article', { name: 'Page 1 of 1' })
    await expect(paper).toContainText('Inceptor Squad')
    await expect(paper).toContainText('points v0.9')
    await expect(button(page, 'Print')).toBeHidden()
    await page.emulateMedia({ media: null })

    await page.goto(path)
    await page.getByRole('link', { name: 'See what newer points change' }).click()
    await expect(row(page, 'Inceptor Squad')).toContainText('125250')
    await page.goto(path)
    await button(page, 'Move a copy').click()
    await expect(page.getByText(/copied to newer points/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Where the points come from' })).toContainText(
      '410',
    )
    await page.goto(path)
    await expect(page.getByText(/This list stays on points v0.9/)).toBeVisible()
  })

  test('that was never worked out shows what there is', async ({ page }) => {
    const path = await takeIn(page, templars)
    await rewrite(page, path, 'v1.1', 'v0.9')
    await page.goto('/settings')
    await record(page, path, { seen: null })
    await page.goto(path)
    await expect(page.getByText(/never worked out here/)).toBeVisible()
    await expect(page.getByText('Inceptor Squad')).toBeVisible()
  })
})

test('a unit that the data has lost keeps the name and points it had', async ({ page }) => {
  const path = await takeIn(page, dinner)
  await rewrite(page, path, 'leadbelchers', 'no-such-unit')
  await expect(page.getByText(/last seen as Leadbelchers, \d+ points/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/last seen as Leadbelchers, \d+ points/)).toBeVisible()
})

test('a list that names no points stays on those of its first time', async ({ page }) => {
  const path = await takeIn(page, orks)
  await expect(page.getByText(/points v1.2/).first()).toBeVisible()
  await expect.poll(async () => (await record(page, path)).roster.prices).toBe('v1.2')
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeDisabled()
})
