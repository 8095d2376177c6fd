import { expect, test } from '@playwright/test'

import { less, option, row, undo, unit } from './play-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'

test('what is pinned, hidden and noted outlives the game, and comes back from a backup @phone', async ({
  page,
}) => {
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  await page.getByRole('button', { name: /^Hero/ }).click()
  await option(page, 'Rally', 'Add a note')
  await page.getByRole('textbox', { name: 'Note' }).fill('Before the charge.')
  await page.getByRole('button', { name: 'Done' }).click()
  await option(page, 'Rally', 'Pin to the top')
  await option(page, 'Unbind', 'Hide')
  await expect(row(page, 'Unbind')).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New game' }).click()
  await expect(page.getByRole('list', { name: 'Pinned' })).toContainText('Before the charge.')
  await page.getByRole('button', { name: /^Hero/ }).click()
  await page.getByRole('button', { name: 'Hidden 1' }).click()
  await expect(row(page, 'Unbind')).toContainText('hidden')

  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a backup' }).click()
  const backup = await (await download).path()
  // where no page of the app is, which would save what it has
  await page.goto('/icon.svg')
  await page.evaluate(async () => {
    const request = indexedDB.deleteDatabase('muster-lists')
    await new Promise((done) => request.addEventListener('success', done))
  })
  await page.goto('/settings')
  await page.getByLabel('Backup file').setInputFiles(backup)
  await page.getByRole('button', { name: /^Restore 1 list/ }).click()
  await expect(page.getByText('1 list restored.')).toBeVisible()
  await page.goto(`${list}/play`)
  await expect(page.getByRole('list', { name: 'Pinned' })).toContainText('Before the charge.')
})

test('a list that is erased takes its game along, and brings it back with Undo', async ({
  page,
}) => {
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  await less(page, 'Ironguts', 'model')
  await page.goto('/')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('button', { name: /^Bin/ })
    .or(page.getByRole('link', { name: /^Bin/ }))
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Erase / })
    .first()
    .click()
  await page
    .getByRole('group', { name: 'Messages' })
    .getByRole('button', { name: 'Undo' })
    .last()
    .click()
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(0)
  await page.goto(`${list}/play`)
  await expect(unit(page, 'Ironguts')).toContainText('5 of 6 models')
})

test('two tabs show the same game, and one that cannot be read is set aside', async ({
  page,
  context,
}) => {
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  const other = await context.newPage()
  await other.goto(`${list}/play`)
  await less(page, 'Ironguts', 'model', 2)
  await expect(unit(other, 'Ironguts')).toContainText('4 of 6 models')
  await undo(other).click()
  await expect(unit(page, 'Ironguts')).toContainText('5 of 6 models')
  await other.close()

  await page.evaluate(
    async (name) => {
      const opening = indexedDB.open('muster-lists')
      await new Promise((done) => opening.addEventListener('success', done))
      const transaction = opening.result.transaction('keep', 'readwrite')
      transaction.objectStore('keep').put({ name, value: { form: 1, battle: 'torn' } })
      await new Promise((done) => transaction.addEventListener('complete', done))
      opening.result.close()
    },
    `play:${list.split('/').at(-1)}`,
  )
  await page.reload()
  const trouble = page.getByRole('alert').filter({ hasText: 'cannot be read' })
  await expect(trouble).toBeVisible()
  await less(page, 'Gnoblars', 'model')
  await page.reload()
  await expect(unit(page, 'Gnoblars')).toContainText('19 of 20 models')
  const download = page.waitForEvent('download')
  await trouble.getByRole('button', { name: 'Download it' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await trouble.getByRole('button', { name: 'Discard it' }).click()
  await expect(trouble).toHaveCount(0)
})

test('a page that is killed in the middle of a game has lost one tap at most', async ({
  page,
  context,
}) => {
  const list = await takeIn(page, dinner)
  await page.close()
  let left = 20
  for (let kill = 0; kill < 5; kill += 1) {
    const visit = await context.newPage()
    await visit.goto(`${list}/play`)
    const words = await unit(visit, 'Gnoblars').innerText()
    const found = Number(/(\d+) of 20 models/.exec(words)?.[1])
    expect([left, left + 1], `after kill ${kill}`).toContain(found)
    await less(visit, 'Gnoblars', 'model', 2 + (kill % 2))
    left = found - 2 - (kill % 2)
    const crashed = visit.waitForEvent('crash')
    const session = await context.newCDPSession(visit)
    session.send('Page.crash').catch(() => undefined)
    await crashed
    await visit.close()
  }
})

test('a unit that leaves the list keeps what befell it until it is back', async ({ page }) => {
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  await less(page, 'Frost Sabres', 'model')
  await page.goto(list)
  await page
    .getByRole('button', { name: /^Frost Sabres/ })
    .first()
    .click()
  const card = page.getByRole('article', { name: 'Frost Sabres', exact: true })
  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('link', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Forget Frost Sabres' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await page.getByRole('link', { name: 'Play' }).click()
  await expect(unit(page, 'Frost Sabres')).toContainText('1 of 2 models')
})
