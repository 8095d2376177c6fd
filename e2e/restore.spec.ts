import { type Download, expect, type Page, test } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { dinner, takeIn } from './sample-lists.ts'

interface Stored {
  readonly id: string
  readonly roster: {
    readonly name: string
    readonly notes: string
    readonly [key: string]: unknown
  }
  readonly [key: string]: unknown
}
interface Backup {
  readonly lists: readonly Stored[]
  readonly [key: string]: unknown
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function jsonOf(download: Download): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** The backup that the page hands out now. */
async function backUp(page: Page): Promise<Backup> {
  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a backup' }).click()
  return (await jsonOf(await download)) as Backup
}

async function openBackup(page: Page, backup: unknown): Promise<void> {
  await page.goto('/settings')
  const buffer = Buffer.from(JSON.stringify(backup))
  await page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'lists.json', mimeType: 'application/json', buffer })
  await expect(page.getByRole('heading', { level: 1, name: 'Restore a backup' })).toBeVisible()
}

async function rename(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  const title = page.getByRole('textbox', { name: 'List name' })
  await title.fill(name)
  await title.press('Enter')
  await page.goto('/')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

const withName = (list: Stored, name: string): Stored => ({
  ...list,
  roster: { ...list.roster, name },
})

test('a backup of 500 lists comes into a browser that has some of them: what is here is never overwritten', async ({
  page,
}) => {
  const paths: string[] = []
  for (const name of ['Same', 'Older', 'Conflict']) {
    paths.push(await takeIn(page, { ...dinner, name }))
  }
  const [, olderPath = '', conflictPath = ''] = paths
  const first = await backUp(page)
  await rename(page, olderPath, 'Older, edited')
  const later = await backUp(page)
  const [some] = first.lists
  if (!some) throw new Error('The backup holds no list.')
  const conflict = first.lists.find(({ id }) => conflictPath.endsWith(id))
  if (!conflict) throw new Error('The backup lacks a list.')
  const many = Array.from({ length: 497 }, (_, at) => ({
    ...withName(some, `Copy ${at + 1}`),
    id: `copy${at + 1}`,
  }))
  const lists = [
    ...later.lists.map((list) =>
      list.id === conflict.id ? withName(list, 'Conflict there') : list,
    ),
    ...many,
  ]
  const backup = { ...later, lists }

  await page.goto(olderPath)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('textbox', { name: 'List name' })).toHaveValue('Older')
  await rename(page, conflictPath, 'Conflict here')

  await openBackup(page, backup)
  await expect(page.getByText('lists.json: 500 lists')).toBeVisible()
  await expect(group(page, 'New 497')).toContainText('Copy 1')
  await expect(group(page, 'Newer in the backup 1')).toContainText('Older, edited')
  await expect(group(page, 'Changed in both 1')).toContainText('Conflict there')
  await expect(group(page, 'The same 1')).toBeVisible()
  await group(page, 'Changed in both 1')
    .getByRole('button', { name: /^Compare/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Conflict here')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Restore 499 lists' }).click()
  await expect(page.getByText('498 lists restored, 1 replaced, 1 already here.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('501 lists')).toBeVisible()
  const after = await backUp(page)
  const names = after.lists.map(({ roster }) => roster.name)
  expect(names).toHaveLength(501)
  expect(names.filter((name) => name.startsWith('Copy '))).toHaveLength(497)
  for (const name of ['Same', 'Older, edited', 'Conflict here', 'Conflict there (from backup)']) {
    expect(names).toContain(name)
  }
  await page.goto(olderPath)
  await page.getByRole('button', { name: 'Undo: Restore from a backup' }).click()
  await expect(page.getByRole('textbox', { name: 'List name' })).toHaveValue('Older')
})

test('what becomes of each list can be chosen, the settings come only when asked for, and a page without a backup asks for one @phone', async ({
  page,
}) => {
  await page.goto('/restore')
  await expect(page.getByRole('button', { name: 'Choose a backup' })).toBeVisible()
  await noViolations(page, 'no backup')
  await takeIn(page, dinner)
  const backup = await backUp(page)
  const [list] = backup.lists
  if (!list) throw new Error('The backup holds no list.')
  const lists = [
    withName(list, 'Theirs'),
    { ...withName(list, 'Fresh'), id: 'fresh' },
    { id: 'odd', form: 2 },
  ]
  const settings = { theme: 'dark', textSize: 'large', events: [] }
  await openBackup(page, { ...backup, lists, settings })
  await noSideways(page, 'restore')
  if (test.info().project.name === 'phone') expect(await smallTargets(page)).toEqual([])
  await expect(group(page, 'Cannot be read 1')).toContainText('odd')
  await expect(group(page, 'Changed in both 1')).toContainText(dinner.name)
  await noViolations(page, 'restore')
  await noDarkViolations(page, 'restore')
  await page
    .getByLabel('What becomes of Theirs')
    .selectOption({ label: 'Replaces the contents of yours' })
  await page.getByRole('checkbox', { name: /^Fresh/ }).uncheck()
  await page.getByRole('checkbox', { name: /^Also take the settings/ }).check()
  await page.getByRole('button', { name: 'Restore 1 list' }).click()
  await expect(page.getByText('1 list replaced, 1 left out.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('listitem')).toContainText('Theirs')
})

test('a backup that is dropped on the lists or opened as an import waits to be looked through; Cancel leaves all as it is', async ({
  page,
}) => {
  await takeIn(page, dinner)
  const backup = await backUp(page)
  const [list] = backup.lists
  if (!list) throw new Error('The backup holds no list.')
  const text = JSON.stringify({ ...backup, lists: [{ ...withName(list, 'Fresh'), id: 'fresh' }] })
  await page.goto('/')
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }))
    return transfer
  }, text)
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('listitem').dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('dropped.json: 1 list')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/settings#backup$/)

  await page.goto('/import')
  const buffer = Buffer.from(text)
  await page
    .getByLabel('Files to import')
    .setInputFiles({ name: 'opened.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('opened.json: 1 list')).toBeVisible()
  await page.getByRole('link', { name: 'Your lists', exact: true }).click()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Fresh')).toHaveCount(0)
})
