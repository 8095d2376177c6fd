// npm run shots: takes every screen, empty, typical and with thirty units of long names, at four widths, light and dark; says of each
// whether it scrolls sideways, cuts texts off or has targets too small for a finger; and puts all sizes of a screen on one sheet.
//   --lang de    in this language         --out FOLDER   instead of .shots
//   --only add   views with this in their name           --base URL   of an app that is served already
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { ensureBrowser, ensureDependencies, home, root, systemChromium } from './lib.mjs'

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    out: { type: 'string', default: join(home, '.shots') },
    only: { type: 'string', default: '' },
    base: { type: 'string' },
    widths: { type: 'string', default: '320,390,820,1440' },
  },
})
if (!ensureDependencies() || !ensureBrowser()) process.exit(1)

const { build, createServer, preview } = await import('vite')
const { chromium } = await import('@playwright/test')

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../e2e/views.ts').View} View */
/** @typedef {{ width: number, height: number, touch: boolean }} Size */

/** @type {readonly Size[]} */
const sizes = [
  { width: 320, height: 690, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1440, height: 900, touch: false },
].filter(({ width }) => values.widths.split(',').includes(String(width)))
const themes = /** @type {const} */ (['light', 'dark'])
const out = resolve(values.out)
const port = 5292
const base = values.base ?? `http://localhost:${port}`

/** @type {Readonly<Record<string, string>>} */
const texts =
  values.lang === 'en'
    ? {}
    : JSON.parse(readFileSync(join(home, `src/text/lang/${values.lang}.json`), 'utf8'))
/** @param {string} english */
const say = (english) => texts[english] ?? english

/** The views are TypeScript, which Node 20 cannot read. */
async function readViews() {
  const server = await createServer({
    configFile: false,
    root: home,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const load = (/** @type {string} */ file) => server.ssrLoadModule(join(home, 'e2e', file))
  const { takeInAll } = await load('views.ts')
  const { pageViews } = await load('views-pages.ts')
  const { listViews } = await load('views-list.ts')
  const { cutTexts } = await load('cut-texts.ts')
  const { smallTargets } = await load('accessibility-check.ts')
  /** @type {readonly View[]} */
  const views = [...pageViews, ...listViews]
  return { server, takeInAll, views, cutTexts, smallTargets }
}

const { server: reader, takeInAll, views, cutTexts, smallTargets } = await readViews()
const wanted = views.filter(({ name }) => new RegExp(values.only).test(name))

/** @param {View} view @param {Size} size */
const isAt = (view, size) => view.only === undefined || (view.only === 'phone') === size.width < 700

/** @param {string} view @param {Size} size @param {string} theme */
const file = (view, size, theme) => join(out, `${view}-${size.width}-${theme}.png`)

/** What is wrong with the page as it is, in lines. @param {Page} page @param {Size} size */
async function faultsOf(page, size) {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...(await cutTexts(page)).map((/** @type {string} */ text) => `cut off: ${text}`),
    ...(size.touch ? await smallTargets(page) : []).map(
      (/** @type {string} */ target) => `small target: ${target}`,
    ),
  ]
}

/**
 * Both themes of a view, then what is wrong with it.
 * @param {Page} page @param {View} view @param {Size} size @param {import('../e2e/views.ts').World} world
 */
async function take(page, view, size, world) {
  try {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await view.show(page, world)
    await page.mouse.move(0, 0)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: file(view.name, size, colorScheme) })
    }
    return await faultsOf(page, size)
  } catch (error) {
    return [`not reached: ${String(error).split('\n').slice(0, 3).join(' ')}`]
  }
}

/** All views of one size, in one browser: the empty ones, then those with lists. @param {Size} size */
async function takeAll(size) {
  const { width, height, touch } = size
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript((lang) => localStorage.setItem('muster-language', lang), values.lang)
  const page = await context.newPage()
  /** @type {Map<string, readonly string[]>} */
  const found = new Map()
  for (const of of /** @type {const} */ (['nothing', 'lists'])) {
    const here = wanted.filter((view) => view.of === of && isAt(view, size))
    const path = of === 'lists' && here.length > 0 ? await takeInAll(page) : () => '/'
    for (const view of here) found.set(view.name, await take(page, view, size, { path, say }))
  }
  await context.close()
  return found
}

/** One picture of all sizes of a view, at half their size. @param {View} view */
async function sheet(view) {
  const here = sizes.filter((size) => isAt(view, size))
  const picture = (/** @type {Size} */ size, /** @type {string} */ theme) => {
    const content = readFileSync(file(view.name, size, theme)).toString('base64')
    return `<img width="${size.width / 2}" src="data:image/png;base64,${content}">`
  }
  const rows = themes.map(
    (theme) => `<div>${here.map((size) => picture(size, theme)).join('')}</div>`,
  )
  const page = await browser.newPage({ viewport: { width: 1530, height: 900 } })
  await page.setContent(
    `<style>body{margin:8px;background:#888;font:14px sans-serif}div{display:flex;gap:8px;align-items:start;margin-bottom:8px}</style>
    ${view.name}, ${values.lang}${rows.join('')}`,
  )
  writeFileSync(join(out, `sheet-${view.name}.png`), await page.screenshot({ fullPage: true }))
  await page.close()
}

mkdirSync(out, { recursive: true })
if (!values.base) await build({ root: home, logLevel: 'warn' })
const server = values.base
  ? null
  : await preview({ root: home, preview: { port, strictPort: true } })
const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: root ? ['--no-sandbox'] : [],
})
try {
  const found = new Map(
    await Promise.all(
      sizes.map(async (size) => /** @type {const} */ ([size.width, await takeAll(size)])),
    ),
  )
  for (const view of wanted) {
    const faults = sizes.flatMap(({ width }) =>
      (found.get(width)?.get(view.name) ?? []).map((fault) => `  ${width}: ${fault}`),
    )
    console.log([view.name, ...faults].join('\n'))
    await sheet(view).catch((error) => console.log(`  no sheet: ${String(error).split('\n')[0]}`))
  }
  console.log(`\nThe pictures are in ${out}; sheet-*.png shows all sizes of a screen.`)
} finally {
  await browser.close()
  await server?.close()
  await reader.close()
}
