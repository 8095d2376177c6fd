import { expect, type Page } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { bar, goTo, less, next, part, play, points, undo, unit } from './play-steps.ts'
import { isPhone } from './roster-steps.ts'
import { bosses, dinner, takeIn } from './sample-lists.ts'
import { type Host, test } from './static-host.ts'

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

  test('a round of Age of Sigmar is played on a phone, goes on after a reload, and offline @only-phone', async ({
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

  test('a round of Warhammer 40,000 is played on a phone, goes on after a reload, and offline @only-phone', async ({
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

test('the screen stays awake while the game is in view, until it is told not to @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held = { count: 0 }
    Object.assign(window, { held })
    const request = async () => {
      held.count += 1
      const lock = { released: false }
      const release = async () => {
        if (!lock.released) held.count -= 1
        lock.released = true
      }
      return Object.assign(lock, { release })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  const held = () => page.evaluate(() => (Reflect.get(window, 'held') as { count: number }).count)
  await expect.poll(held).toBe(1)
  await part(page, 'Score')
  if (!isPhone(page)) await page.getByText('Round, turns, screen').click()
  const awake = page.getByRole('checkbox', { name: 'Keep the screen awake' })
  await awake.uncheck()
  await expect.poll(held).toBe(0)
  await page.reload()
  await expect(next(page)).toBeVisible()
  expect(await held()).toBe(0)
  await part(page, 'Score')
  if (!isPhone(page)) await page.getByText('Round, turns, screen').click()
  await awake.check()
  await expect.poll(held).toBe(1)
  await page.getByRole('link', { name: /^Back to/ }).click()
  await expect.poll(held).toBe(0)
})

test('a browser that cannot keep the screen awake is said to be one, without a word too much', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
  })
  const list = await takeIn(page, dinner)
  await page.goto(`${list}/play`)
  await page.getByText('Round, turns, screen').click()
  await expect(page.getByRole('checkbox', { name: /^Keep the screen awake/ })).toBeDisabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const sample of [dinner, bosses]) {
  test(`the page of ${sample.name} has nothing wrong, cut off or too small, light and dark @phone`, async ({
    page,
  }) => {
    const list = await takeIn(page, sample)
    await page.goto(`${list}/play`)
    for (let step = 0; step < 3; step += 1) await next(page).click()
    await page.getByRole('checkbox', { name: /^Used/ }).first().check()
    // where there is room, all parts stand side by side
    const parts = isPhone(page) ? (['Units', 'Score', 'Phases'] as const) : (['Phases'] as const)
    for (const name of parts) {
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
