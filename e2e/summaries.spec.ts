import { readFileSync } from 'node:fs'

import { expect, test, type Page } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations } from './accessibility-check.ts'
import { isPhone } from './roster-steps.ts'
import { bosses, dinner, linkOf, takeIn } from './sample-lists.ts'
import { openCard } from './steps-wh40k11.ts'

interface Texts {
  readonly source: string
  readonly summaries: Readonly<
    Record<string, { readonly text?: string; readonly when?: string; readonly effect?: string }>
  >
}

function textsOf(game: string, book: string): Texts {
  const file = new URL(`../data/${game}/text/${book}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Texts
}

const orks = textsOf('wh40k11', 'orks')
const core = textsOf('wh40k11', 'core')
const renown = textsOf('aos4', 'regiments-of-renown')

/** What a text says; of an ability that several sheets share, what the book says. */
function said({ summaries }: Texts, key: string): string {
  const found = summaries[key] ?? summaries[key.replace(/^sheet\/[^/]+/, 'ability')]
  const words = found?.text ?? found?.effect
  if (words === undefined) throw new Error(`Nothing is written about ${key}.`)
  return words
}

/** On a phone, where what is unfolded has the least room; in a wide window, a11y-states.spec.ts looks at these pages. */
async function fine(page: Page, what: string): Promise<void> {
  await noSideways(page, what)
  if (!isPhone(page)) return
  await noViolations(page, what)
  await noDarkViolations(page, what)
}

/** Takes all texts away, as if none had been written. */
async function silence(page: Page): Promise<void> {
  await page.route(/\.json$/, async (route) => {
    // what the next page cuts off has no answer to change
    const response = await route.fetch().catch(() => null)
    const body = await response?.text().catch(() => null)
    if (!response || body === undefined || body === null) return
    const bare = JSON.stringify({ source: 'nothing', summaries: {} })
    await route.fulfill({ response, body: body.includes('"summaries"') ? bare : body })
  })
}

test('a card says what abilities and the enhancement of a unit do, and whose words these are @phone', async ({
  page,
}) => {
  await takeIn(page, bosses)
  const card = await openCard(page, 'Warboss')
  await expect(card).toContainText(said(orks, 'sheet/warboss/might-is-right'))
  await expect(card).toContainText(said(orks, 'ability/waaagh'))
  await expect(card).toContainText(said(orks, 'enhancement/bully-boyz--big-gob'))
  await expect(card).toContainText(
    `In our words; the official text decides. Written from ${orks.source}`,
  )
  await noSideways(page)
})

test('a unit of a Regiment of Renown says what the regiment does', async ({ page }) => {
  await takeIn(page, dinner)
  await page
    .getByRole('button', { name: /^Bundo Whalebiter/ })
    .first()
    .click()
  const card = page.getByRole('article', { name: 'Kraken-eater Mega-Gargant' })
  await expect(card).toContainText('Dead Cunning, for a Gargant')
  await expect(card).toContainText(
    said(renown, 'regiment/bundo-whalebiter/dead-cunning-for-a-gargant'),
  )
  for (const option of ['A Kunnin', 'A Nasty Surprise', 'Tricked Ya'])
    await expect(card.getByRole('listitem').getByText(option).first()).toBeVisible()
  await noViolations(page)
})

test('picks say what they do: one rule in the row, several and ready-made groups on demand', async ({
  page,
}) => {
  await takeIn(page, bosses)
  const card = await openCard(page, 'Warboss')
  await card.getByRole('button', { name: /^Enhancement/ }).click()
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await expect(row('Da Biggest Boss')).toContainText(
    said(orks, 'enhancement/bully-boyz--da-biggest-boss'),
  )
  await page
    .getByRole('button', { name: /^Detachments/ })
    .first()
    .click()
  await row('War Horde').getByText('What it brings').click()
  await expect(row('War Horde')).toContainText(said(orks, 'rule/war-horde/get-stuck-in'))

  await takeIn(page, { ...dinner, regimentsOfRenown: [] })
  await page.getByRole('button', { name: 'Change slot' }).click()
  await page.getByRole('menuitemradio', { name: /Renown/ }).click()
  const grunnock = row('One-eyed Grunnock')
  await expect(grunnock).not.toContainText('Timberrrrr!')
  await grunnock.getByText('What it does').click()
  await expect(grunnock).toContainText(said(renown, 'regiment/one-eyed-grunnock/timberrrrr'))
  await noViolations(page)
})

test('stratagems say in a line what they do, and unfold to when, target and effect @phone', async ({
  page,
}) => {
  await takeIn(page, bosses)
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: /^Detachments and stratagems/ }).click()
  }
  const rule = said(orks, 'rule/bully-boyz/da-boss-is-watchin')
  await expect(page.getByRole('region', { name: 'Bully Boyz' })).toContainText(rule)
  const stratagems = page.getByRole('region', { name: 'Stratagems', exact: true })
  const line = stratagems.getByRole('button', { name: /^What Fire Overwatch does/ })
  await expect(line).toContainText(said(core, 'stratagem/fire-overwatch'))
  const when = stratagems.getByText(core.summaries['stratagem/fire-overwatch']?.when ?? 'never')
  await expect(when).toBeHidden()
  await line.press('Enter')
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expect(when).toBeVisible()
  await fine(page, 'stratagems')
})

test('the reference says what everything does, and finds units and rules by it @phone', async ({
  page,
}) => {
  await page.goto('/browse/wh40k11/orks')
  await expect(page.getByRole('region', { name: /^Detachments/ })).toContainText(
    said(orks, 'rule/war-horde/get-stuck-in'),
  )
  const search = page.getByRole('searchbox')
  await search.fill('re-roll charges')
  const units = page.getByRole('table')
  await expect(units.getByRole('row', { name: /^Warboss/ })).toHaveCount(0)
  const rules = page.getByRole('region', { name: /^Detachments/ })
  await expect(rules).toContainText(/re-roll .*charge/)
  await expect(page.getByRole('heading', { name: 'War Horde', exact: true })).toHaveCount(0)
  await search.fill('warboss might hit')
  await expect(units.getByRole('row', { name: /Might is Right/ }).first()).toBeVisible()
  // the rule that all units have is found as the army's
  await search.fill('invulnerable save waaagh')
  await expect(units.getByRole('row', { name: /^Gretchin/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Army rules/ })).toContainText('Waaagh!')
  await search.fill('no rule says this')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing here is called')

  await page.goto('/browse/aos4/regiments-of-renown')
  const grunnock = page.getByRole('listitem').filter({ hasText: 'One-eyed Grunnock' })
  await expect(grunnock).toContainText(said(renown, 'regiment/one-eyed-grunnock/timberrrrr'))
  await page.getByRole('searchbox').fill('grunnock roll off')
  await expect(grunnock).toBeVisible()
  await page.getByRole('searchbox').fill('grunnock 17"')
  await expect(grunnock).toHaveCount(0)
  await noSideways(page)
})

test('a shared list says what its stratagems do, and a unit when it is unfolded @phone', async ({
  page,
}) => {
  await takeIn(page, bosses)
  await page.goto(await linkOf(page))
  const aids = page.getByRole('group').filter({ hasText: 'by phase' })
  if (isPhone(page)) await aids.getByText('by phase').click()
  await expect(aids).toContainText(said(core, 'stratagem/fire-overwatch'))
  const might = page.getByText(said(orks, 'sheet/warboss/might-is-right'))
  await expect(might).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Warboss(?! in)/, expanded: false })
    .first()
    .click()
  await expect(might).toBeVisible()
  await expect(page.getByText(said(orks, 'enhancement/bully-boyz--big-gob'))).toBeVisible()
  await fine(page, 'a shared list')
})

test('where nothing is written names stand alone @phone', async ({ page }) => {
  await silence(page)
  await takeIn(page, bosses)
  const card = await openCard(page, 'Warboss')
  await expect(card).toContainText('Might is Right')
  await expect(card).not.toContainText('In our words')
  await page.goto('/browse/wh40k11/orks')
  await expect(page.getByRole('heading', { name: 'Armoured Duellists' })).toBeVisible()
  await expect(page.getByText('In our words')).toHaveCount(0)
  await page.goto('/browse/aos4/regiments-of-renown')
  await expect(page.getByText('Timberrrrr!').first()).toBeVisible()
  await expect(page.getByText(said(renown, 'regiment/one-eyed-grunnock/timberrrrr'))).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
