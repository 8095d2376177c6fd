// npm run screenshot: builds the app and takes the picture that the README shows.
import { join } from 'node:path'
import process from 'node:process'

import { ensureBrowser, ensureDependencies, home, root, systemChromium } from './lib.mjs'

if (!ensureDependencies() || !ensureBrowser()) process.exit(1)

const { build, preview } = await import('vite')
const { chromium } = await import('@playwright/test')
const file = join(home, 'docs', 'screenshot.png')

await build({ root: home, logLevel: 'warn' })
const server = await preview({ root: home, preview: { port: 5291, strictPort: true } })
const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: root ? ['--no-sandbox'] : [],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto('http://localhost:5291/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file })
  console.log(`Wrote ${file}`)
} finally {
  await browser.close()
  await server.close()
}
