import { expect, test } from '@playwright/test'

import { smallTargets } from './accessibility-check.ts'
import { listViews } from './views-list.ts'
import { pageViews } from './views-pages.ts'
import { takeInAll, type View } from './views.ts'

const english = (text: string) => text
const all: readonly View[] = [...pageViews, ...listViews]
const named = (...names: readonly string[]) => all.filter(({ name }) => names.includes(name))

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

test('under a finger the rows, heads and bars between phone and desk are large enough', async ({
  page,
}) => {
  test.slow()
  const path = await takeInAll(page)
  const small: string[] = []
  for (const view of named('check-results', 'import-review', 'lists-select', 'history', 'points')) {
    await view.show(page, { path, say: english })
    small.push(...(await smallTargets(page)).map((target) => `${view.name}: ${target}`))
  }
  expect(small).toEqual([])
})

test('the list of a link with many faults begins in the first window, and all faults unfold', async ({
  page,
}) => {
  const path = await takeInAll(page)
  for (const view of named('shared-longOgors')) await view.show(page, { path, say: english })
  await expect(page.locator('.shared__roster .row').first()).toBeInViewport()
  const findings = page.getByRole('region', { name: 'Findings' }).locator('.finding')
  const few = await findings.filter({ visible: true }).count()
  await page.getByRole('button', { name: /^Show all \d+$/ }).click()
  await expect(findings.filter({ visible: false })).toHaveCount(0)
  expect(await findings.count()).toBeGreaterThan(few)
})

test('a message leaves the report at the foot of the page free', async ({ page }) => {
  const path = await takeInAll(page)
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const view of named('history-past')) await view.show(page, { path, say: english })
    await expect(page.locator('.toast')).toBeVisible()
    const report = page.locator('.app__report')
    await report.scrollIntoViewIfNeeded()
    // a click that a message would take fails
    await report.click({ trial: true })
  }
})
