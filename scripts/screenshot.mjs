// npm run screenshot: builds the app, imports sample lists and takes the pictures that the README and the manifest show.
import { Buffer } from 'node:buffer'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { ensureBrowser, ensureDependencies, home, root, systemChromium } from './lib.mjs'
import { smallPng } from './small-png.mjs'

if (!ensureDependencies() || !ensureBrowser()) process.exit(1)

const { build, preview } = await import('vite')
const { chromium } = await import('@playwright/test')
const base = 'http://localhost:5291'
/** @param {string} name */
const sample = (name) => JSON.parse(readFileSync(join(home, 'data/samples', name), 'utf8'))
const ogors = sample('ogor-mawtribes.json')
const orks = sample('orks.json')
const [tyrant, butcher, hunter] = ogors.regiments
const crowded = { ...butcher, units: [...butcher.units, 'Icefall Yhetees'] }
const lists = [
  { ...ogors, name: 'First thousand', limit: 1000, regiments: [tyrant] },
  { ...orks, name: 'Trukks and Boyz', units: orks.units.slice(0, 9) },
  {
    ...ogors,
    name: 'Hungry winter',
    regiments: [tyrant, crowded, { ...hunter, units: ['Frost Sabres'] }],
  },
  orks,
  ogors,
]

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Takes the lists in a minute apart: their order is that of their last change.
 * @param {Page} page
 */
async function importLists(page) {
  for (const [minute, list] of lists.entries()) {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 8, 1, 12, minute)))
    await page.goto(`${base}/import`)
    await page.getByLabel('Files to import').setInputFiles({
      name: 'list.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(list)),
    })
    await page.locator('.builder').waitFor()
  }
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
}

/** @param {Page} page @param {string} name */
async function openList(page, name) {
  await page.goto(base)
  await page.getByRole('link', { name }).first().click()
  await page.locator('.builder').waitFor()
}

/**
 * A unit's card beside a place that still has room.
 * @param {Page} page
 */
async function builder(page) {
  await openList(page, 'Dinner with Bundo')
  await page.getByRole('button', { name: 'Add a unit to Bloodpelt Hunter' }).click()
  await page
    .getByRole('button', { name: /^Maulbeast Raiders/ })
    .first()
    .click()
  await page.locator('.card').getByRole('heading', { name: 'Maulbeast Raiders' }).waitFor()
}

/** @param {Page} page */
async function attached(page) {
  await openList(page, 'Bosses and Bullets')
  await page
    .getByRole('button', { name: /^Meganobz/ })
    .first()
    .click()
  await page.locator('.card').getByRole('heading', { name: 'Meganobz' }).waitFor()
}

/** @param {Page} page */
async function overview(page) {
  await page.goto(base)
  await page.getByRole('link', { name: 'Dinner with Bundo' }).first().waitFor()
}

/** @param {Page} page */
const roster = (page) => openList(page, 'Dinner with Bundo')

/** @param {Page} page */
async function check(page) {
  await openList(page, 'Hungry winter')
  await page.getByRole('button', { name: /^Check/ }).click()
  await page.getByRole('dialog').waitFor()
}

const wide = { viewport: { width: 1440, height: 900 } }
const narrow = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

const pictures = [
  {
    form: wide,
    shows: builder,
    files: ['docs/screenshot.png', 'public/screenshots/wide-builder.png'],
  },
  { form: wide, shows: attached, files: ['public/screenshots/wide-attached.png'] },
  { form: narrow, shows: overview, files: ['public/screenshots/narrow-lists.png'] },
  { form: narrow, shows: roster, files: ['public/screenshots/narrow-roster.png'] },
  { form: narrow, shows: check, files: ['public/screenshots/narrow-check.png'] },
]

/** @param {import('@playwright/test').Browser} browser @param {typeof pictures[number]} picture */
async function take(browser, { form, shows, files }) {
  const context = await browser.newContext({
    ...form,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await importLists(page)
  await shows(page)
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return document.fonts.ready
  })
  const content = await smallPng(browser, await page.screenshot())
  await context.close()
  for (const file of files) {
    writeFileSync(join(home, file), content)
    console.log(`Wrote ${file}, ${content.length} bytes`)
  }
}

mkdirSync(join(home, 'public', 'screenshots'), { recursive: true })
await build({ root: home, logLevel: 'warn' })
const server = await preview({ root: home, preview: { port: 5291, strictPort: true } })
const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: root ? ['--no-sandbox'] : [],
})
try {
  for (const picture of pictures) await take(browser, picture)
} finally {
  await browser.close()
  await server.close()
}
