import { expect, type BrowserContext, type Page } from '@playwright/test'

import { nextRelease } from './next-release.ts'
import { dinner, linkOf, takeIn } from './sample-lists.ts'
import { type Host, test } from './static-host.ts'

test.use({ serviceWorkers: 'allow' })

const offlineUse = (page: Page) => page.getByRole('region', { name: 'Offline use' })

/** Waits until all is stored. */
async function stored(page: Page): Promise<void> {
  await page.goto('/settings')
  await expect(offlineUse(page)).toContainText('Everything works without a network', {
    timeout: 60_000,
  })
}

async function goOffline(context: BrowserContext, host: Host): Promise<void> {
  await host.stop()
  await context.setOffline(true)
}

const isOfFirstPaint = (request: string) =>
  /^GET \/($|favicon|icon|manifest\.webmanifest|assets\/(index-[^/]+\.(js|css)|[^/]+\.woff2)$)/.test(
    request,
  )

test('the first visit fetches its own page first, all else once that is there', async ({
  page,
  host,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => host.requests).toContain('GET /sw.js')
  const later = host.requests.findIndex((request) => !isOfFirstPaint(request))
  // what shows lists, and what keeps the app for use offline, come in idle time
  expect(host.requests[later]).toMatch(/lists-desk|update-bar|offline/)
  expect(later).toBeLessThan(12)
})

test('after the first visit everything works without a network @phone', async ({
  page,
  context,
  host,
}) => {
  const list = await takeIn(page, dinner)
  const link = await linkOf(page)
  await stored(page)
  await goOffline(context, host)

  await page.goto(list)
  await expect(page.getByText('Old Grumbler').first()).toBeVisible()
  await page.goto(`${list}/print`)
  await expect(page.getByRole('heading', { name: /Dinner with Bundo/ }).first()).toBeVisible()

  // a faction of each game that was never opened
  await page.goto('/browse/wh40k11/orks')
  await expect(page.getByText('Warboss', { exact: true }).first()).toBeVisible()
  // with what its rules do
  await expect(page.getByText('In our words; the official text decides.')).toBeVisible()
  await page.goto('/browse/wh40k11/glossary/deep-strike')
  await expect(page.getByRole('heading', { name: 'Deep Strike' })).toBeFocused()
  const tab = await context.newPage()
  await tab.goto('/new')
  await tab.getByRole('option', { name: 'Skaven' }).click()
  await tab.getByRole('button', { name: 'Start the list' }).click()
  await expect(tab.getByRole('button', { name: /^Add a regiment: pick its/ })).toBeVisible()

  await tab.goto(link)
  await expect(tab.getByRole('button', { name: 'Keep a copy' })).toBeVisible()
  const [, fragment = ''] = link.split('#')
  expect(host.requests.filter((request) => request.includes(fragment))).toEqual([])
  await tab.goto('/check')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
})

test('fetching ahead is stopped, stays so, and goes on when wanted', async ({ page, host }) => {
  host.hold(/(orks|skaven).*\.json$/)
  await page.goto('/settings')
  await offlineUse(page).getByRole('button', { name: 'Stop fetching' }).click()
  await expect(offlineUse(page)).toContainText('Only the data of the factions you open')
  await expect(offlineUse(page)).toContainText(/All data is (0\.\d|1|1\.\d) MB to fetch/)
  host.hold(null)
  await page.reload()
  await expect(offlineUse(page)).toContainText('Only the data of the factions you open')
  await offlineUse(page).getByRole('button', { name: 'Fetch the rest' }).click()
  await expect(offlineUse(page)).toContainText('Everything works without a network', {
    timeout: 60_000,
  })
})

test('other apps hand over text and files, of which no server hears', async ({
  page,
  context,
  host,
}) => {
  await stored(page)
  await goOffline(context, host)
  await share(page, { title: 'A list', text: words('From a chat') })
  await expect(page.getByRole('heading', { level: 1, name: 'From a chat' })).toBeVisible()
  await expect(page).toHaveURL(/\/import$/)

  const other = await context.newPage()
  await other.goto('/')
  await share(other, { title: 'list.txt', text: '' }, words('From a file'))
  await expect(other.getByRole('heading', { level: 1, name: 'From a file' })).toBeVisible()
  await other.goto('/import?handed=lost')
  await expect(other.getByText(/What the other app handed over is no longer here/)).toBeVisible()
  expect(host.requests.filter((request) => !request.startsWith('GET'))).toEqual([])
})

const words = (name: string) => `${name} 370/1000 pts
Grand Alliance Destruction | Ogor Mawtribes | Hunger-filled Tribe
General's Handbook 2026-27
General's Regiment
Tyrant (150)
• General
Gluttons (220)
`

/** Sends what the system's share sheet would send. */
async function share(page: Page, fields: Readonly<Record<string, string>>, file?: string) {
  await page.evaluate(
    ([fields, file]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/share-target' })
      form.enctype = 'multipart/form-data'
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('textarea')
        Object.assign(input, { name, value })
        form.append(input)
      }
      if (file !== undefined) {
        const bag = new DataTransfer()
        bag.items.add(new File([file], 'list.txt', { type: 'text/plain' }))
        const input = document.createElement('input')
        Object.assign(input, { type: 'file', name: 'files', files: bag.files })
        form.append(input)
      }
      document.body.append(form)
      form.submit()
    },
    [fields, file] as const,
  )
}

test('the settings offer to install the app where the browser does', async ({ page }) => {
  await page.goto('/settings')
  const button = page.getByRole('button', { name: 'Install Muster' })
  await expect(offlineUse(page)).toBeVisible()
  await expect(button).toHaveCount(0)
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt')
    const asked = new Promise((settle) => {
      Object.assign(offer, { prompt: async () => settle(null) })
    })
    void asked.then(() => document.body.setAttribute('data-asked', ''))
    window.dispatchEvent(offer)
  })
  await button.click()
  await expect(page.locator('body[data-asked]')).toBeVisible()
  await expect(button).toHaveCount(0)
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a part that a new release took away leads to a reload', async ({ page, host }) => {
    const list = await takeIn(page, dinner)
    const print = page.getByRole('link', { name: 'Print' }).first()
    await expect(print).toBeVisible()
    host.serve(nextRelease())
    await print.click()
    await expect(page.getByText(/a newer version is out; loading the page again/)).toBeVisible()
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await expect(page).toHaveURL(`${list}/print`)
    await expect(page.getByRole('heading', { name: /Dinner with Bundo/ }).first()).toBeVisible()
    await page.goto('/settings')
    await expect(offlineUse(page)).toContainText('does not keep Muster')
  })
})
