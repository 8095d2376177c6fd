import { expect, test } from '@playwright/test'

import { begin, changeSlot, openPicker } from './roster-steps.ts'

test('a place that comes into focus shows what fits it first, however far the last one was scrolled @phone', async ({
  page,
}) => {
  await begin(page, 'Seraphon')
  await openPicker(page)
  const list = page.getByRole('list', { name: 'What could fill the slot' })
  const fits = list.getByRole('heading', { name: /^Fits/ })
  const leader = list.getByRole('button', { name: /^Add / }).nth(8)
  await leader.scrollIntoViewIfNeeded()
  await leader.click()
  await expect(page.getByRole('button', { name: /Change slot/ })).toBeVisible()
  await expect(fits).toBeInViewport()
  await expect(list.getByRole('button', { name: /^Add / }).first()).toBeInViewport()

  await list.getByRole('heading', { name: /^Cannot/ }).scrollIntoViewIfNeeded()
  await changeSlot(page, /Add a regiment/)
  await expect(fits).toBeInViewport()
  await expect(list.getByRole('button', { name: /^Add / }).first()).toBeInViewport()
})

test('what a search found stays while it is added, and the next search takes its place @only-phone', async ({
  page,
}) => {
  await begin(page, 'Ogor Mawtribes')
  await openPicker(page)
  const search = page.getByRole('searchbox', { name: 'Name or keyword' })
  await page.getByRole('button', { name: 'Add Tyrant', exact: true }).tap()
  await search.fill('glut')
  const gluttons = page.getByRole('button', { name: 'Add Gluttons', exact: true })
  const before = await gluttons.boundingBox()
  await gluttons.tap()
  await expect(page.getByRole('button', { name: 'Add Gluttons', exact: true })).toBeVisible()
  expect(await gluttons.boundingBox()).toEqual(before)
  await search.tap()
  await page.keyboard.type('iron')
  await expect(search).toHaveValue('iron')
  // before anything is added, typing goes on where it was
  await search.tap()
  await page.keyboard.type('guts')
  await expect(search).toHaveValue('ironguts')
})

test('from the card of what a search found the way back leads to that search, and adding there leads back @only-phone', async ({
  page,
}) => {
  await begin(page, 'Ogor Mawtribes')
  await openPicker(page)
  await page.getByRole('button', { name: 'Add Tyrant', exact: true }).tap()
  const search = page.getByRole('searchbox', { name: 'Name or keyword' })
  const row = page.getByRole('button', { name: /^Frost Sabres/ })
  await expect(row).not.toBeInViewport()
  await row.scrollIntoViewIfNeeded()
  await row.tap()
  await page.getByRole('button', { name: 'Back to the picker' }).tap()
  await expect(row).toBeInViewport()

  await search.fill('glut')
  await page.getByRole('button', { name: /^Gluttons/ }).tap()
  await page.getByRole('button', { name: /^Add to Tyrant, / }).tap()
  await expect(search).toHaveValue('glut')
  await expect(page.getByRole('button', { name: /^Gluttons.*in list/ })).toBeVisible()
  await search.tap()
  await page.keyboard.type('iron')
  await expect(search).toHaveValue('iron')
  // another visit begins anew
  await page.getByRole('button', { name: 'Done' }).tap()
  await openPicker(page)
  await expect(search).toHaveValue('')
})
