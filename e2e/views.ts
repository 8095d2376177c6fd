import { expect, type Page } from '@playwright/test'

import { longOgors, longOrks } from './long-lists.ts'
import { bosses, brokenDinner, dinner } from './sample-lists.ts'

/** The lists that the views are of. */
const stored = {
  /** Only points of an older version: the newest change them. */
  older: {
    game: 'wh40k11',
    name: 'Crusade',
    faction: 'Black Templars',
    battleSize: 'Strike Force',
    points: 'v1.1',
    detachments: ['Gladius Task Force'],
    units: [
      { name: 'Captain', warlord: true },
      { name: 'Inceptor Squad', models: 6 },
      'Intercessor Squad',
    ],
  },
  emptyOrks: {
    game: 'wh40k11',
    name: 'Nothing yet',
    faction: 'Orks',
    limit: 2000,
    detachments: [],
    units: [],
  },
  emptyOgors: {
    game: 'aos4',
    name: 'Nothing yet',
    faction: 'Ogor Mawtribes',
    limit: 2000,
    regiments: [],
  },
  longOrks,
  longOgors,
  faults: brokenDinner,
  faultyOrks: { ...bosses, name: 'Nobody leads', units: [...bosses.units.slice(2), 'Warboss'] },
  orks: bosses,
  ogors: dinner,
} as const

/** By name, one of the stored lists. */
export type ListName = keyof typeof stored

/** What the views need to know of the browser that they are shown in. */
export interface World {
  /** The address of a stored list. */
  readonly path: (list: ListName) => string
  /** Of an English text of the app, its text in the language of the page. */
  readonly say: (english: string) => string
}

/** A screen in one of its states. */
export interface View {
  readonly name: string
  /** Whether it wants an empty browser, or one with the lists. */
  readonly of: 'nothing' | 'lists'
  /** Where it is on phones alone, or in wide windows alone. */
  readonly only?: 'phone' | 'wide'
  /** Goes there from anywhere. */
  readonly show: (page: Page, world: World) => Promise<void>
}

/** The width of the window. */
export const widthOf = (page: Page): number => page.viewportSize()?.width ?? 0

/** Waits until the page is there, its letters too. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, main .builder') !== null &&
      // what is still being fetched says so
      document.querySelector('main p.p-4[role=status]') === null,
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Goes to an address of the app. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** A control by its English name, or by the words before what varies. */
export const press = (page: Page, { say }: World, name: string): Promise<void> =>
  page
    .locator('dialog[open], body')
    .last()
    .getByRole('button', { name: say(name), exact: true })
    .first()
    .click()

interface Kept {
  readonly id: string
  readonly roster: { readonly name: string; readonly system: string }
}

/** What is stored. */
async function keptLists(page: Page): Promise<readonly Kept[]> {
  return await page.evaluate(async () => {
    const opening = indexedDB.open('muster-lists')
    await new Promise((done) => opening.addEventListener('success', done))
    const reading = opening.result.transaction('lists').objectStore('lists').getAll()
    await new Promise((done) => reading.addEventListener('success', done))
    opening.result.close()
    return reading.result
  })
}

/** Brings all lists into an empty browser, as files that are taken in at once. Gives their addresses. */
export async function takeInAll(page: Page): Promise<World['path']> {
  const lists = Object.entries(stored)
  await go(page, '/import')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      lists.map(([name, list]) => ({
        name: `${name}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(list)),
      })),
    )
  let kept: readonly Kept[] = []
  // a sample opened before may have the name of one of them
  const found = ({ name, game }: (typeof stored)[keyof typeof stored]) =>
    kept.findLast(({ roster }) => roster.name === name && roster.system === game)
  await expect
    .poll(async () => {
      kept = await keptLists(page)
      return lists.filter(([, list]) => !found(list)).map(([name]) => name)
    })
    .toEqual([])
  return (wanted) => {
    const list = found(stored[wanted])
    if (!list) throw new Error(`The list ${wanted} was not taken in.`)
    return `/list/${list.id}`
  }
}
