// npm run icons: draws public/icon.svg as the PNG icons that the manifest names, for systems that take no SVG.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { ensureBrowser, ensureDependencies, home, root, systemChromium } from './lib.mjs'

if (!ensureDependencies() || !ensureBrowser()) process.exit(1)

const { chromium } = await import('@playwright/test')
const svg = readFileSync(join(home, 'public', 'icon.svg'), 'utf8')

// a launcher may cut a maskable icon to a circle of four fifths: the drawing keeps inside it
const icons = [
  { file: 'icon-192.png', size: 192, drawing: 1 },
  { file: 'icon-512.png', size: 512, drawing: 1 },
  { file: 'icon-maskable-512.png', size: 512, drawing: 0.72 },
]

const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: root ? ['--no-sandbox'] : [],
})
try {
  for (const { file, size, drawing } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const side = Math.round(size * drawing)
    // the tape at the foot of the drawing runs on to the edges
    const tape = (size - side) / 2 + (side * 46) / 64
    await page.setContent(
      `<style>body{margin:0;display:grid;place-content:center;height:100vh;background:linear-gradient(#14191c 0 ${tape}px,#e9c56c ${tape}px)}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
    )
    await page.screenshot({ path: join(home, 'public', file) })
    await page.close()
    console.log(`Wrote public/${file}`)
  }
} finally {
  await browser.close()
}
