import { readFile } from 'node:fs/promises'

import { expect, type Locator, type Page, test } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'

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
const leaderless = feast
  .replace('Feast 350', 'Nobody leads 550')
  .replace(
    "General's Regiment\nTyrant (150)\n• General",
    'Regiment 1\nTyrant (150)\nIronguts (200)',
  )
const misstated = feast
  .replace('Feast 350', 'Cheap 430')
  .replace('Gluttons (200)', 'Gluttons (200)\nLeadbelchers (140)')
const copied = feast.replace('Feast', 'My own idea').replaceAll(' (', '  (')

const four = ['Anna', feast, 'Ben', leaderless, 'Cem', misstated, 'Dora', copied].join('\n\n')

/** Sets the text as a paste does, which does not type it sign by sign. */
async function paste(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Paste one list or many')
  await field.evaluate((area, words) => {
    const data = new DataTransfer()
    data.setData('text/plain', words.padEnd(10_001))
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    area.dispatchEvent(event)
  }, text)
  await page.getByRole('button', { name: 'Check the text' }).click()
}

const row = (page: Page, name: RegExp | string): Locator => page.getByRole('button', { name })
const findings = (page: Page, name: string): Locator =>
  page.getByRole('complementary', { name: `Findings of ${name}` })

test('four lists in one paste: verdicts, findings beside the text, table and replies', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await paste(page, four)
  await expect(page.getByRole('group', { name: 'Lists by verdict: 4 of 4 read' })).toBeVisible()

  // the worst stands first, with its findings
  await expect(row(page, /^(Anna|Ben|Cem|Dora), /).first()).toHaveAccessibleName(/^Ben, \d faults?/)
  const ben = findings(page, 'Ben')
  await expect(ben.getByText('Nobody is the general.')).toBeVisible()
  await expect(ben.getByText('Core Rules 3.5').first()).toBeVisible()

  await row(page, 'Cem, To ask').click()
  const cem = findings(page, 'Cem')
  await expect(cem.getByText('The text says 430 points; the list costs 490.')).toBeVisible()
  await expect(cem.getByRole('region', { name: 'Text of the list' })).toContainText('Leadbelchers')
  await row(page, 'Anna, To ask').click()
  await expect(
    findings(page, 'Anna').getByText('It has the same units and choices as no 04.'),
  ).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export table' }).click(),
  ])
  const table = await readFile(await download.path(), 'utf8')
  expect(table.trimEnd().split('\r\n')).toHaveLength(5)
  expect(table).toMatch(/2,Ben,Nobody leads,AoS,Ogor Mawtribes,550,/)

  await page.getByRole('button', { name: 'Replies' }).click()
  const replies = page.getByRole('dialog', { name: 'Replies' })
  await expect(replies.getByText('The text says 430 points')).toBeVisible()
  await expect(replies.getByRole('button', { name: /^Copy the reply to/ })).toHaveCount(4)
})

test('rules of the event, search, order by keyboard, and a list kept in the builder', async ({
  page,
}) => {
  await page.goto('/check')
  await paste(page, four)
  await expect(row(page, 'Anna, To ask')).toBeVisible()
  await page.getByLabel('Points limit').fill('300')
  await page.getByLabel('Points limit').press('Enter')
  await expect(row(page, /^Anna, 1 fault/)).toBeVisible()
  await page.getByLabel('Points limit').fill('')
  await page.getByLabel('Points limit').press('Enter')
  await expect(row(page, 'Anna, To ask')).toBeVisible()

  await page.getByRole('button', { name: 'No', exact: true }).click()
  await row(page, 'Anna, To ask').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, /^Ben, /)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(findings(page, 'Ben')).toBeVisible()
  await findings(page, 'Ben').getByRole('button', { name: 'Open as a list' }).click()
  await expect(page).toHaveURL(/\/list\//)
  await expect(page.getByLabel(/^Points by regiment/)).toBeVisible()

  // nothing of the checker is lost by it
  await page.goBack()
  await expect(row(page, /^Ben, /)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find in table' }).fill('no such words')
  await expect(page.getByText(/^No list matches/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find in table' }).fill('cheap')
  await expect(row(page, /, (To ask|\d faults?)$/)).toHaveCount(1)
})

test('two hundred lists come with progress, can be stopped and gone on with', async ({ page }) => {
  test.slow()
  const many = Array.from({ length: 200 }, (_, at) => {
    const list = at % 2 === 0 ? feast : leaderless
    return `Player ${at + 1}\n\n${list.replace(/^(Feast|Nobody leads)/, `List ${at + 1}`)}`
  })
  await page.goto('/check')
  await paste(page, many.join('\n\n'))
  const progress = page.getByRole('progressbar', { name: 'Lists read' })
  await expect(progress).toBeAttached()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Verdicts' }).getByText(/^Stopped/)).toBeVisible()
  await expect(progress).toHaveCount(0)
  await page.getByRole('button', { name: 'Read the rest' }).click()
  await expect(page.getByRole('group', { name: 'Lists by verdict: 200 of 200 read' })).toBeVisible({
    timeout: 90_000,
  })
  await expect(progress).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'With faults, 100' })).toBeVisible()
})

test('files give the player their names, a table those in its rows', async ({ page }) => {
  await page.goto('/check')
  await page.getByLabel('Files to check').setInputFiles([
    { name: 'Emil_Faye.txt', mimeType: 'text/plain', buffer: Buffer.from(feast) },
    {
      name: 'lists.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Name,List\nGia,"${misstated}"`),
    },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no list') },
  ])
  await expect(row(page, 'Emil Faye, In order')).toBeVisible()
  await expect(row(page, 'Gia, To ask')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Paste one list or many')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Gia, To ask')).toBeVisible()
})

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('lists are cards, and a sheet has the findings and the text', async ({ page }) => {
    await page.goto('/check')
    await noSideways(page, 'start')
    expect(await smallTargets(page), 'start').toEqual([])
    await paste(page, four)
    await expect(row(page, /^Ben, \d faults?/)).toBeVisible()
    await noSideways(page, 'cards')
    expect(await smallTargets(page), 'cards').toEqual([])
    await noViolations(page, 'cards')
    await row(page, /^Ben, \d faults?/).click()
    const sheet = page.getByRole('dialog', { name: 'Ben' })
    await expect(sheet.getByText('Nobody is the general.')).toBeVisible()
    await noSideways(page, 'sheet')
    expect(await smallTargets(page), 'sheet').toEqual([])
    await noViolations(page, 'sheet')
    await noDarkViolations(page, 'sheet')
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(row(page, /^Ben, \d faults?/)).toBeVisible()
  })
})
