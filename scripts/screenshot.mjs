// npm run screenshot: builds the app, imports the sample list and takes the picture that the README shows.
import { join } from 'node:path'
import process from 'node:process'

import { ensureBrowser, ensureDependencies, home, root, systemChromium } from './lib.mjs'

if (!ensureDependencies() || !ensureBrowser()) process.exit(1)

const { build, preview } = await import('vite')
const { chromium } = await import('@playwright/test')
const file = join(home, 'docs', 'screenshot.png')
const sample = join(home, 'docs', 'sample-list.json')

/**
 * Opens the sample list, a unit's card and the place that still has room.
 * @param {import('@playwright/test').Page} page
 */
async function openSample(page) {
  await page.goto('http://localhost:5291/import')
  await page.getByLabel('Files to import').setInputFiles(sample)
  await page.locator('.builder').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Add a unit to Bloodpelt Hunter' }).click()
  await page
    .getByRole('button', { name: /^Maulbeast Raiders/ })
    .first()
    .click()
  await page.locator('.card').getByRole('heading', { name: 'Maulbeast Raiders' }).waitFor()
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return document.fonts.ready
  })
}

await build({ root: home, logLevel: 'warn' })
const server = await preview({ root: home, preview: { port: 5291, strictPort: true } })
const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: root ? ['--no-sandbox'] : [],
})
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
  })
  await openSample(page)
  await page.screenshot({ path: file })
  console.log(`Wrote ${file}`)
} finally {
  await browser.close()
  await server.close()
}
