import { expect, type Locator, type Page } from '@playwright/test'

import { noDarkViolations, noSideways, noViolations, smallTargets } from './accessibility-check.ts'
import { isPhone } from './roster-steps.ts'
import { brokenDinner, dinner, orks, textFile } from './sample-lists.ts'

/** Brings three lists of two games in; the last one was edited last. */
export async function threeLists(page: Page): Promise<void> {
  await page.goto('/import')
  await page
    .getByLabel('Files to import')
    .setInputFiles(
      [dinner, brokenDinner, orks].map((list) =>
        textFile(`${list.name}.json`, JSON.stringify(list)),
      ),
    )
  await expect(page.getByText(/3 lists imported/).first()).toBeVisible()
  await page.goto('/')
  await expect(rows(page)).toHaveCount(3)
}

/** The rows of the lists. */
export const rows = (page: Page) => page.getByRole('listitem')
/** Their names. */
export const names = (page: Page) => rows(page).getByRole('heading')
/** The row of a list. */
export const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
/** A button of this very name. */
export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
/** What can be done with selected lists. */
export const bar = (page: Page) => page.getByRole('group', { name: 'Selected lists' })
/** Games, folders and the bin. */
export const places = (page: Page) => page.getByRole('navigation', { name: 'Lists' })

/** Takes an entry of the menu of a list. */
export async function choose(page: Page, list: string, action: string): Promise<void> {
  await button(page, `More for ${list}`).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Selects lists: a finger begins with the button, a mouse with the box. */
export async function select(page: Page, lists: readonly string[]): Promise<void> {
  if (isPhone(page)) await button(page, 'Select lists').click()
  for (const name of lists) {
    if (isPhone(page)) await row(page, name).click()
    else await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  }
  await expect(bar(page)).toContainText(`${lists.length} selected`)
}

/** Takes back what was said last. */
export async function undo(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Messages' })
    .getByRole('button', { name: 'Undo' })
    .last()
    .click()
}

/** What the page looks like is no obstacle to anybody. */
export async function fine(page: Page, what: string): Promise<void> {
  await noSideways(page, what)
  await noViolations(page, what)
  await noDarkViolations(page, what)
  if (isPhone(page)) expect(await smallTargets(page), what).toEqual([])
}
