import { expect, type Locator, type Page } from '@playwright/test'

import { noSideways, noViolations } from './accessibility-check.ts'
import { halfRelease, nextRelease, renamed } from './next-release.ts'
import { openCard, total } from './roster-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'
import { test } from './static-host.ts'

test.use({ serviceWorkers: 'allow' })

const bar = (page: Page) => page.getByText('A new version is ready. Reload when it suits you.')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true })
const caches = (page: Page) =>
  page.evaluate(async () =>
    (await window.caches.keys()).filter((name) => name.startsWith('muster-app-')),
  )

/** Waits until the app and all data are stored. */
async function stored(page: Page): Promise<void> {
  await page.goto('/settings')
  await expect(page.getByText('Everything works without a network')).toBeVisible({
    timeout: 60_000,
  })
}

/** What the app does by itself when its tab comes into view after an hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

/** Marks the document, to see whether it is still the same later on. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''))
const marked = (page: Page) => page.locator('body[data-marked]')

const nameOf = async (element: Locator) => (await element.getAttribute('aria-label')) ?? ''

async function removeIronguts(page: Page): Promise<void> {
  await openCard(page, 'Ironguts')
  await page.getByRole('button', { name: 'Remove Ironguts' }).click()
}

test('an update waits, interrupts no edit, and breaks no other tab', async ({
  page,
  context,
  host,
}) => {
  const list = await takeIn(page, dinner)
  await stored(page)
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByText('Everything works without a network')).toBeVisible()
  await page.goto(list)
  const before = await nameOf(total(page))
  await mark(page)

  host.serve(nextRelease())
  await lookForUpdate(page)
  await expect(bar(page)).toBeVisible()
  await expect(page.getByText(/Other tabs keep the version they have/)).toBeVisible()
  await expect(bar(other)).toBeVisible()

  // the edit goes on under the bar
  await removeIronguts(page)
  await expect(total(page)).not.toHaveAccessibleName(before)
  const after = await nameOf(total(page))
  await expect(marked(page)).toBeVisible()

  await reload(page).click()
  await expect(marked(page)).toHaveCount(0)
  await expect(total(page)).toHaveAccessibleName(after)
  await page.goto('/browse/aos4/ogor-mawtribes')
  await expect(page.getByText(renamed.to, { exact: true }).first()).toBeVisible()

  // the other tab is as it was, and still has all pages and data of its release
  await expect(other.getByText(/Another tab has changed to a new version/)).toBeVisible()
  await other.getByRole('link', { name: 'Browse' }).click()
  await other.getByRole('link', { name: 'Warhammer: Age of Sigmar' }).click()
  await other.getByRole('link', { name: 'Ogor Mawtribes' }).first().click()
  await expect(other.getByText(renamed.from, { exact: true }).first()).toBeVisible()
  expect(await caches(page)).toHaveLength(2)

  await reload(other).click()
  await expect(other.getByText(renamed.to, { exact: true }).first()).toBeVisible()
  await expect.poll(() => caches(other)).toHaveLength(1)
})

test('an update is put off, and nothing reloads while a change is not stored', async ({
  page,
  host,
}) => {
  const list = await takeIn(page, dinner)
  await stored(page)
  host.serve(nextRelease())
  await lookForUpdate(page)
  await expect(bar(page)).toBeVisible()
  await noViolations(page, 'update bar')
  await page.setViewportSize({ width: 320, height: 640 })
  await noSideways(page, 'update bar at 320 px')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.goto(list)
  await expect(bar(page)).toBeVisible()
  await mark(page)

  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  const before = await nameOf(total(page))
  await removeIronguts(page)
  await reload(page).click()
  await expect(page.getByText('Your last changes are not saved')).toBeVisible()
  await expect(marked(page)).toBeVisible()
  await page.getByRole('button', { name: 'Reload all the same' }).click()
  await expect(marked(page)).toHaveCount(0)
  await expect(total(page)).toHaveAccessibleName(before)
})

test('a release that is only half put up is not taken', async ({ page, host }) => {
  await stored(page)
  host.serve(halfRelease())
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return await new Promise<readonly string[]>((settle, fail) => {
      // it may be gone again before the update is told to be over
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        if (!worker) return settle(['none came'])
        const seen: string[] = [worker.state]
        worker.addEventListener('statechange', () => {
          seen.push(worker.state)
          settle(seen)
        })
      })
      registration.update().catch(fail)
    })
  })
  expect(states).toEqual(['installing', 'redundant'])
  await page.reload()
  await expect(page.getByText('Everything works without a network')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('a first release that is only half put up is not taken either', async ({ page, host }) => {
  host.serve(halfRelease())
  await page.goto('/settings')
  await expect(page.getByText('could not be stored for use without a network')).toBeVisible()
})
