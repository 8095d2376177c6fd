import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What WCAG 2.2 AA asks for, as far as a machine can see, and what is simply good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds nothing wrong on the page as it is now. `what` names the view when something is. */
export async function noViolations(page: Page, what = ''): Promise<void> {
  await expectNone(axe(page).withTags(tags), what)
}

/** The same for what the theme changes: the contrast of colours in the dark; then back to the light. */
export async function noDarkViolations(page: Page, what = ''): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNone(axe(page).withRules(['color-contrast', 'link-in-text-block']), `${what}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Our pages hold no frames, so axe runs in the page alone; only what it finds wrong is wanted. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}

/** The points rule is to scale, so its parts may be narrow; what they do, the roster's rows do too. */
const onTape = (html: string) => /class="seg\b/.test(html)

async function expectNone(builder: AxeBuilder, what: string): Promise<void> {
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, nodes }) => {
    const wrong = nodes.filter(({ html }) => !(id === 'target-size' && onTape(html)))
    return wrong.length > 0 ? [[id, wrong.map(({ target }) => target)]] : []
  })
  expect(found, what).toEqual([])
}

/** Expects that nothing is wider than the window. */
export async function noSideways(page: Page, what = ''): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond, what).toBeLessThanOrEqual(0)
}
