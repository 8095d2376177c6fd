import { expect, test, type Page } from '@playwright/test'

import german from '../src/text/lang/de.json' with { type: 'json' }
import { dinner, takeIn } from './sample-lists.ts'

const texts: Readonly<Record<string, string>> = german

/** English texts of the catalogue that a page shows although German has other words for them. */
async function leftInEnglish(page: Page): Promise<readonly string[]> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '')
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        words.push(one.getAttribute(name) ?? '')
      }
    }
    return words
  })
  return shown.filter((words) => texts[words] !== undefined && texts[words] !== words)
}

test('the language can be chosen, outlives a reload, and every page speaks it', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de')
  for (const path of ['/', '/new', '/import', '/check', '/browse', '/settings', '/restore', '/x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await leftInEnglish(page), path).toEqual([])
  }
})

test('a list is judged, played and printed in German, and goes out in the English of other apps', async ({
  page,
}) => {
  const list = await takeIn(page, dinner)
  await page.evaluate(() => localStorage.setItem('muster-language', 'de'))
  for (const path of ['', '/play', '/print', '/history', '/points']) {
    await page.goto(`${list}${path}`)
    await expect(page.getByText(/Gluttons/).first()).toBeAttached()
    expect(await leftInEnglish(page), path).toEqual([])
  }
  await page.goto(list)
  await page.getByRole('button', { name: 'Teilen' }).first().click()
  await page.getByRole('tab', { name: 'Als Text oder Datei' }).click()
  const text = page.getByRole('textbox', { name: 'Vorschau' })
  await expect(text).toHaveValue(/Regiment/)
  expect(await text.inputValue()).not.toMatch(/Punkte|Verstärkt|Armee\b/)
})

test.describe('a browser that wishes for German', () => {
  test.use({ locale: 'de-CH' })

  test('gets German, with numbers as German writes them', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByText('2.000', { exact: true }).first()).toBeAttached()
  })
})
