import { expect, test, type Page } from '@playwright/test'

import { begin, seal, total } from './roster-steps.ts'
import { dinner, linkOf, store, takeIn, textFile } from './sample-lists.ts'

/** Lets a file of the game's data come otherwise than it is. Gives what takes that back. */
async function spoil(page: Page, file: string, answer: { status?: number; body?: string } | null) {
  // the built file has a hash in its name
  const address = new RegExp(`/${file}(-[\\w-]{8})?\\.json`)
  await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()))
  return () => page.unroute(address)
}

const skaven = { game: 'aos4', name: 'Good rats', faction: 'Skaven', limit: 1000, regiments: [] }

/** The other list is still there and opens. */
async function otherListOpens(page: Page) {
  await page.getByRole('link', { name: 'Your lists' }).first().click()
  await page.getByRole('link', { name: 'Good rats', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'List name' })).toHaveValue('Good rats')
  await expect(page.getByRole('button', { name: /pick its leader/ })).toBeVisible()
}

test('a stored list that cannot be read is set aside with its text, and the others open', async ({
  page,
}) => {
  await takeIn(page, skaven)
  await store(page, { id: 'bad', roster: { schema: 1, name: 'Bad rats', groups: 'none' } })
  await store(page, { id: 'late', roster: { schema: 99, name: 'Late rats' } })
  await store(page, { id: 'odd', roster: 'garbage' })
  await store(page, { id: 'bare' })
  await page.goto('/')

  await expect(page.getByRole('heading', { name: 'Bad rats cannot be read' })).toBeVisible()
  await expect(page.getByText(/“system”/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The list odd cannot be read' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The list bare cannot be read' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Late rats was saved by a newer version' }),
  ).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download its text' }).first().click()
  expect((await download).suggestedFilename()).toBe('Bad-rats.json')

  await page.getByRole('button', { name: 'Delete it' }).first().click()
  await expect(page.getByRole('heading', { name: 'Bad rats cannot be read' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Bad rats cannot be read' })).toBeVisible()

  await page.goto('/list/bad')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bad rats')
  await expect(page.getByRole('main')).toContainText('“system”')
  await otherListOpens(page)
})

test('a link that lost something says so and shows what can be read', async ({ page }) => {
  await takeIn(page, dinner)
  const link = await linkOf(page)

  await page.goto(link.slice(0, -30))
  await expect(page.getByRole('alert')).toContainText('cut short')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner with Bundo')
  await expect(page.getByText('Ironguts', { exact: true })).toBeVisible()

  await page.goto(link.replace(/#\d/, '#9'))
  await expect(page.getByRole('alert')).toContainText('newer Muster')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner with Bundo')

  const at = link.indexOf('#') + 12
  await page.goto(`${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`)
  await expect(page.getByRole('alert')).toContainText(/damaged/)

  await page.goto('/shared#nonsense')
  await expect(page.getByRole('alert')).toContainText('not a link to a Muster list')

  await page.goto('/shared')
  await expect(page.getByRole('alert')).toContainText('holds no list')
  await page.getByRole('link', { name: 'Your lists', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Dinner with Bundo', exact: true })).toBeVisible()
})

test('files that hold no list are refused by name, with what and where', async ({ page }) => {
  await takeIn(page, skaven)
  await page.goto('/import')
  await page
    .getByLabel('Files to import')
    .setInputFiles([
      textFile('cut.json', '{"game": "aos4", "faction": '),
      textFile('large.json', JSON.stringify({ ...dinner, notes: 'x'.repeat(5_000_000) })),
      textFile('other.json', JSON.stringify({ ...dinner, faction: 'Ogre Kingdoms' })),
      textFile('shape.json', JSON.stringify({ ...dinner, regiments: [{ units: 'many' }] })),
    ])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('cut.json was not imported')
  await expect(alert).toContainText(/large\.json was not imported.*(MB|bytes|large)/)
  await expect(alert).toContainText(/other\.json was not imported.*Ogre Kingdoms/)
  await expect(alert).toContainText(/shape\.json was not imported.*regiment 1, units/)
  await page.getByRole('link', { name: 'Your lists' }).first().click()
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Good rats'])
})

test('a list that names unknown units opens, names them and prices the rest', async ({ page }) => {
  await takeIn(page, skaven)
  await page.goto('/import')
  const strange = {
    ...dinner,
    name: 'Half known',
    spellLore: 'Lore of Soup',
    regiments: [{ leader: { name: 'Tyrant', general: true }, units: ['Ironguts', 'Sky Ogors'] }],
  }
  await page
    .getByLabel('Files to import')
    .setInputFiles(textFile('strange.json', JSON.stringify(strange)))
  const report = page.getByRole('alert')
  await expect(report).toContainText('Half known imported')
  await expect(report).toContainText(/Regiment 1, unit 2: .*Sky Ogors/)
  await expect(report).toContainText(/Spell lore: .*Lore of Soup/)
  await page.getByRole('link', { name: 'Open it' }).click()
  const findings = page.getByRole('article')
  await expect(findings.filter({ hasText: /sky ogors/i }).first()).toBeVisible()
  await expect(findings.filter({ hasText: /lore of soup/i }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ironguts/ }).first()).toContainText('200')
  await otherListOpens(page)
})

test('data that does not come is named, the list is safe and opens on the next try', async ({
  page,
}) => {
  await takeIn(page, skaven)
  const path = await takeIn(page, dinner)
  const mend = await spoil(page, 'ogor-mawtribes', null)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner with Bundo')
  await expect(page.getByText(/The list is safe/)).toContainText('data/aos4/ogor-mawtribes.json')
  await otherListOpens(page)
  await page.goto(path)
  await expect(page.getByText(/The list is safe/)).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(seal(page, 'In order')).toBeVisible()
})

test('a data file that was changed is named with the place, and other lists open', async ({
  page,
}) => {
  await takeIn(page, skaven)
  const path = await takeIn(page, dinner)
  const changed = '{"format": 1, "id": "ogor-mawtribes", "armies": [{"id": "ogor-mawtribes"}]}'
  for (const [body, where] of [
    ['{"format": 1, "id": "ogor-mawt', 'not valid JSON'],
    ['null', 'must be an object'],
    [changed, 'sheets must be an array'],
  ] as const) {
    const mend = await spoil(page, 'ogor-mawtribes', { body })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner with Bundo')
    const safe = page.getByText(/The list is safe/)
    await expect(safe).toContainText('data/aos4/ogor-mawtribes.json')
    await expect(safe).toContainText(where)
    await mend()
  }
  await spoil(page, 'ogor-mawtribes', { body: changed })
  await page.goto('/browse/aos4/ogor-mawtribes')
  await expect(page.getByRole('main')).toContainText('data/aos4/ogor-mawtribes.json: ')
  await otherListOpens(page)
})

test('a price that is no number is named with its place instead of a wrong total', async ({
  page,
}) => {
  const path = await takeIn(page, dinner)
  await page.route(/\/ogor-mawtribes-[\w-]{8}\.json/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/("id": ?"tyrant",.*?"points": ?)\d+/s, '$1"many"')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(path)
  await expect(page.getByText(/The list is safe/)).toContainText(
    /ogor-mawtribes\.json: armies\[0\]\.units\[\d+\]\.points must be a number/,
  )
})

test('without the shared data a new list cannot begin, and the page says what is missing', async ({
  page,
}) => {
  await takeIn(page, skaven)
  const mend = await spoil(page, 'core', { status: 404, body: '' })
  await page.goto('/new')
  await expect(page.getByRole('main')).toContainText('data/aos4/core.json')
  await page.goto('/browse/aos4')
  await expect(page.getByRole('main')).toContainText('data/aos4/core.json')
  await mend()
  await page.goto('/')
  await page.getByRole('link', { name: 'Good rats', exact: true }).click()
  await expect(total(page)).toBeVisible()
  await begin(page, 'Skaven')
})
