/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page takes nothing with it */
import type { Page } from '@playwright/test'

/**
 * The texts on screen that are cut off by their box and cannot be read otherwise: neither a tooltip or name says them in full,
 * nor do they unfold, nor belong to a row that opens what it names. What scrolls is not cut.
 */
export async function cutTexts(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

    /** The box that cuts what stands in an element, by how it may be wider or higher than that. */
    const cutsOff = (element: Element, rect: DOMRect): boolean => {
      let free = { x: false, y: false }
      for (let box: Element | null = element; box && box !== document.body;) {
        const { overflowX, overflowY, display, position } = getComputedStyle(box)
        if (display !== 'inline' && display !== 'contents') {
          const edge = box.getBoundingClientRect()
          free = {
            x: free.x || /auto|scroll/.test(overflowX),
            y: free.y || /auto|scroll/.test(overflowY),
          }
          const hidden = (value: string) => value === 'hidden' || value === 'clip'
          const wide = rect.right > edge.right + 1.5 || rect.left < edge.left - 1.5
          const high = rect.bottom > edge.bottom + 4 || rect.top < edge.top - 4
          if (!free.x && hidden(overflowX) && wide) return true
          if (!free.y && hidden(overflowY) && high) return true
        }
        if (position === 'fixed') return false
        box = box.parentElement
      }
      return false
    }

    const isSaid = (element: Element, text: string): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const words = [one.getAttribute('title'), one.getAttribute('aria-label')].map(plain)
        if (words.some((said) => said.includes(text))) return true
        // a row opens the card or page of what it names; what unfolds shows the rest
        if (one.matches('button.row, .cand__main, .crow, .lrow h2 a, [aria-expanded]')) return true
        const inside = one.querySelector('[title]')?.getAttribute('title') ?? ''
        if (one !== scope && one.childElementCount < 4 && plain(inside).includes(text)) return true
      }
      return false
    }

    const cut: string[] = []
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = plain(node.textContent)
      if (
        !element ||
        text === '' ||
        element.closest('.sr-only, .skip, svg, option, .pp-page, noscript')
      )
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      // kept for screen readers alone
      const unseen = (one: Element | null): boolean =>
        one !== null &&
        (getComputedStyle(one).clipPath === 'inset(50%)' || unseen(one.parentElement))
      if (unseen(element)) continue
      if (rects.length === 0 || element.getBoundingClientRect().width < 2) continue
      if (rects.some((rect) => cutsOff(element, rect)) && !isSaid(element, text))
        cut.push(`${element.className || element.tagName}: ${text.slice(0, 60)}`)
    }
    return [...new Set(cut)]
  })
}
