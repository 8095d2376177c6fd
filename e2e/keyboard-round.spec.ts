import { expect, test, type Page } from '@playwright/test'

import { button, focusKept, press, row, strike, told } from './keyboard-steps.ts'
import { bosses, brokenDinner, dinner, takeIn, textFile } from './sample-lists.ts'

/** Goes on with a key until the focus leaves the page or comes back to where it has been. Gives the names of what had it. */
async function allTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-been]')) each.removeAttribute('data-been')
  })
  const been: string[] = []
  for (let presses = 0; presses < 500; presses += 1) {
    const at = await page.evaluate(() => {
      const { activeElement: here, body } = document
      if (!(here instanceof HTMLElement) || here === body) return null
      if (here.dataset['been'] !== undefined) return 'again'
      here.dataset['been'] = ''
      return `${here.tagName} ${here.getAttribute('aria-label') ?? here.textContent.trim()}`
    })
    if (at === 'again' || (at === null && been.length > 0)) return been
    if (at !== null) been.push(at)
    await page.keyboard.press(key)
  }
  throw new Error(`The focus does not come round on ${page.url()}.`)
}

/** Both ways round lead over the same controls, from the first to the last one of the page. */
async function goesRound(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  const on = await allTheWay(page, 'Tab')
  const back = await allTheWay(page, 'Shift+Tab')
  expect(on.length, what).toBeGreaterThan(4)
  // rows of the picker work out where else a unit could go when they come in sight, and gain buttons on the way
  expect([...new Set(back)].toSorted(), what).toEqual([...new Set(on)].toSorted())
  expect(on.at(-1), what).toMatch(/Report a problem|Dismiss/)
}

test('Tab leads all the way round and back on every screen that one works in', async ({ page }) => {
  test.setTimeout(400_000)
  await page.goto('/import')
  await page.getByRole('textbox').first().fill('Orks\nWarboss (80)\nBoyz of doom (90)\n2x Boyz\n')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByRole('button', { name: 'Keep list' })).toBeVisible()
  await goesRound(page, 'the review of an import')

  const path = await takeIn(page, brokenDinner)
  await expect(page.getByRole('button', { name: 'Change slot' })).toBeVisible()
  await goesRound(page, 'the builder')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Dinner spoilt' })).toBeVisible()
  await goesRound(page, 'the lists')
  await page.goto(`${path}/play`)
  await expect(page.getByRole('button', { name: /^Next/ })).toBeVisible()
  await goesRound(page, 'play')
  await page.goto(`${path}/print`)
  await expect(page.getByRole('article', { name: /^Page 1 of / })).toBeVisible()
  await goesRound(page, 'print')

  await page.goto('/check')
  const files = [dinner, bosses, brokenDinner].map((list) =>
    textFile(`${list.name}.json`, JSON.stringify(list)),
  )
  await page.locator('input[type=file]').first().setInputFiles(files)
  await expect(page.getByRole('button', { name: 'Export table' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^All 3/ })).toBeVisible()
  await goesRound(page, 'the checker')
})

test('undo that is used up keeps the focus at its place, and what it came to is read out', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await row(page, 'Ironguts').press('Delete')
  await expect(row(page, 'Ironguts')).toHaveCount(0)
  await press(page, page.getByRole('link', { name: 'History' }), 'Shift+Tab')
  await expect(page.getByRole('heading', { level: 1, name: /^History/ })).toBeVisible()
  const undo = button(page, /^Undo/)
  await press(page, undo)
  await expect(undo).toBeDisabled()
  await told(page, /^Now: The list as it was made/)
  await focusKept(page, 'the last undo')
  // once too often does nothing
  await strike(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^History/ })).toBeVisible()
  await press(page, button(page, /^Redo/))
  await told(page, /^Now: Remove.* Ironguts/)
})
