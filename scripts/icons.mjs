// npm run icons: draws public/icon.svg and public/favicon.svg as the PNG icons, the .ico and the social card
// that the page's head and the manifest name, for systems that take no SVG.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { ensureBrowser, ensureDependencies, home, root, systemChromium } from './lib.mjs'
import { smallPng } from './small-png.mjs'
import { cardSize, socialCard } from './social-card.mjs'

if (!ensureDependencies() || !ensureBrowser()) process.exit(1)

const { chromium } = await import('@playwright/test')
/** @param {string} file */
const inPublic = (file) => join(home, 'public', file)
const icon = readFileSync(inPublic('icon.svg'), 'utf8')
const small = readFileSync(inPublic('favicon.svg'), 'utf8')

// launchers cut these to a shape of their own: the ground runs to the edges, the drawing keeps to the middle
const bled = (/** @type {number} */ scale) =>
  `.tile{rx:0}.mark{transform:scale(${scale});transform-origin:50% 50%}`
// only the opacity counts, the system gives the colour
const monochrome = `.tile{display:none}.mark{transform:scale(.78);transform-origin:50% 50%}.mark *{fill:#000}.back{fill-opacity:.55}`

const icons = [
  { file: 'icon-192.png', size: 192, style: '' },
  { file: 'icon-512.png', size: 512, style: '' },
  { file: 'icon-maskable-192.png', size: 192, style: bled(0.7) },
  { file: 'icon-maskable-512.png', size: 512, style: bled(0.7) },
  { file: 'icon-monochrome-512.png', size: 512, style: monochrome },
  { file: 'apple-touch-icon.png', size: 180, style: bled(0.9) },
]

// signs of src/ui/icon-paths.ts, on a round ground as launchers cut it
const shortcuts = [
  { file: 'shortcut-new.png', sign: 'M9 3v12M3 9h12' },
  { file: 'shortcut-check.png', sign: 'M3.5 9.5 7 13l7.5-8' },
  {
    file: 'shortcut-browse.png',
    sign: 'M3 3.5h4.5L9 5l1.5-1.5H15v11h-4.5L9 16l-1.5-1.5H3zM9 5v10',
  },
  { file: 'shortcut-import.png', sign: 'M6 3.5H3.5v12h11v-12H12M6 2.5h6v3H6z' },
]

/** @param {string} sign */
const shortcut = (sign) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#14191c"/><path d="${sign}" transform="translate(12.2 12.2) scale(2.2)" fill="none" stroke="#e9c56c" stroke-width="1.75"/></svg>`

const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: root ? ['--no-sandbox'] : [],
})

/**
 * Takes a picture of a page made of this markup, at one pixel for each unit.
 * @param {string} markup @param {{ width: number, height: number }} viewport
 * @returns {Promise<Buffer>} a PNG
 */
async function picture(markup, viewport) {
  const page = await browser.newPage({ viewport, colorScheme: 'light' })
  await page.setContent(markup)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** @param {string} svg @param {number} size @param {string} [style] */
const square = (svg, size, style = '') =>
  picture(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}${style}</style>${svg}`,
    { width: size, height: size },
  )

/**
 * An .ico file: a header, an entry for each picture, then the pictures as PNG.
 * @param {readonly { size: number, png: Buffer }[]} pictures
 */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** @param {string} file @param {Buffer} png */
const writeSmall = async (file, png) => write(file, await smallPng(browser, png))

/** @param {string} file @param {Buffer} content */
function write(file, content) {
  writeFileSync(inPublic(file), content)
  console.log(`Wrote public/${file}, ${content.length} bytes`)
}

try {
  for (const { file, size, style } of icons) await writeSmall(file, await square(icon, size, style))
  for (const { file, sign } of shortcuts) await writeSmall(file, await square(shortcut(sign), 96))
  const sizes = [16, 32, 48]
  const pictures = await Promise.all(
    sizes.map(async (size) => ({ size, png: await square(small, size) })),
  )
  write('favicon.ico', ico(pictures))
  await writeSmall('social-card.png', await picture(socialCard(icon), cardSize))
} finally {
  await browser.close()
}
