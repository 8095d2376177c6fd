import { expect, test, type Locator, type Page } from '@playwright/test'

import { takeIn } from './sample-lists.ts'

/** As much of what React tells its developer tools, also in a release, as it takes to see what was rendered. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly memoizedProps: unknown
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Counts in the page how often rows of units are rendered. */
function countRows(): void {
  const performedWork = 1
  const ofFunction = 0
  const isRow = ({ tag, memoizedProps: props }: Fiber) =>
    tag === ofFunction &&
    typeof props === 'object' &&
    props !== null &&
    'row' in props &&
    'selected' in props
  const look = (fiber: Fiber, before: Fiber | null) => {
    const rendered = before === null || fiber.flags % 2 === performedWork
    const rows = Number(Reflect.get(globalThis, 'rowsRendered') ?? 0)
    if (rendered && isRow(fiber)) Reflect.set(globalThis, 'rowsRendered', rows + 1)
    const same = new Set<Fiber>()
    for (let child = before?.child; child; child = child.sibling) same.add(child)
    for (let { child } = fiber; child; child = child.sibling) {
      if (!same.has(child)) look(child, child.alternate)
    }
  }
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) =>
      look(current, current.alternate),
  })
}

/** How many rows were rendered since this was asked before. */
const rendered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = Number(Reflect.get(globalThis, 'rowsRendered') ?? 0)
    Reflect.set(globalThis, 'rowsRendered', 0)
    return rows
  })

const mob = ['Boyz', 'Boyz', 'Boyz', 'Trukk', 'Stormboyz', 'Gretchin'] as const

const crowd = {
  game: 'wh40k11',
  name: 'A crowd',
  faction: 'Orks',
  battleSize: 'Strike Force',
  limit: 5000,
  detachments: ['War Horde'],
  units: [
    { name: 'Warboss', nickname: 'The boss', warlord: true },
    ...Array.from({ length: 30 }, (_, at) => ({
      name: mob[at % mob.length],
      nickname: `Mob ${at + 10}`,
    })),
  ],
}

const row = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Roster' }).getByRole('button', { name: new RegExp(`^${name}`) })

async function moveOver(page: Page, unit: Locator): Promise<void> {
  const { x, y, height } = (await unit.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 80, y + height / 2, { steps: 3 })
}

test('of a long roster only the rows are drawn anew that a drag or an edit concerns', async ({
  page,
}) => {
  await page.addInitScript(countRows)
  await takeIn(page, crowd)
  await expect(page.locator('.roster.can-drag')).toBeVisible()
  const isOver = (name: string) =>
    expect(page.locator('.roster .rowbox.is-over', { hasText: name })).toBeVisible()

  await moveOver(page, row(page, 'The boss'))
  await page.mouse.down()
  await moveOver(page, row(page, 'Mob 10'))
  await isOver('Mob 10')
  // each says whether it takes the unit
  expect(await rendered(page)).toBeGreaterThan(30)
  await moveOver(page, row(page, 'Mob 11'))
  await isOver('Mob 11')
  expect(await rendered(page)).toBe(2)
  await page.keyboard.press('Escape')
  await expect(page.locator('.lift')).toHaveCount(0)
  await page.mouse.up()

  await row(page, 'The boss').press('m')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.rowbox.is-over')).toHaveCount(1)
  await rendered(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => rendered(page)).toBe(2)
  await page.keyboard.press('Escape')
  await expect(page.locator('.rowbox.is-over')).toHaveCount(0)

  const gretchin = row(page, 'Mob 15')
  const before = await gretchin.textContent()
  await rendered(page)
  await gretchin.press('r')
  await expect(gretchin).not.toHaveText(before ?? '')
  expect(await rendered(page)).toBe(1)
})
