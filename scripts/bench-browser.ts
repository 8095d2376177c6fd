import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'

import type { Row } from './bench-row.ts'
import { root, systemChromium } from './lib.mjs'

const home = join(import.meta.dirname, '..')
const port = 5292
const address = `http://localhost:${port}`

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Notes in the page when a letter was typed and when the write that it led to was complete. */
function watchWrites(): void {
  const times: number[] = []
  let typed = 0
  Reflect.set(globalThis, 'writes', times)
  addEventListener('input', () => (typed = performance.now()), { capture: true })
  const { prototype } = IDBDatabase
  const begin = new Proxy(Reflect.get(prototype, 'transaction'), {
    apply: (target, database, what) => {
      const transaction = Reflect.apply(target, database, what)
      const since = typed
      if (transaction.mode === 'readwrite' && since > 0) {
        transaction.addEventListener('complete', () => times.push(performance.now() - since))
        typed = 0
      }
      return transaction
    },
  })
  Reflect.set(prototype, 'transaction', begin)
}

/** From the key to the disk, in milliseconds, for letters of a note on a unit. */
async function durable(page: Page): Promise<readonly number[]> {
  await page.locator('.builder').waitFor()
  await page
    .getByRole('button', { name: / Bloodpelt Hunter |^Bloodpelt Hunter / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Nickname and note' }).click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).focus()
  for (let letter = 0; letter < 60; letter += 1) await page.keyboard.press('x', { delay: 20 })
  return await page.evaluate(() => Reflect.get(globalThis, 'writes') as number[])
}

/** A thousand copies of the one stored list, each with a name of its own. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('muster-lists')
    await new Promise((done) => opening.addEventListener('success', done))
    const transaction = opening.result.transaction('lists', 'readwrite')
    const lists = transaction.objectStore('lists')
    const reading = lists.getAll()
    await new Promise((done) => reading.addEventListener('success', done))
    const [first] = reading.result
    for (let copy = 1; copy < 1000; copy += 1) {
      const roster = { ...first.roster, name: `${first.roster.name} ${copy}` }
      lists.put({ ...first, id: `copy${copy}`, roster })
    }
    await new Promise((done) => transaction.addEventListener('complete', done))
    opening.result.close()
  })
}

/**
 * Notes in the page when rows of lists were painted, in milliseconds since it was loaded anew, and since a click led to it. Noted in
 * the page itself: what asks from outside hears of it later.
 */
function watchRows(): void {
  const awaited = new Map([['anew', 0]])
  addEventListener('click', () => awaited.set('inside', performance.now()), { capture: true })
  const note = () => {
    for (const [name, since] of awaited) Reflect.set(globalThis, name, performance.now() - since)
    awaited.clear()
  }
  const look = () => {
    const there = awaited.size > 0 && document.querySelectorAll('main li a').length >= 10
    requestAnimationFrame(there ? () => setTimeout(note) : look)
    if (there) requestAnimationFrame(look)
  }
  look()
}

/** What the page noted, once it has. */
async function noted(page: Page, name: string): Promise<number> {
  await page.waitForFunction((name) => Reflect.has(globalThis, name), name)
  return await page.evaluate((name) => Number(Reflect.get(globalThis, name)), name)
}

/** Opening the lists screen with 1,000 lists: from a click on another page, and by loading the page anew. */
async function thousand(context: BrowserContext): Promise<{ inside: number; anew: number }> {
  const inside: number[] = []
  const anew: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const page = await context.newPage()
    await page.addInitScript(watchRows)
    await page.goto(address)
    anew.push(await noted(page, 'anew'))
    await page.goto(`${address}/settings`)
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.getByRole('link', { name: 'Your lists', exact: true }).first().click()
    inside.push(await noted(page, 'inside'))
    await page.close()
  }
  return { inside: median(inside), anew: median(anew) }
}

/** Measures in Chromium what only a browser shows. Needs a build in `dist`; without Chromium there are no rows. */
export async function browserRows(): Promise<readonly Row[]> {
  const executablePath = systemChromium()
  const browser = await chromium
    .launch({ ...(executablePath && { executablePath }), args: root ? ['--no-sandbox'] : [] })
    .catch(() => null)
  if (!browser) return []
  const server = await preview({
    root: home,
    logLevel: 'silent',
    preview: { port, strictPort: true },
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(watchWrites)
    await page.goto(`${address}/import`)
    const sample = readFileSync(join(home, 'data', 'samples', 'ogor-mawtribes.json'))
    await page
      .getByLabel('Files to import')
      .setInputFiles({ name: 'sample.json', mimeType: 'application/json', buffer: sample })
    const letters = await durable(page)
    await fill(page)
    await page.close()
    const { inside, anew } = await thousand(context)
    return [
      { what: 'a letter typed is on disk, median', value: median(letters), unit: 'ms', budget: 20 },
      {
        what: 'lists screen with 1,000 lists, opened within the app',
        value: inside,
        unit: 'ms',
        budget: 300,
      },
      { what: 'lists screen with 1,000 lists, page loaded anew', value: anew, unit: 'ms' },
    ]
  } finally {
    await browser.close()
    await server.close()
  }
}
