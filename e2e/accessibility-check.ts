import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What WCAG 2.2 AA asks for, as far as a machine can see, and what is simply good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What depends on colours, which takes most of the time that axe takes. */
const inColour = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds nothing wrong on the page as it is now. `what` names the view when something is. Under a dialog the
 * colours are those that the page has without it.
 */
export async function noViolations(page: Page, what = ''): Promise<void> {
  const dialog = (await page.locator('dialog:modal').count()) > 0
  const all = axe(page).withTags(tags)
  await expectNone(page, dialog ? all.disableRules(inColour) : all, what)
  if (dialog) await expectNone(page, onTop(axe(page).withRules(inColour), dialog), what)
}

/** The same for what the theme changes: the contrast of colours in the dark, but for paper, which has its own; then back to the light. */
export async function noDarkViolations(page: Page, what = ''): Promise<void> {
  const dialog = (await page.locator('dialog:modal').count()) > 0
  // without motion the colours change at once
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNone(page, onTop(axe(page).withRules(inColour), dialog), `${what}, dark`)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

const onTop = (builder: AxeBuilder, dialog: boolean): AxeBuilder =>
  dialog ? builder.include('dialog[open]') : builder.exclude('.pp-pages')

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** Our pages hold no frames, so axe runs in the page alone, which has it already; only what it finds wrong is wanted. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}

/** The points rule is to scale, so its parts may be narrow; what they do, the roster's rows do too. */
const onTape = (html: string) => /class="seg\b/.test(html)

async function expectNone(page: Page, builder: AxeBuilder, what: string): Promise<void> {
  // half a megabyte, once for each document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, nodes }) => {
    const wrong = nodes.filter(({ html }) => !(id === 'target-size' && onTape(html)))
    return wrong.length > 0 ? [[id, wrong.map(({ target }) => target)]] : []
  })
  expect(found, what).toEqual([])
}

/** Expects that nothing is wider than the window, once the letters that it is set in have come. */
export async function noSideways(page: Page, what = ''): Promise<void> {
  const beyond = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(beyond, { message: what }).toBeLessThanOrEqual(0)
}

/**
 * The controls on screen that a finger may miss: buttons, links that look like one, fields. Where their box is less than 44 px
 * in a direction, the points 21 px off its middle must still belong to it; 11 px for a word among words, 8 for one in a sentence,
 * since their size is that of their line. Gives their names.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog[open]')]
    const scope = dialogs.at(-1) ?? document
    const missed: string[] = []
    const at = window.scrollY
    for (const control of scope.querySelectorAll<HTMLElement>(
      'button, a.btn, nav a, select, summary, input:not([type=file], [type=radio], [type=checkbox])',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.tape'))
        continue
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const box = control.getBoundingClientRect()
      // kept for screen readers until it is called up
      if (box.width < 2) continue
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const reaches = (x: number, y: number) => {
        const hit = document.elementFromPoint(middle.x + x, middle.y + y)
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
      }
      const off = control.matches('.term') ? (control.closest('.kw, .weapons__marks') ? 11 : 8) : 21
      const wide = box.width >= off * 2 + 1.5 || (reaches(-off, 0) && reaches(off, 0))
      const high = box.height >= off * 2 + 1.5 || (reaches(0, -off) && reaches(0, off))
      const words = control.getAttribute('aria-label') ?? control.textContent
      if (!wide || !high) {
        missed.push(
          `${words.trim().slice(0, 40)} ${Math.round(box.width)} x ${Math.round(box.height)}`,
        )
      }
    }
    // what stays in sight would cover what is looked at next
    window.scrollTo(0, at)
    return missed
  })
}
