import { expect, type Page, test } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { isPhone, noMessages, openCard, total } from './roster-steps.ts'
import { dinner, takeIn } from './sample-lists.ts'

/** Opens the settings of the list in the builder, does something there, and closes them. */
async function inSettings(page: Page, work: () => Promise<void>) {
  if (isPhone(page)) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^List settings/ }).click()
  await work()
  await page.getByRole('button', { name: 'Close' }).click()
}

async function setLimit(page: Page, limit: string) {
  await inSettings(page, () => page.getByRole('dialog').getByText(limit, { exact: true }).click())
}

/** Removes a unit that stands in the roster, by its card. */
async function remove(page: Page, unit: string) {
  const card = await openCard(page, unit)
  await card.getByRole('button', { name: 'Remove' }).click()
  const menu = page.getByRole('menuitem', { name: new RegExp(`^Remove ${unit}(?! and)`) })
  if (await menu.isVisible()) await menu.click()
  if (isPhone(page)) await expect(card).toBeHidden()
}

const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo(:|$)/ }).first()

/** The block of the only auxiliary unit. */
const sabres = (page: Page) => page.getByRole('region', { name: /^Auxiliar|Frost Sabres/ })

/** From the builder by its own link, wherever that stands. */
async function openHistory(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: /^History/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^History/ })).toBeVisible()
}

const steps = (page: Page) => page.getByRole('region', { name: 'Steps' })
const snapshots = (page: Page) => page.getByRole('region', { name: 'Snapshots' })
const step = (page: Page, name: string | RegExp) => steps(page).getByRole('button', { name })

/** In a wide window a11y-states.spec.ts looks at it. */
async function fits(page: Page, what: string) {
  if (isPhone(page)) await clean(page, what)
  else await noSideways(page, what)
}

/** Nothing wrong, nothing cut off, and nothing too small for a finger. */
async function clean(page: Page, what: string) {
  await noSideways(page, what)
  if (isPhone(page)) expect(await smallTargets(page), what).toEqual([])
  await noViolations(page, what)
  await noDarkViolations(page, what)
}

test('five edits are undone after a reload, by key and by button, and made again @phone', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await remove(page, 'Frost Sabres')
  await setLimit(page, '1,000')
  await inSettings(page, async () => {
    await page.getByLabel('Name', { exact: true }).fill('Supper')
    await page.getByLabel('Legends units allowed').check()
    await page.getByLabel('Notes').fill('Bring cards.')
  })
  await page.reload()
  const labels = [
    'change the notes',
    'allow Legends',
    'name the list Supper',
    'set the limit to 1,000 points',
    'remove Frost Sabres',
  ]
  for (const [at, label] of labels.entries()) {
    await expect(undoButton(page)).toHaveAccessibleName(`Undo: ${label}`)
    if (at % 2 === 0) await page.keyboard.press('ControlOrMeta+z')
    else await undoButton(page).click()
  }
  await expect(undoButton(page)).toBeDisabled()
  await expect(sabres(page)).toBeVisible()

  for (const label of labels.toReversed()) {
    await page.keyboard.press(label.startsWith('allow') ? 'Control+y' : 'ControlOrMeta+Shift+z')
    await expect(undoButton(page)).toHaveAccessibleName(`Undo: ${label}`)
  }
  await page.reload()
  await expect(undoButton(page)).toHaveAccessibleName('Undo: change the notes')
})

test('in a text field the keys undo what was typed, beside a checkbox the last step', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await inSettings(page, async () => {
    const legends = page.getByLabel('Legends units allowed')
    await legends.check()
    await legends.press('ControlOrMeta+z')
    await expect(legends).not.toBeChecked()
    const name = page.getByLabel('Name', { exact: true })
    await name.press('End')
    await page.keyboard.type('!')
    await expect(name).toHaveValue('Dinner with Bundo!')
    await name.press('ControlOrMeta+z')
    await expect(name).toHaveValue('Dinner with Bundo')
  })
})

test('no key undoes a step behind a dialog that asks for a name or shares the list', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await remove(page, 'Frost Sabres')
  await page.getByRole('button', { name: 'Share' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('ControlOrMeta+z')
  await page.keyboard.press('Escape')
  await openHistory(page)
  await page.getByRole('button', { name: 'Take a snapshot' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('ControlOrMeta+z')
  await page.keyboard.press('Escape')
  await expect(step(page, /^Now: Remove Frost Sabres/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(step(page, /^Now: The list as it was made/)).toBeVisible()
})

test('any step is a tap away, and so is the way back @phone', async ({ page }) => {
  await takeIn(page, dinner)
  await remove(page, 'Frost Sabres')
  await setLimit(page, '1,000')
  await remove(page, 'Gnoblars')
  await openHistory(page)
  await expect(step(page, /^Now: Remove Gnoblars/)).toHaveAttribute('aria-current', 'step')
  await fits(page, 'steps')
  await step(page, /^Go back to: Remove Frost Sabres/).click()
  await expect(step(page, /^Now: Remove Frost Sabres/)).toBeVisible()
  await expect(step(page, /^Go forth to: Remove Gnoblars/)).toBeVisible()
  await page.getByRole('group', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(step(page, /^Now: Remove Gnoblars/)).toBeVisible()
  await step(page, /^Go back to: The list as it was made/).click()
  await step(page, /^Go forth to: Set the limit/).click()
  await step(page, /^Now: Set the limit/).press('ArrowUp')
  await expect(step(page, /^Go forth to: Remove Gnoblars/)).toBeFocused()
  await page.getByRole('link', { name: /^Back to/ }).click()
  await expect(undoButton(page)).toHaveAccessibleName('Undo: set the limit to 1,000 points')
})

test('a snapshot is taken, looked at, compared, restored, and the restore undone @phone', async ({
  page,
}) => {
  await takeIn(page, dinner)
  await openHistory(page)
  await expect(snapshots(page)).toContainText('No snapshots yet')
  await page.getByRole('button', { name: 'Take a snapshot' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Round one')
  await name.press('Enter')
  const shot = snapshots(page).getByRole('link', { name: /^Round one/ })
  await expect(shot).toContainText('/ 2,000')
  await page.getByRole('link', { name: /^Back to/ }).click()

  await remove(page, 'Frost Sabres')
  await openHistory(page)
  await shot.click()
  const view = page.getByRole('region', { name: 'Round one' })
  await expect(view).toContainText('Frost Sabres')
  await fits(page, 'view')
  await view.getByRole('button', { name: 'Compare with now' }).click()
  const compare = page.getByRole('region', { name: 'Compare' })
  await expect(compare.getByRole('row', { name: /Frost Sabres/ })).toContainText('Removed')
  await expect(compare.getByRole('status')).toContainText('70')
  await clean(page, 'compare')
  // a step of undo, too: before it the list was as in the snapshot
  await compare.getByLabel('To', { exact: true }).selectOption({ label: 'The list as it was made' })
  await expect(compare.getByRole('status')).toHaveText('Nothing differs.')
  await page.goBack()

  await view.getByRole('button', { name: 'Restore' }).click()
  await expect(view).toContainText('The list is like this now.')
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(snapshots(page).getByRole('link', { name: /^Before a restore/ })).toBeVisible()
  await expect(step(page, /^Now: Restore “Round one”/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(step(page, /^Now: Remove Frost Sabres/)).toBeVisible()
})

test('the history fits 320 px @only-phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await takeIn(page, dinner)
  await remove(page, 'Frost Sabres')
  await openHistory(page)
  await page.getByRole('button', { name: 'Take a snapshot' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the doubles event in the hall')
  await clean(page, 'take a snapshot')
  await page.getByRole('button', { name: 'Take snapshot' }).click()
  await step(page, /^Go back to/).click()
  await expect(step(page, /^Go forth to/)).toBeVisible()
  await noMessages(page)
  await clean(page, 'history')
  await snapshots(page).getByRole('link').first().click()
  await clean(page, 'view')
  await page.getByRole('button', { name: 'Compare with now' }).click()
  await expect(page.getByRole('row', { name: /Frost Sabres/ })).toContainText('Added')
  await clean(page, 'compare')
})

test('a snapshot is renamed, and opened as a list of its own', async ({ page }) => {
  await takeIn(page, dinner)
  await openHistory(page)
  await page.getByRole('button', { name: 'Take a snapshot' }).click()
  await page.getByRole('button', { name: 'Take snapshot' }).click()
  await page.getByRole('button', { name: 'More for Taken by hand' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Round two')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await page.reload()
  await page.getByRole('button', { name: 'More for Round two' }).click()
  await page.getByRole('menuitem', { name: 'Open as a copy' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await expect(page.getByRole('textbox', { name: 'List name' })).toHaveValue(
    'Dinner with Bundo copy',
  )
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(snapshots(page)).toContainText('Round two')
})

test('what the bin erased comes back with its history @phone', async ({ page }) => {
  const path = await takeIn(page, dinner)
  await setLimit(page, '1,000')
  await page.goto('/')
  await page.getByRole('button', { name: 'More for Dinner with Bundo' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('link', { name: /^Bin/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Dinner' })).toContainText('days left')
  await page.getByRole('button', { name: 'Erase Dinner with Bundo' }).click()
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('button', { name: 'Restore Dinner with Bundo' }).click()
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
  await page.goto(path)
  await undoButton(page).click()
  await expect(undoButton(page)).toBeDisabled()
  await openHistory(page)
  await expect(step(page, /^Go forth to: Set the limit to 1,000/)).toBeVisible()
})

test('what another tab does shows here, is said, and can be undone here', async ({ page }) => {
  const path = await takeIn(page, dinner)
  const other = await page.context().newPage()
  await other.goto(path)
  await expect(sabres(other)).toBeVisible()
  await remove(page, 'Frost Sabres')
  await expect(sabres(other)).toHaveCount(0)
  await expect(
    other.getByRole('status').filter({ hasText: 'Changed in another tab' }),
  ).toContainText('remove Frost Sabres')
  await expect(undoButton(other)).toHaveAccessibleName('Undo: remove Frost Sabres')
  await undoButton(other).click()
  await expect(sabres(page)).toBeVisible()
})

const kitchen = `Kitchen night 150/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
Drops: 1
-----
General's Regiment
Tyrant (150)
• General
-----
Created with Warhammer Age of Sigmar: The App
`

async function paste(page: Page, text: string) {
  await page.goto('/import')
  await page.getByLabel('Paste a list, or several').fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
}

test('an import takes the place of what is in a list of its name, which is kept', async ({
  page,
}) => {
  await paste(page, kitchen)
  await page.getByRole('button', { name: 'Keep list' }).click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  const path = new URL(page.url()).pathname
  await setLimit(page, '2,000')
  await paste(page, kitchen)
  await page.getByRole('button', { name: 'Replace its contents' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(undoButton(page)).toHaveAccessibleName('Undo: replace the list by an import')
  await expect(total(page)).toHaveAccessibleName(/of 1,000/)
  await openHistory(page)
  await expect(snapshots(page).getByRole('link', { name: /^Before an import/ })).toBeVisible()
})
