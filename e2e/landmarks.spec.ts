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
