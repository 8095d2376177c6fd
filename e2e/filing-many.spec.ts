import { expect, test } from '@playwright/test'

import { noViolations } from './accessibility-check.ts'
import { button, row, rows, threeLists } from './filing-steps.ts'
import { isPhone } from './roster-steps.ts'

test('of a thousand lists those in sight are drawn, and each can be reached @phone', async ({
  page,
}) => {
  await threeLists(page)
  await page.evaluate(async () => {
    const opening = indexedDB.open('muster-lists')
    await new Promise((done) => opening.addEventListener('success', done))
    const transaction = opening.result.transaction('lists', 'readwrite')
    const lists = transaction.objectStore('lists')
    const reading = lists.getAll()
    await new Promise((done) => reading.addEventListener('success', done))
    const [first] = reading.result
    for (let copy = 1; copy <= 997; copy += 1) {
      const roster = { ...first.roster, name: `Copy ${String(copy).padStart(3, '0')}` }
      lists.put({ ...first, id: `copy${copy}`, changed: '2026-01-01T10:00:00.000Z', roster })
    }
    await new Promise((done) => transaction.addEventListener('complete', done))
    opening.result.close()
  })
  await page.reload()
  await button(page, /^Sort by/).click()
  await page.getByRole('menuitemradio', { name: 'Name' }).click()
  await expect(row(page, 'Copy 001')).toHaveAttribute('aria-setsize', '1000')
  expect(await rows(page).count()).toBeLessThan(100)
  // to the end, as one drags the scroll bar
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(row(page, 'Dinner with Bundo')).toBeInViewport()
  await expect(row(page, 'Dinner with Bundo')).toHaveAttribute('aria-posinset', '1000')
  expect(await rows(page).count()).toBeLessThan(100)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(row(page, 'Copy 500')).toBeAttached()
  if (isPhone(page)) return
  await noViolations(page, 'many lists')
  // the focus stays in the list, and goes on from where it was when the page was scrolled away from it
  await page.getByRole('link', { name: 'Copy 500', exact: true }).focus()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(row(page, 'Copy 001')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Copy 501', exact: true })).toBeFocused()
  await expect(row(page, 'Copy 501')).toBeInViewport()
})
