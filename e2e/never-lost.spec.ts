import { type BrowserContext, expect, type Page, test } from '@playwright/test'

import { seal, total } from './roster-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'

const noteOf = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true })
const nicknameOf = (page: Page) => page.getByRole('textbox', { name: 'Nickname', exact: true })

/** Opens what a unit is called and noted with; it is kept with every letter. */
async function openWords(page: Page, unit: string): Promise<void> {
  const regiment = page.getByRole('region', { name: new RegExp(`^regiment I+, ${unit}`) })
  await regiment
    .getByRole('button', { name: new RegExp(` ${unit} |^${unit} `) })
    .first()
    .click()
  const card = page.getByRole('article', { name: unit, exact: true })
  const opener = card.getByRole('button', { name: 'Nickname and note' })
  await expect(opener.or(noteOf(page))).toBeVisible()
  if (await opener.isVisible()) await opener.click()
  await expect(noteOf(page)).toBeVisible()
}

/** Ends a page as its user, a full memory or the system may: closed, left for another address, or its process killed. */
async function kill(page: Page, context: BrowserContext, how: number): Promise<void> {
  if (how % 3 === 0) {
    const crashed = page.waitForEvent('crash')
    const session = await context.newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await crashed
  }
  if (how % 3 === 1) await page.goto('about:blank')
  await page.close()
}

// where the least is drawn besides what is typed: the pages come and go fifty times
test.describe('in a small window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a page killed 50 times in the middle of typing loses one letter at most, and nothing else', async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000)
    const path = await takeIn(page, dinner)
    await page.close()
    let typed = ''
    for (let round = 0; round < 50; round += 1) {
      const visit = await context.newPage()
      await visit.goto(path)
      await openWords(visit, 'Tyrant')
      const kept = await noteOf(visit).inputValue()
      expect([typed, typed.slice(0, -1)], `after kill ${round}`).toContain(kept)
      typed = kept
      await noteOf(visit).focus()
      await visit.keyboard.press('Control+End')
      for (let letter = 0; letter <= (round * 7) % 11; letter += 1) {
        const next = String.fromCharCode(97 + ((round + letter) % 26))
        await visit.keyboard.press(next)
        typed += next
      }
      await kill(visit, context, round)
    }
    const visit = await context.newPage()
    await visit.goto(path)
    await openWords(visit, 'Tyrant')
    expect([typed, typed.slice(0, -1)]).toContain(await noteOf(visit).inputValue())
    await expect(seal(visit, 'In order')).toBeVisible()
    await visit.goto('/')
    await expect(visit.getByRole('listitem')).toHaveCount(1)
    await expect(visit.getByText('cannot be read')).toHaveCount(0)
  })
})

test('two tabs that edit one list at once keep the edits of both, and each can take back the other’s', async ({
  page,
  context,
}) => {
  const path = await takeIn(page, dinner)
  const other = await context.newPage()
  await other.goto(path)
  await openWords(page, 'Tyrant')
  await openWords(other, 'Butcher')
  await Promise.all([nicknameOf(page).fill('Grizzle'), nicknameOf(other).fill('Ladle')])
  for (const tab of [page, other]) {
    for (const name of ['Grizzle', 'Ladle']) await expect(tab.getByText(name).first()).toBeVisible()
  }
  await page.reload()
  await expect(page.getByText('Ladle').first()).toBeVisible()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await undo.click()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Old Grumbler').first()).toBeVisible()
    await expect(tab.getByText('Ladle')).toHaveCount(0)
  }
})

test('a storage that is full is named at once; the page goes on, offers the file and stores later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = IDBObjectStore
    const put = new Proxy(Reflect.get(prototype, 'put'), {
      apply: (target, store, what) => {
        if (Reflect.get(globalThis, 'full') !== true) return Reflect.apply(target, store, what)
        throw new DOMException('no room', 'QuotaExceededError')
      },
    })
    Reflect.set(prototype, 'put', put)
  })
  const path = await takeIn(page, dinner)
  await page.evaluate(() => Reflect.set(globalThis, 'full', true))
  await openWords(page, 'Tyrant')
  await nicknameOf(page).fill('Grizzle')
  await expect(page.getByRole('alert')).toContainText('no more room')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all lists' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await page.evaluate(() => Reflect.set(globalThis, 'full', false))
  await nicknameOf(page).fill('Grizzle the Great')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(path)
  await expect(page.getByText('Grizzle the Great').first()).toBeVisible()
})

test('a database that is deleted while the page is open is filled again', async ({ page }) => {
  const path = await takeIn(page, dinner)
  const gone = await page.evaluate(
    async () =>
      await new Promise<string>((done) => {
        const deleting = indexedDB.deleteDatabase('muster-lists')
        for (const event of ['success', 'error'])
          deleting.addEventListener(event, () => done(event))
      }),
  )
  expect(gone).toBe('success')
  await expect(async () => {
    const lists = await page.evaluate(
      async () =>
        await new Promise<number>((done, fail) => {
          const opening = indexedDB.open('muster-lists')
          opening.addEventListener('error', () => fail(new Error('not opened')))
          opening.addEventListener('success', () => {
            const stores = opening.result.objectStoreNames
            if (!stores.contains('lists')) return done(0)
            const counting = opening.result.transaction('lists').objectStore('lists').count()
            counting.addEventListener('success', () => {
              opening.result.close()
              done(counting.result)
            })
          })
        }),
    )
    expect(lists).toBe(1)
  }).toPass()
  await page.goto(path)
  await expect(total(page)).toBeVisible()
  await expect(seal(page, 'In order')).toBeVisible()
})

test('lists that the first version stored open, while an old tab in the way is named', async ({
  page,
  context,
}) => {
  const path = await takeIn(page, dinner)
  await page.goto('/robots.txt')
  const old = await context.newPage()
  await old.goto('/robots.txt')
  // what version 1 of the database was: the lists alone, each without the fields that came later
  await old.evaluate(async () => {
    const opening = indexedDB.open('muster-lists')
    await new Promise((done) => opening.addEventListener('success', done))
    const reading = opening.result.transaction('lists').objectStore('lists').getAll()
    await new Promise((done) => reading.addEventListener('success', done))
    opening.result.close()
    const deleting = indexedDB.deleteDatabase('muster-lists')
    await new Promise((done) => deleting.addEventListener('success', done))
    const request = indexedDB.open('muster-lists', 1)
    request.addEventListener('upgradeneeded', () => {
      const lists = request.result.createObjectStore('lists', { keyPath: 'id' })
      for (const { id, roster, created, changed, removed, summary } of reading.result) {
        lists.put({ id, roster, created, changed, removed, summary })
      }
    })
    await new Promise((done) => request.addEventListener('success', done))
    Reflect.set(globalThis, 'held', request.result)
  })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('older version of Muster')
  await old.close()
  await expect(page.getByRole('link', { name: 'Dinner with Bundo', exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(path)
  await expect(seal(page, 'In order')).toBeVisible()
})
