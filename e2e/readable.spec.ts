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

/** How far the page scrolls sideways, in words; nothing where it does not. */
async function sideways(page: Page): Promise<readonly string[]> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return beyond > 0 ? [`${beyond} px sideways`] : []
}

/** Gives the window a size, and the page two frames to follow. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
  )
}

type Size = readonly [
  width: number,
  height: number,
  wrong: (page: Page) => Promise<readonly string[]>,
]

/** Shows views one after the other, each in all of the sizes; tells what is wrong with all of them at once. */
async function none(page: Page, views: readonly View[], sizes: readonly [Size, ...Size[]]) {
  const [[width, height]] = sizes
  await page.setViewportSize({ width, height })
  const path = await takeInAll(page)
  const found: string[] = []
  for (const view of views) {
    if (view.only !== undefined && (view.only === 'phone') !== width < 700) continue
    // a wide builder shows at once what narrow ones have in panes
    if (width >= 1100 && /^(?:add|check)-long/.test(view.name)) continue
    await page.setViewportSize({ width, height })
    await view.show(page, { path, say: english })
    for (const [at, [wide, high, wrong]] of sizes.entries()) {
      if (at > 0) await resize(page, wide, high)
      const faults = [...(await wrong(page)), ...(await sideways(page))]
      found.push(...faults.map((fault) => `${view.name} at ${wide} px: ${fault}`))
    }
  }
  expect(found).toEqual([])
}

const views = [...pages, ...longLists]

for (const part of [0, 1]) {
  test(`on a phone no text is cut off without a way to read it, at 400 % every control is reached, and nothing scrolls sideways, part ${part + 1}`, async ({
    page,
  }) => {
    test.slow()
    const half = views.filter((_, place) => place % 2 === part)
    await none(page, half, [
      [390, 844, cutTexts],
      [320, 640, cutTexts],
      // a window of 1440 x 900 at 400 %
      [360, 225, coveredControls],
    ])
  })
}

test('at 200 % every control is reached and nothing scrolls sideways', async ({ page }) => {
  test.slow()
  // a window of 1440 x 900
  await none(page, views, [[720, 450, coveredControls]])
})

test('no text is cut off without a way to read it at 1440 px', async ({ page }) => {
  test.slow()
  await none(page, views, [[1440, 900, cutTexts]])
})

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
        const style = getComputedStyle(element, pseudo)
        return (
          [
            'borderStyle',
            'borderWidth',
            'borderColor',
            'outlineStyle',
            'outlineWidth',
            'backgroundColor',
            'backgroundImage',
            'boxShadow',
            'color',
            'textDecorationLine',
            'forcedColorAdjust',
          ] as const
        )
          .map((name) => style[name])
          .join(' ')
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
