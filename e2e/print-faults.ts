/* oxlint-disable unicorn/consistent-function-scoping -- what runs within the page has nothing from outside of itself */
import type { Page } from '@playwright/test'

/** What is wrong with the pages on paper, in words; empty when all is whole. Runs within the page. */
function findFaults(): readonly string[] {
  const wrong: string[] = []
  const sheets = [...document.querySelectorAll<HTMLElement>('main article[aria-label^="Page "]')]
  const parts = new Map<string, { pages: Set<number>; height: number; keep: string }>()
  const short = (element: Element) => (element.textContent ?? '').trim().slice(0, 40)

  /** Whether a text is drawn at all, and not there for reading out alone. */
  const isSeen = (element: Element) =>
    element.closest('.sr-only, .tape, [aria-hidden="true"]') === null

  /** The size of letters as they print; those within a drawing grow and shrink with it. */
  const sizeOf = (element: Element) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    const drawing = element.closest('svg')
    if (!drawing) return size
    const own = Number(element.closest('text')?.getAttribute('font-size') ?? size)
    return (
      (own * Number.parseFloat(getComputedStyle(drawing).width)) / drawing.viewBox.baseVal.width
    )
  }

  const checkText = (sheet: HTMLElement, at: number) => {
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || (node.textContent ?? '').trim() === '') continue
      if (sizeOf(element) < 10 - 0.001)
        wrong.push(`page ${at}: ${sizeOf(element)} px: ${short(element)}`)
      const around = element.closest('td, th, dd, dt, [data-block]')
      if (!around || !isSeen(element) || element.closest('svg')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const edge = around.getBoundingClientRect()
      // figures that are longer than their columns may use the space between them
      const spare = element.closest('i') ? 10 : 1.5
      for (const box of range.getClientRects())
        if (box.right > edge.right + spare || box.left < edge.left - spare)
          wrong.push(`page ${at}: out of its place: ${short(element)}`)
    }
  }

  const checkBlocks = (sheet: HTMLElement, at: number) => {
    const edge = sheet.getBoundingClientRect()
    const style = getComputedStyle(sheet)
    const left = edge.left + Number.parseFloat(style.paddingLeft) - 1
    const right = edge.right - Number.parseFloat(style.paddingRight) + 1
    const foot = sheet.querySelector('footer')?.getBoundingClientRect().top ?? edge.bottom
    for (const block of sheet.querySelectorAll<HTMLElement>('[data-block], [data-line]')) {
      const box = block.getBoundingClientRect()
      const bottom = block.tagName === 'FOOTER' ? edge.bottom : foot + 0.5
      if (box.top < edge.top || box.bottom > bottom || box.left < left || box.right > right)
        wrong.push(`page ${at}: cut: ${short(block)}`)
      const key = block.dataset['block']
      if (key === undefined || ['head', 'run', 'foot'].includes(key)) continue
      const known = parts.get(key) ?? {
        pages: new Set(),
        height: 0,
        keep: block.dataset['keep'] ?? '',
      }
      if (known.pages.has(at) && known.keep === 'whole') wrong.push(`page ${at}: twice: ${key}`)
      known.pages.add(at)
      known.height += box.height
      parts.set(key, known)
    }
  }

  for (const [index, sheet] of sheets.entries()) {
    const at = index + 1
    if (sheet.scrollHeight > sheet.clientHeight + 1) wrong.push(`page ${at} is overfull`)
    if (sheet.scrollWidth > sheet.clientWidth + 1) wrong.push(`page ${at} is too wide`)
    checkBlocks(sheet, at)
    checkText(sheet, at)
    const name = document.title.toLowerCase()
    if (!sheet.innerText.toLowerCase().includes(name))
      wrong.push(`page ${at} does not name the list`)
    if (!sheet.innerText.includes(`page ${at} of ${sheets.length}`))
      wrong.push(`page ${at} has no number`)
    for (const table of sheet.querySelectorAll('table.pp-roster'))
      if (!table.querySelector('thead th')?.getClientRects().length)
        wrong.push(`page ${at}: a table has no head`)
    if (!sheet.querySelector('[data-band]')) wrong.push(`page ${at} is empty`)
  }
  const room = Math.min(...sheets.map(({ clientHeight }) => clientHeight)) - 130
  for (const [key, { pages, height, keep }] of parts)
    if (pages.size > 1 && keep === 'whole' && height < room)
      wrong.push(`${key} is split over pages ${[...pages].join(', ')}`)
  return wrong
}

/** What is cut, split, out of its place or smaller than 7.5 points on the pages as they print; empty when all is whole. */
export async function paperFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(findFaults)
  await page.emulateMedia({ media: null })
  return found
}
