import { expect, test, type Browser, type Page } from '@playwright/test'

import { noSideways, smallTargets } from './accessibility-check.ts'
import { printed, splits } from './print-steps.ts'
import { addAll, changeSlot, closePicker, isPhone, openPicker, seal } from './roster-steps.ts'
import { linkOf, takeIn } from './sample-lists.ts'
import {
  attach,
  button,
  choose,
  closeCard,
  closeFindings,
  enhance,
  openCard,
  openFindings,
  openMore,
  openWargear,
  setLimit,
  setSize,
  total,
  undo,
} from './steps-wh40k11.ts'

/** On a phone: nothing is cut off at the side, and a thumb can hit all of it. */
async function fitsThumb(page: Page, what: string): Promise<void> {
  if (!isPhone(page)) return
  await noSideways(page, what)
  expect(await smallTargets(page), what).toEqual([])
}

/** From the start page to a list with two detachments for its 3 DP, and the disposition of the second one. */
async function begin(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'New list' }).first().click()
  await page.getByRole('radio', { name: 'Warhammer 40,000' }).check({ force: true })
  await page.getByRole('option', { name: 'Orks', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bosses and bullets')
  await button(page, 'Start the list').click()
  await button(page, /^Pick a detachment/).click()
  await choose(page, 'Bully Boyz')
  await choose(page, 'More Dakka!')
  const meter = page.getByRole('img', { name: /^Detachments: 3 of 3, 0 left/ })
  await expect(meter).toHaveAccessibleName(/Bully Boyz, 2 DP; More Dakka!, 1 DP$/)
}

/** A third detachment is refused with what it lacks, or stands in for one that is chosen. */
async function reachForAThird(page: Page): Promise<void> {
  const third = page.getByRole('listitem').filter({ hasText: /^Taktikal Brigade/ })
  await expect(third).toContainText(/take 4 DP .*Strike Force has 3/)
  await expect(button(third, 'Choose Taktikal Brigade')).toHaveCount(0)
  await button(page, 'Change slot').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(third).toBeVisible()
  const other = page.getByRole('listitem').filter({ hasText: /^Speedwaaagh!/ })
  await other.scrollIntoViewIfNeeded()
  await button(other, 'Instead of Bully Boyz').click()
  const disposition = button(page, /^disposition/i)
  await expect(disposition).toHaveText(/Reconnaissance/)
  await closePicker(page)
  await undo(page)
  await expect(disposition).toHaveText(/Purge the Foe/)
  await openPicker(page)
}

/** In a small battle the detachments are one DP too dear; a tap gives one of them up, its disposition with it. */
async function playSmall(page: Page): Promise<void> {
  await setLimit(page, '1,000')
  await expect(seal(page, '1 fault')).toBeVisible()
  await openFindings(page)
  const finding = page.getByRole('article').filter({ hasText: 'take 3 DP' })
  await expect(finding).toContainText('Incursion has 2')
  await expect(finding).toContainText('Core Rules 25.04')
  await button(finding, /^Take More Dakka! away/).click()
  await expect(finding).toHaveCount(0)
  await closeFindings(page)
  await expect(seal(page, 'In order')).toBeVisible()
  await expect(button(page, /^disposition/i)).toHaveText(/Purge the Foe/)
  await undo(page)
  await undo(page)
  await expect(seal(page, 'In order')).toBeVisible()
  await expect(button(page, /^disposition/i)).toHaveText(/Disruption/)
}

/** A leader is not let onto what it may not join, and says what it may. */
async function leadTheNobz(page: Page): Promise<void> {
  const card = await openCard(page, 'Warboss')
  await button(card, 'Attach to a unit').click()
  const refused = page.getByRole('listitem').filter({ hasText: /^Gretchin/ })
  await expect(refused).toContainText('it may join Boyz, Breaka Boyz and Nobz')
  await expect(button(refused, /^Choose/)).toHaveCount(0)
  await choose(page, 'Nobz')
  await closePicker(page)
  const block = page.getByRole('region', { name: 'Attached: Warboss, Painboy and Nobz' })
  for (const words of ['Warlord', 'Leader', 'Support', 'Bodyguard', 'one unit of 7 models'])
    await expect(block).toContainText(words)
}

/** An Upgrade goes to three units, counts once, and is refused to a fourth. */
async function upgradeThree(page: Page): Promise<void> {
  const upgrade = 'Dead Shiny Shootas'
  for (const unit of ['Boyz', 'Boyz', 'Boyz']) await enhance(page, unit, upgrade, upgrade)
  const card = await openCard(page, 'Gretchin')
  await button(card, /^Enhancement/).click()
  const fourth = page.getByRole('listitem').filter({ hasText: new RegExp(`^${upgrade}`) })
  await expect(fourth).toContainText('an Upgrade may be on 3')
  await expect(button(fourth, `Choose ${upgrade}`)).toHaveCount(0)
  await closePicker(page)
}

async function build(page: Page): Promise<void> {
  await changeSlot(page, /Add a unit/)
  await addAll(page, ['Boyz', 'Boyz', 'Boyz', 'Trukk', 'Trukk', 'Trukk', 'Battlewagon'])
  await addAll(page, ['Gorkanaut', 'Morkanaut', 'Meganobz', 'Warboss in Mega Armour', 'Stormboyz'])
  await closePicker(page)
  await attach(page, 'Warboss in Mega Armour', 'Meganobz')
  await setSize(page, 'Nobz', '10 models, 210 points')
  await setSize(page, 'Meganobz', '6 models, 180 points')
  await upgradeThree(page)
  await enhance(page, 'Warboss', 'Big Gob')
  await enhance(page, 'Warboss in Mega Armour', 'Tellyporta')
}

/** Wargear for all of a unit, wargear that costs points, and another Warlord. */
async function equip(page: Page): Promise<void> {
  const nobz = await openCard(page, 'Nobz')
  await openWargear(nobz)
  await button(nobz, /^Same for all.*Power klaw/).click()
  await expect(nobz.getByRole('row', { name: /^Power klaw ×10/ })).toBeVisible()
  await closeCard(page)
  const wagon = await openCard(page, 'Battlewagon')
  await openWargear(wagon)
  await button(wagon, "One 'Ard Case more").click()
  await expect(wagon.locator('header')).toHaveText(/160$/)
  await closeCard(page)
  const boss = await openCard(page, 'Warboss in Mega Armour')
  await expect(boss.locator('header')).toHaveText(/105$/)
  await button(boss, 'Make it the warlord').click()
  await closeCard(page)
}

const blocks = [
  ['Attached: Warboss, Painboy and Nobz', 'one unit of 12 models', '405'],
  ['Attached: Warboss in Mega Armour and Meganobz', 'Warlord', '285'],
  ['Battleline', 'Dead Shiny Shootas', '90'],
  ['Dedicated Transports', '3 units, 55 each', '165'],
  ['Army choices', 'Bully Boyz', 'More Dakka!', 'Disruption'],
] as const

/** The finished list: in the builder, and where it is shared. */
async function isWhole(page: Page): Promise<void> {
  await expect(total(page)).toHaveAccessibleName(/1,920 of 2,000, 80 left/)
  await expect(seal(page, 'In order')).toBeVisible()
  for (const [name, ...words] of blocks) {
    const block = page.getByRole('region', { name, exact: true })
    for (const word of words) await expect(block).toContainText(word, { ignoreCase: true })
  }
}

/** Three of the four enhancements are used, though five units bear one. */
async function lookUp(page: Page): Promise<void> {
  await openMore(page)
  const place = isPhone(page) ? 'button' : 'tab'
  await page.getByRole(place, { name: /^Detachments and stratagems/ }).click()
  await expect(page.getByText('3 of 4 enhancements')).toBeVisible()
  const upgrade = page.getByRole('listitem').filter({ hasText: 'Dead Shiny Shootas' })
  await expect(upgrade.first()).toContainText('3 of 3')
  const stratagems = page.getByRole('region', { name: 'Stratagems', exact: true })
  await button(stratagems, 'Yours').click()
  await expect(stratagems).toContainText('Speshul Shells')
  await expect(stratagems).not.toContainText('Call Dat Dakka?')
  await fitsThumb(page, 'detachments and stratagems')
  await closeCard(page)
}

/** Opens the link as somebody else, in a browser that has never seen the app, and keeps a copy there. */
async function openElsewhere(browser: Browser, link: string, phone: boolean): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const touch = { viewport, hasTouch: true, isMobile: true }
  const elsewhere = await browser.newContext(phone ? touch : {})
  const page = await elsewhere.newPage()
  await page.goto(link)
  await expect(page.getByText('Shared list, read only')).toBeVisible()
  await isWhole(page)
  for (const words of ['Power klaw ×10', "'Ard Case", 'Enhancement: Big Gob', 'In order.'])
    await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByText('Kombi-weapon and Close combat weapon')).toHaveCount(0)
  await expect(button(page, /^Add/)).toHaveCount(0)
  await fitsThumb(page, 'shared list')

  await button(page, 'Keep a copy').click()
  await expect(page).toHaveURL(/\/list\/\w+$/)
  await page.reload()
  await isWhole(page)
  return page
}

/** Prints roster and stratagems: as many pages as are shown, nothing split. */
async function printIt(page: Page): Promise<void> {
  await openMore(page)
  await page.getByRole('link', { name: 'Print' }).click()
  const sheets = page.getByRole('article', { name: /^Page \d+ of / })
  await expect(sheets).toHaveCount(2)
  if (isPhone(page)) await page.getByRole('button', { name: 'Paper and options' }).click()
  await page.getByRole('checkbox', { name: 'Stratagems by phase' }).check()
  await expect(sheets).toHaveCount(3)
  await page.evaluate(() => document.fonts.ready)
  const [first, , last] = await sheets.all()
  if (!first || !last) throw new Error('There are no pages.')
  await expect(first).toContainText('1,920')
  await expect(first.getByRole('img', { name: 'In order' })).toBeVisible()
  const joined = page.getByRole('rowgroup').filter({ hasText: 'Painboy' })
  for (const words of ['Leader', 'Support', 'Bodyguard', 'Power klaw ×10', '405'])
    await expect(joined).toContainText(words)
  const shooting = last.getByRole('group', { name: 'Shooting', exact: true })
  await expect(shooting.getByRole('listitem').filter({ hasText: 'Speshul Shells' })).toHaveText(
    /Your\s*Speshul Shells\s*More Dakka!\s*1 CP/,
  )
  expect(await splits(page)).toEqual([])
  expect((await printed(page)).pages).toBe(3)
}

test('a list of Orks goes from the start page to paper: built, refused, mended, shared, kept, printed @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await begin(page)
  await reachForAThird(page)
  await fitsThumb(page, 'detachments to choose')
  await changeSlot(page, /disposition/i)
  await choose(page, 'Disruption')
  await changeSlot(page, /Add a unit/)
  await addAll(page, ['Nobz', 'Warboss', 'Painboy', 'Gretchin'])
  await closePicker(page)
  await playSmall(page)
  await leadTheNobz(page)
  await openPicker(page)
  await build(page)
  await equip(page)
  await fitsThumb(page, 'builder')
  await isWhole(page)
  await lookUp(page)

  await page.reload()
  await isWhole(page)
  const nobz = await openCard(page, 'Nobz')
  await expect(nobz.getByRole('row', { name: /^Power klaw ×10/ })).toBeVisible()
  await closeCard(page)
  const link = await linkOf(page)
  expect(link.length).toBeLessThan(200)
  const other = await openElsewhere(browser, link, isPhone(page))
  await printIt(other)
  await other.context().close()
  expect(faults).toEqual([])
})

test('a list that comes in at fault names the rule of each, and a tap mends it @phone', async ({
  page,
}) => {
  await takeIn(page, {
    game: 'wh40k11',
    faction: 'Orks',
    detachments: ['Bully Boyz', 'More Dakka!', 'Taktikal Brigade'],
    forceDisposition: 'Disruption',
    units: [
      { name: 'Warboss', warlord: true, attachedTo: 'grots' },
      { id: 'grots', name: 'Gretchin' },
      'Boyz',
    ],
  })
  await expect(seal(page, '2 faults')).toBeVisible()
  await openFindings(page)
  const dear = page.getByRole('article').filter({ hasText: 'take 4 DP' })
  await expect(dear).toContainText('Core Rules 25.04')
  await fitsThumb(page, 'faults')
  await button(dear, /^Take Taktikal Brigade away/).click()
  await expect(dear).toHaveCount(0)
  const astray = page.getByRole('article').filter({ hasText: 'Gretchin' })
  await expect(astray).toContainText('Core Rules 24.22')
  await expect(astray).toContainText('it may join Boyz')
  await button(astray, /^Attach Warboss to Boyz/).click()
  await expect(astray).toHaveCount(0)
  await closeFindings(page)
  await expect(seal(page, 'In order')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Attached: Warboss and Boyz' })).toBeVisible()
})
