import { expect, type Page } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { isPhone } from './roster-steps.ts'
import { bosses, dinner, takeIn } from './sample-lists.ts'
import { type Host, test } from './static-host.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'The battle' })
const next = (page: Page) => bar(page).getByRole('button', { name: /^Next/ })
const undo = (page: Page) => bar(page).getByRole('button', { name: /^Undo/ })
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
const unit = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Units', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
const points = (page: Page) => bar(page).getByRole('group', { name: 'Your command points' })

/** From the list to the play page by its own link, wherever that stands. */
async function play(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: /^Play/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Play/ })).toBeVisible()
}

/** Shows a part that a phone has behind a tab. */
async function part(page: Page, name: 'Phases' | 'Units' | 'Score'): Promise<void> {
  if (isPhone(page)) await page.getByRole('tab', { name }).click()
}

/** Goes on until this phase is played. */
async function goTo(page: Page, phase: string, when: RegExp): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    const words = await bar(page).innerText()
    if (new RegExp(`^${phase}$`, 'im').test(words) && when.test(words)) return
    await next(page).click()
  }
  throw new Error(`There is no ${phase}.`)
}

async function option(page: Page, entry: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${entry}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function less(page: Page, unit: string, what: 'wound' | 'model', times = 1): Promise<void> {
  const button = page.getByRole('button', { name: `${unit}: 1 ${what} less`, exact: true })
  for (let time = 0; time < times; time += 1) await button.click()
}

async function goOffline(page: Page, host: Host): Promise<void> {
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Offline use' })).toContainText(
    'Everything works without a network',
    { timeout: 60_000 },
  )
  await host.stop()
  await page.context().setOffline(true)
}

test.describe('with all stored for use offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a round of Age of Sigmar is played on a phone, goes on after a reload, and offline @phone', async ({
    page,
    host,
  }) => {
    const list = await takeIn(page, dinner)
    await play(page)
    await goTo(page, 'Start of battle round', /round 1/i)
    await expect(points(page)).toContainText('4')
    await page.getByRole('group', { name: 'First in round 1' }).first().getByText('They').click()
    await goTo(page, 'Hero', /their turn/)
    await page.getByRole('checkbox', { name: 'Used this phase: Rally' }).check()
    await expect(points(page)).toContainText('3')
    await goTo(page, 'Combat', /their turn/)
    await part(page, 'Units')
    await less(page, 'Ironguts', 'wound', 5)
    const ironguts = unit(page, 'Ironguts')
    await expect(ironguts).toContainText('5 of 6 models')
    await expect(ironguts).toContainText('1 wound taken')
    await expect(undo(page)).toHaveAccessibleName('Undo: 1 wound: Ironguts')

    await page.reload()
    await part(page, 'Units')
    await expect(ironguts).toContainText('5 of 6 models')
    await undo(page).click()
    await expect(ironguts).not.toContainText('wound taken')
    await less(page, 'Leadbelchers', 'model', 4)
    await page.getByRole('button', { name: 'Bring back: Leadbelchers' }).click()
    await expect(unit(page, 'Leadbelchers')).toContainText('4 of 4 models')
    await page
      .getByRole('button', { name: /^Set up: / })
      .first()
      .click()

    await goOffline(page, host)
    await page.goto(`${list}/play`)
    await expect(bar(page)).toContainText('their turn')
    await goTo(page, 'Hero', /your turn/)
    await part(page, 'Phases')
    const rally = page.getByRole('checkbox', { name: 'Used this phase: Rally' })
    await expect(rally).not.toBeChecked()
    await rally.check()
    await part(page, 'Score')
    await page.getByRole('textbox', { name: 'Your points in round 1' }).fill('12')
    await page.getByRole('textbox', { name: 'Your points in round 1' }).press('Enter')
    await expect(bar(page)).toContainText('12')
    await page.reload()
    await expect(bar(page)).toContainText('12')
    await expect(points(page)).toContainText('2')
    await goTo(page, 'Start of battle round', /round 2/i)
    await expect(points(page)).toContainText('4')
  })

  test('a round of Warhammer 40,000 is played on a phone, goes on after a reload, and offline @phone', async ({
    page,
    host,
  }) => {
    const list = await takeIn(page, bosses)
    await play(page)
    await expect(points(page)).toContainText('1')
    await goTo(page, 'Movement', /your turn/)
    const overwatch = page.getByRole('checkbox', { name: 'Used this phase: Fire Overwatch' })
    await overwatch.check()
    await expect(points(page)).toContainText('0')
    await part(page, 'Units')
    await less(page, 'Nobz', 'wound', 3)
    await expect(unit(page, 'Nobz')).toContainText('9 of 10 models')
    await part(page, 'Phases')

    await page.reload()
    await expect(overwatch).toBeChecked()
    await goTo(page, 'Shooting', /your turn/)
    await goTo(page, 'Command', /their turn/)
    await expect(points(page)).toContainText('1')

    await goOffline(page, host)
    await page.goto(`${list}/play`)
    await goTo(page, 'Movement', /their turn/)
    await expect(overwatch).not.toBeChecked()
    await overwatch.check()
    await undo(page).click()
    await expect(overwatch).not.toBeChecked()
    await page
      .getByRole('group', { name: 'Messages' })
      .getByRole('button', { name: 'Redo' })
      .click()
    await expect(overwatch).toBeChecked()
    await part(page, 'Units')
    await expect(unit(page, 'Nobz')).toContainText('1 wound taken')
  })
})

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

test('filters narrow the phases, keys alone play a turn, and what is done is read out', async ({
  page,
}) => {
  const list = await takeIn(page, bosses)
  await page.goto(`${list}/play`)
  await next(page).focus()
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: /Round 1, your movement/ })
  await expect(said).toHaveCount(1)
  const overwatch = page.getByRole('checkbox', { name: 'Used this phase: Fire Overwatch' })
  await overwatch.focus()
  await page.keyboard.press('Space')
  await expect(overwatch).toBeChecked()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(overwatch).not.toBeChecked()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(overwatch).toBeChecked()
  await page.getByRole('button', { name: 'Usable now' }).press('Enter')
  await expect(overwatch).toHaveCount(0)
  await page.reload()
  await expect(overwatch).toHaveCount(0)
  await page.getByRole('button', { name: 'Usable now' }).press('Enter')
  await page.getByRole('button', { name: 'Yours' }).press('Enter')
  await expect(overwatch).toHaveCount(0)
  await page.getByRole('button', { name: 'Theirs' }).press('Enter')
  await expect(overwatch).toBeVisible()
  await less(page, 'Nobz', 'wound')
  await expect(page.getByRole('status').filter({ hasText: /Nobz: 10 of 10 models/ })).toHaveCount(1)
})

for (const sample of [dinner, bosses]) {
  test(`the page of ${sample.name} has nothing wrong, cut off or too small, light and dark @phone`, async ({
    page,
  }) => {
    const list = await takeIn(page, sample)
    await page.goto(`${list}/play`)
    for (let step = 0; step < 3; step += 1) await next(page).click()
    await page.getByRole('checkbox', { name: /^Used/ }).first().check()
    for (const name of ['Units', 'Score', 'Phases'] as const) {
      await part(page, name)
      await noSideways(page, name)
      await noViolations(page, name)
      await noDarkViolations(page, name)
      if (isPhone(page)) expect(await smallTargets(page), name).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    for (const name of ['Units', 'Score', 'Phases'] as const) {
      await part(page, name)
      await noSideways(page, `${name}, 320 px`)
    }
  })
}
