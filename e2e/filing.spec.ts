import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'

import {
  bar,
  button,
  choose,
  fine,
  names,
  places,
  row,
  rows,
  select,
  threeLists,
  undo,
} from './filing-steps.ts'
import { isPhone } from './roster-steps.ts'

test('lists are filed in folders, which are renamed, dissolved and remembered @phone', async ({
  page,
}) => {
  await threeLists(page)
  await select(page, ['Dinner with Bundo', 'Bosses and bullets'])
  await button(bar(page), 'Move').click()
  await page.getByLabel('New folder').fill('Autumn league')
  await button(page, 'Make folder').click()
  await expect(bar(page)).toHaveCount(0)
  await button(places(page), 'Autumn league 2').click()
  await expect(names(page)).toHaveCount(2)

  await button(page, 'Folder Autumn league').click()
  await page.getByRole('menuitem', { name: 'Rename the folder' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Winter league')
  await button(page, 'Rename').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter league')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter league')
  await expect(names(page)).toHaveCount(2)
  await fine(page, 'a folder')

  await button(page, 'Folder Winter league').click()
  await page.getByRole('menuitem', { name: /^Dissolve/ }).click()
  await expect(names(page)).toHaveCount(3)
  await expect(places(page)).not.toContainText('Winter league')
  await undo(page)
  await button(places(page), 'Winter league 2').click()
  await expect(names(page)).toHaveCount(2)
  await choose(page, 'Dinner with Bundo', 'Folder')
  await button(page, 'In no folder').click()
  await expect(names(page)).toHaveText(['Bosses and bullets'])
})

test('tags, pins, games and the order narrow and sort the lists, and are remembered @phone', async ({
  page,
}) => {
  await threeLists(page)
  await choose(page, 'Dinner with Bundo', 'Tags')
  await page.getByLabel('New tag').fill('painted, to try')
  await button(page, 'Keep the tags').click()
  await expect(row(page, 'Dinner with Bundo')).toContainText('painted')
  await select(page, ['Dinner with Bundo', 'Dinner spoilt'])
  await button(bar(page), 'Tags').click()
  await fine(page, 'tags of several lists')
  await expect(page.getByLabel(/^to try/)).toHaveJSProperty('indeterminate', true)
  await page.getByLabel(/^painted/).check()
  await button(page, 'Keep the tags').click()
  await button(page, 'End the selection').click()

  await button(page, 'painted 2').click()
  await expect(names(page)).toHaveCount(2)
  await button(page, 'to try 1').click()
  await expect(names(page)).toHaveText(['Dinner with Bundo'])
  await expect(page.getByRole('status').filter({ hasText: '1 of 3 lists found' })).toBeAttached()
  await page.reload()
  await expect(names(page)).toHaveText(['Dinner with Bundo'])
  await fine(page, 'two tags pressed')
  await button(page, 'to try 1').click()
  await button(page, 'painted 2').click()

  await button(places(page), 'Warhammer 40,000 1').click()
  await expect(names(page)).toHaveText(['Bosses and bullets'])
  await page.getByRole('link', { name: 'All lists 3' }).click()
  await button(page, /^Sort by/).click()
  await page.getByRole('menuitemradio', { name: 'Name' }).click()
  await choose(page, 'Dinner with Bundo', 'Pin')
  const sorted = ['Dinner with Bundo', 'Bosses and bullets', 'Dinner spoilt']
  await expect(names(page)).toHaveText(sorted)
  await page.reload()
  await expect(names(page)).toHaveText(sorted)
  await expect(row(page, 'Dinner with Bundo').getByTitle('Pinned')).toBeVisible()
})

test('several lists are deleted with one message, which brings them back @phone', async ({
  page,
}) => {
  await threeLists(page)
  await select(page, ['Dinner with Bundo', 'Dinner spoilt'])
  await fine(page, 'lists selected')
  await button(bar(page), 'Delete').click()
  await expect(names(page)).toHaveText(['Bosses and bullets'])
  await expect(page.getByText('2 lists moved to the bin')).toBeVisible()
  await undo(page)
  await expect(names(page)).toHaveCount(3)
  await expect(bar(page)).toHaveCount(0)
})

test('lists are found by several words of name, army, units, folder and notes @phone', async ({
  page,
}) => {
  await threeLists(page)
  if (isPhone(page)) await button(page, 'Search').click()
  const search = page.getByRole('searchbox')
  for (const [words, found] of [
    ['WÍTH ogor bundo', ['Dinner with Bundo']],
    ['warboss', ['Bosses and bullets']],
    ['mournfang', ['Dinner spoilt']],
    ['bring dice ogor', ['Dinner spoilt', 'Dinner with Bundo']],
  ] as const) {
    await search.fill(words)
    await expect(names(page)).toHaveText([...found])
    const told = `${found.length} of 3 lists found`
    await expect(page.getByRole('status').filter({ hasText: told })).toBeAttached()
  }
  await search.fill('nobody')
  await expect(page.getByRole('heading', { name: 'No list matches' })).toBeVisible()
  await fine(page, 'nothing found')
})

test('selected lists are exported as a backup, texts, a zip and a table', async ({ page }) => {
  await threeLists(page)
  /** Exports all lists in a way; gives the file. */
  const exported = async (as: string) => {
    const boxes = page.getByRole('checkbox', { name: /^Select/ })
    await boxes.first().check()
    await boxes.last().click({ modifiers: ['Shift'] })
    await expect(bar(page)).toContainText('3 selected')
    await button(bar(page), 'Export').click()
    await page.getByLabel(as).check()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    const file = await download
    await expect(page.getByText('3 lists exported').last()).toBeVisible()
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
  }
  const backup = await exported('Backup file')
  expect(backup.name).toMatch(/^muster-lists-.*\.json$/)
  expect(JSON.parse(backup.text)).toMatchObject({ lists: [{}, {}, {}] })
  const text = await exported('Texts, all in one file')
  for (const unit of ['Ironguts', 'Mournfang Pack', 'Warboss']) expect(text.text).toContain(unit)
  const zip = await exported('Texts, a file each')
  expect(zip.name).toMatch(/\.zip$/)
  expect(zip.text).toContain('Dinner-with-Bundo.txt')
  const table = await exported('Table')
  expect(table.text).toMatch(/^\uFEFFname,game,army,points,limit,verdict/)
  expect(table.text).toMatch(/Dinner spoilt,AoS,Ogor Mawtribes,\d+,1000,2 faults/)
})

test('the keyboard does all of it', async ({ page }) => {
  await threeLists(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
  const [first = '', second = '', third = ''] = await names(page).allTextContents()
  await expect(link(first)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(second)).toBeFocused()
  await page.keyboard.press('p')
  await expect(names(page)).toHaveText([second, first, third])
  await expect(link(second)).toBeFocused()
  await page.keyboard.press('x')
  await expect(box(second)).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page)).toContainText('2 selected')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar(page)).toContainText('3 selected')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(link(first)).toBeFocused()

  // a copy in three keys and its name
  await page.keyboard.press('d')
  const name = page.getByRole('textbox', { name: `Name of ${first} copy` })
  await expect(name).toBeFocused()
  await page.keyboard.type('Second try')
  await page.keyboard.press('Enter')
  await expect(link('Second try')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(link('Second try')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/new$/)
})

test('the browser is asked once a visit to keep the lists, not before there are some', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    StorageManager.prototype.persisted = async () => await Promise.resolve(false)
    StorageManager.prototype.persist = async () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1))
      return await Promise.resolve(false)
    }
  })
  const asked = async (tab = page) =>
    Number(await tab.evaluate(() => sessionStorage.getItem('asked')))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible()
  expect(await asked()).toBe(0)
  await threeLists(page)
  await expect.poll(asked).toBe(1)
  await page.reload()
  await expect(names(page)).toHaveCount(3)
  const next = await context.newPage()
  await next.goto('/')
  await expect.poll(async () => await asked(next)).toBe(1)
  expect(await asked()).toBe(1)
})

test('a copy opens with its name ready to be typed, and a new list remembers game and size', async ({
  page,
}) => {
  await threeLists(page)
  await choose(page, 'Bosses and bullets', 'Duplicate and open')
  const title = page.getByRole('textbox', { name: 'List name' })
  await expect(title).toBeFocused()
  await page.keyboard.type('Bosses again')
  await page.keyboard.press('Enter')
  await page.goto('/new')
  await page.getByText('Warhammer 40,000', { exact: true }).click()
  await page.getByRole('option', { name: 'Orks', exact: true }).click()
  await page.getByText('1,000', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the list' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await page.goto('/new')
  await expect(page.getByRole('radio', { name: 'Warhammer 40,000' })).toBeChecked()
  await page.getByRole('option', { name: 'Orks', exact: true }).click()
  await expect(page.getByRole('radio', { name: '1,000' })).toBeChecked()
  await page.goto('/')
  await expect(names(page).filter({ hasText: 'Bosses again' })).toBeVisible()
})
