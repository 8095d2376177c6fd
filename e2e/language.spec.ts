import { expect, test, type Page } from '@playwright/test'

import german from '../src/text/lang/de.json' with { type: 'json' }
import { speakMadeUp, unmarkedIn, written } from './made-up-language.ts'
import { bosses, brokenDinner, dinner, takeIn, textFile } from './sample-lists.ts'

const texts: Readonly<Record<string, string>> = german
/** Keywords of units are names and stay English, also where the app has the same word: `Infantry`. */
const keywords = written('keywords')

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
  return shown.filter(
    (words) =>
      texts[words] !== undefined && texts[words] !== words && !keywords.has(words.toLowerCase()),
  )
}

test('what was typed and not used yet is there in the other language', async ({ page }) => {
  const box = (path: string) => page.goto(path).then(() => page.locator('main textarea').first())
  await (await box('/import')).fill('Orks\nWarboss (80)')
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await page.getByRole('textbox', { name: 'Paste one list or many' }).fill('Anna\nOrks')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { name: 'Optionen', level: 1 })).toBeVisible()
  await expect(await box('/check')).toHaveValue('Anna\nOrks')
  await expect(await box('/import')).toHaveValue('Orks\nWarboss (80)')
  // once it is read it is the review's, and put away with it
  await page.locator('main .btn--go').first().click()
  await expect(page.locator('.imp__paste')).toHaveCount(0)
  await page.evaluate(() => sessionStorage.removeItem('muster.pasted'))
  await expect(await box('/import')).toHaveValue('')
})

test('the language can be chosen, outlives a reload, and every page speaks it', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { name: 'Optionen', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de')
  for (const path of ['/', '/new', '/import', '/check', '/browse', '/settings', '/restore', '/x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(() => leftInEnglish(page), { message: path }).toEqual([])
  }
})

test('a list is judged, played and printed in German, and goes out in the English of other apps', async ({
  page,
}) => {
  const list = await takeIn(page, dinner)
  await page.getByRole('button', { name: /^List settings/ }).click()
  await page.getByRole('dialog').getByText('1,000', { exact: true }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: /^Undo: set the limit/ }).first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('muster-language', 'de'))
  for (const path of ['', '/play', '/print', '/history', '/points']) {
    await page.goto(`${list}${path}`)
    await expect(page.getByText(/Dinner with Bundo/).first()).toBeAttached()
    await expect.poll(() => leftInEnglish(page), { message: path }).toEqual([])
  }
  await page.goto(list)
  // a step that was taken in English
  await expect(
    page.getByRole('button', { name: 'Rückgängig: Grenze auf 1.000 Punkte setzen' }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Teilen' }).first().click()
  await page.getByRole('tab', { name: 'Als Text oder Datei' }).click()
  const text = page.getByRole('textbox', { name: 'Vorschau' })
  await expect(text).toHaveValue(/Regiment/)
  expect(await text.inputValue()).not.toMatch(/Punkte|Verstärkt|Armee\b/)
})

const feast = `Feast 350/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
-----
General's Regiment
Tyrant (150)
Glutons (220)
Bucket of soup
-----
Created with Warhammer Age of Sigmar: The App`

/** What is shown at each stop says nothing outside the catalogue but names. */
test('every text on every screen can be translated', async ({ page }) => {
  test.slow()
  const unmarked = unmarkedIn([feast, JSON.stringify([dinner, brokenDinner, bosses]), 'unread'])
  const look = async (what: string) => {
    await page.waitForLoadState('networkidle')
    await expect.poll(() => unmarked(page), { message: what }).toEqual([])
  }
  for (const list of [brokenDinner, bosses]) {
    await page.evaluate(() => localStorage.setItem('muster-language', 'en')).catch(() => null)
    const path = await takeIn(page, list)
    await speakMadeUp(page)
    for (const part of ['/play', '/print', '/history', '/points', '']) {
      await page.goto(path + part)
      await expect(page.getByText(list.name).first()).toBeAttached()
      await look(list.name + part)
    }
    await page
      .getByRole('button', { name: /^(?:Warboss|Tyrant) [^,]*\d$/ })
      .first()
      .click()
    await expect(page.getByRole('article', { name: /^(?:Warboss|Tyrant)/ })).toBeVisible()
    await look('card')
    await page.getByRole('button', { name: /Share/ }).first().click()
    await look('link')
    await page.getByRole('tab').last().click()
    await look('text')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox').last()).toBeFocused()
    await page.keyboard.type('e')
    await look('palette')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('keys')
  }
  await page.goto('/import')
  await page.locator('textarea').first().fill(feast)
  await page.getByRole('button', { name: /Read .the .list/ }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await look('import')
  await page.goto('/check')
  await page.locator('input[type="file"]').first().setInputFiles(textFile('Feast.txt', feast))
  await expect(page.getByRole('table').first()).toBeVisible()
  await look('checker')
  const pages = ['/', '/new', '/settings', '/restore', '/browse/aos4', '/browse/wh40k11/orks']
  for (const path of [...pages, '/browse/aos4/glossary', '/browse/wh40k11/glossary', '/x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await look(path)
  }
})

test.describe('a browser that wishes for German', () => {
  test.use({ locale: 'de-CH' })

  test('gets German, with numbers as German writes them', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByText('2.000', { exact: true }).first()).toBeAttached()
  })
})
