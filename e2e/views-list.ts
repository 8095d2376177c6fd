import type { Page } from '@playwright/test'

import { go, type ListName, press, settled, type View, widthOf, type World } from './views.ts'

type Show = View['show']

const open =
  (list: ListName, tail = ''): Show =>
  (page, world) =>
    go(page, `${world.path(list)}${tail}`)

const dialog = (page: Page) => page.locator('dialog[open]').last()

/** Turns to the pane that adds, checks or shows a card; in the widest windows all are there. */
async function turn(page: Page, pane: 'add' | 'check' | 'more') {
  const width = widthOf(page)
  if (width < 700) {
    await page.locator('.bb button').nth({ add: 1, check: 2, more: 3 }[pane]).click()
    await dialog(page).waitFor()
  } else if (width < 1100) {
    const tabs = page.locator('.pane--side [role=tab]')
    await (pane === 'add' ? tabs.first() : tabs.nth(-2)).click()
  } else if (pane === 'add') {
    // where the list has a reference, it stands in the same pane
    const tab = page.locator('.pane--picker [role=tab]').first()
    if (await tab.isVisible()) await tab.click()
  }
}

const adds =
  (list: ListName): Show =>
  async (page, world) => {
    await open(list)(page, world)
    await turn(page, 'add')
    await page.locator('.cand, .picker .empty').first().waitFor()
  }

const checks =
  (list: ListName): Show =>
  async (page, world) => {
    await open(list)(page, world)
    await turn(page, 'check')
  }

/** The card of the first unit of a block. */
const card =
  (list: ListName): Show =>
  async (page, world) => {
    await open(list)(page, world)
    await page.locator('.reg:not(.reg--set) .rowbox > button.row').first().click()
    await page.locator('article.card').waitFor()
  }

/** What is at hand in a wide window and behind More on a phone. */
async function pressInHead(page: Page, world: World, name: string) {
  if (widthOf(page) < 700) {
    await turn(page, 'more')
    await page
      .locator('.jobs .job', { hasText: world.say(name) })
      .first()
      .click()
  } else await press(page, world, name)
  await dialog(page).waitFor()
}

const headed =
  (list: ListName, name: string): Show =>
  async (page, world) => {
    await open(list)(page, world)
    await pressInHead(page, world, name)
  }

async function share(page: Page, world: World, list: ListName) {
  await open(list)(page, world)
  await press(page, world, 'Share')
  await dialog(page).locator('input[readonly]').waitFor()
}

async function shared(page: Page, world: World, list: ListName) {
  await share(page, world, list)
  const link = await dialog(page).locator('input[readonly]').inputValue()
  await page.goto(link)
  // only what stands after the # may differ from the page before
  await page.reload()
  await settled(page)
  await page.locator('.shared__body').waitFor()
}

/** A unit fewer, with the message that offers to take it back. */
async function removes(page: Page, world: World) {
  await open('ogors')(page, world)
  await page.locator('.reg:not(.reg--set) .rowbox > button.row').last().press('Delete')
  await page.locator('.toast').first().waitFor()
}

async function history(page: Page, world: World) {
  await removes(page, world)
  await open('ogors', '/history')(page, world)
  await page.locator('.stp__go').nth(1).waitFor()
}

async function snapshot(page: Page, world: World) {
  await open('orks', '/history')(page, world)
  await page.locator('.hist__take:visible, .hist__bar .btn:visible').first().click()
  await dialog(page).waitFor()
}

/** How the list was, beside its snapshots; on a phone in their place. */
async function past(page: Page, world: World) {
  await snapshot(page, world)
  await dialog(page).locator('.btn--go').click()
  await page.locator('.shot__go').first().click()
  await page.locator('.hist__detail .sv__head').waitFor()
}

async function menuOfUnit(page: Page, world: World) {
  await open('ogors')(page, world)
  await page.locator('.reg .row__acts button').nth(1).click()
  await page.locator('[role=menu]:popover-open').waitFor()
}

/** What a term of the rules means, beside the word. */
async function term(page: Page, world: World) {
  await card('orks')(page, world)
  await page.locator('article.card .term').first().click()
  await page.locator('.term-pop:popover-open').waitFor()
}

const view = (name: string, show: Show, only?: View['only']): View => ({
  name,
  of: 'lists',
  ...(only && { only }),
  show,
})

const lists = [
  'emptyOgors',
  'ogors',
  'faults',
  'longOgors',
  'emptyOrks',
  'orks',
  'longOrks',
] as const

/** The pages of one list: empty, typical, with faults, and with thirty units of long names, of both games. */
export const listViews: readonly View[] = [
  ...lists.map((list) => view(`builder-${list}`, open(list))),
  ...lists.map((list) => view(`add-${list}`, adds(list))),
  ...(['emptyOgors', 'ogors', 'faults', 'longOgors', 'faultyOrks', 'longOrks'] as const).map(
    (list) => view(`check-${list}`, checks(list)),
  ),
  ...(['ogors', 'longOgors', 'orks', 'longOrks'] as const).map((list) =>
    view(`card-${list}`, card(list)),
  ),
  view(
    'more',
    async (page, world) => {
      await open('orks')(page, world)
      await turn(page, 'more')
    },
    'phone',
  ),
  view('unit-menu', menuOfUnit, 'wide'),
  view('term', term),
  view('list-settings', headed('ogors', 'List settings')),
  view('list-settings-40k', headed('orks', 'List settings')),
  view('costs', async (page, world) => {
    await open('longOrks')(page, world)
    await press(page, world, 'Where the points come from')
    await dialog(page).waitFor()
  }),
  view('palette-list', async (page, world) => {
    await open('orks')(page, world)
    await page.keyboard.press('Control+k')
    await dialog(page).locator('[role=option]').first().waitFor()
  }),
  view('share', (page, world) => share(page, world, 'orks')),
  ...(['ogors', 'longOgors', 'orks', 'longOrks'] as const).map((list) =>
    view(`shared-${list}`, (page, world) => shared(page, world, list)),
  ),
  ...(['ogors', 'longOgors', 'orks', 'longOrks'] as const).map((list) =>
    view(`play-${list}`, open(list, '/play')),
  ),
  ...(['ogors', 'longOgors', 'orks', 'longOrks'] as const).map((list) =>
    view(`print-${list}`, open(list, '/print')),
  ),
  view('points', open('older', '/points')),
  view('points-same', open('ogors', '/points')),
  view('history-empty', open('orks', '/history')),
  view('history', history),
  view('history-name', snapshot),
  view('history-past', past),
  view('undo-toast', removes),
]
