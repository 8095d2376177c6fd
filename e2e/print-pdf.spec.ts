import { expect, test, type Page } from '@playwright/test'

import { paperFaults } from './print-faults.ts'
import { printLists } from './print-lists.ts'
import { choose, openDesk, printed, sizeOf, type Choice } from './print-steps.ts'

/** How each list is laid out: every layout and every option comes at least twice. */
const laidOut: Readonly<Record<keyof typeof printLists, readonly Choice[]>> = {
  dinner: [
    {
      layout: 'Roster',
      rules: 'Once, from A to Z at the end',
      columns: 3,
      on: ['QR code of the list'],
    },
    { layout: 'Opponent’s copy', paper: 'Letter' },
    { layout: 'Cards only', cards: 4, off: ['Your notes'] },
  ],
  graves: [
    { layout: 'Roster and cards', columns: 3, paper: 'Letter' },
    { layout: 'For an event', player: 'Sam Example', event: 'Night match', on: ['Your notes'] },
    { layout: 'Abilities', columns: 1, text: 'Large' },
  ],
  ruination: [
    { layout: 'Cards only', cards: 2, way: 'Landscape' },
    { layout: 'Phase sheet', text: 'Small', columns: 3 },
    { layout: 'Roster', text: 'Larger', off: ['Black and white'] },
  ],
  swarm: [
    { layout: 'Roster and cards', rules: 'Names only', on: ['Warnings and remarks'] },
    { layout: 'Phase sheet', rules: 'Once, from A to Z at the end', way: 'Landscape', columns: 3 },
    { layout: 'For an event', way: 'Landscape', paper: 'Letter' },
  ],
  giants: [
    { layout: 'Opponent’s copy', way: 'Landscape', off: ['Points'] },
    { layout: 'Cards only', cards: 8, text: 'Larger' },
    { layout: 'Roster', paper: 'Letter', on: ['Abilities by phase', 'Warnings and remarks'] },
  ],
  bosses: [
    { layout: 'Stratagems', way: 'Landscape', columns: 3, paper: 'Letter' },
    { layout: 'Opponent’s copy', rules: 'Once, from A to Z at the end' },
    { layout: 'Roster and cards', rules: 'Once, from A to Z at the end', off: ['Points'] },
  ],
  chapter: [
    { layout: 'Roster', text: 'Larger', way: 'Landscape', on: ['Stratagems by phase'] },
    { layout: 'Cards only', cards: 8, paper: 'Letter' },
    { layout: 'For an event', text: 'Large', off: ['QR code of the list'] },
  ],
  dynasty: [
    { layout: 'Phase sheet', columns: 1, paper: 'Letter' },
    { layout: 'Cards only', cards: 'As fit', columns: 3, on: ['QR code of the list'] },
    { layout: 'Stratagems', rules: 'Names only', text: 'Small' },
  ],
  knights: [
    { layout: 'Cards only', cards: 2, rules: 'Names only' },
    { layout: 'Roster and cards', columns: 1, text: 'Large', off: ['Black and white'] },
    { layout: 'Phase sheet', text: 'Larger' },
  ],
  oldGuard: [
    { layout: 'Roster', way: 'Landscape', rules: 'Once, from A to Z at the end', columns: 1 },
    { layout: 'Cards only', cards: 4, way: 'Landscape', text: 'Large' },
    { layout: 'Opponent’s copy', text: 'Small' },
  ],
}

async function checkPaper(page: Page, choice: Choice): Promise<void> {
  await choose(page, choice)
  const what = JSON.stringify(choice)
  expect.soft(await paperFaults(page), what).toEqual([])
  const { pages, sizes } = await printed(page)
  const shown = await page.getByRole('article', { name: /^Page \d+ of / }).count()
  expect.soft(pages, what).toBe(shown)
  expect(sizes, what).toEqual([sizeOf(choice)])
  const count = page.getByRole('status').filter({ hasText: 'page' })
  await expect(count).toHaveText(shown === 1 ? /^1 page\b/ : RegExp(`^${shown} pages`))
}

/** Lists as one plays them, whose roster has one page. */
const usual: readonly string[] = ['dinner', 'graves', 'dynasty']

for (const [name, choices] of Object.entries(laidOut)) {
  const one = usual.includes(name) ? ', and its roster has one page' : ''
  test(`a PDF of the list "${name}" is whole in every layout${one}`, async ({ page }) => {
    await openDesk(page, printLists[name as keyof typeof printLists])
    for (const paper of one ? (['A4', 'Letter'] as const) : []) {
      await choose(page, { layout: 'Roster', paper })
      expect((await printed(page)).pages, paper).toBe(1)
    }
    for (const choice of choices)
      await test.step(choice.layout, async () => await checkPaper(page, choice))
  })
}
