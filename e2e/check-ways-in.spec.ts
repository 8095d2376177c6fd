import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, type Locator, type Page, test } from '@playwright/test'

import { noViolations } from './accessibility-check.ts'
import { dinner, linkOf, takeIn } from './sample-lists.ts'

const feast = `Feast 350/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
Drops: 1
-----
General's Regiment
Tyrant (150)
• General
Gluttons (200)
-----
Created with Warhammer Age of Sigmar: The App
App: v1.36.0 (1) | Data: v466`
const cheap = feast.replace('350/1000', '330/1000').replace('Gluttons', 'Ironguts')

const row = (page: Page, name: RegExp | string): Locator => page.getByRole('button', { name })
const rows = (page: Page): Locator => row(page, /, (?:In order|To ask|Unreadable|\d+ faults?)$/)

/** Checks a text as if it had been pasted and the button pressed. */
async function check(page: Page, text: string): Promise<void> {
  await page.getByLabel('Paste one list or many').fill(text)
  await page.getByRole('button', { name: 'Check the text' }).click()
}

/** Drops files and folders of the disk on the page, as a hand does. */
async function drop(page: Page, files: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data })
  }
}

test.describe('with files on the disk', () => {
  let folder = ''
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muster-lists-'))
    const files = {
      'Anna.txt': feast,
      'round 1/deep/Ben.txt': cheap,
      'round 1/.DS_Store': '\0\0\0\u0001Bud1',
      'round 1/Cem.pdf': '%PDF-1.4',
      'round 1/empty.txt': '',
      '__MACOSX/._Anna.txt': '\0',
      'song.mp3': 'ID3',
    }
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
    mkdirSync(join(folder, 'nothing in it'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true }))

  for (const way of ['dropped', 'chosen'] as const) {
    test(`a folder that is ${way} gives its lists, and shows whose cannot be read`, async ({
      page,
    }) => {
      await page.goto('/check')
      await expect(page.getByLabel('Paste one list or many')).toBeVisible()
      if (way === 'dropped') await drop(page, [folder])
      else await page.getByLabel('Folder to check').setInputFiles(folder)
      await expect(row(page, 'Anna, In order')).toBeVisible()
      await expect(row(page, 'Ben, To ask')).toBeVisible()
      await expect(row(page, 'Cem, Unreadable')).toBeVisible()
      await expect(row(page, 'empty, Unreadable')).toBeVisible()
      await expect(rows(page)).toHaveCount(4)
      await expect(page.getByText('Passed over: song.mp3.')).toBeVisible()
    })
  }
})

test('links stand for lists, one a line, beside lists in words', async ({ page }) => {
  await takeIn(page, dinner)
  const link = await linkOf(page)
  await page.goto('/check')
  await check(page, `Anna: ${link}\n\nBen\n\n${feast}\n\nCem\n${link.slice(0, -2)}`)
  await expect(row(page, 'Ben, In order')).toBeVisible()
  await row(page, /^Anna, /).click()
  const anna = page.getByRole('complementary', { name: 'Findings of Anna' })
  await expect(anna.getByText('Muster link')).toBeVisible()
  await expect(anna.getByRole('region', { name: 'Text of the list' })).toContainText('Gnoblars')
  await row(page, 'Cem, To ask').click()
  await expect(page.getByText(/This link is damaged/).first()).toBeVisible()
})

test('lists are checked without a worker, where its script does not come', async ({ page }) => {
  await page.route('**/check-worker*', (route) => route.abort())
  await page.goto('/check')
  await check(page, `Anna\n\n${feast}\n\nBen\n\n${cheap}`)
  await expect(row(page, 'Anna, In order')).toBeVisible()
  await page.getByLabel('Points limit').fill('300')
  await page.getByLabel('Points limit').press('Enter')
  await expect(row(page, 'Anna, 1 fault')).toBeVisible()
})

test('data that does not come is no fault of a list, and is asked for again', async ({ page }) => {
  const data = /ogor-mawtribes[^/]*\.json/
  await page.route(data, (route) => route.abort())
  await page.goto('/check')
  await check(page, feast)
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await expect(rows(page)).toHaveCount(0)
  await page.unroute(data)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Feast, In order')).toBeVisible()
})

test('a very long paste is held whole, shown by its beginning', async ({ page }) => {
  await page.goto('/check')
  const many = Array.from({ length: 400 }, (_, at) => `Player ${at + 1}\n\n${feast}`).join('\n\n')
  await page.getByLabel('Paste one list or many').evaluate((area, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    const event = { clipboardData, bubbles: true, cancelable: true }
    area.dispatchEvent(new ClipboardEvent('paste', event))
  }, many)
  await expect(page.getByText(/^This is the beginning of [\d,]+ characters/)).toBeVisible()
  await noViolations(page, 'held')
  await page.getByRole('button', { name: 'Clear the text' }).click()
  await expect(page.getByLabel('Paste one list or many')).toHaveValue('')
})

test('paper has the table and the findings, whatever the screen shows', async ({ page }) => {
  await page.goto('/check')
  await check(page, `Anna\n\n${feast}\n\nBen\n\n${cheap}`)
  await expect(row(page, 'Ben, To ask')).toBeVisible()
  const paper = page.getByText('Checked lists', { exact: true })
  await expect(paper).toHaveCount(0)
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await expect(page.getByRole('heading', { name: '02 Ben: To ask' })).toBeVisible()
  await expect(page.getByText('To ask: The text says 330 points')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})

test('the browser asks before lists are lost', async ({ page }) => {
  await page.goto('/check')
  await check(page, feast)
  await expect(row(page, 'Feast, In order')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(row(page, 'Feast, In order')).toBeVisible()
})
