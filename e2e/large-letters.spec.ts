import { expect, type Page, test } from '@playwright/test'

import german from '../src/text/lang/de.json' with { type: 'json' }
import { listViews } from './views-list.ts'
import { pageViews } from './views-pages.ts'
import { takeInAll } from './views.ts'

const texts: Readonly<Record<string, string>> = german
const views = [...pageViews, ...listViews].filter(({ name }) =>
  [
    'lists',
    'new',
    'new-chosen',
    'import',
    'check-start',
    'browse-40k',
    'settings',
    'restore',
    'builder-ogors',
    'builder-longOrks',
    'check-faultyOrks',
    'list-settings',
    'shared-longOrks',
    'play-orks',
    'points',
    'history-empty',
  ].includes(name),
)

test.use({ locale: 'de-DE', viewport: { width: 320, height: 690 } })

/** The words of the bar under the thumb that stand in more than one line. */
const brokenBelow = (page: Page) =>
  page.locator('.bb button').evaluateAll((tabs) =>
    tabs.flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return []
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getClientRects().length > 1 ? [node.textContent] : []
      }),
    ),
  )

test('the long words of German lead out of no page and break in no bar in letters twice as large on a small phone', async ({
  page,
  context,
}) => {
  test.slow()
  const browser = await context.newCDPSession(page)
  // as it is chosen in the settings of the browser
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const path = await takeInAll(page)
  const beyond: string[] = []
  for (const view of views) {
    await view.show(page, { path, say: (words) => texts[words] ?? words })
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).fontSize)).toBe(
      '32px',
    )
    const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (by > 0) beyond.push(`${view.name}: ${by} px`)
    for (const word of await brokenBelow(page)) beyond.push(`${view.name}: ${word} is broken`)
  }
  expect(beyond).toEqual([])
})
