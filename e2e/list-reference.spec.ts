import { expect, test, type Locator, type Page } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { isPhone, noMessages } from './roster-steps.ts'
import { orks, takeIn } from './sample-lists.ts'

const name = 'Detachments and stratagems'

/** Opens the reference of the list in hand: a tab beside the roster, a sheet on a phone. */
async function openReference(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  } else {
    await page.getByRole('tab', { name: 'Detachments' }).click()
  }
}

const stratagems = (page: Page): Locator =>
  page.getByRole('region', { name: 'Stratagems', exact: true })

test('what the detachments bring stands beside the roster, and leads to where it is given @phone', async ({
  page,
}) => {
  await takeIn(page, orks)
  if (isPhone(page)) await openReference(page)
  const bullies = page.getByRole('region', { name: 'Bully Boyz' })
  await expect(bullies).toContainText('2 DP')
  await expect(bullies).toContainText("Rule: Da Boss Is Watchin'")
  await expect(page.getByText('3 of 3 DP · 1 of 4 enhancements')).toBeVisible()
  await expect(
    bullies.getByRole('button', { name: 'Force disposition: Purge the Foe', pressed: true }),
  ).toBeVisible()
  const dakka = page.getByRole('region', { name: 'More Dakka!' })
  await dakka.getByRole('button', { name: 'Force disposition: Disruption' }).click()
  await expect(
    bullies.getByRole('button', { name: 'Force disposition: Purge the Foe', pressed: false }),
  ).toBeVisible()
  await expect(bullies.getByRole('listitem').filter({ hasText: 'Big Gob' })).toContainText(
    'in the list',
  )

  await dakka.getByRole('button', { name: 'Give Dead Shiny Shootas' }).click()
  await page.getByRole('menuitemradio', { name: 'Boyz (2 of 2)' }).click()
  await page.getByRole('button', { name: 'Choose Dead Shiny Shootas' }).click()
  await expect(page.getByRole('heading', { name: /^Chosen/ })).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: 'Done' }).click()
  await openReference(page)
  await expect(dakka).toContainText('Upgrade, 1 of 3')
  await expect(dakka).toContainText('up to 3 units, counts once')
})

test('stratagems stand by phase, and are narrowed by turn and by what the list has @phone', async ({
  page,
}) => {
  await takeIn(page, { ...orks, detachments: ['Taktikal Brigade'], forceDisposition: undefined })
  await openReference(page)
  const all = stratagems(page)
  await expect(all).toContainText(/1\d for this list/)
  await expect(all.getByRole('heading', { name: 'Command', exact: true })).toBeVisible()
  await all.getByRole('button', { name: 'Theirs', exact: true }).click()
  await expect(all.getByText('Fire Overwatch')).toBeVisible()
  await expect(all.getByText('Insane Bravery')).toHaveCount(0)
  await all.getByRole('button', { name: 'All turns' }).click()
  await expect(all.getByText('Taktikal Retreat')).toBeVisible()
  await all.getByRole('button', { name: 'Usable by what I have' }).click()
  await expect(all.getByText('Taktikal Retreat')).toHaveCount(0)
})

test('picker and reference take turns by tab, by what is added, and by Escape', async ({
  page,
}) => {
  await takeIn(page, orks)
  const reference = page.getByRole('tab', { name })
  const add = page.getByRole('tab', { name: 'Add' })
  await expect(reference).toHaveAttribute('aria-selected', 'true')
  await reference.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(add).toBeFocused()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Escape')
  await expect(reference).toBeFocused()
  await page.getByRole('button', { name: 'Unit', exact: true }).click()
  await expect(add).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Add Gretchin', exact: true }).click()
  await expect(add).toHaveAttribute('aria-selected', 'true')
  await reference.click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Chosen 2/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Detachments: 3 of 3, 0 left/ })).toBeVisible()
})

test('a list over its budget shows by how much, an empty one begins with the picker', async ({
  page,
}) => {
  await takeIn(page, { ...orks, detachments: ['Bully Boyz', 'More Dakka!', 'Blitz Brigade'] })
  await expect(page.getByText('5 of 3 DP')).toBeVisible()
  const tape = page.getByRole('group', { name: 'Detachments: 5 of 3, 2 over' })
  await tape.getByRole('button', { name: 'Blitz Brigade, 2 DP' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Blitz Brigade' })).toBeFocused()

  await takeIn(page, { ...orks, detachments: [], forceDisposition: undefined, units: [] })
  await expect(page.getByRole('button', { name: 'Choose Bully Boyz' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose Bully Boyz' }).click()
  await expect(page.getByRole('button', { name: 'Choose More Dakka!' })).toBeVisible()
})

test('the reference is accessible on every layout, and fits a finger on the narrowest phone', async ({
  page,
}) => {
  test.slow()
  await takeIn(page, orks)
  // the reference beside the roster is a view of a11y-states.spec.ts
  await expect(stratagems(page)).toBeVisible()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByText('What it brings').first().click()
  await noViolations(page, 'detachments to choose')
  await page.setViewportSize({ width: 820, height: 1000 })
  await openReference(page)
  await expect(stratagems(page)).toBeVisible()
  await noViolations(page, 'middle')
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('the reference and the detachments to choose fit the width and a finger', async ({
    page,
  }) => {
    test.slow()
    await takeIn(page, orks)
    await noMessages(page)
    await openReference(page)
    await expect(stratagems(page)).toBeVisible()
    await noSideways(page, 'reference')
    expect(await smallTargets(page), 'reference').toEqual([])
    await noViolations(page, 'reference')
    await noDarkViolations(page, 'reference')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByText('What it brings').first().click()
    await expect(page.getByText('Cut’ Em Down').or(page.getByText("Cut' Em Down"))).toBeVisible()
    await noSideways(page, 'detachments to choose')
    expect(await smallTargets(page), 'detachments to choose').toEqual([])
    await noViolations(page, 'detachments to choose')
  })
})
