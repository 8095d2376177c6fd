import { expect, type Page, test } from '@playwright/test'

import { bar, goTo, next, option, points, undo } from './play-steps.ts'
import { bosses, dinner, store, takeIn } from './sample-lists.ts'

async function stored(page: Page, id: string) {
  return await page.evaluate(async (id) => {
    const opening = indexedDB.open('muster-lists')
    await new Promise((done) => opening.addEventListener('success', done))
    const reading = opening.result.transaction('lists').objectStore('lists').get(id)
    await new Promise((done) => reading.addEventListener('success', done))
    opening.result.close()
    return reading.result
  }, id)
}

test('a phase that is looked at is gone to from before the battle, and deployment from a later round', async ({
  page,
}) => {
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  const phases = page.getByRole('group', { name: 'Phases', exact: true })
  const go = page.getByRole('button', { name: 'Go to this phase' })
  await phases.getByRole('button', { name: /^Combat/ }).click()
  await go.click()
  await expect(bar(page)).toContainText(/combat\s*Round 1 of 5, your turn/i)
  await expect(points(page)).toContainText('4')
  await goTo(page, 'Hero', /Round 2/)
  await phases.getByRole('button', { name: /^Deployment/ }).click()
  await go.click()
  await expect(bar(page)).toContainText(/deployment\s*Before the battle/i)
  await expect(next(page)).toHaveAccessibleName('Next: round 1, start of battle round')
})

test('a game that the browser does not let be read is said to be, and not written over', async ({
  page,
  context,
}) => {
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  await goTo(page, 'Charge', /your turn/)
  await expect(undo(page)).toBeEnabled()
  const other = await context.newPage()
  await other.addInitScript(() => {
    const { prototype } = IDBObjectStore
    const get = new Proxy(Reflect.get(prototype, 'get'), {
      apply: (target, store, what) => {
        if (String(what[0]).startsWith('play:')) throw new DOMException('torn', 'UnknownError')
        return Reflect.apply(target, store, what)
      },
    })
    Reflect.set(prototype, 'get', get)
  })
  await page.close()
  await other.goto(`${list}/play`)
  await expect(other.getByRole('alert')).toContainText('did not let Muster read the game')
  await next(other).click()
  await expect(bar(other)).toContainText(/Round 1/)
  await other.close()
  const again = await context.newPage()
  await again.goto(`${list}/play`)
  await expect(bar(again)).toContainText(/charge/i)
  await expect(again.getByRole('alert')).toHaveCount(0)
})

test('what cannot be saved in a game is said once, with the file beside it', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = IDBObjectStore
    const put = new Proxy(Reflect.get(prototype, 'put'), {
      apply: (target, store, what) => {
        if (Reflect.get(globalThis, 'failing') === store.name)
          throw new DOMException('no room', 'QuotaExceededError')
        return Reflect.apply(target, store, what)
      },
    })
    Reflect.set(prototype, 'put', put)
  })
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  await expect(next(page)).toBeVisible()
  await page.evaluate(() => Reflect.set(globalThis, 'failing', 'keep'))
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('could not be saved')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.evaluate(() => Reflect.set(globalThis, 'failing', ''))
  await next(page).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(bar(page)).toContainText(/hero\s*Round 1/i)
})

test('a list that cannot be laid out says what it lacks, or leads to its own page', async ({
  page,
}) => {
  const list = await takeIn(page, bosses)
  const record = await stored(page, list.replace('/list/', ''))
  const put = async (part: object) => {
    await page.goto('/icon.svg')
    await store(page, { ...record, roster: { ...record.roster, ...part } })
    await page.goto(`${list}/play`)
  }
  await put({ prices: 'v0.1' })
  await expect(page.getByText('It stays on points v0.1')).toBeVisible()
  await put({ schema: 99 })
  await expect(page.getByRole('heading', { name: bosses.name })).toBeVisible()
  await page.getByRole('link', { name: 'Open the list' }).click()
  const newer = page.getByText('A newer version of Muster saved this list')
  await expect(newer).toBeVisible()
  for (const other of ['print', 'history', 'points']) {
    await page.goto(`${list}/${other}`)
    await expect(newer).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download its text' })).toBeVisible()
  }
})

test('a note that is full says so instead of dropping letters without a word', async ({ page }) => {
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  await page.getByRole('button', { name: /^Hero/ }).click()
  await option(page, 'Rally', 'Add a note')
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('a'.repeat(1990))
  await expect(note).toHaveAccessibleDescription('10 letters left.')
  await note.fill('a'.repeat(2000))
  await expect(note).toHaveAccessibleDescription('A note holds 2,000 letters: this one is full.')
  await note.press('b')
  await expect(note).toHaveValue('a'.repeat(2000))
})

test('points are figures: letters leave them as they were, an empty field is none', async ({
  page,
}) => {
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  const field = page.getByRole('textbox', { name: 'Your points in round 1' })
  const type = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  await type('12')
  await type('abc')
  await expect(field).toHaveValue('12')
  await type(' 7 ')
  await expect(field).toHaveValue('7')
  await type('')
  await expect(field).toHaveValue('')
  await expect(bar(page)).toContainText(/0\s*:\s*(?:to )?0/)
  await undo(page).click()
  await expect(field).toHaveValue('7')
})
