import { expect, test } from '@playwright/test'

import { dinner, takeIn } from './sample-lists.ts'

test('every screen has its landmarks, one main heading and a title of its own', async ({
  page,
}) => {
  const path = await takeIn(page, dinner)
  const titles = new Set<string>()
  const screens = [
    '/',
    '/new',
    '/settings',
    '/browse',
    '/browse/aos4/skaven',
    '/browse/aos4/nobody',
    path,
    `${path}/print`,
    '/list/nobody',
    '/shared',
    '/nowhere',
  ]
  for (const at of screens) {
    await page.goto(at)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText('Unofficial fan tool')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const title = () => page.title()
    // the app's own name says of no page what it shows
    const own = async () => (await title()) !== 'Muster' && !titles.has(await title())
    await expect.poll(own, { message: at }).toBe(true)
    titles.add(await title())
  }
  expect(titles.size).toBe(screens.length)
})

test('a page of a list that is not there is called after that, from within the app too', async ({
  page,
}) => {
  for (const of of ['play', 'history', 'points', 'print']) {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible()
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/list/nobody/${of}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('No such list')
    await expect(page).toHaveTitle(/^No such list.* · Muster$/)
  }
})
