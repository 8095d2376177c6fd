import { expect, test, type Locator, type Page } from '@playwright/test'

import { noSideways } from './accessibility-check.ts'

const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** The row of a unit, not the part of the points rule that begins with its name. */
const row = (page: Page, unit: string): Locator =>
  page.locator('.roster button.row').filter({ hasText: new RegExp(`^${unit}`, 'i') })

/** A tap where a thumb can reach it at once or by scrolling, and nothing stands out at the side after it. */
async function tap(page: Page, control: Locator): Promise<void> {
  await control.first().tap()
  await noSideways(page)
}

/** From the first page to the options of a new list. */
async function choose(page: Page, words: RegExp, game: string | null, faction: string) {
  await page.goto('/')
  await tap(page, page.getByRole('main').getByRole('link', { name: words }))
  if (game !== null) await tap(page, page.getByText(game, { exact: true }))
  await tap(page, page.getByRole('option', { name: faction, exact: true }))
}

/** Types into the search of the picker and takes what is called exactly so. */
async function type(page: Page, field: string, words: string, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: field })
  await search.fill(words)
  await tap(page, button(page, name))
  await search.fill('')
}

test('a first list of Ogors is built by thumb from nothing, in order and ready to send @only-phone', async ({
  page,
}) => {
  await choose(page, /New list/, null, 'Ogor Mawtribes')
  await tap(page, button(page, 'Start the list'))
  await tap(page, button(page, /pick its leader/))
  for (const unit of ['Tyrant', 'Ironguts', 'Gluttons', 'Mournfang Pack', 'Gnoblars']) {
    await tap(page, button(page, `Add ${unit}`))
  }
  // the regiment is full and says where there is room
  await expect(page.getByText('Every place is taken. Room in:')).toBeVisible()
  await tap(page, button(page.getByRole('dialog'), 'Regiment'))
  await tap(page, button(page, 'Add Butcher'))
  await tap(page, button(page, 'Add Leadbelchers'))
  await tap(page, button(page, 'Change slot'))
  await tap(page, page.getByRole('menuitemradio', { name: 'Battle formation' }))
  await tap(page, button(page, 'Choose Hunger-filled Tribe'))
  await tap(page, button(page, 'Done'))

  // adding goes on among the units, not at the formation that is chosen
  await tap(page, button(page, 'Add'))
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Butcher')
  await expect(button(sheet, /^Add Gluttons/).first()).toBeVisible()
  await tap(page, button(page, 'Done'))

  await tap(page, row(page, 'Tyrant'))
  await tap(page, page.getByRole('article').getByRole('button', { name: /^Heroic Trait/ }))
  await tap(page, button(page, 'Choose Dreaded Far and Wide'))
  await tap(page, button(page, 'Done'))
  await expect(row(page, 'Tyrant')).toContainText('Dreaded Far and Wide')
  await expect(page.getByLabel(/^Points by regiment/)).toHaveAccessibleName(/1,190 of 2,000/)
  await tap(page, button(page, /^Check/))
  await expect(page.getByRole('dialog', { name: 'Nothing to mend' })).toBeVisible()
  await tap(page, button(page, 'Back to the roster'))
  await tap(page, button(page, 'Share'))
  await expect(page.getByRole('dialog').getByLabel('Link', { exact: true })).toHaveValue(/#/)
})

test('a first list of Orks is built by thumb from nothing: detachments, a leader with his unit, an enhancement @only-phone', async ({
  page,
}) => {
  await choose(page, /New list/, 'Warhammer 40,000', 'Orks')
  await tap(page, button(page, 'Start the list'))
  await tap(page, button(page, /^Pick a detachment/))
  await tap(page, button(page, 'Choose Bully Boyz'))
  await tap(page, button(page, 'Choose More Dakka!'))
  await tap(page, button(page, 'Done'))
  await tap(page, button(page, 'Add'))
  for (const unit of ['Warboss', 'Nobz', 'Boyz']) {
    await type(page, 'Name or keyword', unit.toLowerCase(), `Add ${unit}`)
  }
  await tap(page, button(page, 'Done'))

  await tap(page, row(page, 'Warboss'))
  await tap(page, button(page.getByRole('dialog'), 'Attach to a unit'))
  await tap(page, button(page, 'Choose Nobz'))
  await tap(page, button(page, 'Done'))
  const block = page.getByRole('region', { name: 'Attached: Warboss and Nobz' })
  await expect(block).toContainText('Bodyguard')
  await tap(page, row(page, 'Nobz'))
  await tap(page, button(page, '10 models, 210 points'))
  await tap(page, button(page, 'Close'))
  await tap(page, row(page, 'Warboss'))
  await tap(page, page.getByRole('article').getByRole('button', { name: /^Enhancement/ }))
  await tap(page, button(page, 'Choose Big Gob'))
  await tap(page, button(page, 'Done'))
  await expect(block).toContainText('Big Gob')
  await expect(page.getByLabel(/^Points by unit/)).toHaveAccessibleName(/390 of 2,000/)
  await expect(page.getByRole('img', { name: 'In order' }).first()).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a first list of Space Marines is built by thumb from nothing, all in German @only-phone', async ({
    page,
  }) => {
    await choose(page, /Neue Liste/, 'Warhammer 40,000', 'Space Marines')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await tap(page, button(page, 'Liste beginnen'))
    await tap(page, button(page, /^Kontingent wählen/))
    await tap(page, button(page, 'Gladius Task Force wählen'))
    await tap(page, button(page, 'Fertig'))
    await tap(page, button(page, 'Hinzufügen'))
    for (const unit of ['Captain', 'Intercessor Squad', 'Rhino']) {
      await type(page, 'Name oder Schlüsselwort', unit.toLowerCase(), `${unit} hinzufügen`)
    }
    await tap(page, button(page, 'Fertig'))
    await tap(page, row(page, 'Captain'))
    await tap(page, button(page.getByRole('dialog'), 'An Einheit anschließen'))
    await tap(page, button(page, 'Intercessor Squad wählen'))
    await tap(page, button(page, 'Fertig'))
    await expect(row(page, 'Captain')).toContainText('Anführer')
    const total = page.getByLabel(/^Punkte je Einheit/)
    await expect(total).toHaveAccessibleName(/von 2\.000/)
    await tap(page, button(page, /^Prüfen/))
    await expect(page.getByRole('dialog')).toContainText('In Ordnung.')
    await tap(page, button(page, 'Zur Aufstellung'))
    await tap(page, button(page, 'Mehr'))
    await tap(page, page.getByRole('link', { name: 'Drucken' }))
    await expect(page.getByRole('article', { name: /^Seite 1 von / })).toBeVisible()
  })
})
