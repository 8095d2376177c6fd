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
