import { expect, test, type Page } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { isPhone } from './roster-steps.ts'
import { dinner, kitchen, textFile } from './sample-lists.ts'

const scrap = `Scrap party (115 points)

Orks
Strike Force (2,000 points)
Bully Boyz (2 Detachment Points)

CHARACTERS

Warboss (75 points)
  • 1x Power klaw

OTHER DATASHEETS

Gretchin (40 points)
  • 10x Gretchin

Exported with App Version: v1.40.0 (1), Data Version: v700
`

/** Types a text into the box and reads it. */
async function read(page: Page, text: string) {
  await page.goto('/import')
  const box = page.getByLabel('Paste a list, or several')
  const another = page.getByRole('button', { name: 'Paste another' })
  await expect(box.or(another).first()).toBeVisible()
  // what was looked through before is still there
  if (await another.isVisible()) await another.click()
  await box.fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
}

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** In a wide window a11y-states.spec.ts looks at it. */
async function fits(page: Page, what: string) {
  if (isPhone(page)) await clean(page, what)
  else await noSideways(page, what)
}

async function clean(page: Page, what: string) {
  await noSideways(page, what)
  if (isPhone(page)) expect(await smallTargets(page), what).toEqual([])
  await noViolations(page, what)
  await noDarkViolations(page, what)
}

test('what is pasted is read at once, again and again; what was not read stays in the box', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/import')
  const box = page.getByLabel('Paste a list, or several')
  for (const [text, name] of [
    [kitchen, 'Kitchen night'],
    [scrap, 'Scrap party'],
  ] as const) {
    await expect(box).toHaveValue('')
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await box.press('ControlOrMeta+v')
    await expect(title(page, name)).toBeVisible()
    await page.getByRole('button', { name: 'Paste another' }).click()
  }
  await expect(box).toHaveValue('')
  await box.fill('{"name": "no list"}')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByRole('alert')).toContainText('a JSON file of another kind')
  await page.getByRole('link', { name: 'Your lists' }).first().click()
  await page.goto('/import')
  await expect(box).toHaveValue('{"name": "no list"}')
})

test('a paste that is being looked through is there after a reload, until it is kept', async ({
  page,
}) => {
  await read(page, kitchen)
  await expect(title(page, 'Kitchen night')).toBeVisible()
  await page.reload()
  await expect(title(page, 'Kitchen night')).toBeVisible()
  await expect(row(page, 'Bucket of soup')).toBeVisible()
  await page.getByRole('button', { name: 'Keep list' }).first().click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await page.goto('/import')
  await expect(page.getByLabel('Paste a list, or several')).toHaveValue('')
})

test('a pasted list shows its work, is put right and kept @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(title(page, 'Import lists')).toBeVisible()
  await fits(page, 'import')
  await read(page, kitchen)
  await expect(title(page, 'Kitchen night')).toBeVisible()
  await expect(page.getByText('Import · Official app')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /not read/ })).toHaveCount(1)
  await page.getByRole('button', { name: /^To look at/ }).click()
  await expect(row(page, 'Glutons')).toContainText('Near')
  await expect(row(page, 'Mournful Pack')).toBeVisible()
  await expect(row(page, 'Bucket of soup')).toContainText('Not read')
  await fits(page, 'review')
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await noSideways(page, 'review at 320 px')
  expect(await smallTargets(page), 'review at 320 px').toEqual([])
  if (size) await page.setViewportSize(size)

  await page.getByRole('button', { name: /^Line 11 is Gluttons/ }).click()
  await expect(row(page, 'Glutons')).toContainText('Your choice')
  const pack = page.getByLabel('Read line 12 as')
  await pack.focus()
  await pack.selectOption('Read as Mournfang Pack')
  await expect(row(page, 'Mournful Pack')).toContainText('Your choice')
  await expect(pack).toBeFocused()
  await page.getByRole('button', { name: 'Keep list' }).click()

  await expect(page).toHaveURL(/\/list\/\w+$/)
  await expect(page.getByText('List kept')).toBeVisible()
  for (const unit of ['Tyrant', 'Gluttons', 'Mournfang Pack'])
    await expect(page.getByRole('button', { name: new RegExp(`^${unit}`) }).first()).toBeVisible()
  await page
    .getByRole('button', { name: isPhone(page) ? 'More' : 'List settings' })
    .first()
    .click()
  if (isPhone(page)) await page.getByRole('button', { name: 'List settings' }).click()
  await expect(page.getByLabel('Notes')).toHaveValue('Not read when imported:\nBucket of soup')
})

test('another name is typed, a line is left out, the keyboard does it all', async ({ page }) => {
  await read(page, kitchen)
  const soup = page.getByLabel('Read line 13 as')
  await soup.selectOption('Type a name')
  const field = page.getByRole('combobox', { name: 'Read line 13 as' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Butcher')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Bucket of soup')).toContainText('Butcher')
  await expect(soup).toBeFocused()
  await soup.selectOption('Leave out')
  await expect(row(page, 'Bucket of soup')).toContainText('Left out')
  await soup.selectOption('As the text has it')
  await expect(row(page, 'Bucket of soup')).toContainText('Not read')
})

test('two lists in one paste are kept together, and taken back', async ({ page }) => {
  await read(page, `Mine:\n${kitchen}\nand hers:\n\n${scrap}`)
  const lists = page.getByRole('navigation', { name: 'Lists in this text' })
  await expect(lists.getByRole('button')).toHaveCount(2)
  await lists.getByRole('button', { name: /Scrap party/ }).click()
  await expect(title(page, 'Scrap party')).toBeVisible()
  await expect(row(page, 'Warboss (75 points)')).toContainText('Unit')
  await clean(page, 'two lists')
  await page.getByRole('button', { name: 'Keep all 2' }).click()
  await expect(page.getByText('2 lists kept')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kitchen night', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Scrap party', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Scrap party', exact: true })).toHaveCount(0)
  await expect(title(page, 'Kitchen night').or(title(page, 'Scrap party'))).toBeVisible()
})

test('the army and the points version are chosen where the text does not say them', async ({
  page,
}) => {
  await read(page, kitchen.replace(/Grand Alliance.*\n/, ''))
  await page.getByLabel('Army', { exact: true }).selectOption('Skaven')
  await expect(page.getByText(/^Skaven · /)).toBeVisible()
  await page.getByLabel('Army', { exact: true }).selectOption('Ogor Mawtribes')
  await expect(page.getByText(/^Ogor Mawtribes · /)).toBeVisible()
  await read(page, scrap)
  await expect(page.getByRole('heading', { name: 'Points then and now' })).toBeVisible()
  const writers = page.getByLabel('Written by')
  // apps of both games call their formats alike
  const names = await writers.getByRole('option').allTextContents()
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  await writers.selectOption('New Recruit (Short)')
  await expect(page.getByText('Import · New Recruit (Short)')).toBeVisible()
})

test('what is shared to the app, and a text file, are read at once', async ({ page }) => {
  await page.goto(`/import?${new URLSearchParams({ title: 'A list', text: kitchen }).toString()}`)
  await expect(title(page, 'Kitchen night')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Paste another' }).click()
  await page
    .getByLabel('Files to import')
    .setInputFiles([
      { name: 'scrap.txt', mimeType: 'text/plain', buffer: Buffer.from(scrap) },
      textFile('dinner.json', JSON.stringify(dinner)),
    ])
  await expect(title(page, 'Scrap party')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Dinner with Bundo', exact: true })).toBeVisible()
})

/** Pastes as the clipboard does, wherever the focus is. */
async function paste(page: Page, text: string, files: Readonly<Record<string, string>> = {}) {
  await page.evaluate(
    ([words, contents]) => {
      const clipboardData = new DataTransfer()
      if (words !== '') clipboardData.setData('text/plain', words)
      for (const [name, content] of Object.entries(contents))
        clipboardData.items.add(new File([content], name))
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    [text, files] as const,
  )
}

test('what is pasted while a list is looked through takes its place, and can be taken back', async ({
  page,
}) => {
  await read(page, kitchen)
  await page.getByLabel('Read line 12 as').selectOption('Read as Mournfang Pack')
  await page.getByRole('heading', { name: 'Points then and now' }).click()
  await paste(page, scrap)
  await expect(title(page, 'Scrap party')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title(page, 'Kitchen night')).toBeVisible()
  await expect(page.getByLabel('Read line 12 as')).toHaveValue('name:Mournfang Pack')
  await paste(page, '', { 'scan.pdf': '%PDF-1.7' })
  await expect(page.getByRole('alert')).toContainText(/scan\.pdf was not imported/)
  await expect(title(page, 'Kitchen night')).toBeVisible()
  await paste(page, '', { 'scrap.txt': scrap })
  await expect(title(page, 'Scrap party')).toBeVisible()
})

test('a link to a shared list is found among the words around it', async ({ page }) => {
  await read(page, 'Look at this: https://muster.example/shared#abc, and tell me')
  await expect(page).toHaveURL(/\/shared#abc$/)
})

test('a file dropped on the lists goes to the review', async ({ page }) => {
  await page.goto('/')
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'kitchen.txt', { type: 'text/plain' }))
    return transfer
  }, kitchen)
  await page.getByRole('heading', { name: 'No lists yet' }).dispatchEvent('drop', {
    dataTransfer: data,
  })
  await expect(title(page, 'Kitchen night')).toBeVisible()
})

/** A zip file whose one entry says that it unpacks to far more than it holds. */
function zipBomb(): Buffer {
  const name = Buffer.from('roster.ros')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04_03_4b_50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(10, 18)
  local.writeUInt32LE(4_000_000_000, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02_01_4b_50, 0)
  central.writeUInt16LE(20, 4)
  central.writeUInt16LE(20, 6)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(10, 20)
  central.writeUInt32LE(4_000_000_000, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + 10, 16)
  return Buffer.concat([local, name, Buffer.alloc(10), central, name, end])
}

test('files that are no lists are refused with what they are and what to do', async ({ page }) => {
  await page.goto('/import')
  await page.getByLabel('Files to import').setInputFiles([
    { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0') },
    { name: 'bomb.rosz', mimeType: 'application/zip', buffer: zipBomb() },
  ])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(/scan\.pdf was not imported: .*PDF.*copy the text/)
  await expect(alert).toContainText(/bomb\.rosz was not imported: .*unpack/)
  await clean(page, 'refused files')
  await read(page, 'Dear diary, the weather was fine today.')
  await expect(title(page, 'No list found in this')).toBeVisible()
  await clean(page, 'no list')
})
