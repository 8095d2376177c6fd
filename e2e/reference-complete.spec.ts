import { readFileSync } from 'node:fs'

import { expect, test, type Locator, type Page } from '@playwright/test'

import { next, part } from './play-steps.ts'
import { paperFaults } from './print-faults.ts'
import { printLists } from './print-lists.ts'
import { choose, openDesk, printed } from './print-steps.ts'
import { isPhone } from './roster-steps.ts'
import { bosses, dinner, takeIn } from './sample-lists.ts'

/*
 * That every rule of every army is there holds without a browser: `reference-complete.test.ts` and `play-complete.test.ts` in
 * `src/systems`. This is what a player sees of whole lists.
 */

interface Summary {
  readonly text?: string
  readonly more?: readonly string[]
  readonly effect?: string
}

interface Named {
  readonly id: string
  readonly name: string
}

interface Bearer extends Named {
  readonly abilities: readonly { readonly name: string }[]
}

interface Stratagem extends Named {
  readonly phases: readonly string[]
}

interface Detachment extends Named {
  readonly stratagems: readonly Stratagem[]
}

interface Book {
  readonly armies: readonly (Named & {
    readonly traits: Bearer['abilities']
    readonly formations: readonly Bearer[]
    readonly spellLores: readonly Bearer[]
    readonly prayerLores: readonly Bearer[]
    readonly manifestationLores: readonly Bearer[]
    readonly tables: readonly { readonly items: readonly Named[] }[]
  })[]
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${path}.json`, import.meta.url), 'utf8'))

const summariesOf = (game: string, book: string) =>
  (read(`${game}/text/${book}`) as { readonly summaries: Readonly<Record<string, Summary>> })
    .summaries

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A rule of a list: what it is called, the phases it is used in as the screens name them, and every line about it. */
interface Rule {
  readonly name: string
  readonly phases: readonly string[]
  readonly says: readonly string[]
}

/** Nobody has published what these two do: they stand with their names alone. */
const withoutSource = ['crushing-impact', 'smokescreen']

/** The stratagems of the core rules and of the detachments of the list, as the data has them. */
function stratagemsOf(book: string, detachments: readonly string[]): readonly Rule[] {
  const core = read('wh40k11/core') as Pick<Detachment, 'stratagems'>
  const all = (read(`wh40k11/${book}`) as { readonly detachments: readonly Detachment[] })
    .detachments
  const rules = (from: string, stratagems: readonly Stratagem[]) =>
    stratagems.map(({ id, name, phases }): Rule => {
      const { effect } = summariesOf('wh40k11', from)[`stratagem/${id}`] ?? {}
      if (effect === undefined && !withoutSource.includes(id))
        throw new Error(`${id} has no effect`)
      const named = phases.filter((phase) => phase !== 'any')
      return {
        name,
        phases: named.map((phase) => phase.charAt(0).toUpperCase() + phase.slice(1)),
        says: effect === undefined ? [] : [effect],
      }
    })
  const own = detachments.map((name) => {
    const found = all.find((one) => one.name === name)
    if (!found) throw new Error(`There is no detachment ${name}.`)
    return found.stratagems
  })
  return [...rules('core', core.stratagems), ...own.flatMap((some) => rules(book, some))]
}

interface AosList {
  readonly faction: string
  readonly armyOfRenown?: string
  readonly battleFormation?: string
  readonly spellLore?: string
  readonly prayerLore?: string
  readonly manifestationLore?: string
  readonly regiments: readonly (string | { readonly leader: unknown })[]
}

const leaderOf = (regiment: AosList['regiments'][number]): unknown =>
  typeof regiment === 'string' ? regiment : regiment.leader

const enhancementsOf = ({ regiments }: AosList): readonly string[] =>
  regiments
    .map(leaderOf)
    .flatMap((leader) =>
      typeof leader === 'object' && leader !== null && 'enhancements' in leader
        ? (leader.enhancements as readonly string[])
        : [],
    )

function ruleOf(from: string, key: string, name: string): Rule {
  const { text, more = [] } = summariesOf('aos4', from)[key] ?? {}
  if (text === undefined) throw new Error(`Nothing is written about ${key}.`)
  return { name, phases: [], says: [text, ...more] }
}

/** Battle traits, formation, lores and enhancements of the list, as the data has them. */
function rulesOf(list: AosList): readonly Rule[] {
  const book = slug(list.faction)
  const army = (read(`aos4/${book}`) as Book).armies.find(
    ({ name }) => name === (list.armyOfRenown ?? list.faction),
  )
  if (!army) throw new Error(`There is no army of ${list.faction}.`)
  const universal = (read('aos4/core') as { readonly manifestationLores: readonly Bearer[] })
    .manifestationLores
  const given = (kind: string, from: string, all: readonly Bearer[], chosen: string | undefined) =>
    all
      .filter(({ name }) => name === chosen)
      .flatMap(({ id, abilities }) =>
        abilities.map(({ name }) => ruleOf(from, `${kind}/${id}/${slug(name)}`, name)),
      )
  const items = army.tables.flatMap((table) => table.items)
  const traits: Bearer = { ...army, abilities: army.traits }
  return [
    ...given('trait', book, [traits], traits.name),
    ...given('formation', book, army.formations, list.battleFormation),
    ...given('lore', book, army.spellLores, list.spellLore),
    ...given('lore', book, army.prayerLores, list.prayerLore),
    ...given('lore', book, army.manifestationLores, list.manifestationLore),
    ...given('lore', 'core', universal, list.manifestationLore),
    ...enhancementsOf(list).map((name) => {
      const item = items.find((one) => one.name === name)
      return ruleOf(book, `enhancement/${item?.id}`, name)
    }),
  ]
}

/** Words as they are compared: a screen may set them apart by terms, lines and non-breaking spaces. */
const plain = (words: string) => words.replace(/\s+/g, ' ').trim()

/** What each of these rows says. */
const rowsOf = async (rows: Locator): Promise<readonly string[]> =>
  (await rows.allTextContents()).map(plain)

/** Rules of which no row says the name and all that there is to say. */
function missing(rules: readonly Rule[], rows: readonly string[]): readonly string[] {
  const told = ({ name, says }: Rule) =>
    rows.some((row) => [name, ...says].every((words) => row.includes(plain(words))))
  return rules.filter((rule) => !told(rule)).map(({ name }) => name)
}

/** By phase as the heading or button names it what stands there; what is of any phase is under `any`. */
type ByPhase = ReadonlyMap<string, readonly string[]>

/** Each stratagem where it does not stand although it is used there. */
function misplaced(rules: readonly Rule[], shown: ByPhase): readonly string[] {
  return rules.flatMap((rule) => {
    const phases = rule.phases.length === 0 ? ['any'] : rule.phases
    const lacking = phases.filter((phase) => missing([rule], shown.get(phase) ?? []).length > 0)
    return lacking.map((phase) => `${rule.name} (${phase})`)
  })
}

/** What the play sheet has, by phase; `any` for what is of any time, `always` for what is always on. */
async function onSheet(page: Page): Promise<ByPhase> {
  await expect(next(page)).toBeVisible()
  await part(page, 'Phases')
  const here = page.getByRole('group', { name: 'Phase', exact: true })
  const strip = page.getByRole('group', { name: 'Phases', exact: true }).getByRole('button')
  await expect(page.getByText(/^In our words/)).toBeVisible()
  const found = new Map<string, readonly string[]>()
  for (const button of await strip.all()) {
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const name = await here.getByRole('heading', { level: 2 }).first().textContent()
    found.set(plain(name ?? ''), await rowsOf(here.locator('.pes > li')))
  }
  for (const [title, key] of [
    ['Any time', 'any'],
    ['Always on', 'always'],
  ] as const) {
    const fold = page.getByRole('group').filter({
      has: page.getByRole('heading', { name: title, exact: true }),
      hasNot: page.getByRole('group', { name: 'Phases' }),
    })
    const inner = fold.last()
    if ((await fold.count()) === 0) continue
    if ((await inner.getAttribute('open')) === null)
      await inner.getByRole('heading', { name: title }).click()
    await expect(inner.getByRole('listitem').first()).toBeVisible()
    found.set(key, await rowsOf(inner.locator('.pes > li')))
  }
  return found
}

test.describe('a list of Warhammer 40,000', () => {
  const rules = stratagemsOf('orks', bosses.detachments)

  test('shows each of its stratagems by phase with its effect, beside the roster and on the play sheet @phone', async ({
    page,
  }) => {
    expect(rules.length).toBeGreaterThan(15)
    const path = await takeIn(page, bosses)
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('button', { name: /^Detachments and stratagems/ }).click()
    }
    const all = page.getByRole('region', { name: 'Stratagems', exact: true })
    await expect(all.getByRole('status')).toHaveText(`${rules.length} for this list`)
    await expect(all.getByText(/^In our words/)).toBeVisible()
    const shown = new Map<string, readonly string[]>()
    for (const group of await all.locator('.aids__phase').all()) {
      const heading = plain((await group.getByRole('heading').textContent()) ?? '')
      const rows = await rowsOf(group.locator('.aid'))
      for (const phase of heading === 'Any' ? ['any'] : heading.split(', '))
        shown.set(phase, [...(shown.get(phase) ?? []), ...rows])
    }
    expect(misplaced(rules, shown)).toEqual([])

    await page.goto(`${path}/play`)
    expect(misplaced(rules, await onSheet(page))).toEqual([])
  })

  test('prints each of its stratagems with its effect, on two pages', async ({ page }) => {
    await openDesk(page, bosses)
    for (const paper of ['A4', 'Letter'] as const) {
      await choose(page, { layout: 'Stratagems', paper })
      const rows = await rowsOf(page.getByRole('article').getByRole('listitem'))
      expect(missing(rules, rows), paper).toEqual([])
      expect(await paperFaults(page), paper).toEqual([])
      expect((await printed(page)).pages, paper).toBeLessThanOrEqual(2)
    }
  })
})

const { ruination } = printLists
/** An Army of Renown with a priest: of spells and prayers that nobody knows paper has none. */
const prayers = {
  ...ruination,
  name: 'Prayers in the rain',
  regiments: [...ruination.regiments, { leader: 'Lord-Veritant', units: ['Reclusians'] }],
}

// how many pages a roster may have is held in print-pdf.spec.ts
for (const list of [dinner, printLists.graves, prayers]) {
  test.describe(`the list of Age of Sigmar "${list.name}"`, () => {
    const rules = rulesOf(list)

    test('shows each trait, its formation, its lores and its enhancements with what they do @phone', async ({
      page,
    }) => {
      expect(rules.length).toBeGreaterThan(3)
      const path = await takeIn(page, list)
      await page.goto(`${path}/play`)
      const rows = [...(await onSheet(page)).values()].flat()
      expect(missing(rules, rows)).toEqual([])
    })

    test('prints each of them with what it does', async ({ page }) => {
      await openDesk(page, list)
      for (const paper of ['A4', 'Letter'] as const) {
        await choose(page, { layout: 'Phase sheet', paper })
        const rows = await rowsOf(page.getByRole('article').getByRole('listitem'))
        expect(missing(rules, rows), paper).toEqual([])
        expect(await paperFaults(page), paper).toEqual([])
        expect((await printed(page)).pages, paper).toBeLessThanOrEqual(3)
      }
    })
  })
}
