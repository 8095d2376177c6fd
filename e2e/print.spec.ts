import { expect, test } from '@playwright/test'

import { noSideways, noViolations } from './accessibility-check.ts'
import { choose, openDesk, printed, splits } from './print-steps.ts'

const usual = {
  game: 'aos4',
  faction: 'Ogor Mawtribes',
  limit: 2000,
  name: 'Dinner with Bundo',
  notes: 'Keep the Ironguts near the Tyrant.\nThe giant eats first.',
  battleFormation: 'Hunger-filled Tribe',
  spellLore: 'Lore of Gut Magic',
  manifestationLore: 'Primal Energy',
  factionTerrain: ['Great Mawpot'],
  regiments: [
    {
      leader: { name: 'Tyrant', general: true, enhancements: ['Dreaded Far and Wide'] },
      units: ['Ironguts'],
    },
    {
      leader: { name: 'Butcher', enhancements: ['Rusty Grater'] },
      units: ['Hunters with Sabrefangs', 'Leadbelchers', 'Gnoblars'],
    },
    { leader: 'Bloodpelt Hunter', units: ['Frost Sabres', 'Icefall Yhetees'] },
  ],
  auxiliaries: ['Frost Sabres'],
  regimentsOfRenown: ['Bundo Whalebiter'],
}

/** Thirty units, most of them at fault, under a name of forty letters. */
const crowded = {
  ...usual,
  name: 'A list name that is exactly forty letter',
  regiments: [
    'Tyrant',
    'Butcher',
    'Bloodpelt Hunter',
    'Slaughtermaster',
    'Tyrant on Glutthorn',
  ].map((name, at) => ({
    leader: { name, general: at === 0 },
    units: [{ name: 'Gnoblars', nickname: `Larder ${at}` }, 'Frost Sabres', 'Ironguts'],
  })),
  auxiliaries: [
    'Ironblaster',
    'Gorger Mawpack',
    'Mournfang Pack',
    'Gluttons',
    'Leadbelchers',
    { name: 'Gnoblars', nickname: 'The little ones of the great grand larder', reinforced: true },
    { name: 'Frost Sabres', note: 'hold the left' },
    'Maulbeast Raiders',
    'Gutseers',
  ],
}

test('a usual list of 2,000 points prints on one page', async ({ page }) => {
  await openDesk(page, usual)
  const sheet = page.getByRole('article', { name: 'Page 1 of 1' })
  await expect(sheet.getByRole('heading', { name: 'Dinner with Bundo' })).toBeVisible()
  await expect(sheet.getByRole('img', { name: 'In order' })).toBeVisible()
  for (const words of [
    '1,770',
    '5 drops',
    'Dreaded Far and Wide',
    'Blood Feast (6)',
    'Bundo Whalebiter',
    'The giant eats first.',
    'Figures of',
    'checked by Muster at',
    'not endorsed by the publisher',
    'page 1 of 1',
  ])
    await expect(sheet).toContainText(words)
  expect(await splits(page)).toEqual([])
  expect(await printed(page)).toMatchObject({ pages: 1, size: '595 x 842' })

  await page.getByRole('radio', { name: 'Letter' }).check()
  expect(await splits(page)).toEqual([])
  const letter = await printed(page)
  expect(letter.size).toBe('612 x 792')
  expect(letter.pages).toBe(1)
})

test('nothing but the pages is printed', async ({ page }) => {
  await openDesk(page, usual)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Muster' })).toBeHidden()
  await expect(page.getByRole('article', { name: 'Page 1 of 1' })).toBeVisible()
})

test('thirty units flow over pages, with a head on each and nothing split', async ({ page }) => {
  await openDesk(page, crowded)
  const sheets = page.getByRole('article', { name: /^Page \d of / })
  const count = await sheets.count()
  expect(count).toBeGreaterThan(1)
  expect(count).toBeLessThanOrEqual(3)
  for (const sheet of await sheets.all()) await expect(sheet).toContainText(/forty letter/i)
  await expect(sheets.first()).toContainText('Not in order')
  await expect(sheets.first().getByRole('img', { name: /\d+ faults/ })).toBeVisible()
  await expect(page.getByText('The little ones of the great grand larder')).toBeVisible()
  for (const paper of ['Letter', 'A4']) {
    await page.getByRole('radio', { name: paper }).check()
    expect(await splits(page), paper).toEqual([])
    const pdf = await printed(page)
    expect(pdf.size).toBe(paper === 'A4' ? '595 x 842' : '612 x 792')
    expect(pdf.pages).toBe(await sheets.count())
  }
})

test('cards stay whole, one for each kind of unit', async ({ page }) => {
  await openDesk(page, crowded)
  await page.getByRole('radio', { name: 'Cards only' }).check()
  for (const paper of ['Letter', 'A4']) {
    await page.getByRole('radio', { name: paper }).check()
    const sheets = page.getByRole('article', { name: /^Page \d of / })
    await expect(sheets.getByRole('heading', { name: 'Gnoblars', exact: true })).toHaveCount(1)
    expect(await splits(page), paper).toEqual([])
    expect((await printed(page)).pages).toBe(await sheets.count())
  }
  const tyrant = page.getByRole('article').filter({
    has: page.getByRole('heading', { name: 'Tyrant', exact: true }),
  })
  await expect(tyrant.last()).toContainText(/Meatcleavers/)
  await expect(tyrant.last().getByRole('img', { name: '8 wounds' })).toBeVisible()
})

test('what stands behind a nickname stays there, whichever way its letters run', async ({
  page,
}) => {
  const leader = { name: 'Tyrant', nickname: 'שר האוכל (2)', general: true }
  await openDesk(page, { ...usual, regiments: [{ leader, units: ['Ironguts'] }] })
  await page.getByRole('radio', { name: 'Cards only' }).check()
  const card = page.getByRole('article').filter({ hasText: /^Tyrant/ })
  await expect(card).toBeVisible()
  const edges = await card.getByText('1 model').evaluate((line) => {
    const range = document.createRange()
    const [name, behind] = ['האוכל', '1 model'].map((words) => {
      range.selectNode(
        [...line.childNodes].find((node) => node.textContent?.includes(words)) ?? line,
      )
      return range.getBoundingClientRect()
    })
    return { name: name?.right ?? 0, behind: behind?.left ?? 0 }
  })
  expect(edges.behind).toBeGreaterThanOrEqual(edges.name - 1)
})

test('points and notes are left out on request, and the choice lasts for the visit', async ({
  page,
}) => {
  await openDesk(page, usual)
  const pages = page.getByRole('region', { name: 'Pages' })
  await page.getByRole('checkbox', { name: 'Points' }).uncheck()
  await page.getByRole('checkbox', { name: 'Your notes' }).uncheck()
  await page.getByRole('radio', { name: 'Letter' }).check()
  await expect(pages).not.toContainText('1,770')
  await expect(pages).not.toContainText('The giant eats first.')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Points' })).not.toBeChecked()
  await expect(pages).toContainText('Dinner with Bundo')
  await expect(pages).not.toContainText('1,770')
})

test('an address without a list says so @phone', async ({ page }) => {
  await page.goto('/list/nothing-here/print')
  await expect(page.getByRole('heading', { name: 'No such list here' })).toBeVisible()
})

// the roster, and the desk in the dark, are among the views of a11y-states.spec.ts
test('the desk with cards is accessible', async ({ page }) => {
  await openDesk(page, usual)
  await choose(page, { layout: 'Cards only' })
  await noViolations(page, 'cards')
})

test('the pages fit the window of a phone @phone', async ({ page }) => {
  await openDesk(page, usual)
  await noSideways(page, 'desk')
  expect((await printed(page)).pages).toBe(1)
})

test('names of layouts have room on a phone with letters twice as large @only-phone', async ({
  page,
}) => {
  await openDesk(page, usual)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const layouts = page.getByRole('group', { name: 'Layout', exact: true })
  const wider = await layouts.evaluate((group) =>
    [...group.querySelectorAll('label')].flatMap((label) =>
      label.scrollWidth > label.clientWidth ? [label.textContent] : [],
    ),
  )
  expect(wider).toEqual([])
})
