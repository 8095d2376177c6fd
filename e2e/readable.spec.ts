import { expect, test, type Page } from '@playwright/test'

import { coveredControls } from './covered-controls.ts'
import { cutTexts } from './cut-texts.ts'
import { listViews } from './views-list.ts'
import { pageViews } from './views-pages.ts'
import { takeInAll, type View } from './views.ts'

const english = (text: string) => text
const all: readonly View[] = [...pageViews, ...listViews]
const named = (...names: readonly string[]) => all.filter(({ name }) => names.includes(name))

/** Every kind of page once, those of lists with names of forty characters. */
const pages = named(
  'new',
  'browse-aos',
  'browse-aos-unit',
  'browse-40k-unit',
  'glossary',
  'settings',
  'check-start',
  'check-results',
  'import-review',
)
const longLists = all.filter(
  ({ name, of }) =>
    of === 'lists' &&
    (name.includes('long') ||
      [
        'lists',
        'lists-select',
        'palette',
        'costs',
        'share',
        'list-settings',
        'points',
        'history-empty',
        'more',
      ].includes(name)),
)

/** Shows views one after the other; tells what is wrong with all of them at once. */
async function none(
  page: Page,
  views: readonly View[],
  wrong: (page: Page) => Promise<readonly string[]>,
) {
  const width = page.viewportSize()?.width ?? 0
  const phone = width < 700
  const narrow = width < 1100
  const path = views.some(({ of }) => of === 'lists') ? await takeInAll(page) : () => '/'
  const found: string[] = []
  for (const view of views) {
    if (view.only !== undefined && (view.only === 'phone') !== phone) continue
    // a wide builder shows at once what narrow ones have in panes
    if (!narrow && /^(?:add|check)-long/.test(view.name)) continue
    await view.show(page, { path, say: english })
    found.push(...(await wrong(page)).map((fault) => `${view.name}: ${fault}`))
  }
  expect(found).toEqual([])
}

/** How far the page scrolls sideways, in words; nothing where it does not. */
async function sideways(page: Page): Promise<readonly string[]> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return beyond > 0 ? [`${beyond} px sideways`] : []
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const) {
  test(`no text is cut off without a way to read it at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await none(page, [...pages, ...longLists], async () => [
      ...(await cutTexts(page)),
      ...(await sideways(page)),
    ])
  })
}

// a window of 1440 x 900 at 200 % and at 400 %
for (const [zoom, width, height] of [
  [200, 720, 450],
  [400, 360, 225],
] as const) {
  test(`at ${zoom} % nothing scrolls sideways and every control is reached`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await none(page, [...pages, ...longLists], async () => [
      ...(await coveredControls(page)),
      ...(await sideways(page)),
    ])
  })
}

test('forced colours tell selected, at fault and the seals apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const path = await takeInAll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path('faults'))
  const row = page.locator('.rowbox:has(> button.row)')
  await row.first().locator('button.row').click()
  const look = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const {
          borderStyle,
          borderWidth,
          borderColor,
          outlineStyle,
          outlineWidth,
          backgroundColor,
          backgroundImage,
          boxShadow,
          color,
          textDecorationLine,
          forcedColorAdjust,
        } = getComputedStyle(element, pseudo)
        return [
          borderStyle,
          borderWidth,
          borderColor,
          outlineStyle,
          outlineWidth,
          backgroundColor,
          backgroundImage,
          boxShadow,
          color,
          textDecorationLine,
          forcedColorAdjust,
        ].join(' ')
      }, pseudo)
  expect(await look('.rowbox.is-sel')).not.toBe(await look('.rowbox:not(.is-sel, .is-bad)'))
  // a fault says so in words beside the name, and in its segment
  await expect(page.locator('.rowbox.is-bad .tag, .is-fault').first()).toBeVisible()
  expect(await look('.seg--fault')).not.toBe(await look('.seg:not(.seg--fault, .seg--on)'))
  await expect(page.locator('.head .seal')).toBeVisible()
  await page.goto('/')
  await page.locator('.ms--ok').first().waitFor()
  const seals = await Promise.all(
    ['.ms--ok', '.ms--bad', '.ms--draft'].map(async (seal) =>
      [
        await page.locator(seal).first().textContent(),
        await look(seal),
        await page.locator(seal).first().locator('svg').count(),
      ].join(),
    ),
  )
  expect(new Set(seals).size).toBe(3)
})

test('nothing moves where less motion is wished', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const path = await takeInAll(page)
  const world = { path, say: english }
  for (const view of named(
    'builder-ogors',
    'card-orks',
    'share',
    'palette',
    'lists-menu',
    'undo-toast',
  )) {
    await view.show(page, world)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1,
        )
        .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
    )
    expect(moving, view.name).toEqual([])
  }
})
