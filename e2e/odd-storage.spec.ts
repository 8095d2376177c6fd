import { expect, type Page, test } from '@playwright/test'

import { openCard } from './roster-steps.ts'
import { dinner, store, takeIn } from './sample-lists.ts'

const undo = (page: Page) => page.getByRole('button', { name: /^Undo(:|$)/ }).first()

async function remove(page: Page, unit: string) {
  const card = await openCard(page, unit)
  await card.getByRole('button', { name: 'Remove' }).click()
  const menu = page.getByRole('menuitem', { name: new RegExp(`^Remove ${unit}(?! and)`) })
  if (await menu.isVisible()) await menu.click()
}

/** The browser fails to open the storage so many times, then does as it should. */
async function failToOpen(page: Page, times: number) {
  await page.addInitScript((times) => {
    let left = times
    const { prototype } = IDBFactory
    const open = new Proxy(Reflect.get(prototype, 'open'), {
      apply: (target, factory, what) => {
        if (left-- > 0) throw new DOMException('no backing store', 'UnknownError')
        return Reflect.apply(target, factory, what)
      },
    })
    Reflect.set(prototype, 'open', open)
    Reflect.set(globalThis, 'mend', () => (left = 0))
  }, times)
}

test('a storage that opens at the second try is worth no word', async ({ page }) => {
  const path = await takeIn(page, dinner)
  await failToOpen(page, 1)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Dinner with Bundo', exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(path)
  await expect(undo(page)).toBeVisible()
})

test('a storage that does not open is named, no list is called missing, and the next change brings all back', async ({
  page,
}) => {
  const path = await takeIn(page, dinner)
  await failToOpen(page, 1_000_000)
  for (const part of ['', '/history', '/points', '/print']) {
    await page.goto(`${path}${part}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The list cannot be shown now')
    await expect(page.getByText('not lost').first()).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('does not let Muster save')
  await expect(page.getByRole('heading', { name: 'Your lists cannot be shown now' })).toBeVisible()
  await expect(page.getByText('No lists yet')).toHaveCount(0)
  await page.evaluate(() => Reflect.get(globalThis, 'mend')())
  await page.getByRole('link', { name: 'Import' }).first().click()
  const second = JSON.stringify({ ...dinner, name: 'Second dinner' })
  await page.getByLabel('Files to import').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(second),
  })
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await expect(undo(page)).toBeVisible()
  await page.getByRole('link', { name: 'Muster, your lists' }).click()
  for (const name of ['Dinner with Bundo', 'Second dinner'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a write that fails half way changes nothing of what is stored', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    const { prototype } = IDBObjectStore
    const put = new Proxy(Reflect.get(prototype, 'put'), {
      apply: (target, store, what) => {
        const failing = Reflect.get(globalThis, 'failing')
        if (failing === store.name) throw new DOMException('no room', 'QuotaExceededError')
        const request = Reflect.apply(target, store, what)
        if (failing === 'all') store.transaction.abort()
        return request
      },
    })
    Reflect.set(prototype, 'put', put)
  })
  const path = await takeIn(page, dinner)
  await remove(page, 'Frost Sabres')
  await remove(page, 'Gnoblars')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(undo(page)).toHaveAccessibleName('Undo: remove Frost Sabres')
  for (const failing of ['lists', 'steps', 'snapshots', 'all']) {
    await page.evaluate((failing) => Reflect.set(globalThis, 'failing', failing), failing)
    await remove(page, 'Leadbelchers')
    await expect(page.getByRole('alert')).toContainText('could not be saved')
    await page.goto(path)
    await expect(undo(page)).toHaveAccessibleName('Undo: remove Frost Sabres')
    await expect(page.getByRole('button', { name: /^Redo/ })).toHaveAccessibleName(
      'Redo: remove Gnoblars',
    )
  }
  expect(errors).toEqual([])
})

test('a newer version in another tab is named at once', async ({ page, context }) => {
  await takeIn(page, dinner)
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => void indexedDB.open('muster-lists', 99))
  await expect(page.getByRole('alert')).toContainText('A newer version of Muster')
})

test('a state on an army that no data knows is undone from the page that shows it', async ({
  page,
}) => {
  const path = await takeIn(page, dinner)
  await remove(page, 'Frost Sabres')
  await expect(undo(page)).toHaveAccessibleName('Undo: remove Frost Sabres')
  const record = await page.evaluate(
    async (id) => {
      const opening = indexedDB.open('muster-lists')
      await new Promise((done) => opening.addEventListener('success', done))
      const reading = opening.result.transaction('lists').objectStore('lists').get(id)
      await new Promise((done) => reading.addEventListener('success', done))
      opening.result.close()
      return reading.result
    },
    path.replace('/list/', ''),
  )
  await store(page, { ...record, roster: { ...record.roster, faction: 'nobody' } })
  await page.goto(path)
  await expect(page.getByText('This list stays on the army Nobody')).toBeVisible()
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: remove Frost Sabres' }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})
