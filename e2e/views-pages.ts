import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { kitchen } from './sample-lists.ts'
import { go, press, settled, type View, type World } from './views.ts'

const at = (name: string, path: string): View => ({
  name,
  of: 'nothing',
  show: (page) => go(page, path),
})

const many = ['Anna', 'Bartholomew Featherstonehaugh-Cholmondeley', 'Cem', 'Dora']
  .map((player, at) => {
    const list = at % 2 === 0 ? kitchen : kitchen.replace('• General\n', '').replace('740', '540')
    return `${player}\n\n${list.replace('Kitchen night', `Kitchen night ${at + 1}`)}`
  })
  .join('\n\n')

async function paste(page: Page, path: string, text: string, then: string) {
  await go(page, path)
  await page.locator('main textarea').first().fill(text)
  await page.locator('main .btn--go:visible').first().click()
  await page.locator(then).first().waitFor()
  await settled(page)
}

async function checkFour(page: Page) {
  await paste(page, '/check', many, '.crow__open, .ccard__open')
  await page.waitForFunction(() => !document.querySelector('.clist[aria-busy=true]'))
}

/** A button where there is room for it, else a row of a menu. */
async function pressOrPick(page: Page, world: World, name: string, menu: string) {
  if (!(await page.locator(menu).isVisible())) return await press(page, world, name)
  await page.locator(menu).click()
  await page.locator('[role=menu]:popover-open').getByText(world.say(name), { exact: true }).click()
}

async function openGlossary(page: Page) {
  await go(page, '/browse/aos4/glossary')
  await page.locator('main a[href*="/glossary/"]').first().click()
  await settled(page)
}

/** The tour begins with the first sample; only once in a browser. */
async function tour(page: Page) {
  await go(page, '/')
  await page.evaluate(() => localStorage.removeItem('muster-tour'))
  await page.reload()
  await page.locator('.samples__one').first().click()
  await page.locator('.driver-popover').waitFor()
  await settled(page)
}

/** Pages of an empty browser. The last one leaves a list in it. */
const pages: readonly View[] = [
  at('lists-empty', '/'),
  at('new', '/new'),
  {
    name: 'new-chosen',
    of: 'nothing',
    show: async (page) => {
      await go(page, '/new')
      await page.locator('main [role=option]').first().click()
      await page.locator('main form').waitFor()
    },
  },
  at('import', '/import'),
  {
    name: 'import-review',
    of: 'nothing',
    show: async (page) => {
      await page.goto('/')
      await page.evaluate(() => sessionStorage.clear())
      await paste(page, '/import', kitchen, '.imp__review')
    },
  },
  at('check-start', '/check'),
  { name: 'check-results', of: 'nothing', show: checkFour },
  {
    name: 'check-findings',
    of: 'nothing',
    show: async (page) => {
      await checkFour(page)
      await page.locator('.crow__open, .ccard__open').first().click()
      await page.locator('.ldetail').first().waitFor()
    },
  },
  {
    name: 'check-replies',
    of: 'nothing',
    show: async (page, world) => {
      await checkFour(page)
      await pressOrPick(page, world, 'Replies', '.chead [aria-haspopup=menu]')
      await page.locator('dialog[open]').waitFor()
    },
  },
  at('browse', '/browse'),
  at('browse-aos', '/browse/aos4/ogor-mawtribes'),
  at('browse-aos-unit', '/browse/aos4/ogor-mawtribes?unit=tyrant'),
  at('browse-40k', '/browse/wh40k11/orks'),
  at('browse-40k-unit', '/browse/wh40k11/orks?unit=warboss'),
  at('glossary', '/browse/aos4/glossary'),
  { name: 'glossary-term', of: 'nothing', show: openGlossary },
  at('settings', '/settings'),
  {
    name: 'settings-event',
    of: 'nothing',
    show: async (page, world) => {
      await go(page, '/settings')
      await press(page, world, 'New event')
      await page.locator('dialog[open]').waitFor()
    },
  },
  at('restore', '/restore'),
  at('not-found', '/no/such/page'),
  at('list-not-found', '/list/nobody'),
  at('shared-damaged', '/shared#nonsense'),
  at('bin-empty', '/?bin'),
  {
    name: 'keys',
    of: 'nothing',
    show: async (page) => {
      await go(page, '/settings')
      await page.keyboard.press('?')
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'report',
    of: 'nothing',
    show: async (page) => {
      await go(page, '/settings')
      await page.locator('.app__report').click()
      await page.locator('dialog[open] textarea').last().waitFor()
    },
  },
  { name: 'tour', of: 'nothing', show: tour },
]

/** The backup of another browser: each of the first lists changed there too, the next ones unknown here, one damaged. */
function otherwise(backup: string): string {
  const { lists, ...rest } = JSON.parse(backup) as { lists: { id: string; roster: object }[] }
  const changed = lists.map((list, at) => {
    if (at < 2) return { ...list, roster: { ...list.roster, name: `${at + 1} in another browser` } }
    return at < 5 ? { ...list, id: `${list.id}-elsewhere` } : list
  })
  return JSON.stringify({ ...rest, lists: [...changed, { id: 'damaged', roster: 'soup' }] })
}

/** Downloads a backup of what is here, then opens what becomes of it. */
async function restores(page: Page, world: World, become: (backup: string) => string) {
  await go(page, '/settings')
  const download = page.waitForEvent('download')
  await press(page, world, 'Download a backup')
  const backup = become(await readFile(await (await download).path(), 'utf8'))
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({
      name: 'muster-backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(backup),
    })
  await page.waitForURL(/\/restore/)
  await settled(page)
}

/** Pages of a browser with lists. */
const filled: readonly View[] = [
  { name: 'lists', of: 'lists', show: (page) => go(page, '/') },
  {
    name: 'lists-menu',
    of: 'lists',
    show: async (page) => {
      await go(page, '/')
      await page.locator('.lrow__acts [aria-haspopup=menu]').first().click()
      await page.locator('[role=menu]:popover-open').waitFor()
    },
  },
  {
    name: 'lists-select',
    of: 'lists',
    show: async (page, world) => {
      await go(page, '/')
      await press(page, world, 'Select lists')
      await page.locator('.lrow .check__box').first().check()
    },
  },
  {
    name: 'lists-export',
    of: 'lists',
    show: async (page, world) => {
      await go(page, '/')
      await press(page, world, 'Select lists')
      await page.locator('.lrow .check__box').first().check()
      await pressOrPick(page, world, 'Export', '.lbar__more button')
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'palette',
    of: 'lists',
    show: async (page) => {
      await go(page, '/settings')
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open] [role=option]').first().waitFor()
    },
  },
  {
    name: 'palette-search',
    of: 'lists',
    show: async (page) => {
      await go(page, '/settings')
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open] input').fill('ork')
      await page.locator('dialog[open] [role=option]').first().waitFor()
    },
  },
  { name: 'restore-review', of: 'lists', show: (page, world) => restores(page, world, String) },
  {
    name: 'restore-changes',
    of: 'lists',
    show: (page, world) => restores(page, world, otherwise),
  },
]

/** Every page but those of one list. */
export const pageViews: readonly View[] = [...pages, ...filled]
