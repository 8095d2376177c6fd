/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page takes nothing with it */
import type { Page } from '@playwright/test'

/** The controls on screen that cannot be brought into sight: something lies over them however one scrolls. Gives their names. */
export async function coveredControls(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const covered: string[] = []
    const controls = scope.querySelectorAll<HTMLElement>(
      'button, a[href], select, summary, input, textarea',
    )
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // called up by the keyboard alone, or a part of the points rule, whose rows do the same
      if (control.closest('.skip, .tape, .sr-only, [popover]:not(:popover-open), [inert]')) continue
      const isThere = (block: ScrollLogicalPosition): boolean => {
        control.scrollIntoView({ block, inline: 'center' })
        const shown = control.closest('label') ?? control
        // words that go on in a second line have a box of their own in each
        const boxes = [...shown.getClientRects()].filter(
          ({ width, height }) => width > 1 && height > 1,
        )
        const within = (at: number, end: number) => Math.min(Math.max(at, 1), end - 1)
        return (
          boxes.length === 0 ||
          boxes.some(({ left, top, width, height }) =>
            [0.5, 0.1, 0.9].some((part) => {
              const hit = document.elementFromPoint(
                within(left + width * part, window.innerWidth),
                within(top + Math.min(height / 2, 22), window.innerHeight),
              )
              return hit !== null && shown.contains(hit)
            }),
          )
        )
      }
      if (!(['center', 'nearest', 'start', 'end'] as const).some(isThere)) {
        const words = control.getAttribute('aria-label') ?? control.textContent
        covered.push(`covered: ${control.tagName} ${words.trim().slice(0, 40)}`)
      }
    }
    return covered
  })
}
