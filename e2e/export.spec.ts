import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations } from './accessibility-check.ts'
import { bosses, brokenDinner, dinner, takeIn } from './sample-lists.ts'

async function openText(page: Page) {
  await page.getByRole('button', { name: 'Share' }).first().click()
  await page.getByRole('dialog').getByRole('tab', { name: 'As text' }).click()
  await expect(page.getByLabel('Preview')).toBeVisible()
}

const preview = (page: Page) => page.getByLabel('Preview')

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a list is copied as text, and comes back as the same list @phone', async ({ page }) => {
  await takeIn(page, dinner)
  await openText(page)
  await page.getByLabel('Format').selectOption('Official app')
  await expect(preview(page)).toHaveValue(/Dinner with Bundo/)
  await expect(page.getByRole('dialog')).toContainText('This format cannot carry:')
  await noSideways(page, 'text')
  await noViolations(page, 'text')
  await noDarkViolations(page, 'text')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await page.evaluate(async () => await navigator.clipboard.readText())
  await page.goto('/import')
  await page.getByLabel('Paste a list, or several').fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByText('All lines read').first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep list' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await openText(page)
  // the format is remembered for the game
  await expect(page.getByLabel('Format')).toHaveValue('app')
  await expect(preview(page)).toHaveValue(text)
})

test('an illegal list says its faults on top, unless that is switched off', async ({ page }) => {
  await takeIn(page, brokenDinner)
  await openText(page)
  await expect(preview(page)).toHaveValue(/^\/\/ \d+ faults? found by Muster/)
  await page.getByLabel('State the faults on top').uncheck()
  await expect(preview(page)).not.toHaveValue(/found by Muster/)
})

test('a text is chosen, copied and copied again by keys alone, and each time said', async ({
  page,
}) => {
  await takeIn(page, bosses)
  await openText(page)
  await page.getByRole('tab', { name: 'As text' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Format')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(preview(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const status = page.getByRole('dialog').getByRole('status')
  const said: string[] = []
  await page.exposeFunction('heard', (words: string) => said.push(words))
  await status.evaluate((node) => {
    const { heard } = window as unknown as { heard: (words: string) => void }
    const watcher = new MutationObserver(() => heard(node.textContent ?? ''))
    watcher.observe(node, { characterData: true, childList: true, subtree: true })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  await expect.poll(() => said.filter((words) => words === 'Copied').length).toBe(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => said.filter((words) => words === 'Copied').length).toBe(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a text too long for a message says so; a table is known by spreadsheets @phone', async ({
  page,
}) => {
  await takeIn(page, bosses)
  await openText(page)
  await page.getByLabel('Format').selectOption('Discord (Markdown)')
  await expect(page.getByText(/^\d,\d{3} characters; one message takes 2,000/)).toBeVisible()
  await page.getByLabel('Format').selectOption('Short')
  await expect(page.getByText(/one message takes/)).toHaveCount(0)
  await page.getByLabel('Format').selectOption('Units as a table (CSV)')
  await expect(preview(page)).toHaveValue(/^Group,Unit/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .csv' }).click()
  const bytes = await readFile(await (await saved).path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('a name that reads as a line of a list is told as lost, and the list is kept whole', async ({
  page,
}) => {
  await takeIn(page, { ...bosses, name: '// 3 faults found by Muster' })
  await openText(page)
  await page.getByLabel('Format').selectOption('Official app')
  await expect(page.getByText('This format cannot carry: the name of the list.')).toBeVisible()
  await expect(preview(page)).toHaveValue(/^Orks \(/)
})

test('files are downloaded, and a roster file is read again', async ({ page }) => {
  await takeIn(page, bosses)
  await openText(page)
  await page.getByLabel('Format').selectOption('Roster file (.rosz)')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .rosz' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('Bosses-and-Bullets.rosz')
  await page.goto('/import')
  await page.getByLabel('Files to import').setInputFiles(await file.path())
  await expect(page.getByRole('heading', { level: 1, name: 'Bosses and Bullets' })).toBeVisible()
  await expect(page.getByText('All lines read').first()).toBeVisible()
})
