import { expect, type Page, test } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { bosses, dinner, takeIn } from './sample-lists.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('theme and text size survive a reload, and no page runs sideways at the largest @only-phone', async ({
  page,
}) => {
  const path = await takeIn(page, dinner)
  await page.goto('/settings')
  await page.getByText('Dark', { exact: true }).click()
  await page.getByText('Larger', { exact: true }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size).toBe('20px')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    for (const place of ['/', path, `${path}/history`, '/new', '/check', '/browse', '/settings']) {
      await page.goto(place)
      await expect(page.getByRole('heading').first()).toBeAttached()
      await noSideways(page, `${place} at ${width}`)
    }
  }
})

test('the settings can be used without seeing them and by thumb @phone', async ({ page }) => {
  await takeIn(page, { ...bosses, points: 'v1.1' })
  await page.goto('/settings')
  await expect(part(page, 'Points and data')).toContainText('1 list stays on something older')
  await noViolations(page, 'settings')
  await noDarkViolations(page, 'settings')
  await noSideways(page, 'settings')
  if (test.info().project.name === 'phone') expect(await smallTargets(page)).toEqual([])
  await page.getByText('1 list stays on something older').click()
  await page.getByRole('link', { name: /^Bosses and Bullets/ }).click()
  await expect(page).toHaveURL(/\/list\/\w+\/points$/)
})

test('an event is saved once, then lists are checked by it and new ones begin with it', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'New event' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Type what the event is called.')).toBeVisible()
  await noViolations(page, 'new event')
  await dialog.getByLabel('Name', { exact: true }).fill('Autumn league')
  await dialog.getByLabel('Points limit').fill('1,250')
  await dialog.getByLabel('Legends allowed').check()
  await dialog.getByLabel('AoS season').selectOption({ label: 'General’s Handbook 2025-26' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('list', { name: 'Saved events' })
  await expect(saved).toContainText('1,250 points, Legends allowed')

  await page.getByRole('button', { name: 'Delete Autumn league' }).click()
  await expect(saved).toHaveCount(0)
  const deleted = page.locator('.toast').filter({ hasText: '“Autumn league” deleted' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await expect(saved).toContainText('Autumn league')

  await page.goto('/check')
  await page.getByLabel('Event', { exact: true }).selectOption({ label: 'Autumn league' })
  await expect(page.getByLabel('Points limit')).toHaveValue('1250')
  await expect(page.getByLabel('Legends allowed')).toBeChecked()
  await page.getByLabel('Legends allowed').uncheck()
  await page.getByRole('button', { name: 'Save as event' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Winter league')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Event', { exact: true })).toContainText('Winter league')

  await page.goto('/new?game=aos4')
  await page.getByRole('option', { name: 'Skaven', exact: true }).click()
  await page.getByLabel('Event', { exact: true }).selectOption({ label: 'Autumn league' })
  await expect(page.getByLabel('Other limit')).toHaveValue('1250')
  await expect(page.getByLabel('Season')).toHaveValue('2025-26')
  await page.getByRole('button', { name: 'Start the list' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await expect(page.getByText('1,250').first()).toBeVisible()
})

/** The names of the lists in the newest backup in the folder. */
async function namesInFolder(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('Backups', { create: true })
    for await (const file of folder.values()) {
      if (!(file instanceof FileSystemFileHandle)) continue
      const { lists } = JSON.parse(await (await file.getFile()).text()) as {
        lists: { roster: { name: string } }[]
      }
      return lists.map(({ roster }) => roster.name)
    }
    return []
  })
}

test('a backup is written into a folder after each change, and goes on at the next visit', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Reflect.set(window, 'showDirectoryPicker', async () => {
      const root = await navigator.storage.getDirectory()
      return await root.getDirectoryHandle('Backups', { create: true })
    })
    // what the browser says when it is asked whether it may write
    const { prototype } = FileSystemDirectoryHandle
    Reflect.set(prototype, 'queryPermission', async () => localStorage.getItem('may') ?? 'granted')
    Reflect.set(prototype, 'requestPermission', async () => 'granted')
  })
  await takeIn(page, { ...dinner, name: 'First' })
  await page.goto('/settings')
  const backup = page.getByRole('group', { name: 'Automatic backup' })
  await backup.getByRole('button', { name: 'Choose a folder' }).click()
  await expect(backup).toContainText('On: into the folder “Backups”')
  await expect(backup).toContainText('Last file:')
  expect(await namesInFolder(page)).toEqual(['First'])

  await takeIn(page, { ...dinner, name: 'Second' })
  await expect(async () => {
    await page.clock.fastForward(20_000)
    expect(await namesInFolder(page)).toEqual(['First', 'Second'])
  }).toPass()

  await page.evaluate(() => localStorage.setItem('may', 'prompt'))
  await page.goto('/settings')
  await expect(backup).toContainText('asks anew')
  await backup.getByRole('button', { name: 'Allow it' }).click()
  await expect(backup).toContainText('On: into the folder “Backups”')

  await page.evaluate(() => {
    Reflect.set(FileSystemFileHandle.prototype, 'createWritable', async () => {
      throw new DOMException('The folder is gone.', 'NotFoundError')
    })
  })
  await backup.getByRole('button', { name: 'Choose another folder' }).click()
  await expect(backup.getByRole('alert')).toContainText('The folder is gone.')
  await backup.getByRole('button', { name: 'Turn it off' }).click()
  await expect(backup.getByRole('button', { name: 'Choose a folder' })).toBeVisible()
})

test('a browser that cannot write into folders says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'))
  await page.goto('/settings')
  const backup = page.getByRole('group', { name: 'Automatic backup' })
  await expect(backup).toContainText('cannot write into a folder')
  await expect(backup.getByRole('button')).toHaveCount(0)
})

test('that nothing is stored is said on every page, with the file to keep', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  for (const place of ['/check', '/browse', '/settings', '/new']) {
    await page.goto(place)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('does not let Muster save')
    await expect(alert.getByRole('button', { name: 'Download all lists' })).toBeVisible()
  }
  await noViolations(page, 'without storage')
})
